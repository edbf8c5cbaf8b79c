import { useSyncExternalStore } from 'react';

interface Watched {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly matches: () => boolean;
}

const watched = new Map<string, Watched>();

/** One list a query, however many ask: making one costs more than asking it. */
function watch(query: string): Watched {
  const known = watched.get(query);
  if (known !== undefined) return known;
  const list = window.matchMedia(query);
  const fresh: Watched = {
    subscribe: (onChange) => {
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    matches: () => list.matches,
  };
  watched.set(query, fresh);
  return fresh;
}

/** Whether the media query holds, kept up to date. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watch(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** Nine columns on such a screen are narrower than a thumb. */
export function useIsNarrow(): boolean {
  return useMedia('(max-width: 399.98px)');
}
