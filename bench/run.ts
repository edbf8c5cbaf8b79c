import { fastPlayOuts, fastSteps, lengthOf, readable, yardstick } from './contestants.ts';
import { measure, type Speed } from './measure.ts';
import { counterExamples, fullSides, partialProofs } from './proofs.ts';

/** `npm run bench [-- seconds]`: the speeds of this machine, and the shares that matter. */
const seconds = Number(process.argv[2] ?? 40);

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

row('random play', 'games/s', 'decisions/s', 'decisions a game', 'yardstick ÷ this');
row('---', '---:', '---:', '---:', '---:');
const { perSecond } = speedOf('yardstick');
row('yardstick', whole(perSecond), whole(perSecond * YARDSTICK_PLAYS), `${YARDSTICK_PLAYS}`, '1');
for (const { name, tactics } of GAMES) {
  const { decisions } = lengths[`${tactics}`];
  const speed = speedOf(name);
  row(
    name,
    whole(speed.perSecond),
    whole(speed.perSecond * decisions),
    decisions.toFixed(1),
    speed.behind.toFixed(1),
  );
}
console.log();
row('claim proof', 'µs', 'in a yardstick game');
row('---', '---:', '---:');
for (const { name } of PROOFS) {
  const speed = speedOf(name);
  row(name, (1e6 / speed.perSecond).toFixed(3), (1 / speed.behind).toFixed(0));
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
