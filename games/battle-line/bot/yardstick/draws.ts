/** Natural logarithms of factorials, up to more cards than there are. */
const LOG_FACTORIALS: readonly number[] = makeLogFactorials(80);

function makeLogFactorials(most: number): number[] {
  const logs = [0];
  for (let n = 1; n <= most; n++) logs.push((logs[n - 1] ?? 0) + Math.log(n));
  return logs;
}

function logChoose(all: number, some: number): number {
  if (some < 0 || some > all) return -Infinity;
  const log = (n: number): number => LOG_FACTORIALS[n] ?? 0;
  return log(all) - log(some) - log(all - some);
}

/** Cards that will come to a player out of those that he has not seen. */
export interface Draws {
  readonly unseen: number;
  readonly drawn: number;
}

/**
 * The chance that at least `needed` of `wanted` cards are among those drawn (hypergeometric).
 * @param wanted how many cards would do, of all unseen.
 */
export function chanceToDraw({ unseen, drawn }: Draws, wanted: number, needed: number): number {
  if (needed <= 0) return 1;
  if (wanted < needed || drawn < needed) return 0;
  const all = logChoose(unseen, drawn);
  let chance = 0;
  for (let hits = needed; hits <= Math.min(wanted, drawn); hits++) {
    chance += Math.exp(logChoose(wanted, hits) + logChoose(unseen - wanted, drawn - hits) - all);
  }
  return Math.min(1, chance);
}

/** The chance that at least `needed` of independent events come, of these chances. */
export function chanceOfSome(chances: readonly number[], needed: number): number {
  if (needed <= 0) return 1;
  let counts = [1];
  for (const chance of chances) {
    const next = new Array<number>(counts.length + 1).fill(0);
    for (const [count, share] of counts.entries()) {
      next[count] = (next[count] ?? 0) + share * (1 - chance);
      next[count + 1] = (next[count + 1] ?? 0) + share * chance;
    }
    counts = next;
  }
  return counts.slice(needed).reduce((sum, share) => sum + share, 0);
}
