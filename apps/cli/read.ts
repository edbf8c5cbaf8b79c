import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { badInput } from './errors.ts';

/** Far more than any game needs; so that a wrong file does not fill the memory. */
const LARGEST = 16 * 1024 * 1024;

/**
 * The text of a file of ours.
 * @throws CliError for what is no text file of reasonable size, fs errors for what cannot be read.
 */
export function readText(file: string): string {
  const bytes = readBytes(file);
  if (bytes.length === 0) throw badInput(`${file}: the file is empty`);
  const text = decoded(bytes);
  if (text === null || text.includes('\0')) throw badInput(`${file}: this is not a text file`);
  return text;
}

function readBytes(file: string): Buffer {
  if (file === '' || file.includes('\0')) throw badInput(`“${file}” is not the name of a file`);
  const handle = openSync(file, 'r');
  try {
    if (fstatSync(handle).isDirectory()) {
      throw badInput(`${file}: this is a folder, not a file`);
    }
    return readAll(handle, file);
  } finally {
    closeSync(handle);
  }
}

/** By pieces, because a pipe or a device does not tell its size. */
function readAll(handle: number, file: string): Buffer {
  const pieces: Buffer[] = [];
  let total = 0;
  for (;;) {
    const piece = Buffer.alloc(64 * 1024);
    const length = readSync(handle, piece);
    if (length === 0) return Buffer.concat(pieces);
    total += length;
    if (total > LARGEST) throw badInput(`${file}: this is larger than 16 MB, so no game of ours`);
    pieces.push(piece.subarray(0, length));
  }
}

function decoded(bytes: Buffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
