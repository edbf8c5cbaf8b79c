import { parseArgs } from 'node:util';
import { yardstick } from './contestants.ts';
import { measure, type Speed } from './measure.ts';
import { makeGameRows, makeProofRows } from './rows.ts';
import { playYardstick } from './yardstick.ts';

/**
 * `npm run bench [-- seconds] [--json]`: the speeds of this machine, and the shares that matter.
 * `bannerfield bench --json` prints the same document; packages/protocol has its form.
 */
const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const seconds = Number(positionals[0] ?? 40);

const games = makeGameRows();
const proofs = makeProofRows();
const contestants = [...games.map(({ contestant }) => contestant), ...proofs];
const speeds = measure(yardstick, contestants, seconds);

const play = [
  gameFigures('yardstick', yardstickPlays(2000)),
  ...games.map(({ name, decisions }) => gameFigures(name, decisions())),
];
const proof = proofs.map(({ name }) => proofFigures(name));
if (values.json) console.log(JSON.stringify({ seconds, play, proof }));
else printTables();

function gameFigures(name: string, decisionsPerGame: number) {
  const { perSecond, behind } = speedOf(name);
  return { name, gamesPerCpuSecond: perSecond, decisionsPerGame, behindYardstick: behind };
}

/** Cards that the yardstick plays in a game: its only decisions. */
function yardstickPlays(games: number): number {
  let plays = 0;
  for (let n = 0; n < games; n++) plays += playYardstick();
  return plays / games;
}

function proofFigures(name: string) {
  const { perSecond, behind } = speedOf(name);
  return { name, microseconds: 1e6 / perSecond, perYardstickGame: 1 / behind };
}

function printTables(): void {
  row('random play', 'games/s', 'decisions/s', 'decisions a game', 'yardstick ÷ this');
  row('---', '---:', '---:', '---:', '---:');
  for (const {
    name,
    gamesPerCpuSecond: games,
    decisionsPerGame: length,
    behindYardstick,
  } of play) {
    row(name, whole(games), whole(games * length), length.toFixed(1), behindYardstick.toFixed(1));
  }
  console.log();
  row('claim proof', 'µs', 'in the time of a yardstick game');
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

/** Three digits, since no more of them mean anything. */
function whole(number: number): string {
  return Number(number.toPrecision(3)).toLocaleString('en');
}
