import { createServer } from 'node:net';
import { loadGame } from '@bannerfield/games/load';
import { expect, test } from 'vitest';
import { freePort } from '../free-port.ts';
import { bothChairs, cookieOf, post } from './support/http.ts';
import { beginMatch, joinTalk } from './support/talk.ts';
import { testServer } from './support/server.ts';

const GAME = 'battle-leader-tactics';

test('a match is played with the edition that it was opened with', async () => {
  const { address } = await testServer();
  const { edition: house } = (await loadGame(GAME)).game;
  const edition = { ...house, id: 'mine', title: { en: 'My copy', de: 'Mein Exemplar' } };
  const opened = await post(address, '/api/matches', { game: GAME, edition, name: 'Ada', seat: 0 });
  expect(opened.status).toBe(201);
  const { match } = (await opened.json()) as { readonly match: string };
  const talk = joinTalk(address, { match, seat: 0, cookie: cookieOf(opened) });
  expect((await talk.next('welcome')).edition).toEqual(edition);
});

test('what is no edition of the game opens no match', async () => {
  const { address } = await testServer();
  for (const [game, edition] of [
    [GAME, { id: 'mine' }],
    ['battle-line', {}],
  ] as const) {
    const refused = await post(address, '/api/matches', { game, edition, name: 'Ada' });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ reason: 'no-such-edition' });
  }
});

test('each is told which events he alone is told: the cards that he is dealt', async () => {
  const { address } = await testServer();
  const talks = await beginMatch(address, await bothChairs(address, 'battle-line'));
  for (const talk of talks) {
    talk.say({ type: 'resend', from: 0 });
    const { entries } = await talk.next('news');
    const chances = entries.filter(({ kind }) => kind === 'chance');
    const own = chances.filter(({ alone }) => alone.length > 0);
    expect(own.length).toBe(7);
    for (const { events, alone } of own) expect(events[alone[0] ?? -1]).toHaveProperty('card');
  }
});

test('a port that is taken gives way to a free one', async () => {
  const holder = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => holder.once('listening', resolve));
  const bound = holder.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : 0;
  expect(await freePort({ host: '127.0.0.1', port })).toBe(0);
  await new Promise((resolve) => holder.close(resolve));
  expect(await freePort({ host: '127.0.0.1', port })).toBe(port);
});
