import { viewHash } from '@bannerfield/protocol/online-messages';
import type { MatchDice, MatchView, NewsEntry, NewsMessage } from '@bannerfield/protocol/online';
import type { GameTypes } from '@bannerfield/kernel';
import type { Moment } from '@bannerfield/ui';
import type { LogItem } from '../play/log-items.ts';

/** All that this browser has been told of a match. */
export interface Told {
  /** The last number that it knows. */
  readonly number: number;
  /** Null: nothing yet. */
  readonly view: MatchView | null;
  readonly dice: MatchDice | null;
  readonly log: readonly LogItem[];
  /** What was told since this number is new to the viewer. */
  readonly seen: number;
  /** What came since then, each with the table before it. */
  readonly moments: readonly Moment<GameTypes>[];
}

export const NOTHING_TOLD: Told = {
  number: 0,
  view: null,
  dice: null,
  log: [],
  seen: 0,
  moments: [],
};

/** What is to be done about news. */
export type Taken =
  | { readonly kind: 'taken'; readonly told: Told }
  /** They are older than what is known. */
  | { readonly kind: 'old' }
  /** Something before them is missing. */
  | { readonly kind: 'gap' }
  /** What is drawn here is not what is to be seen. */
  | { readonly kind: 'drifted' };

/** Takes news up; what came twice is taken once. */
export function takeNews(before: Told, news: NewsMessage): Taken {
  const { after, entries, view, dice } = news;
  if (after > before.number) return { kind: 'gap' };
  if (view.number < before.number) return { kind: 'old' };
  const fresh = entries.filter(({ number }) => number > before.number);
  if (!isWhole(before.number, fresh, view.number)) return { kind: 'gap' };
  if (viewHash(view.table, view.hand) !== view.hash) return { kind: 'drifted' };
  return { kind: 'taken', told: withNews(before, fresh, sameView(before.view, view), dice) };
}

function isWhole(number: number, fresh: readonly NewsEntry[], last: number): boolean {
  const isNext = fresh.every((entry, index) => entry.number === number + index + 1);
  return isNext && number + fresh.length === last;
}

/** A position that has not changed is the same object, so that what is pointed at stays pointed at. */
function sameView(before: MatchView | null, view: MatchView): MatchView {
  if (before?.hash !== view.hash) return view;
  return { ...view, table: before.table, hand: before.hand };
}

function withNews(
  before: Told,
  fresh: readonly NewsEntry[],
  view: MatchView,
  dice: MatchDice,
): Told {
  const items = fresh.flatMap((entry) => itemsOf(entry, view));
  // Whoever opens a match that runs already is not shown all of it as news.
  const isFirst = before.view === null;
  const events = items.map(({ event }) => event);
  const isEventful = !isFirst && events.length > 0;
  return {
    number: view.number,
    view,
    dice,
    log: items.length === 0 ? before.log : [...before.log, ...items],
    seen: isFirst ? view.number : before.seen,
    moments: isEventful
      ? [...before.moments, { before: before.view.table, events }]
      : before.moments,
  };
}

function itemsOf({ number, by, events, alone }: NewsEntry, { seat }: MatchView): LogItem[] {
  return events.map((event, nth) => ({
    at: number,
    nth,
    event,
    to: alone.includes(nth) ? seat : null,
    by,
    isPassed: false,
  }));
}

/** The viewer acts: what has happened so far is no news to him any more. */
export function withSeen(told: Told): Told {
  return { ...told, seen: told.number, moments: [] };
}
