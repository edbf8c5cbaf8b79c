import type { Analysis, Moment } from '@bannerfield/bots/analysis-report';
import type { GameTypes, Match, Seat } from '@bannerfield/kernel';
import type { GraphPoint } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';
import { logSentences } from '../play/fold-log.ts';
import { logItems, type LogItem } from '../play/log-items.ts';
import { moveInWords } from '../play/move-words.ts';
import type { Reader } from '../play/sentences.ts';
import { analysisWords } from './words.ts';

/** What is needed to tell of a game. */
export interface Told {
  readonly parts: TableGame;
  readonly match: Match<GameTypes>;
  readonly reader: Reader;
}

const MOST_LISTED = 6;
/** Luck that is worth a mark. */
const MUCH = 0.04;

/** What was surely given away by a choice; 0: nothing, or nobody knows. */
function costOf(moment: Moment): number {
  if (moment.kind === 'chance' || moment.choice === null) return 0;
  const { lost } = moment.choice;
  return lost.low > 0 ? lost.value : 0;
}

function luckOf(moment: Moment): number {
  return moment.kind === 'chance' ? Math.abs(moment.swing.value) : 0;
}

/** The indices of the moments that come to most by some measure, and to more than `least`. */
function most({ moments }: Analysis, least: number, worth: (moment: Moment) => number): number[] {
  return moments
    .map((moment, index) => ({ index, worth: worth(moment) }))
    .filter((each) => each.worth > least)
    .sort((one, other) => other.worth - one.worth)
    .slice(0, MOST_LISTED)
    .map(({ index }) => index);
}

/** Indices of the moments that cost most, the dearest first. */
export function costliest(analysis: Analysis): number[] {
  return most(analysis, 0, costOf);
}

/** Indices of the moments of most luck, the largest first. */
export function luckiest(analysis: Analysis): number[] {
  return most(analysis, MUCH, luckOf);
}

/** The graph after each moment, from seat 0's side. */
export function pointsOf(analysis: Analysis): GraphPoint[] {
  const [costly, lucky] = [new Set(costliest(analysis)), new Set(luckiest(analysis))];
  return analysis.moments.map(({ after }, index) => ({
    chance: after,
    mark: costly.has(index) ? 'costly' : lucky.has(index) ? 'lucky' : null,
  }));
}

/** For whom a moment was good. */
export function favoured({ swing }: Moment): Seat {
  return swing.value >= 0 ? 0 : 1;
}

/** A chance of seat 0, or a change of it, from a seat's side. */
export function sideOf(seat: Seat, chance: number): number {
  return seat === 0 ? chance : 1 - chance;
}

/** What is lost or won by a moment, from the side of whoever decided, or had the luck. */
export function interval(
  seat: Seat,
  { swing: { value, low, high } }: Moment,
): [number, number, number] {
  return seat === 0 ? [value, low, high] : [-value, -high, -low];
}

/** What happened at a moment, as the log tells it; a move of which it tells nothing, by its name. */
export function whatHappened(told: Told, moment: Moment): string {
  const { parts, reader } = told;
  const sentences = logSentences(parts, itemsOf(told, moment), reader).map(({ text }) => text);
  if (sentences.length > 0) return sentences.join(' ');
  if (moment.kind === 'chance') return moment.outcomes.join(' ');
  const { at, seat, played } = moment;
  return analysisWords(reader.language).plays(reader.names[seat], moveOf(told, at, played));
}

function itemsOf({ match }: Told, moment: Moment): readonly LogItem[] {
  const count = moment.kind === 'chance' ? moment.outcomes.length : 1;
  // Whose turn comes next is no part of it.
  const items = logItems(match, 'all', [], moment.at, moment.at + count).filter(
    ({ event }) => event.type !== 'turn',
  );
  if (moment.kind === 'chance') return items;
  // Who chose was told more of it than all were.
  const own = items.filter(({ to }) => to === moment.seat);
  return own.length > 0 ? own : items;
}

/** A move of the notation, in the names of what is pointed at. */
export function moveOf({ parts, match, reader }: Told, at: number, text: string): string {
  const move = parts.game.notation.parse(text);
  if (move === null) return text;
  return moveInWords(parts, move, match.stateAt(at).table, reader.language);
}
