import 'fake-indexeddb/auto';
import { formatLog, parseLog, type GameTypes } from '@bannerfield/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { taste } from '../../../games/battle-line/bot/index.ts';
import { makeKeeper, type Keeper } from '../src/keep/games.ts';
import { isBroken, type GameRecord } from '../src/keep/record.ts';
import { readLog } from '../src/share/read-log.ts';
import {
  ANN,
  battleLine,
  BEN,
  BOT,
  makeThinker,
  playAny,
  seeded,
  sit,
  sitAnew,
  untilAsked,
} from './support/game.ts';

let keeper: Keeper;

beforeEach(async () => {
  keeper = makeKeeper();
  for (const { id } of await keeper.list()) await keeper.remove(id);
});

async function stored(id: string): Promise<GameRecord> {
  const record = await keeper.read(id);
  if (record === null || isBroken(record)) throw new Error('there is no sound record');
  return record;
}

describe('a game against a bot', () => {
  test('is played to its end, and stored as finished', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper);
    const rng = seeded(2);
    await table.start();
    while (table.now.waiting.kind !== 'over') await playAny(table, rng);
    const record = await stored(table.record.id);
    expect(record.result).toMatchObject({ rule: expect.stringMatching(/^R10\./) as string });
    expect(record.log).toBe(formatLog(match.log));
    expect(record.snapshot.state).toEqual(match.state);
    table.close();
  });

  test('nothing is shown before it is stored', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper);
    const rng = seeded(3);
    const written: number[] = [];
    const late: string[] = [];
    const write = keeper.write.bind(keeper);
    keeper.write = async (record) => {
      await write(record);
      written.push(parseLog(record.log).entries.length);
    };
    table.subscribe(() => {
      const shown = table.now.log.at(-1)?.at ?? 0;
      if (shown > (written.at(-1) ?? 0)) {
        late.push(`${String(shown)} shown, ${written.join()} stored`);
      }
    });
    await table.start();
    for (let turn = 0; turn < 12; turn++) await playAny(table, rng);
    expect(late).toEqual([]);
    expect(written.at(-1)).toBe(match.log.entries.length);
    table.close();
  });

  test('two quick moves are one', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper, { options: { starter: 0 } });
    await table.start();
    const { known } = table.now;
    if (known === null) throw new Error('nobody is asked');
    const [first, second] = match.game.legal(known);
    if (first === undefined || second === undefined) throw new Error('too little is legal');
    const before = match.log.entries.length;
    await Promise.all([table.act(first), table.act(second)]);
    expect(match.log.entries[before]?.move).toBe(match.game.notation.format(first));
    expect(match.log.entries.slice(before).filter(({ by }) => by === 0)).toHaveLength(2);
    table.close();
  });

  test('goes on after the page was killed, from the last move that was shown', async () => {
    const parts = await battleLine();
    const first = await sitAnew([ANN, BOT], keeper);
    await first.table.start();
    const rng = seeded(4);
    for (let turn = 0; turn < 9; turn++) await playAny(first.table, rng);
    const { id } = first.table.record;
    // Killed: nothing is said to it, and nothing of it is used any more.
    const record = await stored(id);
    const { match } = await readLog(record.log);
    expect(match.state).toEqual(first.match.state);
    const second = sit(parts, record, keeper, match);
    await second.table.start();
    while (second.table.now.waiting.kind !== 'over') await playAny(second.table, rng);
    expect((await stored(id)).result).not.toBeNull();
    first.table.close();
    second.table.close();
  });
});

