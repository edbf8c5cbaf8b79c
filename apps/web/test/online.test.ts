import 'fake-indexeddb/auto';
import { checkDice, parseMatch, type MatchFile } from '@bannerfield/fair-dice';
import { makeXoshiro, replay } from '@bannerfield/kernel';
import { expect, test, vi } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { bothChairs, type Chair } from '../../server/test/support/http.ts';
import { NO_FAULTS, openRelay } from '../../server/test/support/relay.ts';
import { testServer } from '../../server/test/support/server.ts';
import { games } from '../src/games/load.ts';
import type { OnlineKeeper } from '../src/online/keeper.ts';
import type { OnlineTable } from '../src/online/online-table.ts';
import type { MatchSession, SessionNow } from '../src/online/session.ts';
import { hasEnded } from '../src/play/table-now.ts';
import { newBrowser, openAlone, pageAt, sitAt, takeOther, until } from './support/online.ts';

const PROGRAMS = { rate: 1e6, burst: 1e6 } as const;

const isPlaying = ({ told }: SessionNow): boolean => told.view?.stage === 'playing';

/** One who sits at a chair: his browser and the page in it. */
interface Person {
  readonly chair: Chair;
  readonly browser: OnlineKeeper;
  page: MatchSession;
  table: OnlineTable;
}

async function sitDown(address: string, chair: Chair, browser = newBrowser()): Promise<Person> {
  const page = pageAt(address, chair, browser);
  await until(page, isPlaying);
  return { chair, browser, page, table: await sitAt(page, browser) };
}

/** Two people at a match that has begun. */
async function two(
  address: string,
  game: string,
  options: object = {},
  through = address,
): Promise<[Person, Person]> {
  const [first, second] = await bothChairs(address, game, options);
  return Promise.all([sitDown(through, first), sitDown(through, second)]);
}

/** What somebody has chosen in a whole game, and how much of it was accepted for certain. */
interface Played {
  readonly chosen: readonly string[];
  readonly accepted: number;
}

/** Plays by chance what is allowed, to the end or so long. */
async function playOut({ table, page }: Person, seed: number, longest: number): Promise<Played> {
  const { next } = makeXoshiro(seed);
  const game = await gameOf(page);
  const chosen: string[] = [];
  let accepted = 0;
  for (;;) {
    await until(page, () => hasEnded(table.now) || table.now.waiting.kind === 'person');
    if (hasEnded(table.now)) return { chosen, accepted };
    const { known, own } = table.now;
    if (own.length === 0) accepted = chosen.length;
    const legal = known === null ? [] : game.legal(known);
    const action = legal[next(Math.max(1, legal.length))];
    if (action === undefined || chosen.length >= longest) {
      await page.resign();
      await until(page, () => hasEnded(table.now));
      return { chosen, accepted };
    }
    chosen.push(game.notation.format(action));
    await table.act(action);
  }
}

/** Whoever of the two is to move, once one is. */
async function inTurn([one, other]: readonly [Person, Person]): Promise<Person> {
  const isAsked = ({ table }: Person): boolean => table.now.waiting.kind === 'person';
  await Promise.race([one, other].map((each) => until(each.page, () => isAsked(each))));
  return isAsked(one) ? one : other;
}

async function gameOf(page: MatchSession): Promise<Awaited<ReturnType<typeof games.load>>['game']> {
  return (await games.load(page.now.welcome?.game ?? '')).game;
}

async function recordOf(address: string, match: string): Promise<MatchFile> {
  const answer = await fetch(`${address}/api/matches/${match}/record`);
  return parseMatch(await answer.text());
}

