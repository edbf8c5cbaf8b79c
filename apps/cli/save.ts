import { randomUUID } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  constants,
  existsSync,
  fchmodSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { badInput } from './errors.ts';

/**
 * Writes a file whole or not at all: beside it under another name first, then renamed. One that
 * is there keeps its permissions.
 * @throws fs errors, with the old file as it was.
 */
export function writeWhole(file: string, text: string): void {
  writeDrafted(file, text, renameSync);
}

/**
 * As `writeWhole`, but only where no file is, whoever else may be about to make one.
 * @throws fs errors; `EEXIST` if there is one.
 */
export function writeNew(file: string, text: string): void {
  writeDrafted(file, text, (draft, target) => {
    linkNew(draft, target);
    rmSync(draft, { force: true });
  });
}

/** @throws fs errors if no file could be written under this name. */
export function checkWritable(file: string): void {
  writeDrafted(file, '', (draft, target) => {
    // Asks whether the name itself is one.
    lstatSync(target, { throwIfNoEntry: false });
    rmSync(draft, { force: true });
  });
}

/** Makes a folder and those above it. @throws fs errors, also where none can be made at all. */
export function makeFolders(folder: string): void {
  const stat = statSync(folder, { throwIfNoEntry: false });
  if (stat?.isDirectory() === true) return;
  const above = path.dirname(path.resolve(folder));
  try {
    // Not `recursive`: that goes round for ever where a file system takes no folders.
    if (stat === undefined && above !== path.resolve(folder)) makeFolders(above);
    mkdirSync(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isBelowFile = stat === undefined && code === 'EEXIST';
    // All folders above are there by now.
    const told = isBelowFile ? 'ENOTDIR' : code === 'ENOENT' ? 'NO_ROOM' : code;
    throw Object.assign(error as Error, { path: folder, code: told });
  }
}

function writeDrafted(
  file: string,
  text: string,
  place: (draft: string, target: string) => void,
): void {
  checkName(file);
  let draft: string | null = null;
  try {
    const target = targetOf(file);
    const folder = path.dirname(target);
    draft = path.join(folder, `.bannerfield-${randomUUID()}.tmp`);
    writeDraft(draft, text, modeOf(target));
    place(draft, target);
    syncFolder(folder);
  } catch (error) {
    if (draft !== null) rmSync(draft, { force: true });
    throw withPlace(error as NodeJS.ErrnoException, file);
  }
}

/** Says which file or folder it was. */
function withPlace(error: NodeJS.ErrnoException, file: string): Error {
  if (error.code !== 'ENOENT') return Object.assign(error, { path: file });
  const folder = path.dirname(file);
  return Object.assign(
    error,
    existsSync(folder) ? { path: file, code: 'NO_ROOM' } : { path: folder, code: 'NO_FOLDER' },
  );
}

/** What programs take for standard output is none of ours: a game is saved in a file. */
export function checkName(file: string): void {
  if (file !== '' && file !== '-' && !file.includes('\0')) return;
  throw badInput({
    en: `“${file}” is not the name of a file`,
    de: `„${file}“ ist nicht der Name einer Datei`,
  });
}

const MOST_LINKS = 40;

/** What a link points to is written, not the link, also where nothing is there yet. */
function targetOf(file: string): string {
  let target = file;
  for (let links = 0; links < MOST_LINKS; links++) {
    if (lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink() !== true) return target;
    target = path.resolve(realpathSync(path.dirname(target)), readlinkSync(target));
  }
  throw Object.assign(new Error('its links lead round in a circle'), { code: 'ELOOP' });
}

function modeOf(target: string): number | null {
  const stat = statSync(target, { throwIfNoEntry: false });
  return stat === undefined ? null : stat.mode & 0o7777;
}

/** A hard link is made only where nothing is; some file systems have none. */
function linkNew(draft: string, target: string): void {
  try {
    linkSync(draft, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw error;
    copyFileSync(draft, target, constants.COPYFILE_EXCL);
  }
}

function writeDraft(draft: string, text: string, mode: number | null): void {
  const handle = openSync(draft, 'wx');
  try {
    if (mode !== null) fchmodSync(handle, mode);
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
    const handle = openSync(dir, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // The file itself is whole and in its place.
  }
}