describe('what the bot is sent', () => {
  test('is what its seat knows and was told, never the other hand or the deck', async () => {
    const { table, match, posted } = await sitAnew([ANN, BOT], keeper);
    const rng = seeded(5);
    await table.start();
    while (table.now.waiting.kind !== 'over') await playAny(table, rng);
    const told = new Set(match.history(1).map((event) => JSON.stringify(event)));
    const allowed = new Set<string>();
    for (let at = 0; at <= match.log.entries.length; at++) {
      const { table: seen, hands } = match.stateAt(at);
      allowed.add(JSON.stringify({ seat: 1, table: seen, hand: hands[1] }));
    }
    let [views, events] = [0, 0];
    for (const value of posted.flatMap((message) => argumentsOf(message))) {
      if (Array.isArray(value)) {
        for (const event of value) expect(told).toContain(JSON.stringify(event));
        events += value.length;
      } else if (typeof value === 'object' && value !== null && 'table' in value) {
        expect(allowed).toContain(JSON.stringify(value));
        views += 1;
      } else {
        // Which rules, which seat, which bot.
        expect(JSON.stringify(value)).toMatch(
          /^(1|"greedy"|\{"game":"battle-line","version":1,"edition":null\})$/,
        );
      }
    }
    expect(views).toBeGreaterThan(20);
    // What happened after the bot was asked for the last time it was never sent.
    expect(events).toBe(match.history(1).length - match.drain(1).length);
    table.close();
  });

  test('a hint is asked for with what the asker knows', async () => {
    const { table, match, posted } = await sitAnew([ANN, BOT], keeper, { options: { starter: 0 } });
    await table.start();
    await table.askHint();
    expect(table.now.hint?.best).toHaveLength(3);
    expect(table.now.hint?.count).toBe(match.game.legal(match.view(0)).length);
    const [best] = table.now.hint?.best ?? [];
    if (best === undefined) throw new Error('there is no hint');
    const reason = await taste.loadReason?.();
    expect(table.now.hint?.reason).toEqual(reason?.say(match.view(0) as never, best as never));
    const sent = posted.flatMap((message) => argumentsOf(message));
    expect(sent).toContainEqual(JSON.parse(JSON.stringify(match.view(0))));
    table.close();
  });

  /** The arguments of a call, as comlink puts them on the wire. */
  function argumentsOf(message: unknown): unknown[] {
    const { argumentList = [] } = message as { argumentList?: { value: unknown }[] };
    return argumentList.map(({ value }) => value);
  }
});

describe('a bot that breaks down', () => {
  test('costs nothing: it is asked again', async () => {
    let failures = 1;
    const { table } = await sitAnew([ANN, BOT], keeper, {
      options: { starter: 1 },
      thinker: (posted) => {
        failures -= 1;
        return makeThinker(
          posted,
          failures < 0
            ? undefined
            : () => {
                throw new Error('a fault of the bot');
              },
        );
      },
    });
    await table.start();
    expect(table.now.trouble).toBe('bot-failed');
    const before = table.record.log;
    expect((await stored(table.record.id)).log).toBe(before);
    await table.tryAgain();
    await untilAsked(table);
    expect(table.now.trouble).toBeNull();
    expect(table.now.waiting.kind).toBe('person');
    table.close();
  });
});

describe('a game on one device', () => {
  test('shows neither hand while the curtain is drawn, and then only one', async () => {
    const { table, match } = await sitAnew([ANN, BEN], keeper, { options: { starter: 0 } });
    const rng = seeded(6);
    expect(table.now.waiting.kind).toBe('curtain');
    await table.start();
    for (let turn = 0; turn < 10; turn++) {
      const { waiting } = table.now;
      if (waiting.kind !== 'curtain') throw new Error('a turn begins behind the curtain');
      expect(table.now.hands).toEqual([null, null]);
      expect(table.now.known).toBeNull();
      expect(table.now.viewer).toBe('spectator');
      const isPrivate = new Set(match.log.entries.flatMap((_, at) => privateEvents(match, at)));
      expect(table.now.log.filter(({ event }) => isPrivate.has(event))).toEqual([]);
      await table.openCurtain();
      const me = waiting.next;
      while (table.now.waiting.kind === 'person') {
        expect(table.now.hands[me]).toEqual(match.state.hands[me]);
        expect(table.now.hands[1 - me]).toBeNull();
        await playAny(table, rng);
      }
      expect(table.now.waiting).toEqual({ kind: 'parting', seat: me, next: 1 - me });
      table.handOn();
    }
    table.close();
  });

  function privateEvents(match: Parameters<typeof sit>[3], at: number): GameTypes['Event'][] {
    return match.toldBy(at).flatMap(({ event, to }) => (to === null ? [] : [event]));
  }
});

