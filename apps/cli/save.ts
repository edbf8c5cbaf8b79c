import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/**
 * Writes a file whole or not at all: beside it under another name first, then renamed.
 * @throws fs errors, with the old file as it was.
 */
export function writeWhole(file: string, text: string): void {
  const draft = path.join(path.dirname(file), `.${path.basename(file)}.${String(process.pid)}.tmp`);
  try {
    writeDraft(draft, text);
    renameSync(draft, file);
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