test.each([
  ['battle-line', {}],
  ['battle-leader-tactics', {}],
  ['fantasy-dice-battles', { armies: 'empire-line:orcs-horde' }],
  ['battlelore', {}],
] as const)(
  'lessons A1, A3, A4: %s is played over a net that cuts, doubles and delays; nothing is lost or done twice',
  async (id, options) => {
    const server = await testServer(PROGRAMS);
    const relay = await openRelay(server.address);
    const [ada, bert] = await two(server.address, id, options, relay.address);
    relay.faults = { cut: 0.02, doubled: 0.2, delay: 2 };
    relay.cutAll();
    const longest = runs(20, 3000);
    const made = await Promise.all([playOut(ada, 3, longest), playOut(bert, 4, longest)]);
    relay.faults = NO_FAULTS;
    expect(relay.cuts).toBeGreaterThan(0);
    const file = await recordOf(server.address, ada.chair.match);
    const { game } = await games.load(id);
    expect(replay(game, file.log).hash).toBe(file.log.entries.at(-1)?.hash);
    expect(checkDice(game, file).kind).toBe('fair');
    for (const seat of [0, 1] as const) {
      const stored = file.log.entries.filter(({ by }) => by === seat).map(({ move }) => move);
      expect(stored).toEqual(made[seat].chosen.slice(0, stored.length));
      expect(stored.length).toBeGreaterThanOrEqual(made[seat].accepted);
      expect(stored.length).toBeGreaterThan(2);
    }
    for (const { page, browser, chair } of [ada, bert]) {
      expect(page.now.fault).toBeNull();
      expect(page.now.refused).toBeNull();
      await until(page, ({ sending }) => sending.length === 0);
      await expect.poll(() => browser.outbox(chair.match)).toEqual([]);
    }
    expect(server.reports).toEqual([]);
  },
);

test('lessons A4: what was on its way when the page was closed is sent again, and done once', async () => {
  const server = await testServer(PROGRAMS);
  const relay = await openRelay(server.address);
  const ada = await inTurn(await two(server.address, 'battle-line', {}, relay.address));
  const { known } = ada.table.now;
  const game = await gameOf(ada.page);
  const [first] = known === null ? [] : game.legal(known);
  if (first === undefined) throw new Error('who is asked may do something');
  // It is sent, and what is answered never comes.
  relay.faults = { cut: 1, doubled: 0, delay: 0 };
  await ada.table.act(first);
  expect(ada.table.now.waiting.kind).toBe('sending');
  ada.page.close();
  const [kept] = await ada.browser.outbox(ada.chair.match);
  expect(kept).toMatchObject({ type: 'act', move: game.notation.format(first) });
  relay.faults = NO_FAULTS;
  const again = pageAt(relay.address, ada.chair, ada.browser);
  await until(again, ({ told }) => told.view !== null);
  await until(again, ({ sending }) => sending.length === 0);
  expect(again.now.refused).toBeNull();
  await expect.poll(() => ada.browser.outbox(ada.chair.match)).toEqual([]);
  const own = again.now.told.log.filter(({ by }) => by === ada.chair.seat);
  expect(new Set(own.map(({ at }) => at)).size).toBe(1);
});

test('lessons A1: a move for a position that is gone is sent back in words, and nothing stays on its way', async () => {
  const server = await testServer(PROGRAMS);
  const ada = await inTurn(await two(server.address, 'battle-line'));
  const other = await sitDown(server.address, ada.chair, ada.browser);
  const { known } = ada.table.now;
  const game = await gameOf(ada.page);
  const [first, second] = known === null ? [] : game.legal(known);
  if (first === undefined || second === undefined) throw new Error('who is asked may choose');
  // Two tabs, both of which are to move: one of them is too late.
  await Promise.all([ada.table.act(first), other.table.act(second)]);
  for (const { page } of [ada, other]) await until(page, ({ sending }) => sending.length === 0);
  const sentBack = [ada, other].flatMap(({ table }) => table.now.sentBack ?? []);
  expect(sentBack).toEqual([
    {
      en: 'Something has happened since. Look at it and choose again.',
      de: 'Inzwischen ist etwas geschehen. Sieh es dir an und wähle neu.',
    },
  ]);
  await expect.poll(() => ada.browser.outbox(ada.chair.match)).toEqual([]);
  const hash = ada.page.now.told.view?.hash;
  await until(other.page, ({ told }) => told.view?.hash === hash);
});

test.each([
  [1, null],
  [2, 'drifted'],
] as const)(
  'lessons A6: what is not what the server sees is fetched anew, %d times wrong ends in %s',
  async (times, fault) => {
    const server = await testServer(PROGRAMS);
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const ada = await inTurn(await two(server.address, 'battle-line'));
    let left: number = times;
    const page = pageAt(server.address, ada.chair, newBrowser(), (text) => {
      if (left === 0 || !text.includes('"type":"news"')) return text;
      left -= 1;
      return text.replace('"table":{', '"table":{"spoilt":true,');
    });
    await until(page, (now) => now.fault !== null || isPlaying(now));
    expect(page.now.fault).toBe(fault);
    expect(complaint).toHaveBeenCalledOnce();
    complaint.mockRestore();
  },
);

