import { commitmentOf } from '@bannerfield/fair-dice';
import { loadGame } from '@bannerfield/games/load';
import { LONGEST_MESSAGE, type MatchView } from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { bothChairs } from './support/http.ts';
import { testServer } from './support/server.ts';
import { beginMatch, joinTalk, newsUntil, openTalk } from './support/talk.ts';

const GAME = 'battle-line';
const { game } = await loadGame(GAME);

/** What a seat may do, as it is written. */
function legalOf(seat: 0 | 1, { table, hand }: MatchView): string[] {
  return game
    .legal({ seat, table, hand: hand as object })
    .map((action) => game.notation.format(action));
}

/** A match that has begun, and the view of whoever is asked. */
async function begun() {
  const server = await testServer();
  const chairs = await bothChairs(server.address, GAME);
  const talks = await beginMatch(server.address, chairs);
  const views = await Promise.all(
    talks.map(async (talk) => {
      talk.say({ type: 'resend', from: 0 });
      const { view } = await newsUntil(talk, ({ after, view }) => after === 0 && view.number > 6);
      return view;
    }),
  );
  const asked = views.findIndex((view, seat) => legalOf(seat as 0 | 1, view).length > 0) as 0 | 1;
  const view = views[asked];
  const [move = '', other = ''] = view === undefined ? [] : legalOf(asked, view);
  return { server, chairs, talks, asked, move, other, number: view?.number ?? 0 };
}

test('lessons A1: what comes too late is refused with the reason and how it stands', async () => {
  const { talks, asked, move, number } = await begun();
  const act = { type: 'act', action: 'too-late', move } as const;
  for (const expected of [0, number - 1, number + 1]) {
    talks[asked].say({ ...act, expected });
    expect(await talks[asked].next('refused')).toMatchObject({
      action: 'too-late',
      rule: null,
      reason: 'stale',
      view: { number, seat: asked },
    });
  }
  talks[asked].say({ ...act, expected: number });
  expect(await talks[asked].next('accepted')).toMatchObject({ action: 'too-late' });
});

test('lessons A3: the same action twice is done once and answered alike', async () => {
  const { talks, asked, move, other, number } = await begun();
  const act = { type: 'act', action: 'same-action', expected: number, move } as const;
  talks[asked].say(act);
  talks[asked].say(act);
  const first = await talks[asked].next('accepted');
  expect(await talks[asked].next('accepted')).toEqual(first);
  talks[asked].say({ ...act, move: other });
  expect(await talks[asked].next('refused')).toMatchObject({ reason: 'action-used' });
  const watcher = talks[asked === 0 ? 1 : 0];
  watcher.say({ type: 'resend', from: 0 });
  const { entries } = await newsUntil(
    watcher,
    ({ after, entries: all }) => after === 0 && all.length > 4,
  );
  expect(entries.filter(({ kind }) => kind === 'move')).toHaveLength(1);
});

test('a move of the other’s, out of turn or against the rules, is refused by its rule', async () => {
  const { talks, asked, move, number } = await begun();
  const idle = asked === 0 ? 1 : 0;
  talks[idle].say({ type: 'act', action: 'not-my-turn', expected: number, move });
  const refused = await talks[idle].next('refused');
  expect(refused).toMatchObject({
    action: 'not-my-turn',
    rule: expect.stringMatching(/^R\d/) as string,
  });
  expect(refused.text.de).not.toBe(refused.text.en);
  expect(refused.view.seat).toBe(idle);
  talks[asked].say({ type: 'act', action: 'nonsense-1', expected: number, move: 'castle' });
  expect(await talks[asked].next('refused')).toMatchObject({ rule: null, reason: 'not-a-move' });
});

