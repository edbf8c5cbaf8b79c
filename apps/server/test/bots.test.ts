import { checkDice, commitmentOf, parseMatch } from '@bannerfield/fair-dice';
import { gameIds, loadGame } from '@bannerfield/games/load';
import { known, makeXoshiro, replay } from '@bannerfield/kernel';
import { openedAnswer } from '@bannerfield/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import type { BotQuestion } from '../bots/chooser.ts';
import { BOT_THREAD, makeBotPool } from '../bots/pool.ts';
import { openMatch } from '../match/opening.ts';
import { exportMatch } from '../match/service.ts';
import { ask, someAct, startBare, type Bare } from './support/bare.ts';
import { cookieOf, post } from './support/http.ts';
import { connect, disconnect, makePlayer } from './support/player.ts';
import { entriesHere, goOn, makeRoom } from './support/random-play.ts';
import { temporaryFile, testServer } from './support/server.ts';

const BAD = new URL('support/bad-thread.ts', import.meta.url);

/** What somebody who is asked first in a game is asked. */
async function question(game: string): Promise<BotQuestion> {
  const room = await makeRoom(game);
  const { next: rng } = makeXoshiro(3);
  while (entriesHere(room, room.position).some(({ by }) => by !== 0)) goOn(room, rng);
  const { position, header } = room;
  return {
    chair: 'some-match 0',
    game,
    rulesVersion: header.rulesVersion,
    edition: header.edition,
    level: 'recruit',
    known: known(position.state, 0),
    seed: 3,
    mostMs: null,
  };
}

test('lessons G27: a thread that hangs or dies is replaced, and the move is asked for again', async () => {
  const pool = makeBotPool({ threads: 1, patienceMs: 3000, file: BAD });
  onTestFinished(() => pool.close());
  const asked = await question('battle-line');
  let ticks = 0;
  const ticking = setInterval(() => (ticks += 1), 20);
  const [one, other] = await Promise.all([pool.choose(asked), pool.choose(asked)]);
  clearInterval(ticking);
  const { game } = await loadGame(asked.game);
  const legal = game.legal(asked.known).map((action) => game.notation.format(action));
  expect(legal).toContain(one);
  expect(legal).toContain(other);
  // Nothing here waited for the thread that never came back.
  expect(ticks).toBeGreaterThan(20);
});

test('what no thread can answer is said to be so, and the next question is answered', async () => {
  const pool = makeBotPool({ threads: 2, patienceMs: 20_000, file: BOT_THREAD });
  onTestFinished(() => pool.close());
  const asked = await question('battle-line');
  await expect(pool.choose({ ...asked, game: 'no-such-game' })).rejects.toThrow('no-such-game');
  expect(await pool.choose(asked)).not.toBe('');
  await pool.close();
});

async function againstBot(address: string, game: string, level: string) {
  const opened = await post(address, '/api/matches', {
    game,
    name: 'Ada',
    seat: 0,
    opponent: { level },
  });
  const { match, seat } = openedAnswer.parse(await opened.json());
  return { match, seat, cookie: cookieOf(opened) };
}

test.each(gameIds().slice(0, runs(1, 4)))(
  '%s: a program of ours plays a match to its end, by fair dice',
  async (id) => {
    const server = await testServer({ rate: 1e6, burst: 1e6 });
    const chair = await againstBot(server.address, id, 'recruit');
    const player = await makePlayer(chair, id, 5, 6);
    connect(player, server.address);
    await player.ended;
    disconnect(player);
    expect(player.complaints).toEqual([]);
    const answer = await fetch(`${server.address}/api/matches/${chair.match}`);
    expect(await answer.json()).toMatchObject({
      names: ['Ada', 'Recruit'],
      bots: [null, 'recruit'],
      stage: 'over',
    });
    const record = await fetch(`${server.address}/api/matches/${chair.match}/record`);
    const file = parseMatch(await record.text());
    const { game } = await loadGame(id);
    expect(replay(game, file.log).hash).toBe(file.log.entries.at(-1)?.hash);
    expect(checkDice(game, file).kind).toBe('fair');
    expect(file.log.entries.some(({ by }) => by === 1)).toBe(true);
    expect(server.reports).toEqual([]);
  },
);

test('a level that there is not is refused', async () => {
  const server = await testServer();
  const answer = await post(server.address, '/api/matches', {
    game: 'battle-line',
    name: 'Ada',
    opponent: { level: 'emperor' },
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ reason: 'no-such-level' });
});

async function begunAgainstBot(server: Bare) {
  const { world, rooms } = server;
  const opened = await openMatch(world, {
    game: 'battle-line',
    options: {},
    edition: null,
    clock: { kind: 'increment', base: 600, increment: 5 },
    opponent: { level: 'sergeant' },
    name: 'Ada',
    seat: 0,
  });
  if ('trouble' in opened) throw new Error(opened.trouble);
  const room = await rooms.open(opened.match);
  if (room === null) throw new Error('there is no such match');
  const secret = '12'.repeat(32);
  await expect.poll(() => room.position.commitments[1]).not.toBeNull();
  await ask(world, room, 0, { type: 'commit', commitment: commitmentOf(0, opened.match, secret) });
  await ask(world, room, 0, { type: 'reveal', secret });
  await expect.poll(() => room.position.secrets[1]).not.toBeNull();
  return room;
}

/** Until the person is asked, which the program has to bring about. */
function asked(room: Awaited<ReturnType<typeof begunAgainstBot>>): Promise<void> {
  const { game } = room.parts;
  return expect
    .poll(
      () => {
        const pending = game.pending(room.position.state.table);
        return pending.kind === 'decision' ? pending.seats : [];
      },
      { timeout: 15_000 },
    )
    .toEqual([0]);
}

test('lessons D17: a program goes on after a restart, answers offers, and keeps its clock', async () => {
  const file = temporaryFile();
  const before = await startBare(file);
  const room = await begunAgainstBot(before);
  const { next: rng } = makeXoshiro(3);
  await asked(room);
  const { seat, command } = someAct(room, rng);
  expect(seat).toBe(0);
  await ask(before.world, room, 0, command);
  await before.rooms.close();
  const after = await startBare(file);
  const again = await after.rooms.open(room.row.id);
  if (again === null) throw new Error('the match is gone');
  await asked(again);
  while (!again.position.played[1]) {
    const act = someAct(again, rng);
    await ask(after.world, again, 0, act.command);
    await asked(again);
  }
  expect(again.position.clocks?.left[1]).toBeGreaterThan(500_000);
  const offer = (what: 'draw' | 'rematch') =>
    ask(after.world, again, 0, { type: 'offer', action: `offer-${what}`, offer: what });
  expect(await offer('draw')).toMatchObject({ type: 'accepted' });
  await expect.poll(() => again.position.offers.draw?.isDeclined).toBe(true);
  await ask(after.world, again, 0, { type: 'resign', action: 'resign-now' });
  expect(await offer('rematch')).toMatchObject({ type: 'accepted' });
  await expect.poll(() => again.position.rematch).not.toBeNull();
  const rematch = await after.rooms.open(again.position.rematch ?? '');
  expect(rematch?.names).toEqual(['Sergeant', 'Ada']);
  await expect.poll(() => rematch?.position.commitments[0]).not.toBeNull();
  expect(typeof (await exportMatch(after.world, again))).toBe('string');
  expect([...before.reports, ...after.reports]).toEqual([]);
});
