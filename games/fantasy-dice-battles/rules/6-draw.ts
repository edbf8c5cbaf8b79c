import { SEATS, type ChancePhase, type Emit, type Seat, type Weighted } from '@bannerfield/kernel';
import { beginRound, endByCap } from './end.ts';
import type { Event } from './events.ts';
import type { Fdb, FdbState } from './fdb.ts';
import { HAND_SIZE, ORDER_PLACES, type Chance, type Side, type Table, type Tile } from './state.ts';
import { insert, remove, tileInfo } from './tiles.ts';

/** R10.1: the cards played in this round go to their owners' discard piles. */
export function discardPlayed(state: FdbState, emit: Emit<Event>): void {
  const { table } = state;
  for (const side of table.sides) {
    for (const at of ORDER_PLACES) {
      const card = side.orders[at];
      if (typeof card === 'number') insert(side.discard, card);
      side.orders[at] = null;
    }
    side.dice.fill(0);
  }
  beginDraw(state, emit);
}

/** R2.4, R10.2: whoever holds fewer than seven draws, seat 0 first. */
export function beginDraw(state: FdbState, emit: Emit<Event>): void {
  state.table.stack.push({ phase: 'draw', seats: [] });
  goOn(state, emit);
}

export const draw: ChancePhase<Fdb> = {
  chance: ({ table, fate }) => listCards(fate[drawerOf(table) ?? 0]),
  sample: ({ table, fate }, rng) => {
    const pile = fate[drawerOf(table) ?? 0];
    return { type: 'card', card: pile[rng(pile.length)] ?? 0 };
  },
  applyChance: (state, outcome, emit) => {
    const { table, hands, fate } = state;
    const seat = drawerOf(table);
    if (outcome.type !== 'card' || seat === null) throw new Error('no card is due');
    const { card } = outcome;
    const side = table.sides[seat];
    remove(fate[seat], card);
    insert(hands[seat].cards, card);
    side.pile -= 1;
    side.held += 1;
    emit({ type: 'drew', seat });
    const { name } = tileInfo(table.edition, card);
    emit({ type: 'drawn', seat, card, name }, seat);
    if (table.options.reading_reshuffle === 'eager') reshuffleEmpty(state, seat, emit);
    goOn(state, emit);
  },
};

/** Cards of one kind are one outcome; the pile is sorted. */
function listCards(pile: readonly Tile[]): Weighted<Chance>[] {
  const outcomes: Weighted<Chance>[] = [];
  let from = 0;
  for (let to = 1; to <= pile.length; to++) {
    const card = pile[from];
    if (card === undefined || pile[to] === card) continue;
    outcomes.push({ outcome: { type: 'card', card }, weight: to - from });
    from = to;
  }
  return outcomes;
}

/** Shuffles a discard pile in where it is needed, or ends the drawing. */
function goOn(state: FdbState, emit: Emit<Event>): void {
  const { table } = state;
  const seat = drawerOf(table);
  if (seat === null) {
    table.stack.pop();
    if (!endByCap(table, emit)) beginRound(table, emit);
    return;
  }
  reshuffleEmpty(state, seat, emit);
}

/** R10.3: the discard pile becomes the draw pile if that is empty. */
function reshuffleEmpty({ table, fate }: FdbState, seat: Seat, emit: Emit<Event>): void {
  const side = table.sides[seat];
  if (side.pile > 0 || side.discard.length === 0) return;
  fate[seat] = side.discard;
  side.pile = side.discard.length;
  side.discard = [];
  emit({ type: 'reshuffled', seat });
}

/** Null: nobody has to draw any more. */
function drawerOf({ sides }: Table): Seat | null {
  return SEATS.find((seat) => mustDraw(sides[seat])) ?? null;
}

/** R10.4: with both piles empty one draws what is there, which no legal army comes to. */
function mustDraw({ held, pile, discard }: Side): boolean {
  return held < HAND_SIZE && pile + discard.length > 0;
}
