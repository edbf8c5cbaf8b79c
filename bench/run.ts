import { parseArgs } from 'node:util';
import { fastPlayOuts, fastSteps, lengthOf, readable, yardstick } from './contestants.ts';
import { measure, type Speed } from './measure.ts';
import { counterExamples, fullSides, partialProofs } from './proofs.ts';

/** `npm run bench [-- seconds] [--json]`: the speeds of this machine, and the shares that matter. */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 40);

/** Cards that the yardstick plays in a game: its only decisions. */
const YARDSTICK_PLAYS = 49.2;

const GAMES = [
  { name: 'readable, Tactics', make: readable, tactics: true },
  { name: 'readable, no Tactics', make: readable, tactics: false },
  { name: 'fast by steps, Tactics', make: fastSteps, tactics: true },
  { name: 'fast by steps, no Tactics', make: fastSteps, tactics: false },
  { name: 'fast playouts, Tactics', make: fastPlayOuts, tactics: true },
  { name: 'fast playouts, no Tactics', make: fastPlayOuts, tactics: false },
];
const PROOFS = [
  { name: 'proof, partial side', make: partialProofs },
  { name: 'proof with counter-example', make: counterExamples },
  { name: 'strength, full side', make: fullSides },
];

const lengths = { true: lengthOf(true, 2000), false: lengthOf(false, 2000) };
const games = GAMES.map(({ name, make, tactics }) => make(name, tactics));
const proofs = PROOFS.map(({ name, make }) => make(name));
const speeds = measure(yardstick, [...games, ...proofs], seconds);

const { perSecond } = speedOf('yardstick');
const play = [
  {
    name: 'yardstick',
    gamesPerCpuSecond: perSecond,
    decisionsPerGame: YARDSTICK_PLAYS,
    behindYardstick: 1,
  },
  ...GAMES.map(({ name, tactics }) => ({
    name,
    gamesPerCpuSecond: speedOf(name).perSecond,
    decisionsPerGame: lengths[`${tactics}`].decisions,
    behindYardstick: speedOf(name).behind,
  })),
];
const proof = PROOFS.map(({ name }) => ({
  name,
  microseconds: 1e6 / speedOf(name).perSecond,
  perYardstickGame: 1 / speedOf(name).behind,
}));
if (values.json) console.log(JSON.stringify({ seconds, play, proof }));
else printTables();

function printTables(): void {
  row('random play', 'games/s', 'decisions/s', 'decisions a game', 'yardstick ÷ this');
  row('---', '---:', '---:', '---:', '---:');
  for (const { name, gamesPerCpuSecond, decisionsPerGame, behindYardstick } of play) {
    row(
      name,
      whole(gamesPerCpuSecond),
      whole(gamesPerCpuSecond * decisionsPerGame),
      decisionsPerGame.toFixed(1),
      behindYardstick.toFixed(1),
    );
  }
  console.log();
  row('claim proof', 'µs', 'in a yardstick game');
  row('---', '---:', '---:');
  for (const { name, microseconds, perYardstickGame } of proof) {
    row(name, microseconds.toFixed(3), perYardstickGame.toFixed(0));
  }
}

function speedOf(name: string): Speed {
  const speed = speeds.get(name);
  if (speed === undefined) throw new Error(`${name} was not measured`);
  return speed;
}

function row(...cells: readonly string[]): void {
  console.log(`| ${cells.join(' | ')} |`);
}

/** Per CPU second, to three places that mean something. */
function whole(number: number): string {
  return Number(number.toPrecision(3)).toLocaleString('en');
}
