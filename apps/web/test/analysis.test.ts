import 'fake-indexeddb/auto';
import { readFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expose } from 'comlink';
import type { Analysis } from '@bannerfield/bots/analysis-report';
import {
  formatLog,
  known,
  parseLog,
  replay,
  type GameTypes,
  type Match,
} from '@bannerfield/kernel';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { reading } from '../../../games/battle-line/bot/reading.ts';
import { taste } from '../../../games/battle-line/bot/index.ts';
import { makeFollower, type Follower, type Following } from '../src/analysis/follow.ts';
import { makeAnalysisService } from '../src/analysis/service.ts';
import {
  costliest,
  favoured,
  interval,
  luckiest,
  moveOf,
  pointsOf,
  whatHappened,
  type Told,
} from '../src/analysis/story.ts';
import { beginFrom } from '../src/analysis/try-move.ts';
import { percent, signed } from '../src/analysis/words.ts';
import type { Thinker } from '../src/bots/client.ts';
import { loadRules, rulesFor } from '../src/games/rules.ts';
import { makeKeeper } from '../src/keep/games.ts';
import { openGame } from '../src/play/open-game.ts';
import { wantLanguage } from '../src/words/by-language.ts';
import { goldenFile } from './browser/support/store.ts';
import { battleLine, playAny, seeded, sit, untilAsked } from './support/game.ts';

wantLanguage('en');
wantLanguage('de');
afterEach(() => {
  vi.useRealTimers();
});

const LOG = readFileSync(goldenFile('troops-only'), 'utf8');

async function played(): Promise<Match<GameTypes>> {
  return replay((await battleLine()).game, parseLog(LOG));
}

/** An analyst on the other side of a channel, as in the worker. */
function makeAnalyst(nodes: number, ends: string[] = []): Thinker {
  const { port1, port2 } = new MessageChannel();
  const load = async (name: Parameters<typeof rulesFor>[1]) => {
    const { game } = await rulesFor(loadRules, name);
    return { game, taste: taste as never, reading };
  };
  expose(makeAnalysisService(load, nodes), port2);
  return {
    endpoint: port1,
    onBroken: () => undefined,
    end: () => {
      ends.push('ended');
      port1.close();
      port2.close();
    },
  };
}

/** What is heard until it is done or has failed. */
function heardFrom(follower: Follower): Promise<Following[]> {
  const heard: Following[] = [];
  return new Promise((resolve) => {
    const stop = follower.subscribe(() => {
      heard.push(follower.now);
      if (follower.now.kind !== 'done' && follower.now.kind !== 'failed') return;
      stop();
      resolve(heard);
    });
  });
}

async function analysed(match: Match<GameTypes>): Promise<Analysis> {
  const last = (await heardFrom(makeFollower(match, () => makeAnalyst(600)))).at(-1);
  if (last?.kind !== 'done') throw new Error('not done');
  return last.analysis;
}

async function toldOf(match: Match<GameTypes>, language: 'en' | 'de' = 'en'): Promise<Told> {
  const reader = { language, names: ['Ann', 'Ben'] as const, you: null };
  return { parts: await battleLine(), match, reader };
}

test('an analysis is followed to its end, and the worker is let go', async () => {
  const match = await played();
  const ends: string[] = [];
  const follower = makeFollower(match, () => makeAnalyst(600, ends));
  expect(follower.now.kind).toBe('waiting');
  const heard = await heardFrom(follower);
  expect(heard.at(-1)?.kind).toBe('done');
  expect(heard.slice(0, -1).every(({ kind }) => kind === 'running')).toBe(true);
  expect(ends).toEqual(['ended']);
});

test('an analysis is finished though memory is tidied meanwhile', async () => {
  setFlagsFromString('--expose-gc');
  const tidy = runInNewContext('gc') as () => void;
  const timer = setInterval(tidy, 20);
  onTestFinished(() => clearInterval(timer));
  const heard = await heardFrom(makeFollower(await played(), () => makeAnalyst(300)));
  expect(heard.at(-1)?.kind).toBe('done');
}, 20_000);

