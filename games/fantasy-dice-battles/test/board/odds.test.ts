import { makeXoshiro, Match, otherSeat, type Rng, type Seat } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { comingBack, outlookOf, type Against } from '../../board/odds.ts';
import { failureOf } from '../../rules/3-activate.ts';
import type { Fdb, FdbState } from '../../rules/fdb.ts';
import { unseenOf } from '../../rules/imagine.ts';
import { game } from '../../rules/index.ts';
import { BATTALIONS, isActive, REGROUPING, type Tile } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

const OPTIONS = optionsSchema.parse({ armies: 'empire-wall:orcs-horde', fleeing: 'automatic' });

/** The beginning of some round of a random game, nobody having laid anything. */
function roundOf(seed: number, round: number): { match: Match<Fdb>; rng: Rng } | null {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, OPTIONS);
  match.settle(rng);
  while (match.pending.kind === 'decision' && match.state.table.round < round) {
    const seat = match.pending.seats[0] ?? 0;
    const legal = game.legal(match.view(seat));
    const quick = legal.find(({ type }) => type === 'ready' || type === 'hold');
    match.act(seat, quick ?? legal[rng(legal.length)] ?? { type: 'hold' });
    match.settle(rng);
  }
  return match.pending.kind === 'decision' ? { match, rng } : null;
}

/** What really comes of two cards, over all rolls: dice, wounds and how often each unit is full. */
function playedOut(
  state: FdbState,
  seat: Seat,
  battalion: number,
  card: Tile,
  enemy: Tile | null,
): Pick<Against, 'dice' | 'wounds' | 'poison' | 'full'> {
  const other = otherSeat(seat);
  const at = laid(state, seat, battalion, card, enemy);
  const dice = at.table.sides[seat].dice[battalion] ?? 0;
  const roll = { phase: 'roll', seats: [], roller: seat, battalion } as const;
  at.table.stack = [roll];
  const { edition } = at.table;
  const full = [0, 0, 0, 0, 0, 0];
  let [wounds, poison, all] = [0, 0, 0];
  const outcomes = dice === 0 ? [{ outcome: null, weight: 1 }] : game.chance(at);
  for (const { outcome, weight } of outcomes) {
    const after = game.clone(at);
    // A second roll stays due, so that nobody leaves yet.
    after.table.stack = [roll, roll];
    if (outcome !== null) game.applyChance(after, outcome, () => undefined);
    all += weight;
    for (const [slot] of full.entries()) {
      const [before, token] = [at, after].map(
        ({ table }) => table.sides[other].spaces[battalion * 6 + slot] ?? null,
      );
      if (!before || !token) continue;
      wounds += weight * (token.wounds - before.wounds);
      poison += weight * (token.poison - before.poison);
      const { morale = 99 } = edition.tiles[token.tile] ?? {};
      full[slot] = (full[slot] ?? 0) + (token.wounds >= morale ? weight : 0);
    }
  }
  const stands = (slot: number): boolean =>
    at.table.sides[other].spaces[battalion * 6 + slot] !== null;
  return {
    dice,
    wounds: wounds / all,
    poison: poison / all,
    full: full.map((each, slot) => (stands(slot) ? each / all : null)),
  };
}

/** Both cards laid and turned up by the rules, up to where the dice are rolled. */
function laid(
  state: FdbState,
  seat: Seat,
  battalion: number,
  card: Tile,
  enemy: Tile | null,
): FdbState {
  const now = game.clone(state);
  const other = otherSeat(seat);
  const emit = (): void => undefined;
  now.hands[seat].orders[battalion] = card;
  now.hands[other].orders[battalion] = enemy;
  for (const each of [seat, other]) {
    game.apply(now, each, { type: 'ready' }, emit);
  }
  for (;;) {
    const pending = game.pending(now.table);
    if (pending.kind !== 'decision') return now;
    const [asked = 0] = pending.seats;
    const legal = game.legal({ seat: asked, table: now.table, hand: now.hands[asked] });
    const hold = legal.find(({ type }) => type === 'hold') ?? legal[0];
    if (hold === undefined) throw new Error('nothing is allowed');
    game.apply(now, asked, hold, emit);
  }
}

function expectAlike(
  real: Pick<Against, 'dice' | 'wounds' | 'poison' | 'full'>,
  told: Against,
): void {
  expect(real.dice).toBe(told.dice);
  expect(real.wounds).toBeCloseTo(told.wounds, 9);
  expect(real.poison).toBeCloseTo(told.poison, 9);
  real.full.forEach((full, slot) => {
    if (full === null) expect(told.full[slot]).toBeNull();
    else expect(full).toBeCloseTo(told.full[slot] ?? -1, 9);
  });
}

/** Against at most four groups of enemy cards; how many were looked at, and how many with poison. */
function checkCard(
  state: FdbState,
  seat: Seat,
  battalion: number,
  card: Tile,
): { readonly looked: number; readonly poisoned: number } {
  const { table } = state;
  const against = outlookOf(table, seat, battalion, card)?.against ?? [];
  const told = against.reduce((sum, { weight }) => sum + weight, 0);
  if (told > 0) expect(told).toBe(unseenOf(table.sides[otherSeat(seat)]).length);
  const few = against.slice(0, 4).filter(({ dice }) => dice <= 7);
  for (const each of few) {
    const [enemy = null] = each.cards;
    expectAlike(playedOut(state, seat, battalion, card, enemy), each);
  }
  return { looked: few.length, poisoned: few.filter(({ poison }) => poison > 0).length };
}

describe('odds before committing', () => {
  test('R8.21 are those of all rolls against each card that the other side may lay', () => {
    let [met, poisoned] = [0, 0];
    for (let seed = 0; seed < runs(9, 90); seed++) {
      const found = roundOf(seed, 1 + (seed % 5));
      if (found === null) continue;
      const { match, rng } = found;
      const { state } = match;
      const { table } = state;
      const seat: Seat = seed % 2 === 0 ? 0 : 1;
      for (const battalion of BATTALIONS.filter((each) => isActive(table, each))) {
        const { cards } = state.hands[seat];
        const checked = checkCard(state, seat, battalion, cards[rng(cards.length)] ?? 0);
        met += checked.looked;
        poisoned += checked.poisoned;
      }
    }
    expect(met).toBeGreaterThan(20);
    expect(poisoned).toBeGreaterThan(0);
  });

  test('R5.3 say why a card would not work, and R7.1 who would come back', () => {
    const found = roundOf(3, 4);
    if (found === null) throw new Error('the game is over too soon');
    const { table, hands } = found.match.state;
    for (const seat of [0, 1] as const) {
      for (const card of hands[seat].cards) {
        for (const battalion of BATTALIONS) {
          const outlook = outlookOf(table, seat, battalion, card);
          expect(outlook?.failure ?? null).toBe(
            isActive(table, battalion) ? failureOf(table, seat, battalion, card) : null,
          );
        }
        const back = comingBack(table, seat, REGROUPING, card);
        const { fleeing, reinforcements } = table.sides[seat];
        expect(fleeing).toEqual(expect.arrayContaining(back));
        expect(back.length).toBeLessThanOrEqual(Math.max(0, 3 - reinforcements.length));
      }
    }
  });
});
