import type { GameTypes, Match, Seat, Viewer } from '@bannerfield/kernel';

/** One line of the log of a game, as one viewer may read it. */
export interface LogItem {
  /** The number of entries after which it had happened. */
  readonly at: number;
  /** Its place among all that the entry told. */
  readonly nth: number;
  readonly event: GameTypes['Event'];
  /** Whom alone it was told; null: everyone. */
  readonly to: Seat | null;
  /** Whose move told it; null: chance. */
  readonly by: Seat | null;
  /**
   * The program made the move, because nothing else was possible. Only who moved is told so, for
   * it may follow from his hand.
   */
  readonly isPassed: boolean;
}

/** What entries `from` up to `to` (without) told a viewer; `all`: what they told anyone. */
export function logItems(
  match: Match<GameTypes>,
  viewer: Viewer | 'all',
  passed: readonly number[],
  from = 0,
  to = match.log.entries.length,
): LogItem[] {
  const items: LogItem[] = [];
  for (let index = from; index < to; index++) {
    const by = match.log.entries[index]?.by ?? null;
    match.toldBy(index).forEach((told, nth) => {
      if (viewer !== 'all' && told.to !== null && told.to !== viewer) return;
      items.push({
        at: index + 1,
        nth,
        event: told.event,
        to: told.to,
        by,
        isPassed: passed.includes(index) && (viewer === 'all' || viewer === by),
      });
    });
  }
  return items;
}
