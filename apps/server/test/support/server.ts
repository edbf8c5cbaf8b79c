import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Site } from '@bannerfield/site';
import { onTestFinished } from 'vitest';
import { startServer, type Running } from '../../server.ts';
import { LIMITS, type Limits, type Settings } from '../../settings.ts';

/** A server in this process, on a database that goes with the test; errors of it fail the test. */
export interface Tested extends Running {
  readonly settings: Settings;
  readonly reports: string[];
}

export async function testServer(
  limits: Partial<Limits> = {},
  site: Site | null = null,
): Promise<Tested> {
  const reports: string[] = [];
  const settings: Settings = {
    host: '127.0.0.1',
    port: 0,
    database: temporaryFile(),
    origins: [],
    trustsProxy: false,
    tls: null,
    servesClient: false,
    limits: { ...LIMITS, requests: 100_000, opened: 100_000, ...limits },
  };
  const running = await startServer(settings, site, (what, error) => {
    reports.push(`${what}: ${String(error)}`);
  });
  let stopping: Promise<void> | null = null;
  const stop = (): Promise<void> => (stopping ??= running.stop());
  onTestFinished(stop);
  return { ...running, stop, settings, reports };
}

/** The name of a SQLite file in a folder that goes with the test. */
export function temporaryFile(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-server-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return path.join(folder, 'matches.sqlite');
}