test('lessons B10: a spectator sees the table and may do nothing', async () => {
  const { server, chairs, move } = await begun();
  const spectator = joinTalk(server.address, chairs[0], false);
  expect(await spectator.next('welcome')).toMatchObject({ seat: null, names: ['Ada', 'Bert'] });
  const { view } = await spectator.next('news');
  expect(view).toMatchObject({ seat: null, hand: null, stage: 'playing' });
  spectator.say({ type: 'act', action: 'by-nobody', expected: view.number, move });
  expect(await spectator.next('trouble')).toMatchObject({ reason: 'only-watching' });
  spectator.say({ type: 'resign', action: 'by-nobody' });
  expect(await spectator.next('trouble')).toMatchObject({ reason: 'only-watching' });
});

test('a forged cookie, and one of another match, make nobody a player', async () => {
  const { server, chairs } = await begun();
  const [other] = await bothChairs(server.address, GAME);
  const [chair] = chairs;
  const name = chair.cookie.split('=')[0] ?? '';
  const forged = [
    `${name}=${'A'.repeat(43)}`,
    `${name}=`,
    `${name}=${other.cookie.split('=')[1] ?? ''}`,
    other.cookie,
    chair.cookie.slice(0, -1),
  ];
  for (const cookie of forged) {
    const talk = joinTalk(server.address, { ...chair, cookie });
    expect(await talk.next('welcome')).toMatchObject({ seat: null });
    talk.close();
  }
});

test('what is no message is said to be none, and the talk goes on', async () => {
  const server = await testServer();
  const [chair] = await bothChairs(server.address, GAME);
  const talk = openTalk(server.address, chair.match, chair.cookie);
  for (const raw of [
    '',
    'move x',
    '{',
    '[]',
    '{"type":"act"}',
    '{"type":"join","protocol":1,"from":-1}',
  ]) {
    talk.sayRaw(raw);
    expect(await talk.next('trouble')).toMatchObject({ reason: 'not-a-message' });
  }
  talk.sayRaw(Buffer.from('{"type":"join","protocol":1,"from":0}'));
  expect(await talk.next('trouble')).toMatchObject({ reason: 'not-a-message' });
  talk.say({ type: 'resend', from: 0 });
  expect(await talk.next('trouble')).toMatchObject({ reason: 'join-first' });
  talk.say({ type: 'join', protocol: 1, from: 999_999 });
  expect(await talk.next('news')).toMatchObject({ after: 0 });
  talk.say({ type: 'join', protocol: 1, from: 0 });
  expect(await talk.next('trouble')).toMatchObject({ reason: 'joined-already' });
  expect(server.reports).toEqual([]);
});

test('a message that is too long ends the socket, and a page of another version is told so', async () => {
  const server = await testServer();
  const [chair] = await bothChairs(server.address, GAME);
  const long = openTalk(server.address, chair.match, chair.cookie);
  long.sayRaw('x'.repeat(LONGEST_MESSAGE + 1));
  expect(await long.closed).toMatch(/^1009/);
  const old = openTalk(server.address, chair.match, chair.cookie);
  old.say({ type: 'join', protocol: 2, from: 0 });
  expect(await old.next('trouble')).toMatchObject({ reason: 'other-protocol' });
  expect(await old.closed).toBe('1008 other-protocol');
});

test('who floods is let go, and others do not notice', async () => {
  const server = await testServer({ burst: 30, rate: 10 });
  const chairs = await bothChairs(server.address, GAME);
  const flood = joinTalk(server.address, chairs[0]);
  for (let n = 0; n < 40; n++) flood.sayRaw('x');
  expect(await flood.closed).toBe('1008 too-many-messages');
  const again = openTalk(server.address, chairs[0].match, chairs[0].cookie);
  for (let n = 0; n < 5; n++) again.say({ type: 'resend', from: 0 });
  expect(await again.closed).toBe('1008 too-many-messages');
  const other = joinTalk(server.address, chairs[1]);
  expect(await other.next('welcome')).toMatchObject({ seat: 1 });
});

