import type { BotName } from '@bannerfield/bots/names';
import type { Language, Pair, Seat } from '@bannerfield/kernel';
import { parseBot } from '../bots.ts';
import { entropy } from '../chance.ts';
import { loadWithEdition } from '../edition-file.ts';
import { usedEditionFile } from '../edition-use.ts';
import { badInput } from '../errors.ts';
import { parseOptions, parseWhole } from '../flags.ts';
import type { Io } from '../io.ts';
import type { Sitter } from '../play/bots.ts';
import { checkNewFile, makeKeeper } from '../play/keep.ts';
import { readRecord } from '../record.ts';
import { playEvening, type PlayPlan } from '../play/session.ts';
import { LONGEST_SERIES } from '../series-file.ts';
import type { GameSource } from '../source.ts';

export interface PlayFlags {
  readonly series?: string;
  readonly seat?: string;
  readonly bot?: string;
  readonly edition?: string;
  readonly options?: string;
  readonly load?: string;
  readonly save?: string;
  readonly language?: string;
}

/** Lets people play, with each other or against a bot. Gives the exit code. */
export async function play(
  io: Io,
  source: GameSource,
  game: string | undefined,
  flags: PlayFlags,
  language: Language,
): Promise<number> {
  const plan =
    flags.load === undefined
      ? await newPlan(io, source, game, flags, language)
      : await loadedPlan(io, source, game, flags.load, flags, language);
  return playEvening(io, plan);
}

async function newPlan(
  io: Io,
  source: GameSource,
  game: string | undefined,
  flags: PlayFlags,
  language: Language,
): Promise<PlayPlan> {
  if (game === undefined) throw badInput(`which game? There are ${source.ids().join(', ')}`);
  const seating = seatPlayers(flags);
  const length =
    flags.series === undefined ? 1 : parseWhole('--series', flags.series, 1, LONGEST_SERIES);
  const inUse = usedEditionFile(io.env, game) ?? undefined;
  const parts = await loadWithEdition(source, game, flags.edition ?? inUse);
  const options = parseOptions(parts, flags.options);
  const file = flags.save ?? null;
  if (file !== null) checkNewFile(file);
  return {
    ...seating,
    parts,
    options,
    length,
    language,
    loaded: [],
    keeper: makeKeeper(parts.game.id, length, file, null),
    keepsFinished: file !== null,
    again: () => newPlan(io, source, game, anew(flags), language),
  };
}

async function loadedPlan(
  io: Io,
  source: GameSource,
  game: string | undefined,
  file: string,
  flags: PlayFlags,
  language: Language,
): Promise<PlayPlan> {
  refuseWithLoad(flags);
  const seating = seatPlayers(flags);
  const { length, games, text } = await readRecord(source, file);
  const last = games[games.length - 1] ?? games[0];
  const { parts, match } = last;
  if (game !== undefined && game !== parts.game.id) {
    throw badInput(`${file}, line 2, game: this is ${parts.game.id}, not ${game}`);
  }
  const isMoved = flags.save !== undefined && flags.save !== file;
  if (isMoved) checkNewFile(flags.save);
  return {
    ...seating,
    parts,
    options: match.header.options,
    length,
    language,
    loaded: games,
    keeper: makeKeeper(parts.game.id, length, flags.save ?? file, isMoved ? null : { file, text }),
    // A file that is loaded is the game's own; one that was finished before is left alone.
    keepsFinished: isMoved || games.length < length || match.pending.kind !== 'over',
    again: () =>
      newPlan(
        io,
        source,
        parts.game.id,
        {
          ...anew(flags),
          ...lengthFlag(length),
          options: JSON.stringify(games[0].match.header.options),
        },
        language,
      ),
  };
}

/** What a saved game says itself. */
function refuseWithLoad({ options, edition, series }: PlayFlags): void {
  if (options !== undefined) throw badInput('--options: a saved game has its own');
  if (edition !== undefined) throw badInput('--edition: a saved game has its own');
  if (series !== undefined) throw badInput('--series: a saved series says its length');
}

/** What is said to play once more: the same, in a file that is named when it is needed. */
function anew({ series, seat, bot, edition, options }: PlayFlags): PlayFlags {
  const said = { series, seat, bot, edition, options };
  return Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
}

function lengthFlag(length: number): PlayFlags {
  return length === 1 ? {} : { series: String(length) };
}

/** Who plays, and the flags that say so. */
function seatPlayers(flags: PlayFlags): { players: Pair<Sitter>; flags: string[] } {
  const spoken = flags.language === undefined ? [] : ['--language', flags.language];
  const person: Sitter = { kind: 'person' };
  if (flags.bot === undefined) {
    if (flags.seat !== undefined) throw badInput('--seat: goes with --bot');
    return { players: [person, person], flags: spoken };
  }
  const name: BotName = parseBot('--bot', flags.bot);
  const own = ownSeat(flags.seat ?? '0');
  const bot: Sitter = { kind: 'bot', name };
  return {
    players: own === 0 ? [person, bot] : [bot, person],
    flags: ['--bot', name, '--seat', String(own), ...spoken],
  };
}

function ownSeat(text: string): Seat {
  if (text === '0') return 0;
  if (text === '1') return 1;
  if (text === 'random') return entropy(2) === 0 ? 0 : 1;
  throw badInput(`--seat: should be 0, 1 or random, not “${text}”`);
}
