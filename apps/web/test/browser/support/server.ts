import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startChild, type ServerProcess } from '../../../../server/test/support/child.ts';

/** A server with the client, as `npm start` starts it, on a database that goes with it. */
export interface PlayServer extends Pick<ServerProcess, 'address' | 'complaints'> {
  end(): Promise<void>;
}

export async function startPlayServer(): Promise<PlayServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-play-'));
  const child = await startChild(folder, { CLIENT: 'on' });
  return {
    address: child.address,
    complaints: child.complaints,
    end: async () => {
      await child.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
