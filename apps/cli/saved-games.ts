import { closeSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';

const MOST = 9;
const MARK = 'bannerfield-';

/** The files of this folder that hold games of ours, the newest first. */
export function savedGames(folder: string): string[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.log') && isOurs(path.join(folder, name)))
    .map((name) => ({ name, time: statSync(path.join(folder, name)).mtimeMs }))
    .sort((a, b) => b.time - a.time)
    .slice(0, MOST)
    .map(({ name }) => name);
}

/** The names of files and folders that begin like this, whole. */
export function completeFile(begun: string): string[] {
  const { folder, name } = /^(?<folder>.*\/)?(?<name>[^/]*)$/s.exec(begun)?.groups ?? {};
  const before = folder ?? '';
  return namesIn(before === '' ? '.' : before)
    .filter((each) => each.startsWith(name ?? '') && (name !== '' || !each.startsWith('.')))
    .map((each) => `${before}${each}${isFolder(before + each) ? '/' : ''}`);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function isFolder(file: string): boolean {
  return statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;
}

function isOurs(file: string): boolean {
  try {
    // A pipe would be waited for.
    if (!statSync(file).isFile()) return false;
    const handle = openSync(file, 'r');
    const begin = Buffer.alloc(MARK.length);
    try {
      readSync(handle, begin);
    } finally {
      closeSync(handle);
    }
    return begin.toString('latin1') === MARK;
  } catch {
    return false;
  }
}
