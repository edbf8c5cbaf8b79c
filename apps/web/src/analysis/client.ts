import type { Thinker } from '../bots/client.ts';

/** The worker that analyses. */
export function makeAnalyst(): Thinker {
  // Apart from `new Worker`, so that the build does not make a bundle of its own of it.
  const code = new URL('./worker.ts', import.meta.url);
  const worker = new Worker(code, { type: 'module', name: 'analyst' });
  return {
    endpoint: worker,
    onBroken: (hear) => {
      worker.addEventListener('error', (event) => hear(new Error(event.message)));
      worker.addEventListener('messageerror', () => hear(new Error('a message was lost')));
    },
    end: () => worker.terminate(),
  };
}
