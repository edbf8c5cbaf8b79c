import path from 'node:path';
import { LEVELS } from '@bannerfield/bots/levels';
import type { GameParts } from '@bannerfield/games/parts';
import type { Language, OptionValue } from '@bannerfield/kernel';
import { play, type PlayFlags } from './commands/play.ts';
import { badInput, explain } from './errors.ts';
import { print, type Io } from './io.ts';
import { menuWordsOf, type MenuWords } from './menu-words.ts';
import { optionLines } from './options.ts';
import { readRecord } from './record.ts';
import { makeReader, Stopped, type Reader } from './play/reader.ts';
import { exitCodeOf } from './process-io.ts';
import { LONGEST_SERIES } from './series-file.ts';
import type { GameSource } from './source.ts';
import { completeFile, savedGames } from './saved-games.ts';
import { say, sayPage } from './say.ts';
import { cutQuotes, type Page, type Row } from './text.ts';

/** What the menu has found out: the words of a `play` command. */
interface Choice {
  readonly game: string | undefined;
  readonly flags: PlayFlags;
}

/** Asks what to play, then plays it. Gives the exit code. */
export async function menu(io: Io, source: GameSource, language: Language): Promise<number> {
  const choice = await choose(io, source, language);
  return typeof choice === 'number'
    ? choice
    : play(io, source, choice.game, choice.flags, language);
}

/** A choice, or the exit code of someone who has left. */
async function choose(io: Io, source: GameSource, language: Language): Promise<Choice | number> {
  const reader = makeReader(io, false);
  const asker: Asker = { io, reader, words: menuWordsOf(language), language };
  try {
    say(io, asker.words.welcome);
    return await chooseGame(asker, source);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
    print(io, '');
    return error.reason === 'SIGINT' || error.reason === 'SIGTERM' ? exitCodeOf(error.reason) : 0;
  } finally {
    reader.close();
  }
}

interface Asker {
  readonly io: Io;
  readonly reader: Reader;
  readonly words: MenuWords;
  readonly language: Language;
}

async function chooseGame(asker: Asker, source: GameSource): Promise<Choice> {
  const { words, language } = asker;
  const all = await Promise.all(source.ids().map((id) => source.load(id)));
  const lines = all.map(({ about }) => `${about.title[language]}: ${about.summary[language]}`);
  for (;;) {
    const chosen = await pick(asker, [...lines, words.loadGame], words.whichGame);
    const parts = all[chosen];
    if (parts !== undefined) return newChoice(asker, parts);
    const loaded = await loadChoice(asker, source);
    if (loaded !== null) return loaded;
  }
}

async function newChoice(asker: Asker, parts: GameParts): Promise<Choice> {
  const { words, language } = asker;
  const opponent = await chooseOpponent(asker);
  const series = await ask(asker, [], words.howMany, [words.howManyHelp], (text) =>
    text === '' ? 1 : wholeNumber(words, text, LONGEST_SERIES),
  );
  const listed = optionLines(parts, language, '  ');
  const explained = Object.entries(parts.about.options).map(([name, { explanation }]): Row => [
    name,
    explanation[language],
  ]);
  const help = [words.optionsHelp, ...explained];
  const options = await ask(asker, listed, words.whichOptions, help, (text) =>
    readOptions(words, parts, text),
  );
  return {
    game: parts.game.id,
    flags: { ...opponent, options, ...(series === 1 ? {} : { series: String(series) }) },
  };
}

/** Null: back to where one came from. */
async function loadChoice(asker: Asker, source: GameSource): Promise<Choice | null> {
  const { reader, words, io, language } = asker;
  const saved = savedGames('.');
  const folder = path.resolve('.');
  for (;;) {
    say(io, saved.length === 0 ? words.noSaved(folder) : words.savedIn(folder));
    for (const line of numbered(saved)) say(io, line, { indent: '   ' });
    const question = saved.length === 0 ? words.whichFile : words.whichListed;
    const typed = (await reader.ask(question, { complete: completeFile })).trim();
    if (typed === '') return null;
    // The question says it all.
    if (typed === '?') continue;
    const load = saved[Number(typed) - 1] ?? typed;
    try {
      await readRecord(source, load);
    } catch (error) {
      if (error instanceof Stopped) throw error;
      complain(asker, words.notLoaded(explain(error, language).sentence));
      continue;
    }
    return { game: undefined, flags: { load, ...(await chooseOpponent(asker)) } };
  }
}

async function chooseOpponent(asker: Asker): Promise<Pick<PlayFlags, 'bot' | 'seat'>> {
  const { words } = asker;
  const opponents = [...LEVELS.map((level) => words.levels[level]), words.friend];
  const bot = LEVELS[await pick(asker, opponents, words.whoPlays)];
  if (bot === undefined) return {};
  const seat = await pick(asker, words.seats, words.whichSeat);
  return { bot, seat: ['0', '1', 'random'][seat] ?? '0' };
}

/** Numbered lines; Enter takes the first. Gives the index. */
async function pick(asker: Asker, lines: readonly string[], question: string): Promise<number> {
  const { words } = asker;
  return ask(asker, numbered(lines), question, [words.pickHelp(lines.length)], (text) =>
    text === '' ? 0 : wholeNumber(words, text, lines.length) - 1,
  );
}

function numbered(lines: readonly string[]): string[] {
  return lines.map((line, index) => `  ${String(index + 1)}  ${line}`);
}

function complain({ io }: Asker, sentence: string): void {
  say(io, cutQuotes(sentence));
}

/** Asks until the answer can be read; `?` is answered with the help. */
async function ask<T>(
  asker: Asker,
  lines: readonly string[],
  question: string,
  help: Page,
  read: (text: string) => T,
): Promise<T> {
  const { io, reader, language } = asker;
  for (;;) {
    for (const line of lines) say(io, line, { indent: '   ' });
    const text = (await reader.ask(question)).trim();
    if (text === '?') {
      sayPage(io, help);
      continue;
    }
    try {
      return read(text);
    } catch (error) {
      complain(asker, explain(error, language).sentence);
    }
  }
}

function wholeNumber(words: MenuWords, text: string, most: number): number {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : NaN;
  if (value >= 1 && value <= most) return value;
  throw badInput(words.wholeNumber(1, most, text));
}

/** `a=1 b=true c=word` as the JSON of `--options`; names and values as the menu shows them. */
function readOptions(words: MenuWords, { about }: GameParts, text: string): string {
  const chosen = text
    .split(/\s+/)
    .filter((pair) => pair !== '')
    .map((pair): [string, OptionValue] => {
      const [name = '', value = ''] = pair.split('=');
      const option = Object.hasOwn(about.options, name) ? about.options[name] : undefined;
      if (option === undefined) throw badInput(words.noOption(name, Object.keys(about.options)));
      const found = option.values.find((each) => String(each) === value);
      if (found !== undefined) return [name, found];
      throw badInput(words.optionValue(name, option.values.map(String), value));
    });
  return JSON.stringify(Object.fromEntries(chosen));
}
