import { useEffect, type RefObject } from 'react';

/**
 * Marks a box of text with `data-tight` while it is higher than its room, so that its style can set
 * it smaller. It looks when something has changed its size, and the browser has laid everything out
 * already; only what was tight is laid out once more, to try other words at full size.
 */
export function useTight(
  box: RefObject<HTMLElement | null>,
  room: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const [says, around] = [box.current, room.current];
    if (says === null || around === null) return undefined;
    const observer = new ResizeObserver(() => {
      delete says.dataset['tight'];
      if (says.scrollHeight > around.clientHeight) says.dataset['tight'] = '';
    });
    observer.observe(around);
    for (const paragraph of says.children) observer.observe(paragraph);
    return () => observer.disconnect();
  }, [box, room]);
}
