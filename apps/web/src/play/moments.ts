import type { GameTypes, Match, Viewer } from '@bannerfield/kernel';
import type { Moment } from '@bannerfield/ui';

/** What entries `from` up to `to` (without) told a viewer, each with the table before it. */
export function momentsOf(
  match: Match<GameTypes>,
  viewer: Viewer | 'all',
  from: number,
  to = match.log.entries.length,
): Moment<GameTypes>[] {
  const moments: Moment<GameTypes>[] = [];
  for (let index = from; index < to; index++) {
    const events = match
      .toldBy(index)
      .filter((told) => viewer === 'all' || told.to === null || told.to === viewer)
      .map(({ event }) => event);
    if (events.length > 0) moments.push({ before: match.stateAt(index).table, events });
  }
  return moments;
}
