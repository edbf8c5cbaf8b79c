import {
  eventText,
  otherSeat,
  type GameTypes,
  type Language,
  type Pair,
  type PendingOver,
  type Seat,
  type Viewer,
} from '@bannerfield/kernel';
import type { TableGame } from '../games/source.ts';
import type { Say } from '../words/words.tsx';
import type { LogItem } from './log-items.ts';

/** Who reads of a game. */
export interface Reader {
  readonly language: Language;
  /** By seat. */
  readonly names: Pair<string>;
  /** The seat that is spoken to as “you”; null: none, as for someone who sees both hands. */
  readonly you: Seat | null;
}

/** Who is spoken to where someone looks on; whoever sees both hands, or none, is not. */
export function youOf(eyes: Viewer | 'all'): Seat | null {
  return eyes === 'all' || eyes === 'spectator' ? null : eyes;
}

/**
 * What a line of the log is in words; its notation of pieces is for the game's face to draw or
 * spell. What one seat alone was told is told as it was, to whoever may overhear it.
 */
export function sentenceOf(
  { messages }: TableGame,
  { event, to }: LogItem,
  { language, names, you }: Reader,
): string {
  const [one, other] = names.map(unlikeNotation);
  const text = eventText(messages(language), event, [one ?? '', other ?? ''], you ?? to);
  return to === null || to === you ? text : `${names[to]}: ${text}`;
}

/** A player called `a8` is no card: a joiner that nobody sees keeps letter and digit apart. */
function unlikeNotation(name: string): string {
  return name.replaceAll(/(?<=\p{L})(?=\d)/gu, '\u2060');
}

/** What the phase asks, or null where the game has no word for it. */
export function promptOf(
  { messages }: TableGame,
  table: Readonly<GameTypes['Table']>,
  language: Language,
): string | null {
  const phase = phaseOf(table);
  return phase === null ? null : (messages(language).prompts[phase] ?? null);
}

/** The top of the phase stack, for games that have one. */
function phaseOf(table: Readonly<GameTypes['Table']>): string | null {
  if (!('stack' in table) || !Array.isArray(table.stack)) return null;
  const top: unknown = table.stack.at(-1);
  if (typeof top !== 'object' || top === null || !('phase' in top)) return null;
  return typeof top.phase === 'string' ? top.phase : null;
}

/** How the game ended, in the game's own words. */
export function endingOf(
  { messages }: TableGame,
  { winner, reason }: Pick<PendingOver, 'winner' | 'reason'>,
  { language, names, you }: Reader,
): string {
  const say = messages(language).endings[reason];
  if (say === undefined) return reason;
  return winner === 'draw' ? say(null) : say(unlikeNotation(names[winner]), winner === you);
}

/** Whose doing a line of the log is: the seat that the event names, else who moved or was told. */
export function seatOf({ event, by, to }: LogItem): Seat | null {
  if ('seat' in event && (event.seat === 0 || event.seat === 1)) return event.seat;
  return by ?? to;
}

/** How a match ended that did not end by the rules of its game. */
export function stoppedText(
  { winner, reason }: { readonly winner: Seat | 'draw' | null; readonly reason: string },
  { names, you }: Reader,
  say: Say,
): string {
  if (reason !== 'resignation' || winner === null || winner === 'draw') return say('end.stopped');
  const loser = otherSeat(winner);
  return loser === you ? say('end.you-resigned') : say('end.resigned', { name: names[loser] });
}
