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
}

const shown: { root: Root; container: HTMLElement }[] = [];

afterEach(() => {
  for (const { root, container } of shown.splice(0)) {
    root.unmount();
    container.remove();
  }
  delete document.documentElement.dataset['theme'];
});

/** Draws an element on the page until the end of the test. */
export function show(element: ReactElement): Shown {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  shown.push({ root, container });
  const redraw = (next: ReactElement): void => flushSync(() => root.render(next));
  redraw(element);
  return { container, redraw };
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
