import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  writeSync,
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
  } catch (error) {
    rmSync(draft, { force: true });
    throw Object.assign(error as Error, { path: file });
  }
}

function writeDraft(draft: string, text: string): void {
  const handle = openSync(draft, 'w');
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
