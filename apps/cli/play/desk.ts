import type { GameParts } from '@bannerfield/games/parts';
import {
  eventText,
  type GameTypes,
  type Language,
  type Match,
  type Paint,
  type Pair,
  type Seat,
} from '@bannerfield/kernel';
import type { Io } from '../io.ts';
import type { Saying } from '../say.ts';
import type { BotDesk, Sitter } from './bots.ts';
import type { Reader } from './reader.ts';
import type { PlayWords } from './words.ts';

/** What stays the same through all games of an evening. */
export interface Evening {
  readonly io: Io;
  readonly reader: Reader;
  readonly language: Language;
  readonly words: PlayWords;
  readonly paint: Paint;
  /** Clears screens; else everything is printed one after the other. */
  readonly isLive: boolean;
  /** Saves all that was played, in this file or the usual one; gives what to tell. */
  save(file: string | null): readonly Saying[];
}

/** One game on the table. */
export interface Desk extends Evening {
  readonly parts: GameParts;
  readonly match: Match<GameTypes>;
  /** By seat, as all that follows but for the players' names. */
  readonly sitters: Pair<Sitter>;
  readonly names: Pair<string>;
  /** By player, who may have changed seats. */
  readonly playerNames: Pair<string>;
  readonly bots: BotDesk;
  /** Game, number in the series, who sits where; with the score, if one is given. */
  title(score: Pair<number> | null): string;
  /** The score before this game. */
  readonly score: Pair<number>;
  /** What a person is to be shown next, in words; what the match has told since is not yet in it. */
  readonly news: Pair<string[]>;
}

export function isHotSeat({ sitters }: Pick<Desk, 'sitters'>): boolean {
  return sitters.every(({ kind }) => kind === 'person');
}

export function firstPerson({ sitters }: Pick<Desk, 'sitters'>): Seat {
  return sitters[0].kind === 'person' ? 0 : 1;
}

/** Who is spoken to when two may look: nobody. */
export function spokenTo(desk: Pick<Desk, 'sitters'>): Seat | null {
  return isHotSeat(desk) ? null : firstPerson(desk);
}

/**
 * What this seat has not been shown yet. Asked for only when it is to be shown: till then a move
 * that is taken back takes its sentences with it.
 */
export function takeNews(desk: Desk, seat: Seat): string[] {
  collectNews(desk, seat);
  return desk.news[seat].splice(0);
}

/** Puts behind what has happened a sentence of our own. */
export function addNews(desk: Desk, seat: Seat, sentence: string): void {
  collectNews(desk, seat);
  desk.news[seat].push(sentence);
}

/** Keeps the place behind what has happened so far, for a sentence that may come there. */
export function markNews(desk: Desk, seat: Seat): (sentence: string) => void {
  collectNews(desk, seat);
  const at = desk.news[seat].length;
  return (sentence) => {
    desk.news[seat].splice(at, 0, sentence);
  };
}

function collectNews(desk: Desk, seat: Seat): void {
  desk.news[seat].push(...inWords(desk, desk.match.drain(seat), seat));
}

/** Everything that this seat has been told, from the beginning. */
export function historyOf(desk: Desk, seat: Seat): string[] {
  return inWords(desk, desk.match.history(seat), seat);
}

function inWords(
  { parts, language, names }: Desk,
  events: readonly GameTypes['Event'][],
  you: Seat,
): string[] {
  return events.map((event) => eventText(parts.messages[language], event, names, you));
}

/** The phase in which a game with a phase stack is; its prompts go by it. */
export function phaseOf(table: object): string | null {
  const stack = (table as { stack?: unknown }).stack;
  const top: unknown = Array.isArray(stack) ? stack.at(-1) : undefined;
  if (typeof top !== 'object' || top === null || !('phase' in top)) return null;
  return typeof top.phase === 'string' ? top.phase : null;
}
