import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach } from 'vitest';
import '../fonts.css';
import '../tokens.css';

interface Shown {
  readonly container: HTMLElement;
  /** Draws it anew, with other props mostly. */
  redraw(element: ReactElement): void;
  /** Takes it off the page before the test ends: what is hidden still costs time. */
  close(): void;
}

const shown = new Set<{ readonly root: Root; readonly container: HTMLElement }>();

afterEach(() => {
  for (const { root, container } of shown) {
    root.unmount();
    container.remove();
  }
  shown.clear();
  delete document.documentElement.dataset['theme'];
});

/** Draws an element on the page until the end of the test. */
export function show(element: ReactElement): Shown {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  const piece = { root, container };
  shown.add(piece);
  const redraw = (next: ReactElement): void => flushSync(() => root.render(next));
  redraw(element);
  const close = (): void => {
    root.unmount();
    container.remove();
    shown.delete(piece);
  };
  return { container, redraw, close };
}

/** Once the page has been drawn, layout observers included. */
export function nextFrame(): Promise<void> {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

export function spot(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-spot="${name}"]`);
  if (found === null) throw new Error(`there is no spot ${name}`);
  return found;
}

/** What many tests look at and none changes, made when the first of them asks. */
export function once<T>(make: () => T): () => T {
  let made: { readonly it: T } | null = null;
  return () => (made ??= { it: make() }).it;
}
