import 'fake-indexeddb/auto';
import { Match, type GameTypes, type Seat } from '@bannerfield/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { games } from '../src/games/load.ts';
import { makeKeeper, type Keeper } from '../src/keep/games.ts';
import { beginGame } from '../src/play/begin.ts';
import { logItems } from '../src/play/log-items.ts';
import type { Table } from '../src/play/table.ts';
import { ANN, BEN, defaults, seeded, sit, untilAsked, type Seated } from './support/game.ts';

let keeper: Keeper;

beforeEach(async () => {
  keeper = makeKeeper();
  for (const { id } of await keeper.list()) await keeper.remove(id);
});

/** Two people at one device, at a game in which both often choose at once. */
async function sitTogether(seed: number): Promise<Seated> {
  const parts = await games.load('battle-leader-tactics');
  const options = defaults(parts);
  const record = await beginGame(parts, { options, players: [ANN, BEN], length: 1 }, keeper);
  const match = new Match(parts.game, options);
  const seated = sit(parts, record, keeper, match, { rng: seeded(seed) });
  await seated.table.start();
  return seated;
}

/** Hands the device on and opens the curtain, as often as it takes until someone is asked. */
async function handOver(table: Table): Promise<Seat> {
  for (;;) {
    const { waiting } = table.now;
    if (waiting.kind === 'person') return waiting.seat;
    if (waiting.kind === 'parting') table.handOn();
    else if (waiting.kind === 'curtain') await table.openCurtain();
    else throw new Error(`nobody is asked: ${waiting.kind}`);
    await untilAsked(table);
  }
}

function phaseOf({ match }: Seated): string {
  const { stack } = match.state.table as { stack?: readonly { readonly phase: string }[] };
  return stack?.at(-1)?.phase ?? 'none';
}

/** Plays until a phase; each time the person asked does what `choose` says, else the first thing. */
async function playUntil(
  seated: Seated,
  phase: string,
  choose: (legal: readonly GameTypes['Action'][]) => GameTypes['Action'] | undefined,
): Promise<void> {
  const { table, match } = seated;
  while (phaseOf(seated) !== phase) {
    const seat = await handOver(table);
    const legal = match.game.legal(match.view(seat));
    const action = choose(legal) ?? legal[0];
    if (action === undefined) throw new Error('nothing is allowed');
    await table.act(action);
    await untilAsked(table);
  }
}

const withdrawing = (legal: readonly GameTypes['Action'][]) =>
  legal.find((action) => 'tactic' in action && action.tactic === 4);

describe('two people at one device', () => {
  test('where both choose at once, whoever has it chooses first', async () => {
    for (const seed of [1, 2, 3, 4]) {
      const seated = await sitTogether(seed);
      await playUntil(seated, 'initiative', () => undefined);
      const higher = await handOver(seated.table);
      const [first] = seated.match.game.legal(seated.match.view(higher));
      if (first === undefined) throw new Error('nothing is allowed');
      await seated.table.act(first);
      await untilAsked(seated.table);
      expect(phaseOf(seated)).toBe('tactics');
      expect(seated.table.now.waiting).toEqual({ kind: 'person', seat: higher });
      seated.table.close();
    }
  });

  test('nothing is passed for the other, for that would tell of his secret', async () => {
    const seated = await sitTogether(1);
    await playUntil(seated, 'defender-withdrawal', withdrawing);
    const { table, match } = seated;
    const asked = match.pending.kind === 'decision' ? match.pending.seats[0] : undefined;
    if (asked === undefined) throw new Error('the defender is asked');
    // He has set Withdraw, so that he can do nothing but stand fast.
    expect(match.game.legal(match.view(asked))).toHaveLength(1);
    expect(table.now.waiting).toMatchObject({ kind: 'parting', next: asked });
    table.close();
  });

  test('that a move was the only one is told to who made it, and to nobody else', async () => {
    const seated = await sitTogether(1);
    await playUntil(seated, 'attack', withdrawing);
    const { match } = seated;
    const at = match.log.entries.findLastIndex(({ by }) => by !== null);
    const by = match.log.entries[at]?.by ?? 0;
    const isPassedFor = (viewer: Seat | 'spectator' | 'all') =>
      logItems(match, viewer, [at], at).some(({ isPassed }) => isPassed);
    expect(isPassedFor(by)).toBe(true);
    expect(isPassedFor(by === 0 ? 1 : 0)).toBe(false);
    expect(isPassedFor('spectator')).toBe(false);
    expect(isPassedFor('all')).toBe(true);
    seated.table.close();
  });

  test('each is told all that has happened since he acted himself', async () => {
    const seated = await sitTogether(1);
    const { table, match } = seated;
    await playUntil(seated, 'initiative', () => undefined);
    const seat = await handOver(table);
    const last = match.log.entries.findLastIndex(({ by }) => by === seat);
    expect(table.now.news.map(({ at }) => at)).toEqual(
      logItems(match, seat, [], last).map(({ at }) => at),
    );
    seated.table.close();
  });
});
