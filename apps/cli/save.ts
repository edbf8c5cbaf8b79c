import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Writes a file whole or not at all: beside it under another name first, then renamed.
 * @throws fs errors, with the old file as it was.
 */
export function writeWhole(file: string, text: string): void {
  // What a link points to is replaced, not the link.
  const target = existsSync(file) ? realpathSync(file) : file;
  const { dir, base } = path.parse(target);
  const draft = path.join(dir, `.${base}.${String(process.pid)}.tmp`);
  try {
    writeDraft(draft, text);
    renameSync(draft, target);
    syncFolder(dir);
  } catch (error) {
    rmSync(draft, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}

function writeDraft(draft: string, text: string): void {
  const handle = openSync(draft, 'w');
  try {
    // Goes on after a short write, as on a disk that is filling, until the error comes.
    writeFileSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Keeps the new name through a power cut, on systems where a folder can be synced. */
function syncFolder(dir: string): void {
  try {
    const handle = openSync(dir === '' ? '.' : dir, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // The file itself is whole and in its place.
  }
}
