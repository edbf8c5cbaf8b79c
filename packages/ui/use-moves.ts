import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { animateMoves, placesIn, type Places } from './motion.ts';

/** Follows what bears `data-moves` below the element whenever it is drawn anew. */
export function useMoves(ref: RefObject<HTMLElement | null>): void {
  const places = useRef<Places | null>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const before = places.current;
    places.current = before === null ? placesIn(root) : animateMoves(root, before);
  });
  useEffect(() => {
    const root = ref.current;
    if (root === null) return undefined;
    // What a new size has moved has not moved in the game.
    const observer = new ResizeObserver(() => {
      places.current = placesIn(root);
    });
    observer.observe(root);
    return () => observer.disconnect();
  }, [ref]);
}
