import 'fake-indexeddb/auto';
import { parseLog, type GameTypes, type Match } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { gameIds, games } from '../src/games/load.ts';
import { isOffered } from '../src/games/source.ts';
import { makeKeeper } from '../src/keep/games.ts';
import { beginGame, beginNext, hasNext, pointsAfter, playersBySeat } from '../src/play/begin.ts';
import { keptChoices } from '../src/play/choices.ts';
import { readLog } from '../src/share/read-log.ts';
import { ANN, battleLine, BEN, defaults, playAny, seeded, sit } from './support/game.ts';

const keeper = makeKeeper();

describe.for(gameIds())('what the form offers for %s', (id) => {
  test('is what the schema makes of it: every value, whole and in order', async () => {
    const about = await games.loadAbout(id);
    const usual = keptChoices(id, about).options;
    // Not offered, for it is not whole: so the schema speaks.
    expect(isOffered(about, {})).toBe(false);
    expect(JSON.stringify(usual)).toBe(JSON.stringify(await games.checkOptions(id, {})));
    const { optionsSchema } = (await import(`../../../games/${id}/schema.ts`)) as {
      optionsSchema: { parse(options: object): object };
    };
    for (const [name, { values }] of Object.entries(about.options)) {
      for (const value of values) {
        const options = { ...usual, [name]: value };
        expect(isOffered(about, options)).toBe(true);
        expect(JSON.stringify(options)).toBe(JSON.stringify(optionsSchema.parse(options)));
      }
      expect(isOffered(about, { ...usual, [name]: 'something else' })).toBe(false);
    }
  });
});

test.for(gameIds())(
  '%s is dealt when it is begun: the first curtain names who begins',
  async (id) => {
    const parts = await games.load(id);
    for (let times = 0; times < 8; times++) {
      const plan = { options: defaults(parts), players: [ANN, BEN], length: 1 } as const;
      const begun = await beginGame(parts, plan, keeper);
      const { match } = await readLog(begun.log);
      const { pending } = match;
      if (pending.kind !== 'decision') throw new Error(`it waits for ${pending.kind}`);
      const { table } = sit(parts, begun, keeper, match);
      expect(table.now.waiting).toEqual({ kind: 'curtain', next: pending.seats[0] });
      await table.start();
      expect(table.now.waiting).toEqual({ kind: 'curtain', next: pending.seats[0] });
      expect(table.record.log).toBe(begun.log);
    }
  },
);

test('choices that were kept and make no sense any more are as usual', async () => {
  const about = await games.loadAbout('battle-line');
  const kept = new Map([
    [
      'bannerfield.choices.battle-line',
      '{"opponent":"oracle","names":["a"],"side":3,"length":4,"options":{"tactics":"x","starter":1,"old":1}}',
    ],
  ]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  expect(keptChoices('battle-line', about)).toMatchObject({
    opponent: 'recruit',
    names: ['', ''],
    side: 'lot',
    length: 1,
    options: { tactics: true, starter: 1 },
  });
  expect(keptChoices('battle-line', about).options).not.toHaveProperty('old');
  kept.set('bannerfield.choices.battle-line', 'no JSON');
  expect(keptChoices('battle-line', about).length).toBe(1);
  Reflect.deleteProperty(globalThis, 'localStorage');
});

describe('a series', () => {
  async function playedOut(length: number): Promise<{
    parts: Awaited<ReturnType<typeof battleLine>>;
    match: Match<GameTypes>;
    record: Awaited<ReturnType<typeof beginGame>>;
  }> {
    const parts = await battleLine();
    const plan = { options: defaults(parts), players: [ANN, BEN], length } as const;
    const begun = await beginGame(parts, plan, keeper);
    const { match } = await readLog(begun.log);
    const { table } = sit(parts, begun, keeper, match);
    await table.start();
    const rng = seeded(21);
    while (table.now.waiting.kind !== 'over') {
      if (table.now.waiting.kind === 'parting') table.handOn();
      else if (table.now.waiting.kind === 'curtain') await table.openCurtain();
      else await playAny(table, rng);
    }
    return { parts, match, record: table.record };
  }

  test('goes on with the points so far, by the game’s own way', async () => {
    const { parts, match, record } = await playedOut(3);
    expect(hasNext(record)).toBe(true);
    const points = pointsAfter(parts, match, record);
    const score = parts.series?.score(match.state.table);
    expect(points).toEqual(score);
    const second = await beginNext(parts, match, record, keeper);
    expect(second.series).toEqual({ id: record.series.id, index: 1, length: 3, points });
    expect(second.players).toEqual([ANN, BEN]);
    expect(playersBySeat(parts, second)).toEqual([ANN, BEN]);
    const { pending } = match;
    if (pending.kind !== 'over' || pending.winner === 'draw') throw new Error('someone has won');
    expect(parseLog(second.log).header.options).toMatchObject({ starter: pending.winner });
  });

  test('that is over begins anew', async () => {
    const { parts, match, record } = await playedOut(1);
    expect(hasNext(record)).toBe(false);
    const again = await beginNext(parts, match, record, keeper);
    expect(again.series).toMatchObject({ index: 0, length: 1, points: [0, 0] });
    expect(again.series.id).not.toBe(record.series.id);
  });
});
