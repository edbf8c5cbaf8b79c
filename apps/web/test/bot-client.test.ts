import { Match, type GameTypes } from '@bannerfield/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { makeBotClient, type Thinker } from '../src/bots/client.ts';
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
  expect((await client.hint(seat)).best.length).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await unanswered).toBeInstanceOf(Error);
  expect(ended).toEqual(['first']);
  deaf.close();
  second.end();
});
