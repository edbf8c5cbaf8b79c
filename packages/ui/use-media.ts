import { useSyncExternalStore } from 'react';

/** Whether the media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );
}

/** Nine columns on such a screen are narrower than a thumb. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 399.98px)');
}
