import { makeXoshiro } from '@bannerfield/kernel';
import type { TimeControl } from '@bannerfield/protocol';
import { expect, onTestFinished, test } from 'vitest';
import { clocksAfter, clocksAt, giveBack, hasRunOut, newClocks } from '../match/clocks.ts';
import { viewOf } from '../match/packets.ts';
import { sourceOf, type Room, type World } from '../match/room.ts';
import { exportMatch } from '../match/service.ts';
import { keepBeating } from '../match/uptime.ts';
import { ask, begin, someAct, startBare, type Bare } from './support/bare.ts';
import { temporaryFile } from './support/server.ts';
import { makeTime, type TestTime } from './support/time.ts';

const INCREMENT: TimeControl = { kind: 'increment', base: 60, increment: 5 };
const DELAY: TimeControl = { kind: 'delay', base: 60, delay: 10 };
const DAYS: TimeControl = { kind: 'days', days: 2 };
const DAY = 86_400_000;

test.each<[TimeControl, number, number, number]>([
  [INCREMENT, 20_000, 45_000, 0],
  [INCREMENT, 70_000, 5000, 0],
  [DELAY, 8000, 60_000, 0],
  [DELAY, 20_000, 50_000, 0],
  [DAYS, DAY, 2 * DAY, 0],
])('%o: a decision after %i ms leaves %i', (control, ms, left) => {
  const begun = clocksAfter(newClocks(control), 1000, null, [true, false]);
  const after = clocksAfter(begun, 1000 + ms, 0, [false, true]);
  expect(clocksAt(after, 1000 + ms)).toMatchObject({ running: [false, true] });
  expect(clocksAt(after, 1000 + ms).left[0]).toBe(left);
});

test('lessons E18: a clock runs from the decision that is asked for to the one that is made', () => {
  const begun = clocksAfter(newClocks(DELAY), 0, null, [true, true]);
  expect(clocksAt(begun, 4000)).toMatchObject({ left: [60_000, 60_000], free: [6000, 6000] });
  expect(clocksAt(begun, 14_000)).toMatchObject({ left: [56_000, 56_000], free: [0, 0] });
  const one = clocksAfter(begun, 14_000, 0, [false, true]);
  expect(clocksAt(one, 30_000)).toMatchObject({ left: [56_000, 40_000], running: [false, true] });
  // Something that is nobody's decision changes nothing, and a clock set back gives nothing.
  expect(clocksAfter(one, 20_000, null, [false, true])).toEqual(one);
  expect(clocksAt(clocksAfter(begun, -5000, 0, [false, true]), 0).left[0]).toBe(60_000);
  expect([hasRunOut(begun, 0, 69_999), hasRunOut(begun, 0, 70_000)]).toEqual([false, true]);
  expect(hasRunOut(one, 0, 1e9)).toBe(false);
});

test('lessons E18: time in which no server ran is given back, as far as a clock ran in it', () => {
  const begun = clocksAfter(newClocks(INCREMENT), 10_000, null, [true, false]);
  const after = giveBack(giveBack(begun, { from: 5000, to: 20_000 }), { from: 30_000, to: 40_000 });
  expect(clocksAt(after, 45_000).left).toEqual([45_000, 60_000]);
  expect(after.givenBackTo).toBe(40_000);
});

async function startTimed(file: string, time: TestTime): Promise<Bare> {
  return startBare(file, () => ({ ...time, startedAt: time.now() }));
}

function clocksIn(world: World, room: Room) {
  return viewOf(sourceOf(world, room), 'spectator').clocks;
}

/** Lets time go by and whoever is asked act; gives who that was. */
async function actAfter(ms: number, time: TestTime, { world }: Bare, room: Room): Promise<0 | 1> {
  const { seat, command } = someAct(room, makeXoshiro(3).next);
  time.pass(ms);
  expect(await ask(world, room, seat, command)).toMatchObject({ type: 'accepted' });
  return seat;
}

test.each<[TimeControl, number]>([
  [INCREMENT, 7000],
  [DELAY, 2000],
])('lessons E18: %o: each decision of twelve seconds costs %i ms', async (control, cost) => {
  const time = makeTime();
  const server = await startTimed(temporaryFile(), time);
  const room = await begin(server, 'battle-line', control);
  const left: [number, number] = [60_000, 60_000];
  for (let n = 0; n < 12; n++) left[await actAfter(12_000, time, server, room)] -= cost;
  expect(clocksIn(server.world, room)?.left).toEqual(left);
});

