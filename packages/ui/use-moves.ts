import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { animateMoves, placesIn, type Places } from './motion.ts';

/**
 * Follows what bears `data-moves` below the element.
 * @param scene what all places follow from; always as many. A card that is lifted because it is
 *   picked has not moved, and to ask where everything is costs more than to draw a pick.
 */
export function useMoves(ref: RefObject<HTMLElement | null>, scene: readonly unknown[]): void {
  const places = useRef<Places | null>(null);
  useLayoutEffect(() => {
    const root = ref.current;
    if (root === null) return;
    const before = places.current;
    places.current = before === null ? placesIn(root) : animateMoves(root, before);
  }, scene);
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
