import { lengthOf, yardstick } from './contestants.ts';
import { measure, type Speed } from './measure.ts';
import { makeGameRows, makeProofRows } from './rows.ts';

/** `npm run bench [-- seconds]`: the speeds of this machine, and the shares that matter. */
const seconds = Number(process.argv[2] ?? 40);

/** Cards that the yardstick plays in a game: its only decisions. */
const YARDSTICK_PLAYS = 49.2;

const games = makeGameRows();
const proofs = makeProofRows();
const decisions = { on: lengthOf(true, 2000).decisions, off: lengthOf(false, 2000).decisions };
const contestants = [...games.map(({ contestant }) => contestant), ...proofs];
const speeds = measure(yardstick, contestants, seconds);

row('random play', 'games/s', 'decisions/s', 'decisions a game', 'yardstick ÷ this');
row('---', '---:', '---:', '---:', '---:');
gameRow('yardstick', YARDSTICK_PLAYS);
for (const { name, tactics } of games) gameRow(name, tactics ? decisions.on : decisions.off);
console.log();
row('claim proof', 'µs', 'in the time of a yardstick game');
row('---', '---:', '---:');
for (const { name } of proofs) {
  const { perSecond, behind } = speedOf(name);
  row(name, (1e6 / perSecond).toFixed(3), (1 / behind).toFixed(0));
}

function gameRow(name: string, length: number): void {
  const { perSecond, behind } = speedOf(name);
  row(name, whole(perSecond), whole(perSecond * length), length.toFixed(1), behind.toFixed(1));
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