test('who looks away ends it after a while, and whoever looks again begins anew', async () => {
  const match = await played();
  const begun: Thinker[] = [];
  const ends: string[] = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const follower = makeFollower(match, () => {
    const { port1 } = new MessageChannel();
    const deaf = { endpoint: port1, onBroken: () => undefined, end: () => ends.push('ended') };
    begun.push(deaf);
    return deaf;
  });
  const stop = follower.subscribe(() => undefined);
  stop();
  follower.subscribe(() => undefined)();
  expect(begun).toHaveLength(1);
  vi.advanceTimersByTime(10_000);
  expect(ends).toEqual(['ended']);
  follower.subscribe(() => undefined)();
  expect(begun).toHaveLength(2);
  vi.advanceTimersByTime(10_000);
});

test('a worker that breaks down is told of', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const broken: Thinker = {
    endpoint: new MessageChannel().port1,
    onBroken: (hear) => void setTimeout(() => hear(new Error('out of memory')), 1),
    end: () => undefined,
  };
  const heard = await heardFrom(makeFollower(await played(), () => broken));
  expect(heard.map(({ kind }) => kind)).toEqual(['failed']);
  expect(complain).toHaveBeenCalledOnce();
});

test('a game is told in words: what happened, what cost most, who was lucky', async () => {
  const match = await played();
  const analysis = await analysed(match);
  const [english, german] = [await toldOf(match), await toldOf(match, 'de')];
  for (const moment of analysis.moments) {
    const [said, gesagt] = [whatHappened(english, moment), whatHappened(german, moment)];
    expect(said).toMatch(/Ann|Ben/);
    expect(gesagt).toMatch(/Ann|Ben/);
    expect(gesagt).not.toBe(said);
    if (moment.kind === 'decision' && moment.choice !== null) {
      expect(moveOf(english, moment.at, moment.choice.best)).not.toBe(moment.choice.best);
    }
  }
  const points = pointsOf(analysis);
  expect(points).toHaveLength(analysis.moments.length);
  for (const index of luckiest(analysis)) {
    const moment = analysis.moments[index];
    if (moment === undefined) throw new Error('no moment');
    expect(moment.kind).toBe('chance');
    expect(interval(favoured(moment), moment)[0]).toBeGreaterThan(0);
    expect(points[index]?.mark).toBe('lucky');
  }
  for (const index of costliest(analysis)) expect(points[index]?.mark).toBe('costly');
});

test('figures have their signs, and no zero has one', () => {
  expect([0.583, 0, -0.144, -0.001].map(percent)).toEqual([
    '58\u00A0%',
    '0\u00A0%',
    '−14\u00A0%',
    '0\u00A0%',
  ]);
  expect([0.07, 0.001, -0.07].map(signed)).toEqual(['+7\u00A0%', '0\u00A0%', '−7\u00A0%']);
});

test('another move is tried in a new game, and the old one stays as it is', async () => {
  const keeper = makeKeeper();
  const match = await played();
  const legal = (at: number) => match.game.legal(known(match.stateAt(at), 1));
  const at = match.log.entries.findLastIndex(
    ({ by }, index) => by === 1 && legal(index).length > 1,
  );
  const record = await beginFrom(match, at, 1, 'Ben', keeper);
  const opened = await openGame(record.id, keeper);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  const { parts, match: begun } = opened.game;
  expect(begun.log.entries).toEqual(match.log.entries.slice(0, at));
  expect(formatLog(match.log)).toBe(LOG);
  const { table } = sit(parts, record, keeper, begun);
  void table.start();
  await untilAsked(table);
  expect(table.now.waiting).toMatchObject({ kind: 'person', seat: 1 });
  await playAny(table, seeded());
  expect(begun.log.entries.length).toBeGreaterThan(at);
  table.close();
});
