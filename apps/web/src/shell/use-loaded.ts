import { useEffect, useState } from 'react';

interface Loaded<T> {
  readonly key: string;
  readonly value: T | null;
  /** What went wrong, in a box, since anything can be thrown; null: nothing. */
  readonly failure: { readonly error: unknown } | null;
}

/**
 * What a page needs before it can be drawn; null: it is not here yet. What does not come is thrown
 * while the page is drawn, so that the boundary around it speaks.
 * @param load asked anew when `key` changes; null: there is nothing to load.
 */
export function useLoaded<T>(key: string, load: (() => Promise<T>) | null): T | null {
  const [loaded, setLoaded] = useState<Loaded<T>>({ key, value: null, failure: null });
  useEffect(() => {
    let isWanted = true;
    const show = (value: T | null, failure: Loaded<T>['failure']) => {
      if (isWanted) setLoaded({ key, value, failure });
    };
    load?.().then(
      (value) => show(value, null),
      (error: unknown) => show(null, { error }),
    );
    return () => {
      isWanted = false;
    };
    // What is to be loaded follows from the key alone.
  }, [key]);
  if (loaded.failure !== null) throw loaded.failure.error;
  return loaded.key === key ? loaded.value : null;
}
