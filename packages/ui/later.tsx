import { useEffect, useState, type ComponentType, type ReactElement } from 'react';

/**
 * A component whose code is fetched when it is first drawn; until then `waiting` stands for it.
 * React's own `lazy` would hold back what has come for 300 ms after it has drawn something else.
 * What cannot be fetched is thrown while drawing, for a boundary, and tried again by the next.
 */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: ReactElement | null = null,
): ComponentType<P> {
  let come: ComponentType<P> | null = null;
  const fetch = async (): Promise<void> => {
    come ??= await load();
  };
  return function Later(props: P): ReactElement | null {
    const [state, setState] = useState<{ readonly error?: unknown }>({});
    const Come = come;
    const isThere = Come !== null;
    useEffect(() => {
      // As it was drawn: what has come since must be drawn still.
      if (isThere) return undefined;
      let isWanted = true;
      const tell = (next: { readonly error?: unknown }): void => {
        if (isWanted) setState(next);
      };
      fetch().then(
        () => tell({}),
        (error: unknown) => tell({ error }),
      );
      return () => {
        isWanted = false;
      };
    }, [isThere]);
    if ('error' in state) throw state.error;
    return Come === null ? waiting : <Come {...props} />;
  };
}
