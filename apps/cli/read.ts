import { closeSync, openSync, readSync, statSync } from 'node:fs';
import type { Words } from '@bannerfield/kernel';
import { badInput, CliError } from './errors.ts';

/** Far more than any game needs; so that a wrong file does not fill the memory. */
const LARGEST = 16 * 1024 * 1024;
/** The longest line of ours holds an edition, of some 20,000 letters. */
const LONGEST_LINE = 1_000_000;

/**
 * The text of a file of ours.
 * @throws CliError for what is no text file of reasonable size, fs errors for what cannot be read.
 */
export function readText(file: string): string {
  const bytes = readBytes(file);
  if (bytes.length === 0) {
    throw badInput({ en: `${file}: the file is empty`, de: `${file}: die Datei ist leer` });
  }
  const text = decoded(bytes);
  if (text === null || text.includes('\0')) {
    throw badInput({
      en: `${file}: this is not a text file`,
      de: `${file}: das ist keine Textdatei`,
    });
  }
  checkLines(file, text);
  return text;
}

/** What reads a line is not made for millions of letters: a pattern would exhaust the stack. */
function checkLines(file: string, text: string): void {
  let line = 1;
  for (let from = 0; text.length - from > LONGEST_LINE; line += 1) {
    const end = text.indexOf('\n', from);
    if (end === -1 || end - from > LONGEST_LINE) throw badInput(tooLong(file, String(line)));
    from = end + 1;
  }
}

function tooLong(file: string, line: string): Words {
  return {
    en: `${file}, line ${line}: this line has more than a million letters, as none of ours has`,
    de: `${file}, Zeile ${line}: diese Zeile hat mehr als eine Million Zeichen, wie keine von uns`,
  };
}

function readBytes(file: string): Buffer {
  if (file === '' || file.includes('\0')) {
    throw badInput({
      en: `“${file}” is not the name of a file`,
      de: `„${file}“ ist nicht der Name einer Datei`,
    });
  }
  // Opened by the shell before us: reading waits only for a writer that is there.
  if (!/^\/dev\/(stdin|fd\/\d+)$/.test(file)) checkRegular(file);
  const handle = openSync(file, 'r');
  try {
    return readAll(handle, file);
  } catch (error) {
    // Reading knows the handle only.
    throw error instanceof CliError ? error : Object.assign(error as Error, { path: file });
  } finally {
    closeSync(handle);
  }
}

/** Before it is opened: to open a pipe that nobody writes to would wait for ever. */
function checkRegular(file: string): void {
  const stat = statSync(file);
  if (stat.isFile()) return;
  throw stat.isDirectory()
    ? badInput({
        en: `${file}: this is a folder, not a file`,
        de: `${file}: das ist ein Ordner, keine Datei`,
      })
    : badInput({
        en: `${file}: this is a pipe or a device, not a file`,
        de: `${file}: das ist eine Pipe oder ein Gerät, keine Datei`,
      });
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
