import { Match, type GameTypes } from '@bannerfield/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { makeBotClient, type Thinker } from '../src/bots/client.ts';
import { makeBotService } from '../src/bots/service.ts';
import { games } from '../src/games/load.ts';
import { battleLine, defaults, makeThinker, seeded } from './support/game.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('a question to a worker that was let go of does not end its successor', async () => {
  const parts = await battleLine();
  const match = new Match<GameTypes>(parts.game, defaults(parts));
  match.settle(seeded());
  const { pending } = match;
  const seat = pending.kind === 'decision' ? (pending.seats[0] ?? 0) : 0;
  const { port1: deaf } = new MessageChannel();
  const ended: string[] = [];
  const first: Thinker = {
    endpoint: deaf,
    onBroken: () => undefined,
    end: () => ended.push('first'),
  };
  const second = makeThinker([]);
  const thinkers = [first, { ...second, end: () => ended.push('second') }];
  const client = makeBotClient(match, [null, null], () => thinkers.shift() ?? first);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const unanswered = client.hint(seat).catch((error: unknown) => error);
  client.reset();
  const hint = await client.hint(seat);
  expect(hint.best.length).toBeGreaterThan(0);
  expect(hint.count).toBe(match.game.legal(match.view(seat)).length);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await unanswered).toBeInstanceOf(Error);
  expect(ended).toEqual(['first']);
  deaf.close();
  second.end();
});

test('a hint counts all moves, also where the bot has planned a single one', async () => {
  const parts = await games.load('fantasy-dice-battles');
  const match = new Match<GameTypes>(parts.game, defaults(parts));
  match.settle(seeded());
  const { taste } = await import('../../../games/fantasy-dice-battles/bot/index.ts');
  const service = makeBotService(() => Promise.resolve({ game: parts.game, taste }));
  const rules = { game: parts.game.id, version: parts.game.rulesVersion, edition: null };
  const hint = await service.hint(rules, match.view(0));
  expect(hint.best).toHaveLength(1);
  expect(hint.count).toBe(parts.game.legal(match.view(0)).length);
  expect(hint.count).toBeGreaterThan(1);
  expect(hint.reason?.en).toContain('ready armies');
});