test('two tabs of one browser bind themselves to one secret', async () => {
  const server = await testServer(PROGRAMS);
  const [first, second] = await bothChairs(server.address, 'battle-line');
  const browser = newBrowser();
  const tabs = [
    pageAt(server.address, first, browser),
    pageAt(server.address, first, browser),
    pageAt(server.address, second, newBrowser()),
  ];
  await Promise.all(tabs.map((tab) => until(tab, isPlaying)));
  expect(tabs.map(({ now }) => now.fault)).toEqual([null, null, null]);
});

test('nobody binds himself to a secret before both sit there', async () => {
  const server = await testServer(PROGRAMS);
  const opened = await openAlone(server.address, 'battle-line');
  const ada = pageAt(server.address, opened.chair, newBrowser());
  await until(ada, ({ told }) => told.view !== null);
  const bert = await takeOther(server.address, opened);
  await until(ada, ({ names }) => !names.includes(null));
  // One who sits there already binds himself when the other comes, not before.
  const committed = ada.now.told.log;
  expect(committed).toEqual([]);
  const other = pageAt(server.address, bert, newBrowser());
  await Promise.all([until(ada, isPlaying), until(other, isPlaying)]);
  expect(ada.now.names).toEqual(['Ada', 'Bert']);
});

test('a browser that has lost its secret says so, and reveals nothing else', async () => {
  const server = await testServer(PROGRAMS);
  const chairs = await bothChairs(server.address, 'battle-line');
  const browser = newBrowser();
  const ada = pageAt(server.address, chairs[0], browser);
  await until(ada, ({ told }) => typeof told.dice?.committed.seats[0] === 'string');
  ada.close();
  await browser.remove(chairs[0].match);
  const bert = pageAt(server.address, chairs[1], newBrowser());
  const again = pageAt(server.address, chairs[0], browser);
  await until(again, ({ fault }) => fault === 'lost-secret');
  expect(bert.now.told.view?.stage).toBe('revealing');
});

test('a spectator is told the table and no hand, and whose turn it is', async () => {
  const server = await testServer(PROGRAMS);
  const ada = await inTurn(await two(server.address, 'battle-line'));
  const page = pageAt(server.address, { match: ada.chair.match, cookie: null }, newBrowser());
  await until(page, isPlaying);
  const { now } = await sitAt(page, newBrowser());
  expect(now).toMatchObject({ viewer: 'spectator', hands: [null, null], known: null });
  expect(now.waiting).toEqual({ kind: 'elsewhere', seats: [ada.chair.seat] });
});

test('house: what is chosen in secret stays in the browser until it is sealed, and can be changed', async () => {
  const server = await testServer(PROGRAMS);
  const [ada, bert] = await two(server.address, 'fantasy-dice-battles', {
    armies: 'empire-line:orcs-horde',
  });
  const game = await gameOf(ada.page);
  const orders = (known: object | null): readonly { readonly type: string }[] =>
    known === null ? [] : game.legal(known as never).filter(({ type }) => type === 'order');
  await until(ada.page, () => orders(ada.table.now.known).length > 0);
  const { number } = ada.page.now.told;
  const [one] = orders(ada.table.now.known);
  if (one === undefined) throw new Error('there are orders to be laid');
  await ada.table.act(one);
  expect(ada.table.now.own).toEqual([one]);
  expect(ada.table.now.whyNoTakeback).toBeNull();
  await ada.table.takeBack();
  expect(ada.table.now.own).toEqual([]);
  const [, other] = orders(ada.table.now.known);
  if (other === undefined) throw new Error('there are orders to be laid');
  await ada.table.revise([other]);
  expect(ada.table.now.own).toEqual([other]);
  expect(ada.page.now.told.number).toBe(number);
  // Also after the page was loaded again.
  ada.page.close();
  const again = await sitDown(server.address, ada.chair, ada.browser);
  expect(again.table.now.own).toEqual([other]);
  // Sealed by another move, all of it goes, in its order.
  while (again.table.now.waiting.kind === 'person') {
    const { known } = again.table.now;
    const legal = known === null ? [] : game.legal(known);
    const next = legal.find(({ type }) => type === 'ready') ?? legal[0];
    if (next === undefined) throw new Error('one can get ready');
    await again.table.act(next);
  }
  await until(again.page, ({ sending }) => sending.length === 0);
  expect(again.page.now.refused).toBeNull();
  expect(again.page.now.told.number).toBeGreaterThan(number + 1);
  await until(bert.page, ({ told }) => told.log.some(({ event }) => event.type === 'ready'));
});