test.each([INCREMENT, DELAY, DAYS])(
  'lessons D17, E18: %o: clocks are the same after a restart, and in every view',
  async (control) => {
    const file = temporaryFile();
    const time = makeTime();
    const before = await startTimed(file, time);
    const room = await begin(before, 'battle-line', control);
    for (let n = 0; n < 5; n++) await actAfter(12_000, time, before, room);
    time.pass(500);
    const clocks = clocksIn(before.world, room);
    expect(clocks?.running).not.toEqual([false, false]);
    for (const viewer of [0, 1] as const) {
      expect(viewOf(sourceOf(before.world, room), viewer).clocks).toEqual(clocks);
    }
    await before.rooms.close();
    const after = await startTimed(file, time);
    const again = await after.rooms.open(room.row.id);
    expect(again === null ? null : clocksIn(after.world, again)).toEqual(clocks);
  },
);

test('lessons E18: the time in which a server was dead is not charged, and that is on record', async () => {
  const file = temporaryFile();
  const time = makeTime();
  const before = await startTimed(file, time);
  onTestFinished(await keepBeating(before.world));
  const room = await begin(before, 'battle-line', INCREMENT);
  await actAfter(1000, time, before, room);
  time.pass(7000);
  await expect
    .poll(() => before.world.store.db.selectFrom('heartbeats').select('at').execute())
    .toEqual([{ at: time.now() - 3000 }]);
  const left = clocksIn(before.world, room)?.left;
  // It is killed here: nothing more is said by it. An hour later another one is started.
  const later = makeTime(time.now() + 3_600_000);
  const after = await startTimed(file, later);
  const stop = await keepBeating(after.world);
  onTestFinished(stop);
  const again = await after.rooms.open(room.row.id);
  if (again === null) throw new Error('the match is gone');
  // The last heartbeat was three seconds before: these are given back too.
  const running = clocksIn(after.world, again)?.running.indexOf(true) === 0 ? 0 : 1;
  const [charged = 0, now = 0] = [left?.[running], clocksIn(after.world, again)?.left[running]];
  expect(now - charged).toBe(3000);
  const rows = await after.world.store.db
    .selectFrom('entries')
    .selectAll()
    .where('kind', '=', 'outage')
    .execute();
  expect(rows).toHaveLength(1);
  await actAfter(1000, later, after, again);
  const third = await startTimed(file, later);
  const last = await third.rooms.open(room.row.id);
  expect(last?.position).toEqual(again.position);
});

test('who has run out of time loses it only when the other says so, or the other takes a draw', async () => {
  for (const result of ['win', 'draw'] as const) {
    const time = makeTime();
    const server = await startTimed(temporaryFile(), time);
    const { world } = server;
    const room = await begin(server, 'battle-line', INCREMENT);
    const slow = await actAfter(1000, time, server, room);
    const other = slow === 0 ? 1 : 0;
    const claim = (seat: 0 | 1, name: string) =>
      ask(world, room, seat, { type: 'claim', action: `claim-${name}`, result });
    expect(await claim(other, 'early')).toMatchObject({ reason: 'time-left' });
    time.pass(64_000);
    expect(await claim(slow, 'own')).toMatchObject({ reason: 'time-left' });
    expect(room.position.ending).toBeNull();
    expect(await claim(other, 'due')).toMatchObject({ type: 'accepted' });
    expect(await claim(other, 'due')).toMatchObject({ type: 'accepted' });
    const view = viewOf(sourceOf(world, room), slow);
    const winner = result === 'win' ? other : 'draw';
    expect(view.result).toEqual({ winner, rule: null, reason: 'time' });
    expect(view.clocks).toMatchObject({ running: [false, false] });
    expect(await exportMatch(world, room)).toContain(`\nended time ${String(slow)} ${result}\n`);
  }
});

test('where both are asked both clocks run, and when both have run out there is only a draw', async () => {
  const time = makeTime();
  const server = await startTimed(temporaryFile(), time);
  const { world } = server;
  const room = await begin(server, 'battle-leader-tactics', INCREMENT);
  const { next: rng } = makeXoshiro(5);
  while (clocksIn(world, room)?.running.includes(false)) {
    const { seat, command } = someAct(room, rng);
    await ask(world, room, seat, command);
  }
  time.pass(70_000);
  const claim = (result: 'win' | 'draw') =>
    ask(world, room, 0, { type: 'claim', action: `claim-${result}`, result });
  expect(await claim('win')).toMatchObject({ reason: 'both-out-of-time' });
  expect(await claim('draw')).toMatchObject({ type: 'accepted' });
});

test('a match without a time limit has no clocks, and nothing to claim', async () => {
  const server = await startBare(temporaryFile());
  const room = await begin(server, 'battle-line');
  expect(clocksIn(server.world, room)).toBeNull();
  const claim = { type: 'claim', action: 'claim-nothing', result: 'win' } as const;
  expect(await ask(server.world, room, 0, claim)).toMatchObject({ reason: 'no-clock' });
});
