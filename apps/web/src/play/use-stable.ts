import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * The same function for ever, which does what the newest one given does: so that what is drawn
 * with it is not drawn anew. For events only, not while drawing.
 */
export function useStable<A extends readonly unknown[]>(
  newest: (...args: A) => void,
): (...args: A) => void {
  const kept = useRef(newest);
  useLayoutEffect(() => {
    kept.current = newest;
  });
  return useCallback((...args: A) => kept.current(...args), []);
}
