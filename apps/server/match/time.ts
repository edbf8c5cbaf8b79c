/** The clock, and what is to be done later by it. */
export interface Time {
  /** Thousandths of a second since 1970. */
  readonly now: () => number;
  /** Does something after so many thousandths of a second; gives what calls it off. */
  readonly later: (ms: number, task: () => void) => () => void;
}

/** This machine's; what is to be done later holds no process up. */
export const SYSTEM_TIME: Time = {
  now: Date.now,
  later: (ms, task) => {
    const timer = setTimeout(task, ms).unref();
    return () => {
      clearTimeout(timer);
    };
  },
};
