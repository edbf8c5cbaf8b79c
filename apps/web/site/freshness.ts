import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** What the client is built from. */
const SOURCES = ['apps/web', 'games', 'packages', 'package-lock.json'];
const FOREIGN = new Set(['node_modules', 'dist', 'test', 'golden', 'reports']);
const STAMP = '.stamp';

/** A digest of everything that goes into the client. */
export function digestSources(root: string): string {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesOf(root, source)) {
      hash
        .update(`${file}\n`)
        .update(readFileSync(path.join(root, file)))
        .update('\n');
    }
  }
  return hash.digest('hex');
}

function filesOf(root: string, place: string): string[] {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (path.extname(place) === '.json') return [place];
  return readdirSync(full, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !FOREIGN.has(name))
    .flatMap((entry) => {
      const file = path.posix.join(place, entry.name);
      if (entry.isDirectory()) return filesOf(root, file);
      return entry.isFile() ? [file] : [];
    })
    .sort();
}

/** Whether the built client is of these sources. */
export function isFresh(dist: string, digest: string): boolean {
  const stamp = path.join(dist, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === digest;
}

export function markFresh(dist: string, digest: string): void {
  writeFileSync(path.join(dist, STAMP), digest);
}
