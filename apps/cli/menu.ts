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
import { cutQuotes, widthOf, wrapText } from './text.ts';

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
    print(io, asker.words.welcome);
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
  const chosen = await pick(asker, [...lines, words.loadGame], words.whichGame);
  const parts = all[chosen];
  if (parts === undefined) return loadChoice(asker, source);
  const opponent = await chooseOpponent(asker);
  const series = await ask(asker, words.howMany, (text) =>
    text === '' ? 1 : wholeNumber(words, text, LONGEST_SERIES),
  );
  const listed = optionLines(parts, language, '  ').flatMap((line) => wrap(asker, line));
  const options = await ask(asker, [...listed, words.whichOptions].join('\n'), (text) =>
    readOptions(words, parts, text),
  );
  return {
    game: parts.game.id,
    flags: { ...opponent, options, ...(series === 1 ? {} : { series: String(series) }) },
  };
}

async function loadChoice(asker: Asker, source: GameSource): Promise<Choice> {
  const { reader, words, io, language } = asker;
  const saved = savedGames('.');
  for (;;) {
    for (const line of numbered(asker, saved)) print(io, line);
    const question = saved.length === 0 ? words.whichFile : words.whichListed;
    const typed = (await reader.ask(question, { complete: completeFile })).trim();
    const load = (typed === '' ? saved[0] : saved[Number(typed) - 1]) ?? typed;
    try {
      await readRecord(source, load);
      return { game: undefined, flags: { load, ...(await chooseOpponent(asker)) } };
    } catch (error) {
      if (error instanceof Stopped) throw error;
      complain(asker, words.notLoaded(explain(error, language).sentence));
    }
  }
}

async function chooseOpponent(asker: Asker): Promise<Pick<PlayFlags, 'bot' | 'seat'>> {
  const { words } = asker;
  const chosen = await pick(asker, words.opponents, words.whoPlays);
  if (chosen === 2) return {};
  const seat = await pick(asker, words.seats, words.whichSeat);
  return { bot: chosen === 0 ? 'greedy' : 'random', seat: ['0', '1', 'random'][seat] ?? '0' };
}

/** Numbered lines; Enter takes the first. Gives the index. */
async function pick(asker: Asker, lines: readonly string[], question: string): Promise<number> {
  return ask(asker, [...numbered(asker, lines), question].join('\n'), (text) =>
    text === '' ? 0 : wholeNumber(asker.words, text, lines.length) - 1,
  );
}

function numbered(asker: Asker, lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => wrap(asker, `  ${String(index + 1)}  ${line}`, '   '));
}

function wrap({ io }: Asker, line: string, indent = '  '): string[] {
  return wrapText(line, indent, widthOf(io.stdout));
}

function complain(asker: Asker, sentence: string): void {
  for (const line of wrap(asker, cutQuotes(sentence))) print(asker.io, line);
}

/** Asks until the answer can be read. */
async function ask<T>(asker: Asker, question: string, read: (text: string) => T): Promise<T> {
  const { io, reader, language } = asker;
  const lines = question.split('\n');
  const last = lines.pop() ?? '';
  for (;;) {
    for (const line of lines) print(io, line);
    try {
      return read((await reader.ask(last)).trim());
    } catch (error) {
      if (error instanceof Stopped) throw error;
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
