import type { Time } from '../../match/time.ts';

/** A clock that goes on only when it is told to. */
export interface TestTime extends Time {
  /** Lets so many thousandths of a second go by, and does what falls due, in its order. */
  pass(ms: number): void;
}

interface Due {
  readonly at: number;
  readonly task: () => void;
}

export function makeTime(start = 1_000_000): TestTime {
  let now = start;
  const waiting = new Set<Due>();
  const nextUntil = (end: number): Due | undefined =>
    [...waiting].filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    later: (ms, task) => {
      const due = { at: now + ms, task };
      waiting.add(due);
      return () => {
        waiting.delete(due);
      };
    },
    pass: (ms) => {
      const end = now + ms;
      for (let due = nextUntil(end); due !== undefined; due = nextUntil(end)) {
        waiting.delete(due);
        now = Math.max(now, due.at);
        due.task();
      }
      now = end;
    },
  };
}
