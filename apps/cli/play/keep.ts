import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { formatLog, type Log } from '@bannerfield/kernel';
import { badInput } from '../errors.ts';
import { readText } from '../read.ts';
import { checkName, checkWritable, writeNew, writeWhole } from '../save.ts';
import { formatSeries } from '../series-file.ts';

/** Where an evening was written. */
export interface Kept {
  readonly file: string;
  /** What hindered it from being written where it was meant to be; else null. */
  readonly trouble: Error | null;
}

/** Where an evening is kept. */
export interface Keeper {
  /** @throws CliError for a file that is not ours, fs errors. */
  write(file: string, logs: readonly Log[]): void;
  /** Where it was written last, or is meant to be, or wherever it can be: no game is lost. */
  writeAnywhere(logs: readonly Log[]): Kept;
}

/** A file as it was read. */
export interface ReadFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Never writes over a file that this evening has not made or loaded, nor over what somebody else
 * has written there since.
 * @param usual the file of `--save` or `--load`; null: one is named when it is needed.
 * @param loaded what was loaded and may be written over, or null.
 */
export function makeKeeper(
  gameId: string,
  length: number,
  usual: string | null,
  loaded: ReadFile | null,
): Keeper {
  let current = usual;
  /** What we know to stand in each file of ours. */
  const own = new Map<string, string>();
  if (loaded !== null) own.set(path.resolve(loaded.file), loaded.text);
  const put = (file: string, logs: readonly Log[]): void => {
    const text = textOf(length, logs);
    const known = own.get(path.resolve(file));
    if (known !== undefined && isChanged(file, known)) throw changedFile(file);
    if (known === undefined || !existsSync(file)) writeNew(file, text);
    else writeWhole(file, text);
    own.set(path.resolve(file), text);
    current = file;
  };
  return {
    write: (file, logs) => {
      checkName(file);
      if (!own.has(path.resolve(file)) && existsSync(file)) throw takenName(file);
      put(file, logs);
    },
    writeAnywhere: (logs) => {
      const meant = current;
      const places = [
        ...(meant === null ? [] : [() => meant, () => nameBeside(meant)]),
        () => freeName(gameId, '.'),
        () => freeName(gameId, tmpdir()),
      ];
      return firstThatWorks(places, (file) => {
        put(file, logs);
      });
    },
  };
}

/** A file that has gone is not changed: it can be written again. */
function isChanged(file: string, known: string): boolean {
  if (!existsSync(file)) return false;
  try {
    return readText(file) !== known;
  } catch {
    return true;
  }
}

/** @throws what the first place threw, if none works. */
function firstThatWorks(places: readonly (() => string)[], put: (file: string) => void): Kept {
  let trouble: Error | null = null;
  for (const place of places) {
    try {
      const file = place();
      put(file);
      return { file, trouble };
    } catch (error) {
      trouble ??= error as Error;
    }
  }
  throw trouble ?? new Error('there is no place to write');
}

function changedFile(file: string): Error {
  return badInput({
    en: `${file}: somebody else has changed it meanwhile`,
    de: `${file}: jemand anders hat sie inzwischen geändert`,
  });
}

function takenName(file: string): Error {
  return badInput({
    en: `${file}: it exists already; load it with --load, or choose another name`,
    de: `${file}: gibt es schon; lade sie mit --load, oder nimm einen anderen Namen`,
  });
}

/** @throws CliError or an fs error if a new file of this name could not be written later. */
export function checkNewFile(file: string): void {
  checkName(file);
  if (existsSync(file)) throw takenName(file);
  checkWritable(file);
}

/** A single game is a plain log; of a series all games are kept, for its score. */
function textOf(length: number, logs: readonly Log[]): string {
  const [only] = logs;
  return length === 1 && only !== undefined ? formatLog(only) : formatSeries(length, logs);
}

function freeName(gameId: string, folder: string): string {
  return freeNumbered(path.join(folder, `${gameId}-${stampOf(new Date())}`), '.log');
}

function nameBeside(file: string): string {
  const { dir, name, ext } = path.parse(file);
  return freeNumbered(path.join(dir, `${name}-${stampOf(new Date())}`), ext);
}

function freeNumbered(stem: string, ending: string): string {
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : `-${String(n)}`;
    const file = `${stem}${suffix}${ending}`;
    if (!existsSync(file)) return file;
  }
}

function stampOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  const day = `${String(date.getFullYear())}${two(date.getMonth() + 1)}${two(date.getDate())}`;
  return `${day}-${two(date.getHours())}${two(date.getMinutes())}${two(date.getSeconds())}`;
}

/** The command that takes a saved game up again, fit for a shell. */
export function goOnCommand(file: string, flags: readonly string[]): string {
  const shown = path.isAbsolute(file) ? file : path.relative(process.cwd(), path.resolve(file));
  return ['npx bannerfield play --load', ...[shown, ...flags].map(quoted)].join(' ');
}

function quoted(word: string): string {
  return /^[\w./:=@+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
