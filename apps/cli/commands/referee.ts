import { makeStream } from '@bannerfield/bots';
import { formatLog, type Language, type Pair } from '@bannerfield/kernel';
import type { RefereeDocument } from '@bannerfield/protocol';
import { badInput } from '../errors.ts';
import { printJson, type Io, type StopSignal } from '../io.ts';
import { checkNames, seatPlayers, type Contestant } from '../outsiders/contestants.ts';
import { refereeGame, type Refereed } from '../outsiders/referee.ts';
import {
  checkStarted,
  readSettings,
  type OutsiderFlags,
  type OutsiderSettings,
} from '../outsiders/settings.ts';
import { conductText, endText, stoppedText } from '../outsiders/words.ts';
import { exitCodeOf } from '../process-io.ts';
import { checkName, writeWhole } from '../save.ts';
import { linesOf, say } from '../say.ts';
import type { GameSource } from '../source.ts';

export interface RefereeFlags extends OutsiderFlags {
  readonly log?: string;
  readonly json?: true;
}

/** Lets two players of any kind play one game. Gives the exit code. */
export async function referee(
  io: Io,
  source: GameSource,
  game: string,
  players: readonly Contestant[],
  flags: RefereeFlags,
  language: Language,
): Promise<number> {
  const pair = pairOf(players);
  if (flags.log !== undefined) checkName(flags.log);
  const settings = await readSettings(source, game, flags, pair);
  const stop = new AbortController();
  const signals: StopSignal[] = [];
  const offStop = io.onStop((signal) => {
    signals.push(signal);
    stop.abort();
  });
  const refereed = await playOnce(settings, pair, stop.signal);
  offStop();
  if (refereed === null) {
    for (const line of linesOf(io.stderr, stoppedText(language))) io.stderr.write(`${line}\n`);
    return exitCodeOf(signals[0] ?? 'no-output');
  }
  checkStarted(refereed, pair);
  if (flags.log !== undefined) writeWhole(flags.log, formatLog(refereed.match.log));
  if (flags.json === true) printJson(io, documentOf(settings, pair, refereed));
  else say(io, describe(settings, pair, refereed, language));
  return 0;
}

function pairOf([first, second, ...more]: readonly Contestant[]): Pair<Contestant> {
  if (first === undefined || second === undefined || more.length > 0) {
    throw badInput('a game has two players: give --bot or --engine twice, seat 0 first');
  }
  checkNames([first, second]);
  return [first, second];
}

function playOnce(
  settings: OutsiderSettings,
  players: Pair<Contestant>,
  stop: AbortSignal,
): Promise<Refereed | null> {
  const { parts, options, seed, clock, longest } = settings;
  const names = namesOf(players);
  const rngs = [makeStream(seed, 0, 'bot 0'), makeStream(seed, 0, 'bot 1')] as const;
  const seated = seatPlayers(settings, players, rngs);
  const terms = { parts, options, names, clock, longest, stop };
  return refereeGame(terms, seated, makeStream(seed, 0, 'chance'));
}

function namesOf([first, second]: Pair<Contestant>): Pair<string> {
  return [first.name, second.name];
}

function documentOf(
  { parts, options, seed }: OutsiderSettings,
  players: Pair<Contestant>,
  { end, match, conduct }: Refereed,
): RefereeDocument {
  const names = namesOf(players);
  const { type: _, ...ended } = end;
  return {
    game: parts.game.id,
    rulesVersion: parts.game.rulesVersion,
    options: { ...options },
    seed,
    players: [...names],
    end: ended,
    text: { en: endText(parts, end, names, 'en'), de: endText(parts, end, names, 'de') },
    entries: match.log.entries.length,
    conduct: [...conduct],
  };
}

function describe(
  { parts, seed }: OutsiderSettings,
  players: Pair<Contestant>,
  { end, conduct }: Refereed,
  language: Language,
): string {
  const names = namesOf(players);
  const title = parts.about.title[language];
  const seedText = language === 'en' ? `seed ${String(seed)}` : `Startzahl ${String(seed)}`;
  return [
    `${title}, ${seedText}: ${endText(parts, end, names, language)}`,
    conductText(names[0], conduct[0], language),
    conductText(names[1], conduct[1], language),
  ].join('\n');
}
