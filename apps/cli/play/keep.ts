import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { formatLog, type Log } from '@bannerfield/kernel';
import { badInput } from '../errors.ts';
import { writeWhole } from '../save.ts';
import { formatSeries } from '../series-file.ts';

/** Where an evening is kept. */
export interface Keeper {
  /** Gives the file written. @throws CliError for a file that is not ours, fs errors. */
  write(file: string, logs: readonly Log[]): string;
  /** Where it was written last, or is meant to be, or wherever it can be: no game is lost. */
  writeAnywhere(logs: readonly Log[]): string;
}

/**
 * Never writes over a file that this evening has not made or loaded.
 * @param usual the file of `--save` or `--load`; null: one is named when it is needed.
 * @param own true if `usual` was loaded.
 */
export function makeKeeper(
  gameId: string,
  length: number,
  usual: string | null,
  own: boolean,
): Keeper {
  let current = usual;
  const owned = new Set(own && usual !== null ? [path.resolve(usual)] : []);
  const put = (file: string, logs: readonly Log[]): string => {
    if (!owned.has(path.resolve(file)) && existsSync(file)) throw takenName(file);
    writeWhole(file, textOf(length, logs));
    owned.add(path.resolve(file));
    current = file;
    return file;
  };
  return {
    write: put,
    writeAnywhere: (logs) => {
      const places = [() => freeName(gameId, '.'), () => freeName(gameId, tmpdir())];
      if (current !== null) places.unshift(() => current ?? '');
      return firstThatWorks(places.map((place) => () => put(place(), logs)));
    },
  };
}

/** @throws what the first one threw, if none works. */
function firstThatWorks<T>(tries: readonly (() => T)[]): T {
  let trouble: unknown = null;
  for (const attempt of tries) {
    try {
      return attempt();
    } catch (error) {
      trouble ??= error;
    }
  }
  throw trouble;
}

function takenName(file: string): Error {
  return badInput(`${file}: it exists already; load it with --load, or choose another name`);
}

/** @throws CliError if a new file of this name could not be written later. */
export function checkNewFile(file: string): void {
  if (existsSync(file)) throw takenName(file);
  const folder = path.dirname(file);
  if (!existsSync(folder)) throw badInput(`${folder}: there is no such file or folder`);
}

/** A single game is a plain log; of a series all games are kept, for its score. */
function textOf(length: number, logs: readonly Log[]): string {
  const [only] = logs;
  return length === 1 && only !== undefined ? formatLog(only) : formatSeries(length, logs);
}

function freeName(gameId: string, folder: string): string {
  const stamp = stampOf(new Date());
  for (let n = 1; ; n++) {
    const suffix = n === 1 ? '' : `-${String(n)}`;
    const file = path.join(folder, `${gameId}-${stamp}${suffix}.log`);
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
