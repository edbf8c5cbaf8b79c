import { FLAGS } from '../../rules/state.ts';

const WAYS = 1 << FLAGS;
/** Flags, or flags in a row, that win. */
const MOST = 5;
const ROW = 3;

/** By mask of flags held: whether these win the game. */
const WINS: readonly boolean[] = Array.from({ length: WAYS }, (_, held) => isWon(held));

function isWon(held: number): boolean {
  let [count, row] = [0, 0];
  for (let flag = 0; flag < FLAGS; flag++) {
    const isHeld = ((held >> flag) & 1) === 1;
    row = isHeld ? row + 1 : 0;
    if (isHeld) count += 1;
    if (row === ROW || count === MOST) return true;
  }
  return false;
}

/**
 * The chance to win a game whose flags fall so, each by itself. Where both would have won, who
 * comes first is open.
 * @param chances to have each flag, from 0 to 1.
 */
export function chanceToWin(chances: readonly number[]): number {
  let shares = [1];
  for (const [flag, chance] of chances.entries()) {
    const size = 1 << flag;
    const next = new Array<number>(size * 2).fill(0);
    for (let held = 0; held < size; held++) {
      const share = shares[held] ?? 0;
      next[held] = share * (1 - chance);
      next[held + size] = share * chance;
    }
    shares = next;
  }
  let sum = 0;
  for (let held = 0; held < WAYS; held++) {
    const mine = WINS[held] === true ? 1 : 0;
    const theirs = WINS[WAYS - 1 - held] === true ? 1 : 0;
    sum += ((shares[held] ?? 0) * (1 + mine - theirs)) / 2;
  }
  return sum;
}
