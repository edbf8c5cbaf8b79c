import { gameIds } from '@bannerfield/games/load';
import { known, makeXoshiro, SEATS, type Rng, type Seat, type Viewer } from '@bannerfield/kernel';
import { hasEnded, MATCH_STAGES, type MatchStage } from '@bannerfield/protocol';
import { onTestFinished, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { execute } from '../match/commands.ts';
import type { Room, World } from '../match/room.ts';
import { newsOf, viewOf } from '../match/packets.ts';
import { stageOf, type Position } from '../match/position.ts';
import { indexOf, seenBy, VIEWERS } from '../match/seen.ts';
import type { EntryRow } from '../store/tables.ts';
import {
  goOn,
  happen,
  entriesHere,
  makeRoom,
  makeWorld,
  MATCH,
  pick,
  SECRETS,
} from './support/random-play.ts';

const DICE = { match: MATCH, secret: SECRETS.server, now: 1_000_000 };
const CHECKED_EVERY = 9;

/** A truth that the viewer cannot tell from the real one; a spectator knows neither hand. */
function twinFor(room: Room, viewer: Viewer, rng: Rng): Position {
  const { position } = room;
  const { game } = room.parts;
  const seat = viewer === 'spectator' ? 0 : viewer;
  const first = game.imagine(known(position.state, seat), rng);
  const state = viewer === 'spectator' ? game.imagine(known(first, 1), rng) : first;
  const numbers = [...position.numbers] as [number, number, number];
  const asked = [...position.asked] as [number, number];
  for (const other of VIEWERS.filter((each) => each !== viewer)) {
    numbers[indexOf(other)] += 1 + rng(9);
    if (other !== 'spectator') asked[other] += 1;
  }
  return {
    ...position,
    secrets: otherSecrets(room, viewer),
    state,
    numbers,
    asked,
    sequence: position.sequence + 5,
    hash: 'f'.repeat(16),
  };
}

/** What others have revealed might be anything, until it is told at the end. */
function otherSecrets({ parts: { game }, position }: Room, viewer: Viewer): Position['secrets'] {
  const { secrets } = position;
  if (hasEnded(stageOf(game, position))) return secrets;
  const other = (seat: Seat): string | null =>
    seat === viewer || secrets[seat] === null ? secrets[seat] : '5f'.repeat(32);
  return [other(0), other(1)];
}

/** The same entries as they would be had everything been otherwise that the viewer is not told. */
function otherwise(rows: readonly EntryRow[], viewer: Viewer): EntryRow[] {
  return rows.map((row) => {
    const told = JSON.parse(row.told) as readonly { event: object; to: number | null }[];
    const heard = told.filter(({ to }) => to === null || to === viewer);
    const hidden = [{ event: { type: 'hidden', card: row.body }, to: viewer === 0 ? 1 : 0 }];
    const own = row.by === viewer;
    return {
      ...row,
      body: own ? row.body : 'hidden',
      hash: '0'.repeat(16),
      view_hash: own ? row.view_hash : '1'.repeat(16),
      told: JSON.stringify([...hidden, ...heard]),
      number0: viewer === 0 ? row.number0 : 7,
      number1: viewer === 1 ? row.number1 : 8,
      number2: viewer === 'spectator' ? row.number2 : 9,
    };
  });
}

/** Everything that a viewer may be sent where it stands, apart from answers. */
function packets(
  { parts: { game } }: Room,
  rows: readonly EntryRow[],
  position: Position,
  viewer: Viewer,
) {
  const source = { game, position, ...DICE };
  const all = newsOf(source, rows, 0, viewer);
  const last = newsOf(source, rows, position.numbers[indexOf(viewer)] - 1, viewer);
  return JSON.stringify([viewOf(source, viewer), all, last]);
}

/** What a seat is answered that tries what it must not. */
async function answers(
  world: World,
  room: Room,
  position: Position,
  seat: 0 | 1,
  tried: readonly string[],
) {
  const there: Room = { ...room, position };
  const said: string[] = [];
  for (const [index, move] of ['no-move', ...tried].entries()) {
    const expected = position.numbers[seat] - (index % 3 === 0 ? 3 : 0);
    const command = { type: 'act', action: `action-${String(index)}`, expected, move } as const;
    if (expected < 0) continue;
    await execute(world, there, seat, command, (answer) => said.push(JSON.stringify(answer)));
  }
  return said;
}

test.each(gameIds())(
  'lessons B8, B10: %s: packets are the same for all that one cannot tell apart',
  async (id) => {
    const world = await makeWorld(() => undefined);
    onTestFinished(() => world.store.close());
    let twins = 0;
    for (let seed = 1; seed <= runs(2, 40); seed++) {
      const { next: rng } = makeXoshiro(seed);
      const room = await makeRoom(id);
      const rows: EntryRow[] = [];
      for (
        let row = goOn(room, rng);
        row !== null && rows.length < runs(150, 5000);
        row = goOn(room, rng)
      ) {
        rows.push(row);
        if (rng(CHECKED_EVERY) > 0) continue;
        for (const viewer of VIEWERS) {
          const twin = twinFor(room, viewer, rng);
          if (JSON.stringify(twin.state) !== JSON.stringify(room.position.state)) twins += 1;
          const sent = packets(room, rows, room.position, viewer);
          expect(packets(room, otherwise(rows, viewer), twin, viewer)).toBe(sent);
          for (const secret of secretsOf(room)) {
            expect(sent).not.toContain(secret);
          }
          if (viewer === 'spectator' || isChanceDue(room)) continue;
          const tried = illegal(room, rows, viewer, rng);
          expect(await answers(world, room, twin, viewer, tried)).toEqual(
            await answers(world, room, room.position, viewer, tried),
          );
        }
      }
    }
    expect(twins).toBeGreaterThan(10);
  },
);

/** What nobody may be told before the end; then the secrets of the dice are told to all. */
function secretsOf({ parts: { game }, position }: Room): readonly string[] {
  const isOver = hasEnded(stageOf(game, position));
  return [position.hash, ...(isOver ? [] : [SECRETS.server, ...SECRETS.seats])];
}

/** Then it is drawn before anybody is answered. */
function isChanceDue({ parts: { game }, position }: Room): boolean {
  return game.pending(position.state.table).kind === 'chance';
}

/** Some of what was done before and may not be done by this seat now. */
function illegal(room: Room, rows: readonly EntryRow[], seat: 0 | 1, rng: Rng): string[] {
  const here = entriesHere(room, room.position);
  const allowed = new Set(here.filter(({ by }) => by === seat).map(({ body }) => body));
  return [1, 2, 3, 4].map(() => pick(rows, rng).body).filter((body) => !allowed.has(body));
}

/** The ways in which a match is before, beside and after the game itself. */
function positionsAt(stage: MatchStage, { position }: Room): readonly Position[] {
  const { commitments, secrets } = position;
  const [bound, shown] = [commitments[0], secrets[0]];
  const none = { ...position, secrets: [null, null] } as const;
  switch (stage) {
    case 'committing':
      return [
        { ...none, commitments: [null, null] },
        { ...none, commitments: [bound, null] },
        { ...none, commitments: [null, bound] },
      ];
    case 'revealing':
      return [none, { ...none, secrets: [shown, null] }, { ...none, secrets: [null, shown] }];
    case 'playing':
      return [position];
    case 'over':
      return SEATS.map((seat) => ({ ...position, ending: { by: 'resignation', seat } }));
    case 'void':
      return [
        { ...none, commitments: [bound, null], ending: { by: 'void', reason: 'no-commitment' } },
        { ...none, secrets: [null, shown], ending: { by: 'void', reason: 'no-reveal' } },
      ];
  }
}

/** All that a seat may say that is no move. */
function sayings(seat: Seat): readonly Parameters<typeof execute>[3][] {
  return [
    { type: 'act', action: 'action-act', expected: 0, move: 'no-move' },
    { type: 'commit', commitment: '6a'.repeat(32) },
    { type: 'reveal', secret: '7b'.repeat(32) },
    { type: 'claim', action: 'action-claim', result: 'win' },
    { type: 'accept', action: 'action-accept', offer: 'draw' },
    { type: 'accept', action: 'action-takeback', offer: 'takeback' },
    { type: 'decline', action: 'action-decline', offer: 'rematch' },
    { type: 'reveal', secret: SECRETS.seats[seat === 0 ? 1 : 0] },
  ];
}

/** What a seat is answered to what changes nothing here. */
async function refusals(world: World, room: Room, seat: Seat): Promise<string[]> {
  const said: string[] = [];
  for (const command of sayings(seat)) {
    const before = room.position;
    if (command.type === 'commit' && stageOf(room.parts.game, before) === 'committing') continue;
    await execute(world, room, seat, command, (answer) => said.push(JSON.stringify(answer)));
    expect(room.position).toBe(before);
  }
  return said;
}

test.each(gameIds())(
  'lessons B8, B10, F24: %s: at every stage packets and answers are the same for all that one cannot tell apart',
  async (id) => {
    const world = await makeWorld(() => undefined);
    onTestFinished(() => world.store.close());
    const { next: rng } = makeXoshiro(11);
    const room = await makeRoom(id);
    for (let steps = 0; steps < 60 || isChanceDue(room); steps++) {
      if (goOn(room, rng) === null) break;
    }
    for (const stage of MATCH_STAGES) {
      for (const position of positionsAt(stage, room)) {
        expect(stageOf(room.parts.game, position)).toBe(stage);
        await expectTwinsAlike(world, { ...room, position }, rng);
      }
    }
  },
);

async function expectTwinsAlike(world: World, real: Room, rng: Rng): Promise<void> {
  for (const viewer of VIEWERS) {
    const twin = { ...real, position: twinFor(real, viewer, rng) };
    const sent = packets(real, [], real.position, viewer);
    expect(packets(real, [], twin.position, viewer)).toBe(sent);
    for (const secret of secretsOf(real)) expect(sent).not.toContain(secret);
    if (viewer === 'spectator') continue;
    const answered = await refusals(world, real, viewer);
    expect(answered.length).toBeGreaterThan(2);
    expect(await refusals(world, twin, viewer)).toEqual(answered);
  }
}

/**
 * Two ways on of which a viewer hears and sees the same; null: there are none. Which of them was
 * taken must not show in anything else, as the number of steps would.
 */
function twoWays(room: Room, viewer: Viewer, rng: Rng) {
  const here = entriesHere(room, room.position);
  const by = pick([...new Set(here.map((each) => each.by))], rng);
  const ways = here.filter((each) => each.by === by);
  if (ways.length === 0 || by === viewer) return null;
  const [one, other] = [happen(room, pick(ways, rng)), happen(room, pick(ways, rng))];
  const noticed = ({ row, after }: typeof one): string =>
    heard(row, viewer) + seenBy(after.state, viewer);
  return one.row.body !== other.row.body && noticed(one) === noticed(other) ? { one, other } : null;
}

test.each(gameIds())(
  'lessons B8, B11: %s: of what one is not told there is no news, and no number either',
  async (id) => {
    let [compared, silent] = [0, 0];
    for (let seed = 1; seed <= runs(1, 40); seed++) {
      const { next: rng } = makeXoshiro(seed);
      const room = await makeRoom(id);
      for (let step = 0; step < runs(200, 5000); step++) {
        const viewer = pick(VIEWERS, rng);
        const ways = twoWays(room, viewer, rng);
        if (ways !== null) {
          const before = room.position.numbers[indexOf(viewer)];
          const [sent, sentOther] = [ways.one, ways.other].map(({ row, after }) =>
            newsOf({ game: room.parts.game, position: after, ...DICE }, [row], before, viewer),
          );
          expect(JSON.stringify(sentOther)).toBe(JSON.stringify(sent));
          compared += 1;
          if (sent?.entries.length === 0) silent += 1;
          const { after } = ways.one;
          // A step that nobody else notices is no decision: it moves no clock.
          if (after.numbers[2] === room.position.numbers[2]) {
            expect(after.clocks).toEqual(room.position.clocks);
          }
        }
        if (goOn(room, rng) === null) break;
      }
    }
    expect(compared).toBeGreaterThan(0);
    // Where armies are placed in secret, their steps must not even be counted.
    if (id === 'fantasy-dice-battles') expect(silent).toBeGreaterThan(0);
  },
);

function heard({ told }: EntryRow, viewer: Viewer): string {
  const all = JSON.parse(told) as readonly { event: object; to: number | null }[];
  return JSON.stringify(all.filter(({ to }) => to === null || to === viewer));
}
