import { useEffect, useState } from 'react';

/** Where a replay stands, and its going on by itself. */
export interface Stepping {
  /** Which of the stops. */
  readonly index: number;
  readonly isPlaying: boolean;
  goTo(index: number): void;
  setPlaying(isPlaying: boolean): void;
}

/** Time enough to see a move and read its line. */
const STEP = 1400;

/**
 * Steps through `0` to `last`; plays on by itself when told to, and stops at the end.
 * @param first where to begin.
 */
export function useStepping(last: number, first = 0): Stepping {
  const [index, setIndex] = useState(first);
  const [wants, setWants] = useState(false);
  const isPlaying = wants && index < last;
  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = window.setTimeout(() => setIndex((now) => Math.min(now + 1, last)), STEP);
    return () => window.clearTimeout(timer);
  }, [isPlaying, index, last]);
  return {
    index,
    isPlaying,
    goTo: (next) => {
      setWants(false);
      setIndex(Math.max(0, Math.min(next, last)));
    },
    setPlaying: setWants,
  };
}
