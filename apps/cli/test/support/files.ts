import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A finished game of the blank game. */
export const GOLDEN = fileURLToPath(
  new URL('../../../../games/_blank/golden/target.log', import.meta.url),
);
export const GOLDEN_TEXT = readFileSync(GOLDEN, 'utf8');

/** A folder for the files of one test file. */
export interface Folder {
  readonly path: string;
  /** The path of a file in it, written if `content` is given. */
  file(name: string, content?: string | Uint8Array): string;
  remove(): void;
}

export function makeFolder(): Folder {
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-'));
  return {
    path: folder,
    file: (name, content) => {
      const file = path.join(folder, name);
      if (content !== undefined) writeFileSync(file, content);
      return file;
    },
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
