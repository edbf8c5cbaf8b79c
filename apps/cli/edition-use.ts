import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { writeWhole } from './save.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where a user's settings lie: XDG_CONFIG_HOME, or what the system has for it. */
function configFolder(env: Env): string {
  const roaming = process.platform === 'win32' ? env['APPDATA'] : undefined;
  const base = env['XDG_CONFIG_HOME'] ?? roaming ?? path.join(env['HOME'] ?? homedir(), '.config');
  return path.join(base, 'bannerfield', 'editions');
}

function fileOf(env: Env, game: string): string {
  return path.join(configFolder(env), `${game}.json`);
}

/** The edition that new games of this game are played with; null: the house edition. */
export function usedEditionFile(env: Env, game: string): string | null {
  const file = fileOf(env, game);
  return existsSync(file) ? file : null;
}

export function useEdition(env: Env, game: string, text: string): void {
  mkdirSync(configFolder(env), { recursive: true });
  writeWhole(fileOf(env, game), text);
}

export function forgetEdition(env: Env, game: string): void {
  rmSync(fileOf(env, game), { force: true });
}
