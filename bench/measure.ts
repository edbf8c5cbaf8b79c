/** CPU seconds of this process, the engine's own threads included. */
function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Something to be timed: `run` does `size` units of work, some 10 ms or more. */
export interface Contestant {
  readonly name: string;
  readonly size: number;
  run(size: number): void;
}

export interface Speed {
  /** Units per CPU second, the median of all rounds. */
  readonly perSecond: number;
  /** The yardstick's units for one of these, the median of all rounds: 40 is a fortieth. */
  readonly behind: number;
}

/**
 * Times all by turns, round after round, each between two runs of the yardstick, so that what
 * slows the machine slows them alike.
 */
export function measure(
  yardstick: Contestant,
  contestants: readonly Contestant[],
  seconds: number,
): Map<string, Speed> {
  const speeds = new Map<string, Rounds>();
  for (const { name } of contestants) speeds.set(name, { rates: [], behind: [] });
  const own: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (const each of contestants) each.run(each.size * WARM_UP);
  let before = time(yardstick);
  do {
    for (const each of contestants) {
      const rate = time(each);
      const after = time(yardstick);
      const rounds = speeds.get(each.name);
      rounds?.rates.push(rate);
      rounds?.behind.push((before + after) / 2 / rate);
      own.push(after);
      before = after;
    }
  } while (performance.now() < end);
  const result = new Map([[yardstick.name, { perSecond: median(own), behind: 1 }]]);
  for (const [name, { rates, behind }] of speeds) {
    result.set(name, { perSecond: median(rates), behind: median(behind) });
  }
  return result;
}

interface Rounds {
  readonly rates: number[];
  readonly behind: number[];
}

/** Enough runs for the compiler to have had its say. */
const WARM_UP = 8;

function time(contestant: Contestant): number {
  const before = cpuSeconds();
  contestant.run(contestant.size);
  return contestant.size / (cpuSeconds() - before);
}

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}
