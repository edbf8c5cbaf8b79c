import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that hold nothing of ours. */
const FOREIGN = new Set(['node_modules', 'coverage', 'dist', 'reports']);

function isOurs(name: string): boolean {
  return !name.startsWith('.') && !FOREIGN.has(name);
}

/** All files below `folder` but hidden ones, as paths from `root` with `/`, in order; none if it is not there. */
export function listFiles(root: string, folder = '.'): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true })
    .filter(({ name }) => isOurs(name))
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) return listFiles(root, file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}

/** The names of the folders directly below `folder`, in order. */
export function listFolders(root: string, folder: string): string[] {
  const start = path.join(root, folder);
  if (!existsSync(start)) return [];
  return readdirSync(start, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && isOurs(entry.name))
    .map(({ name }) => name)
    .sort();
}
