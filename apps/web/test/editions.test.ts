import 'fake-indexeddb/auto';
import { editions, house, optionsSchema } from '@bannerfield/editions/toy/edition';
import { makeGame } from '@bannerfield/editions/toy/rules';
import type { RulesModule } from '@bannerfield/games/parts';
import { formatLog, Match, type Edition, type GameTypes } from '@bannerfield/kernel';
import { expose } from 'comlink';
import { describe, expect, test } from 'vitest';
import { makeBotClient, type Thinker } from '../src/bots/client.ts';
import { makeBotService } from '../src/bots/service.ts';
import { makeLoadRules, rulesFor } from '../src/games/rules.ts';
import { makeGameSource } from '../src/games/source.ts';
import { wantLanguage } from '../src/words/by-language.ts';
import { makeKeeper } from '../src/keep/games.ts';
import { beginGame, beginNext } from '../src/play/begin.ts';
import { openGame } from '../src/play/open-game.ts';
import { FaultyLog, type Fault } from '../src/share/fault.ts';
import { readLog } from '../src/share/read-log.ts';
import { ANN, battleLine, BEN, defaults } from './support/game.ts';

const duel = { game: makeGame(house), makeGame } as unknown as RulesModule;
const loadRules = makeLoadRules({ duel: () => Promise.resolve(duel) }, {});
/** Four stances, of which the last beats all others. */
const mine: Edition = {
  ...house,
  id: 'mine',
  values: {
    touches: { designed: 2 },
    chart: [0, 1, 2, 3].map((row) => [0, 1, 2, 3].map(() => ({ designed: row === 3 ? 1 : 0 }))),
  },
};

wantLanguage('en');
wantLanguage('de');

/** The toy with editions; it is shown as another game is, since nobody looks. */
async function source(): Promise<ReturnType<typeof makeGameSource>> {
  const { about, messages, face } = await battleLine();
  const at = <M>(part: string, module: M) => ({
    [`../../../../games/duel/${part}`]: () => Promise.resolve(module),
  });
  return makeGameSource(loadRules, {
    abouts: at('about.ts', { about }),
    messages: {
      ...at('messages.en.ts', { messages: messages('en') }),
      ...at('messages.de.ts', { messages: messages('de') }),
    },
    faces: at('board/index.tsx', { face }),
    schemas: at('schema.ts', { optionsSchema }),
    editions: at('edition.ts', { editions }),
  });
}

/** A duel with that edition, played to its end by the stronger stances. */
function playedLog(edition: Edition): string {
  const { game } = withEditionOf(edition);
  const match = new Match(game, { longest: 3 });
  for (let moves = 0; match.pending.kind === 'decision'; moves++) {
    const legal = game.legal(match.view(match.pending.seats[0] ?? 0));
    const move = moves % 2 === 0 ? legal.at(-1) : legal[0];
    if (move === undefined) throw new Error('nothing is allowed');
    match.act(match.pending.seats[0] ?? 0, move);
  }
  return formatLog(match.log);
}

function withEditionOf(edition: Edition): RulesModule {
  return { ...duel, game: duel.makeGame?.(edition) ?? duel.game };
}

async function faultOf(log: string): Promise<Fault | null> {
  try {
    await readLog(log, undefined, await source());
    return null;
  } catch (error) {
    if (error instanceof FaultyLog) return error.fault;
    throw error;
  }
}