describe('taking back', () => {
  test('is offered until chance has spoken, and takes the passed steps with it', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper, { options: { starter: 0 } });
    await table.start();
    expect(table.now.whyNoTakeback).not.toBeNull();
    const before = match.hash;
    await playAny(table, seeded(7));
    // The claim step asked nothing and was passed; now a deck is to be chosen.
    expect(table.record.passed).toEqual([match.log.entries.length - 1]);
    expect(table.now.whyNoTakeback).toBeNull();
    await table.takeBack();
    expect(match.hash).toBe(before);
    expect(table.record.passed).toEqual([]);
    expect((await stored(table.record.id)).log).toBe(formatLog(match.log));
    await playAny(table, seeded(8));
    await playAny(table, seeded(8));
    expect(table.now.whyNoTakeback).toBe('chance-came');
    table.close();
  });

  test('a step that would end it is shown before it is passed', async () => {
    const paused: string[] = [];
    const { table, match } = await sitAnew([ANN, BOT], keeper, {
      options: { starter: 0, tactics: false },
      pause: async (why) => {
        paused.push(`${why} ${String(match.log.entries.length)}`);
        if (why === 'passing' && paused.length === 1) await table.takeBack();
      },
    });
    await table.start();
    const before = match.hash;
    await playAny(table, seeded(9));
    expect(paused[0]).toMatch(/^passing /);
    expect(match.hash).toBe(before);
    expect(table.now.waiting).toEqual({ kind: 'person', seat: 0 });
    table.close();
  });
});

describe('changing what one has done', () => {
  test('keeps what stays the same, does the rest anew, and takes back move by move', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper, {
      options: { starter: 0 },
      passes: () => false,
    });
    await table.start();
    const start = match.log.entries.length;
    const { known } = table.now;
    if (known === null) throw new Error('Ann is asked');
    const [one, other] = match.game.legal(known);
    if (one === undefined || other === undefined) throw new Error('there are moves');
    await table.act(one);
    expect(table.now.own).toEqual([one]);
    const end = { type: 'end' };
    await table.revise([one, end]);
    expect(table.now.own).toEqual([one, end]);
    await table.revise([other, end]);
    expect(table.now.own).toEqual([other, end]);
    expect(match.log.entries).toHaveLength(start + 2);
    expect((await stored(table.record.id)).log).toBe(formatLog(match.log));
    await table.takeBack();
    expect(table.now.own).toEqual([other]);
    // What the rules refuse ends it; what came before is done.
    await table.revise([one, one, end]);
    expect(table.now.own).toEqual([one]);
    table.close();
  });

  test('tells what has happened with the table before it', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper, { options: { starter: 0 } });
    await table.start();
    await playAny(table, seeded(7));
    const [first] = table.now.moments;
    expect(first?.events.length).toBeGreaterThan(0);
    expect(first?.before).toEqual(match.stateAt((table.now.news[0]?.at ?? 0) - 1).table);
    table.close();
  });
});

describe('the store in trouble', () => {
  test('a move that could not be stored is told, and stored with the next attempt', async () => {
    const { table, match } = await sitAnew([ANN, BOT], keeper, { options: { starter: 0 } });
    await table.start();
    const write = keeper.write.bind(keeper);
    keeper.write = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
    await playAny(table, seeded(10));
    expect(table.now.trouble).toBe('not-saved');
    expect((await stored(table.record.id)).log).not.toBe(formatLog(match.log));
    keeper.write = write;
    await table.tryAgain();
    expect(table.now.trouble).toBeNull();
    expect((await stored(table.record.id)).log).toBe(formatLog(match.log));
    table.close();
  });

  test('a game that went on in another tab is not overwritten', async () => {
    const parts = await battleLine();
    const here = await sitAnew([ANN, BOT], keeper, { options: { starter: 0 } });
    await here.table.start();
    const record = await stored(here.table.record.id);
    const there = sit(parts, record, keeper, (await readLog(record.log)).match);
    await there.table.start();
    await playAny(there.table, seeded(11));
    const kept = await stored(record.id);
    await playAny(here.table, seeded(12));
    expect(here.table.now.trouble).toBe('changed-elsewhere');
    expect(here.table.now.known).toBeNull();
    expect(await stored(record.id)).toEqual(kept);
    here.table.close();
    there.table.close();
  });
});
