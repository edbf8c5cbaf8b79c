import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

type Env = Readonly<Record<string, string | undefined>>;

/** Where a user's settings of one kind lie: XDG_CONFIG_HOME, or what the system has for it. */
export function userFolder(env: Env, kind: 'editions' | 'armies'): string {
  const roaming = process.platform === 'win32' ? env['APPDATA'] : undefined;
  const base = env['XDG_CONFIG_HOME'] ?? roaming ?? path.join(env['HOME'] ?? homedir(), '.config');
  return path.join(base, 'bannerfield', kind);
}
