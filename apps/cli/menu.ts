import type { Language } from '@bannerfield/kernel';
import { play, type PlayFlags } from './commands/play.ts';
import { explain } from './errors.ts';
import { parseOptions, parseWhole } from './flags.ts';
import { print, type Io } from './io.ts';
import { menuWordsOf, type MenuWords } from './menu-words.ts';
import { readRecord } from './record.ts';
import { makeReader, Stopped, type Reader } from './play/reader.ts';
import { exitCodeOf } from './process-io.ts';
import { LONGEST_SERIES } from './series-file.ts';
import type { GameSource } from './source.ts';
import { wrapText } from './text.ts';

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
    text === '' ? 1 : parseWhole(words.games, text, 1, LONGEST_SERIES),
  );
  const options = await ask(
    asker,
    `${optionLines(parts, language)}\n${words.whichOptions}`,
    (text) => {
      const json = optionsJson(text);
      parseOptions(parts, json);
      return json;
    },
  );
  return {
    game: parts.game.id,
    flags: { ...opponent, options, ...(series === 1 ? {} : { series: String(series) }) },
  };
}

async function loadChoice(asker: Asker, source: GameSource): Promise<Choice> {
  const { reader, words, io } = asker;
  for (;;) {
    const load = (await reader.ask(words.whichFile)).trim();
    try {
      await readRecord(source, load);
      return { game: undefined, flags: { load, ...(await chooseOpponent(asker)) } };
    } catch (error) {
      if (error instanceof Stopped) throw error;
      print(io, explain(error).sentence);
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
  const numbered = lines.map((line, index) => `  ${String(index + 1)}  ${line}`);
  const list = numbered.flatMap((line) => wrapText(line, '   ')).join('\n');
  return ask(asker, `${list}\n${question}`, (text) =>
    text === '' ? 0 : parseWhole(asker.words.number, text, 1, lines.length) - 1,
  );
}

/** Asks until the answer can be read. */
async function ask<T>(
  { io, reader }: Asker,
  question: string,
  read: (text: string) => T,
): Promise<T> {
  const lines = question.split('\n');
  const last = lines.pop() ?? '';
  for (;;) {
    for (const line of lines) print(io, line);
    try {
      return read((await reader.ask(last)).trim());
    } catch (error) {
      if (error instanceof Stopped) throw error;
      print(io, explain(error).sentence);
    }
  }
}

function optionLines(
  { about }: Awaited<ReturnType<GameSource['load']>>,
  language: Language,
): string {
  return Object.entries(about.options)
    .map(([name, option]) => {
      const values = option.values.map((value) =>
        value === option.default ? `[${String(value)}]` : String(value),
      );
      return `  ${name} = ${values.join(' | ')}  ${option.label[language]}`;
    })
    .flatMap((line) => wrapText(line))
    .join('\n');
}

/** `a=1 b=true c=word` as JSON. */
function optionsJson(text: string): string {
  const pairs = text.split(/\s+/).filter((pair) => pair !== '');
  const entries = pairs.map((pair): [string, unknown] => {
    const [name = '', value = ''] = pair.split('=');
    return [name, /^(\d+|true|false)$/.test(value) ? (JSON.parse(value) as unknown) : value];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
