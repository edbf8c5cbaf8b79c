import {
  known,
  type GameTypes,
  type Known,
  type Match,
  type Pair,
  type Seat,
  type State,
  type Viewer,
} from '@bannerfield/kernel';
import { isOver, type GameRecord, type Player } from '../keep/record.ts';
import { logItems, type LogItem } from './log-items.ts';

/** Whose eyes a replay is seen through; `all`: both hands lie open. */
export type Eyes = Viewer | 'all';

/**
 * The points at which a replay stops, as numbers of entries: wherever someone decides after
 * something was told, the beginning and the end. What chance does belongs to the move before it, and
 * so does a move of which nobody hears, as when one is done claiming.
 */
export function stopsOf(match: Match<GameTypes>): number[] {
  const { entries } = match.log;
  const told = new Set(logItems(match, 'all', []).map(({ at }) => at));
  let isTold = true;
  const stops = entries.flatMap(({ by }, at) => {
    isTold ||= told.has(at);
    if (by === null || !isTold) return [];
    isTold = false;
    return [at];
  });
  return [...stops, entries.length];
}

/** The index of the last stop that is not behind so many entries. */
export function stopAt(stops: readonly number[], entries: number): number {
  return Math.max(
    0,
    stops.findLastIndex((stop) => stop <= entries),
  );
}

/** What has happened, at the stop where it is first seen. */
export function atStops(log: readonly LogItem[], stops: readonly number[]): LogItem[] {
  let index = 0;
  return log.map((item) => {
    while (index < stops.length - 1 && (stops[index] ?? 0) < item.at) index += 1;
    return { ...item, at: stops[index] ?? item.at };
  });
}

/** The indices of the stops after which someone else decides. */
export function turnsOf(
  { log: { entries } }: Match<GameTypes>,
  stops: readonly number[],
): number[] {
  const deciders = stops.map((at) => entries[at]?.by ?? null);
  return stops.flatMap((_, index) =>
    index > 0 && deciders[index] !== deciders[index - 1] ? [index] : [],
  );
}

/**
 * The views a replay offers, the first at first. A game that still runs shows what the person at
 * this device may see, and a shared one its table: its hands are for when it is over.
 */
export function eyesFor(
  match: Match<GameTypes>,
  record: GameRecord | null,
  players: Pair<Player>,
): readonly Eyes[] {
  const own: Seat = players[0].kind === 'bot' ? 1 : 0;
  if (isOver(match.pending, record)) return [own, own === 0 ? 1 : 0, 'all'];
  if (record === null) return ['spectator'];
  return players.every(({ kind }) => kind === 'person') ? ['spectator'] : [own];
}

/** How the table lies. */
export function viewerOf(eyes: Eyes): Viewer {
  return eyes === 'all' ? 0 : eyes;
}

export function handsFor(
  eyes: Eyes,
  state: State<GameTypes>,
): Pair<Known<GameTypes>['hand'] | null> {
  const isSeen = (seat: Seat) => eyes === 'all' || eyes === seat;
  return [isSeen(0) ? known(state, 0).hand : null, isSeen(1) ? known(state, 1).hand : null];
}
