import { thinkerOf, type Thinker } from '../bots/client.ts';

/** The worker that analyses. */
export function makeAnalyst(): Thinker {
  // Apart from `new Worker`, so that the build does not make a bundle of its own of it.
  const code = new URL('./worker.ts', import.meta.url);
  return thinkerOf(new Worker(code, { type: 'module', name: 'analyst' }));
}
