import {
  eventText,
  type GameTypes,
  type Language,
  type Pair,
  type PendingOver,
  type Seat,
} from '@bannerfield/kernel';
import type { TableGame } from '../games/load.ts';
import type { LogItem } from './log-items.ts';

/** What an event is in words; its notation of pieces is for the game's face to draw or spell. */
export function sentenceOf(
  { messages }: TableGame,
  event: GameTypes['Event'],
  names: Pair<string>,
  language: Language,
): string {
  return eventText(messages[language], event, [...names]);
}

/** What the phase asks, or null where the game has no word for it. */
export function promptOf(
  { messages }: TableGame,
  table: Readonly<GameTypes['Table']>,
  language: Language,
): string | null {
  const phase = phaseOf(table);
  return phase === null ? null : (messages[language].prompts[phase] ?? null);
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
  names: Pair<string>,
  language: Language,
): string {
  const say = messages[language].endings[reason];
  return say === undefined ? reason : say(winner === 'draw' ? null : names[winner]);
}

/** Whose doing a line of the log is: the seat that the event names, else who moved. */
export function seatOf({ event, by }: LogItem): Seat | null {
  if ('seat' in event && (event.seat === 0 || event.seat === 1)) return event.seat;
  return by;
}
