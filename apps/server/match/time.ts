/** The clock, and what is to be done later by it. */
export interface Time {
  /** Thousandths of a second since 1970. */
  readonly now: () => number;
  /** Does something after so many thousandths of a second; gives what calls it off. */
  readonly later: (ms: number, task: () => void) => () => void;
}

/** A timer of Node for longer than this, some 25 days, goes off at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** This machine's; what is to be done later holds no process up. */
export const SYSTEM_TIME: Time = { now: Date.now, later };

function later(ms: number, task: () => void): () => void {
  const own = Math.min(ms, LONGEST_TIMER_MS);
  let cancel = (): void => {
    clearTimeout(timer);
  };
  const timer = setTimeout(() => {
    if (own === ms) task();
    else cancel = later(ms - own, task);
  }, own).unref();
  return () => {
    cancel();
  };
}
