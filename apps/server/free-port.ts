import { createServer } from 'node:net';
import type { Settings } from './settings.ts';

/** The port that is wished for, or 0, which leaves it to the system, where another has it. */
export function freePort({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once('error', (error: Error & { readonly code?: string }) => {
      if (error.code === 'EADDRINUSE') resolve(0);
      else reject(error);
    });
    trial.listen({ host, port }, () => {
      trial.close(() => {
        resolve(port);
      });
    });
  });
}