describe('a log of a game with editions', () => {
  test.for([house, mine])('is played with its own: $id', async (edition) => {
    const log = playedLog(edition);
    const { match, parts } = await readLog(log, undefined, await source());
    expect(parts.game.edition).toEqual(edition);
    expect(formatLog(match.log)).toBe(log);
  });

  const fault: Fault = { kind: 'line', line: 5, field: 'edition' };
  const change = (values: object) =>
    playedLog(mine).replace(/^edition .*$/m, (line) => {
      const edition = JSON.parse(line.slice('edition '.length)) as object;
      return `edition ${JSON.stringify({ ...edition, ...values })}`;
    });

  test.for<[string, string]>([
    ['none', playedLog(mine).replace(/^edition .*\n/m, '')],
    ['one of another game', change({ game: 'chess' })],
    ['one without values', change({ values: {} })],
    [
      'one with a ragged chart',
      change({ values: { ...mine.values, chart: [[], [{ designed: 1 }]] } }),
    ],
    ['one with more than there is', change({ more: 1 })],
    [
      'one whose values are unmarked',
      change({
        values: {
          touches: 2,
          chart: [
            [0, 0],
            [0, 0],
          ],
        },
      }),
    ],
  ])('is refused with %s', async ([, log]) => {
    expect(log).not.toBe(playedLog(mine));
    expect(await faultOf(log)).toEqual(fault);
  });

  test('is refused with another sound one, since it would have gone otherwise', async () => {
    expect(await faultOf(change({ id: 'other' }))).toMatchObject({ kind: 'line', field: 'start' });
  });

  test('and a game without editions takes none', async () => {
    const parts = await battleLine();
    const match = new Match({ ...parts.game, edition: mine }, defaults(parts));
    await expect(readLog(formatLog(match.log))).rejects.toMatchObject({ fault });
  });
});

test('a stored game goes on with its edition, and so does the game after it', async () => {
  const keeper = makeKeeper();
  const games = await source();
  const parts = await games.bind(await games.load('duel'), mine);
  const plan = { options: { longest: 3 }, players: [ANN, BEN] as const, length: 1 };
  const begun = await beginGame(parts, plan, keeper);
  const opened = await openGame(begun.id, keeper, undefined, games);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  expect(opened.game.match.header.edition).toEqual(mine);
  const next = await beginNext(opened.game.parts, opened.game.match, begun, keeper);
  expect(next.log).toContain('"id":"mine"');
  await keeper.write({ ...next, revision: 2, log: next.log.replace(/^edition .*\n/m, '') });
  expect(await openGame(next.id, keeper, undefined, games)).toMatchObject({
    kind: 'broken',
    fault: { kind: 'line', line: 5, field: 'edition' },
  });
});

test('a bot thinks with the edition of its match', async () => {
  const match = new Match<GameTypes>(withEditionOf(mine).game, { longest: 3 });
  const loaded: (Edition | undefined)[] = [];
  const client = makeBotClient(match, ['random', null], () =>
    thinkerWith(async (name) => {
      const { game } = await rulesFor(loadRules, name);
      loaded.push(game.edition);
      return { game, taste: { evaluate: () => 0 } };
    }),
  );
  expect(match.act(0, await client.choose(0))).toBeNull();
  expect((await client.hint(1)).count).toBe(4);
  expect(loaded).toEqual([mine, mine]);
  client.close();
});

function thinkerWith(load: Parameters<typeof makeBotService>[0]): Thinker {
  const { port1, port2 } = new MessageChannel();
  expose(makeBotService(load), port2);
  return {
    endpoint: port1,
    onBroken: () => undefined,
    end: () => {
      port1.close();
      port2.close();
    },
  };
}

test('what tells of the options of an older version is of that version, where it is kept', async () => {
  const { game, about, messages, face } = await battleLine();
  const old = { ...about, options: {} };
  const path = (part: string) => `../../../../games/battle-line/${part}`;
  const rules = makeLoadRules(
    { 'battle-line': () => Promise.resolve({ game: { ...game, rulesVersion: 3 } }) },
    {
      [path('rules@1/index.ts')]: () => Promise.resolve({ game }),
      [path('rules@2/index.ts')]: () => Promise.resolve({ game: { ...game, rulesVersion: 2 } }),
    },
  );
  const games = makeGameSource(rules, {
    abouts: {
      [path('about.ts')]: () => Promise.resolve({ about }),
      [path('about@1.ts')]: () => Promise.resolve({ about: old }),
    },
    messages: {
      [path('messages.en.ts')]: () => Promise.resolve({ messages: messages('en') }),
      [path('messages.de.ts')]: () => Promise.resolve({ messages: messages('de') }),
    },
    faces: { [path('board/index.tsx')]: () => Promise.resolve({ face }) },
    schemas: {},
    editions: {},
  });
  expect((await games.load('battle-line')).about).toBe(about);
  expect((await games.load('battle-line', 3)).about).toBe(about);
  expect((await games.load('battle-line', 2)).about).toBe(about);
  expect((await games.load('battle-line', 1)).about).toBe(old);
});