test('more sockets than one may have are refused', async () => {
  const server = await testServer({ socketsEach: 2 });
  const [chair] = await bothChairs(server.address, GAME);
  const open = [joinTalk(server.address, chair), joinTalk(server.address, chair)];
  for (const talk of open) await talk.next('welcome');
  const third = joinTalk(server.address, chair);
  expect(await third.next('trouble')).toMatchObject({ reason: 'too-many-sockets' });
  expect(await third.closed).toBe('1008 too-many-sockets');
});

test('lessons F24: nobody changes his part of the dice, or shows it before the other has his', async () => {
  const server = await testServer();
  const chairs = await bothChairs(server.address, GAME);
  const { match } = chairs[0];
  const secret = '56'.repeat(32);
  const [one, two] = [joinTalk(server.address, chairs[0]), joinTalk(server.address, chairs[1])];
  const { dice } = await one.next('welcome');
  expect(dice).toMatchObject({ committed: { seats: [null, null] }, secrets: null });
  expect(dice.committed.server).toMatch(/^[0-9a-f]{64}$/);
  one.say({ type: 'reveal', secret });
  expect(await one.next('refused')).toMatchObject({ reason: 'not-due' });
  const commitment = commitmentOf(0, match, secret);
  one.say({ type: 'commit', commitment });
  await newsUntil(one, ({ dice: { committed } }) => committed.seats[0] === commitment);
  one.say({ type: 'reveal', secret });
  expect(await one.next('refused')).toMatchObject({ reason: 'not-due' });
  one.say({ type: 'commit', commitment: '78'.repeat(32) });
  expect(await one.next('refused')).toMatchObject({ reason: 'commitment-fixed' });
  one.say({ type: 'act', action: 'too-early', expected: 0, move: 'pass' });
  expect(await one.next('refused')).toMatchObject({ reason: 'not-begun' });
  two.say({ type: 'commit', commitment: commitmentOf(1, match, secret) });
  await newsUntil(one, ({ view }) => view.stage === 'revealing');
  one.say({ type: 'reveal', secret: '9a'.repeat(32) });
  expect(await one.next('refused')).toMatchObject({ reason: 'other-secret' });
  one.say({ type: 'reveal', secret });
  const told = await newsUntil(two, ({ dice: { revealed } }) => revealed[0]);
  expect(JSON.stringify(told)).not.toContain(secret);
  two.say({ type: 'reveal', secret });
  const { view } = await newsUntil(two, ({ view: { stage } }) => stage === 'playing');
  expect(view.result).toBeNull();
});

test('lessons F24: who keeps his secret back voids the match, on record', async () => {
  const server = await testServer({ revealMs: 50 });
  const chairs = await bothChairs(server.address, GAME);
  const { match } = chairs[0];
  const [one, two] = [joinTalk(server.address, chairs[0]), joinTalk(server.address, chairs[1])];
  one.say({ type: 'commit', commitment: commitmentOf(0, match, '56'.repeat(32)) });
  two.say({ type: 'commit', commitment: commitmentOf(1, match, '57'.repeat(32)) });
  const { view, dice } = await newsUntil(one, ({ view: { stage } }) => stage === 'void');
  expect(view.result).toEqual({ winner: null, rule: null, reason: 'no-reveal' });
  expect(dice.secrets).toMatchObject({ seats: [null, null] });
  const answer = await fetch(`${server.address}/api/matches/${match}`);
  expect(await answer.json()).toMatchObject({ stage: 'void', result: { reason: 'no-reveal' } });
  two.say({ type: 'reveal', secret: '57'.repeat(32) });
  expect(await two.next('refused')).toMatchObject({ reason: 'match-over' });
});

test('a server that is asked to end closes what is open, and lets nobody wait', async () => {
  const server = await testServer();
  const chairs = await bothChairs(server.address, GAME);
  const talk = joinTalk(server.address, chairs[0]);
  await talk.next('news');
  await server.stop();
  expect(await talk.closed).toMatch(/^100\d/);
  await expect(fetch(`${server.address}/health`)).rejects.toThrow();
});
