import { useEffect, type RefObject } from 'react';

/**
 * Marks a box of text with `data-tight` while its paragraphs have not room enough, so that its style
 * can set them smaller. It looks when something has changed its size, and the browser has laid
 * everything out already; only what was tight is laid out once more, to try other words at full size.
 */
export function useTight(box: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const says = box.current;
    if (says === null) return undefined;
    const observer = new ResizeObserver(() => {
      delete says.dataset['tight'];
      if (says.scrollHeight > says.clientHeight) says.dataset['tight'] = '';
    });
    observer.observe(says);
    for (const paragraph of says.children) observer.observe(paragraph);
    return () => observer.disconnect();
  }, [box]);
}
