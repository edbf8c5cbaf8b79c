import { existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './save.ts';
import { userFolder } from './user-folder.ts';

type Env = Readonly<Record<string, string | undefined>>;

function fileOf(env: Env, game: string): string {
  return path.join(userFolder(env, 'editions'), `${game}.json`);
}

/** The edition that new games of this game are played with; null: the house edition. */
export function usedEditionFile(env: Env, game: string): string | null {
  const file = fileOf(env, game);
  return existsSync(file) ? file : null;
}

export function useEdition(env: Env, game: string, text: string): void {
  mkdirSync(userFolder(env, 'editions'), { recursive: true });
  writeWhole(fileOf(env, game), text);
}

export function forgetEdition(env: Env, game: string): void {
  rmSync(fileOf(env, game), { force: true });
}
