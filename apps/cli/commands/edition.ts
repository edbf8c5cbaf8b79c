import { writeFileSync } from 'node:fs';
import { countMarks, diffValues, formatEdition, type Difference } from '@bannerfield/editions';
import type { GameParts } from '@bannerfield/games/parts';
import { MARKS, type Edition, type Language } from '@bannerfield/kernel';
import type { EditionDocument } from '@bannerfield/protocol';
import { readEdition } from '../edition-file.ts';
import { forgetEdition, usedEditionFile, useEdition } from '../edition-use.ts';
import { badInput } from '../errors.ts';
import { printJson, type Io } from '../io.ts';
import { say } from '../say.ts';
import type { GameSource } from '../source.ts';

export interface NewEditionFlags {
  readonly id: string;
  readonly title?: string;
}

/** Writes the house edition under a new name, to be changed and checked. */
export async function newEdition(
  io: Io,
  source: GameSource,
  game: string,
  file: string | undefined,
  flags: NewEditionFlags,
): Promise<void> {
  const { house } = editionsOf(await source.load(game));
  const title = flags.title === undefined ? house.title : { en: flags.title, de: flags.title };
  const text = formatEdition({ ...house, id: flags.id, title });
  if (file === undefined) {
    io.stdout.write(text);
    return;
  }
  // Never over a file that is there.
  writeFileSync(file, text, { flag: 'wx' });
  say(io, {
    whole: `${file}: the house edition of ${game}, to be changed; then: edition check ${file}`,
  });
}

function editionsOf({ game, editions }: GameParts): NonNullable<GameParts['editions']> {
  if (editions === undefined) throw badInput(`${game.id} has no editions`);
  return editions;
}

export interface CheckEditionFlags {
  readonly json?: true;
}

/** Says whether a file is a sound edition, and where its values come from. */
export async function checkEditionFile(
  io: Io,
  source: GameSource,
  file: string,
  flags: CheckEditionFlags,
): Promise<void> {
  const { edition } = await readEdition(source, file);
  if (flags.json === true) printJson(io, documentOf(edition));
  else say(io, { whole: `${file}: a sound edition. ${describe(edition, 'en')}` });
}

function documentOf({ game, id, title, values }: Edition): EditionDocument {
  return { game, id, title, marks: countMarks(values) };
}

function describe({ game, id, title, values }: Edition, language: Language): string {
  const counts = countMarks(values);
  const marks = MARKS.filter((mark) => counts[mark] > 0).map(
    (mark) => `${String(counts[mark])} ${mark}`,
  );
  return `${game}, “${id}”: ${title[language]} (${marks.join(', ')})`;
}

/** Lists what two editions have differently. */
export async function diffEditions(
  io: Io,
  source: GameSource,
  files: readonly [string, string],
  flags: CheckEditionFlags,
): Promise<void> {
  const [before, after] = await Promise.all(files.map((file) => readEdition(source, file)));
  if (before === undefined || after === undefined) throw new Error('two files');
  if (before.edition.game !== after.edition.game) {
    throw badInput(`${files[1]}: is of ${after.edition.game}, not of ${before.edition.game}`);
  }
  const differences = diffValues(before.edition.values, after.edition.values);
  if (flags.json === true) printJson(io, differences);
  else if (differences.length === 0) say(io, 'no value differs');
  else for (const each of differences) say(io, { whole: formatDifference(each) });
}

function formatDifference({ path, before, after }: Difference): string {
  const show = (leaf: Difference['before']): string =>
    leaf === null ? 'not there' : `${JSON.stringify(leaf.value)} (${leaf.mark})`;
  return `${path.join(', ')}: ${show(before)} → ${show(after)}`;
}

export interface UseEditionFlags {
  readonly house?: true;
}

/** Games begun from now on in this program are played with it; `--house` takes it back. */
export async function chooseEdition(
  io: Io,
  source: GameSource,
  what: string,
  flags: UseEditionFlags,
): Promise<void> {
  if (flags.house === true) {
    editionsOf(await source.load(what));
    forgetEdition(io.env, what);
    say(io, { whole: `${what} is played with the house edition again` });
    return;
  }
  const { edition } = await readEdition(source, what);
  useEdition(io.env, edition.game, formatEdition(edition));
  say(io, {
    whole: `${edition.game} is played with “${edition.id}” from now on: ${edition.title.en}`,
  });
}

/** The edition of each game that new games are played with, where a game has editions. */
export async function listEditions(io: Io, source: GameSource): Promise<void> {
  const lines: string[] = [];
  for (const id of source.ids()) {
    const { editions } = await source.load(id);
    if (editions === undefined) continue;
    const file = usedEditionFile(io.env, id);
    const { edition } =
      file === null ? { edition: editions.house } : await readEdition(source, file);
    lines.push(describe(edition, 'en'));
  }
  if (lines.length === 0) say(io, 'no game has editions');
  for (const whole of lines) say(io, { whole });
}
