import { useSyncExternalStore, type AnchorHTMLAttributes, type ReactElement } from 'react';
import { parseRoute, pathOf, type Route } from './routes.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('popstate', listener);
  };
}

/** Where the reader is; the same object as long as the path is the same. */
export function useRoute(): Route {
  const path = useSyncExternalStore(subscribe, () => window.location.pathname);
  return parseRoute(path);
}

/** The part of the address behind `#`. */
export function useFragment(): string {
  return useSyncExternalStore(subscribeFragment, () => window.location.hash.slice(1));
}

function subscribeFragment(listener: () => void): () => void {
  const stop = subscribe(listener);
  window.addEventListener('hashchange', listener);
  return () => {
    stop();
    window.removeEventListener('hashchange', listener);
  };
}

export function go(route: Route, how: 'push' | 'replace' = 'push', fragment = ''): void {
  const address = pathOf(route) + (fragment === '' ? '' : `#${fragment}`);
  if (how === 'push') window.history.pushState(null, '', address);
  else window.history.replaceState(null, '', address);
  for (const listener of listeners) listener();
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly to: Route;
  readonly fragment?: string;
}

/** A link within the program: no page is loaded, unless in a new tab. */
export function Link({ to, fragment = '', ...rest }: LinkProps): ReactElement {
  return (
    <a
      {...rest}
      href={pathOf(to) + (fragment === '' ? '' : `#${fragment}`)}
      onClick={(event) => {
        rest.onClick?.(event);
        if (event.defaultPrevented || event.button !== 0) return;
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(to, 'push', fragment);
      }}
    />
  );
}
