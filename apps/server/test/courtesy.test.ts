import { checkDice, parseMatch } from '@bannerfield/fair-dice';
import { makeXoshiro, replay } from '@bannerfield/kernel';
import type { OfferKind, ServerMessage } from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { viewOf } from '../match/packets.ts';
import { sourceOf, type Room, type World } from '../match/room.ts';
import { exportMatch } from '../match/service.ts';
import { ask, begin, listenBare, play, sitDown, someAct, startBare } from './support/bare.ts';
import { bothChairs, cookieOf, post } from './support/http.ts';
import { temporaryFile } from './support/server.ts';
import { beginMatch, joinTalk, newsUntil } from './support/talk.ts';

let named = 0;

function say(
  world: World,
  room: Room,
  seat: 0 | 1,
  type: 'offer' | 'accept' | 'decline',
  offer: OfferKind,
): Promise<ServerMessage | null> {
  named += 1;
  return ask(world, room, seat, { type, action: `action-${type}-${String(named)}`, offer });
}

const ACCEPTED = { type: 'accepted' };

/** A match with one more move, and who made it. */
async function afterMove(moves: number) {
  const server = await startBare(temporaryFile());
  const { world } = server;
  const room = await begin(server, 'battle-line');
  await play(world, room, makeXoshiro(3).next, moves);
  const { seat, command } = someAct(room, makeXoshiro(3).next);
  expect(await ask(world, room, seat, command)).toMatchObject(ACCEPTED);
  return { server, world, room, seat, other: seat === 0 ? 1 : 0 } as const;
}

test('both agree to a draw, and the record says so', async () => {
  const { world, room, seat, other } = await afterMove(6);
  expect(await say(world, room, other, 'accept', 'draw')).toMatchObject({
    reason: 'nothing-offered',
  });
  expect(await say(world, room, seat, 'offer', 'draw')).toMatchObject(ACCEPTED);
  expect(viewOf(sourceOf(world, room), 'spectator').offers.draw).toEqual({
    by: seat,
    isDeclined: false,
  });
  expect(await say(world, room, seat, 'accept', 'draw')).toMatchObject({
    reason: 'nothing-offered',
  });
  expect(await say(world, room, other, 'offer', 'draw')).toMatchObject({
    reason: 'offered-already',
  });
  expect(await say(world, room, other, 'accept', 'draw')).toMatchObject(ACCEPTED);
  const view = viewOf(sourceOf(world, room), 0);
  expect(view).toMatchObject({ stage: 'over', result: { winner: 'draw', reason: 'agreement' } });
  const record = await exportMatch(world, room);
  const file = parseMatch(typeof record === 'string' ? record : '');
  expect(file.end).toEqual({ by: 'agreement' });
  expect(checkDice(room.parts.game, file).kind).toBe('fair');
});

test('who was declined offers again only after a move, and who moves on has declined', async () => {
  const { world, room, seat, other } = await afterMove(6);
  await say(world, room, seat, 'offer', 'draw');
  expect(await say(world, room, other, 'decline', 'draw')).toMatchObject(ACCEPTED);
  expect(await say(world, room, seat, 'offer', 'draw')).toMatchObject({
    reason: 'declined-already',
  });
  expect(await say(world, room, other, 'accept', 'draw')).toMatchObject({
    reason: 'nothing-offered',
  });
  // Both move.
  const { next: rng } = makeXoshiro(4);
  const moved = new Set<number>();
  while (moved.size < 2) {
    const act = someAct(room, rng);
    moved.add(act.seat);
    await ask(world, room, act.seat, act.command);
  }
  expect(await say(world, room, seat, 'offer', 'draw')).toMatchObject(ACCEPTED);
  while (room.position.offers.draw !== null) {
    const act = someAct(room, rng);
    await ask(world, room, act.seat, act.command);
    if (act.seat === other) expect(room.position.offers.draw).toBeNull();
  }
});

test('lessons A3: an answer that is said twice is done once', async () => {
  const { world, room, seat, other } = await afterMove(6);
  const offer = { type: 'offer', action: 'action-once', offer: 'draw' } as const;
  const first = await ask(world, room, seat, offer);
  expect(await ask(world, room, seat, offer)).toEqual(first);
  const decline = { type: 'decline', action: 'action-no', offer: 'draw' } as const;
  const answered = await ask(world, room, other, decline);
  expect(await ask(world, room, other, decline)).toEqual(answered);
  expect(await ask(world, room, other, { ...decline, type: 'accept' })).toMatchObject({
    reason: 'action-used',
  });
});

test('lessons A5: a move is taken back when the other agrees, and the record is as if it had not been made', async () => {
  const { server, world, room, seat, other } = await afterMove(9);
  const before = room.position.wayBack;
  const taken = room.position;
  expect(before?.seat).toBe(seat);
  expect(await say(world, room, seat, 'offer', 'takeback')).toMatchObject(ACCEPTED);
  expect(await say(world, room, other, 'accept', 'takeback')).toMatchObject(ACCEPTED);
  expect(room.position).toMatchObject({ hash: before?.hash, moves: before?.moves });
  expect(room.position.state).toEqual(before?.state);
  expect(room.position.sequence).toBe(taken.sequence + 2);
  expect(viewOf(sourceOf(world, room), other).offers.takeback).toBeNull();
  // What was known of the position that is gone answers nothing any more.
  const { seat: next, command } = someAct(room, makeXoshiro(9).next);
  expect(next).toBe(seat);
  const stale = { ...command, action: 'action-stale', expected: taken.numbers[seat] };
  expect(await ask(world, room, seat, stale)).toMatchObject({ reason: 'stale' });
  await play(world, room, makeXoshiro(9).next, 8);
  const again = await (await startBare(':memory:')).rooms.open(room.row.id);
  expect(again).toBeNull();
  await server.rooms.close();
  await ask(world, room, 0, { type: 'resign', action: 'action-resign' });
  const record = await exportMatch(world, room);
  const file = parseMatch(typeof record === 'string' ? record : '');
  expect(replay(room.parts.game, file.log).hash).toBe(room.position.hash);
  expect(checkDice(room.parts.game, file).kind).toBe('fair');
});

