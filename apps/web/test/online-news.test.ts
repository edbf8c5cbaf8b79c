import { viewHash } from '@bannerfield/protocol/online-messages';
import type { MatchView, NewsEntry, NewsMessage } from '@bannerfield/protocol/online';
import { expect, test } from 'vitest';
import { NOTHING_TOLD, takeNews, withSeen, type Told } from '../src/online/news.ts';

const DICE: NewsMessage['dice'] = {
  committed: { server: '0'.repeat(64), seats: [null, null] },
  revealed: [false, false],
  secrets: null,
};

function viewAt(number: number, table: object = { number }): MatchView {
  const hash = viewHash(table, null);
  return {
    number,
    stage: 'playing',
    result: null,
    seat: 0,
    table: { ...table },
    hand: null,
    clocks: null,
    offers: { draw: null, takeback: null, rematch: null },
    rematch: null,
    hash,
  };
}

function entry(
  number: number,
  events: NewsEntry['events'] = [{ type: 'moved', number }],
): NewsEntry {
  return { number, kind: 'move', by: 1, move: null, detail: null, events, alone: [] };
}

function news(after: number, last: number, view = viewAt(last)): NewsMessage {
  const entries = Array.from({ length: last - after }, (_, index) => entry(after + index + 1));
  return { type: 'news', after, entries, view, dice: DICE };
}

function told(before: Told, message: NewsMessage): Told {
  const taken = takeNews(before, message);
  if (taken.kind !== 'taken') throw new Error(taken.kind);
  return taken.told;
}

const three = told(NOTHING_TOLD, news(0, 3));

test('news are taken up in their order, each once, also if they come twice or overlap', () => {
  const five = told(three, news(3, 5));
  const again = told(five, news(3, 5));
  expect(again.log.map(({ at }) => at)).toEqual([1, 2, 3, 4, 5]);
  expect(told(three, news(1, 4)).log.map(({ at }) => at)).toEqual([1, 2, 3, 4]);
});

test('lessons A4: what is missing between is a gap, what is older is left', () => {
  expect(takeNews(three, news(4, 5)).kind).toBe('gap');
  expect(takeNews(three, { ...news(3, 5), entries: [entry(5)] }).kind).toBe('gap');
  expect(takeNews(three, news(0, 2)).kind).toBe('old');
});

test('lessons A6: what is not what the server sees is noticed', () => {
  const view = { ...viewAt(4), table: { number: 5 } };
  expect(takeNews(three, news(3, 4, view)).kind).toBe('drifted');
});

test('a position that has not changed stays the same object', () => {
  const four = told(three, news(3, 4, viewAt(4, { same: 1 })));
  const five = told(four, news(4, 5, viewAt(5, { same: 1 })));
  expect(five.view?.table).toBe(four.view?.table);
  expect(five.view?.number).toBe(5);
});

test('what a page is told first is no news; what comes then is, until one acts', () => {
  expect(three.moments).toEqual([]);
  const four = told(three, news(3, 4));
  expect(four.moments).toEqual([{ before: { number: 3 }, events: [{ type: 'moved', number: 4 }] }]);
  expect(four.seen).toBe(3);
  const acted = withSeen(four);
  expect(acted).toMatchObject({ seen: 4, moments: [] });
});

test('what nobody else is told is kept as told to this seat', () => {
  const own = { ...entry(4, [{ type: 'all' }, { type: 'mine' }]), alone: [1] };
  const { log } = told(three, { ...news(3, 4), entries: [own] });
  expect(log.slice(3).map(({ to }) => to)).toEqual([null, 0]);
});
