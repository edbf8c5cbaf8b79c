import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A game in the making is not registered, so nothing of it is shipped: its files are empty here. */
export function playableGames(): Plugin {
  return {
    name: 'playable-games',
    enforce: 'pre',
    load: (id) => (isInTheMaking(id) ? 'export {};' : null),
  };
}

function isInTheMaking(id: string): boolean {
  const [folder] = /^.*\/games\/[^/]+\//.exec(id) ?? [];
  return folder !== undefined && existsSync(path.join(folder, 'IN-THE-MAKING.md'));
}