test('lessons A5, D17: after a takeback a restart comes to the same position', async () => {
  const file = temporaryFile();
  const server = await startBare(file);
  const { world } = server;
  const room = await begin(server, 'battle-line');
  const { next: rng } = makeXoshiro(3);
  let taken = 0;
  // Across the fiftieth entry, at which a snapshot is due.
  while (room.position.sequence < 60) {
    const { seat, command } = someAct(room, rng);
    expect(await ask(world, room, seat, command)).toMatchObject(ACCEPTED);
    if (room.position.wayBack?.seat !== seat || rng(3) > 0) continue;
    await say(world, room, seat, 'offer', 'takeback');
    await say(world, room, seat === 0 ? 1 : 0, 'accept', 'takeback');
    taken += 1;
  }
  expect(taken).toBeGreaterThan(3);
  await server.rooms.close();
  const after = await startBare(file);
  const again = await after.rooms.open(room.row.id);
  expect(again?.position).toEqual(room.position);
  expect(after.reports).toEqual([]);
});

test('lessons C12: what chance, the other side or a secret has followed is not taken back', async () => {
  const { world, room, seat, other } = await afterMove(6);
  const { next: rng } = makeXoshiro(4);
  while (room.position.wayBack?.seat === seat) {
    const act = someAct(room, rng);
    await ask(world, room, act.seat, act.command);
  }
  await say(world, room, seat, 'offer', 'takeback');
  expect(await say(world, room, other, 'accept', 'takeback')).toMatchObject({
    reason: 'nothing-to-take-back',
  });
});

test('a match is called off as long as not both have moved, and then no more', async () => {
  const server = await startBare(temporaryFile());
  const { world } = server;
  const abort = (room: Room, seat: 0 | 1) =>
    ask(world, room, seat, { type: 'abort', action: 'action-abort' });
  const fresh = await sitDown(server, 'battle-line');
  expect(await abort(fresh, 1)).toMatchObject(ACCEPTED);
  expect(viewOf(sourceOf(world, fresh), 0)).toMatchObject({
    stage: 'void',
    result: { winner: null, reason: 'aborted' },
  });
  const begun = await begin(server, 'battle-line');
  const { next: rng } = makeXoshiro(3);
  while (begun.position.played.includes(false)) {
    const { seat, command } = someAct(begun, rng);
    await ask(world, begun, seat, command);
  }
  expect(await abort(begun, 0)).toMatchObject({ reason: 'too-late-to-abort' });
  const one = await begin(server, 'battle-line');
  const { seat, command } = someAct(one, rng);
  await ask(world, one, seat, command);
  expect(await abort(one, seat)).toMatchObject(ACCEPTED);
  expect(await abort(one, seat)).toMatchObject(ACCEPTED);
  expect(one.position.ending).toEqual({ by: 'void', reason: 'aborted' });
});

test('both play again with sides swapped, by the cookies that they have', async () => {
  const server = await startBare(temporaryFile());
  const { address } = await listenBare(server);
  const chairs = await bothChairs(address, 'battle-line');
  const [one, two] = await beginMatch(address, chairs);
  const path = `/api/matches/${chairs[0].match}/rematch`;
  const again = (cookie: string) => post(address, path, {}, { cookie });
  one.say({ type: 'offer', action: 'offer-early', offer: 'rematch' });
  expect(await one.next('refused')).toMatchObject({ reason: 'not-finished' });
  one.say({ type: 'resign', action: 'resign-first' });
  await newsUntil(two, ({ view }) => view.stage === 'over');
  one.say({ type: 'offer', action: 'offer-again', offer: 'rematch' });
  await newsUntil(two, ({ view }) => view.offers.rematch !== null);
  expect((await again(chairs[0].cookie)).status).toBe(404);
  const accept = { type: 'accept', action: 'accept-again', offer: 'rematch' } as const;
  two.say(accept);
  two.say(accept);
  expect(await two.next('accepted')).toEqual(await two.next('accepted'));
  const { view } = await newsUntil(one, ({ view: { rematch } }) => rematch !== null);
  const match = view.rematch ?? '';
  for (const chair of chairs) {
    const answer = await again(chair.cookie);
    const seat = chair.seat === 0 ? 1 : 0;
    expect(await answer.json()).toEqual({ match, seat });
    const talk = joinTalk(address, { match, seat, cookie: cookieOf(answer) });
    expect(await talk.next('welcome')).toMatchObject({ seat, names: ['Bert', 'Ada'] });
  }
  expect((await again('')).status).toBe(404);
  expect((await again(chairs[0].cookie.replace(/=.*/, '=x'))).status).toBe(404);
  two.say({ type: 'offer', action: 'offer-third', offer: 'rematch' });
  expect(await two.next('refused')).toMatchObject({ reason: 'rematch-made' });
});
