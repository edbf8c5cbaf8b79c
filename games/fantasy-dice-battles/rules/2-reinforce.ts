import {
  otherSeat,
  SEATS,
  type DecisionPhase,
  type Emit,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import { reveal } from './3-activate.ts';
import type { Event } from './events.ts';
import { atSpace, no, wrongStep } from './refusals.ts';
import type { Fdb, FdbKnown, FdbState } from './fdb.ts';
import {
  BATTALIONS,
  battalionOf,
  currentFrame,
  heroAt,
  leaveFrame,
  slotOf,
  spaceAt,
  WIDTH,
  type Action,
  type Side,
  type Space,
  type Table,
  type Tile,
} from './state.ts';
import { distinct, mayStand, remove, tileInfo } from './tiles.ts';

/** R4: one player after the other, or both in secret, sends units into empty spaces. */
export const reinforce: DecisionPhase<Fdb> = {
  legal: (known) => [...legalSends(known), { type: 'hold' }],
  why: (known, move) => {
    switch (move.type) {
      case 'send':
        return whyNotSend(known, move.tile, move.to);
      case 'hold':
        return null;
      default:
        return wrongStep(known);
    }
  },
  apply: (state, seat, action, emit) => {
    if (action.type === 'send') send(state, seat, action.tile, action.to, emit);
    else hold(state, seat, emit);
  },
};

/** The first of both is asked first; who has nobody to send is not asked. */
export function beginReinforcing(state: FdbState, emit: Emit<Event>): void {
  const { table } = state;
  table.step = 2;
  const first = table.first ?? 0;
  const order = [first, otherSeat(first)];
  if (table.options.reinforcing === 'blind') {
    const seats = SEATS.filter((seat) => canSend(table, seat));
    if (seats.length > 0) table.stack.push({ phase: 'reinforce', seats, used: 0 });
  } else {
    for (const seat of order.toReversed()) {
      if (canSend(table, seat)) table.stack.push({ phase: 'reinforce', seats: [seat], used: 0 });
    }
  }
  if (table.stack.length === 0) reveal(state, emit);
}

function whyNotSend(known: FdbKnown, tile: Tile, to: Space): Refusal | null {
  const { seat, table } = known;
  const side = table.sides[seat];
  const at = [atSpace(to)];
  const info = table.edition.tiles[tile];
  const facts = { en: info?.name.en ?? '?', de: info?.name.de ?? '?' };
  if (!waiting(known).includes(tile)) return no('R4.2', 'not-waiting', ['reinforcements'], facts);
  if (side.spaces[to] === undefined) return no('R4.2', 'no-such-space');
  const battalion = battalionOf(to);
  if (heroAt(side, battalion) === null) return no('R4.5', 'no-hero', at);
  if ((usedBattalions(known) >> battalion) & 1) return no('R4.3', 'battalion-entered', at);
  if (side.spaces[to] !== null) return no('R4.2', 'space-held', at);
  return mayStand(table.edition, tile, slotOf(to)) ? null : no('R4.4', 'wrong-place', at, facts);
}

/** Units still in Reinforcements, less those sent in secret. */
function waiting({ seat, table, hand }: FdbKnown): readonly Tile[] {
  const { reinforcements } = table.sides[seat];
  if (hand.sent.length === 0) return reinforcements;
  const left = reinforcements.slice();
  for (const { tile } of hand.sent) remove(left, tile);
  return left;
}

function usedBattalions({ table, hand }: FdbKnown): number {
  const { used } = currentFrame(table, 'reinforce');
  return hand.sent.reduce((bits, { to }) => bits | (1 << battalionOf(to)), used);
}

export function legalSends(known: FdbKnown): Action[] {
  const side = known.table.sides[known.seat];
  return sends(known.table, side, waiting(known), usedBattalions(known));
}

function canSend(table: Readonly<Table>, seat: Seat): boolean {
  const side = table.sides[seat];
  return sends(table, side, side.reinforcements, 0).length > 0;
}

function sends(
  { edition }: Readonly<Table>,
  side: Readonly<Side>,
  units: readonly Tile[],
  used: number,
): Action[] {
  const actions: Action[] = [];
  if (units.length === 0) return actions;
  for (const battalion of BATTALIONS) {
    if ((used >> battalion) & 1 || heroAt(side, battalion) === null) continue;
    for (let slot = 0; slot < WIDTH; slot++) {
      const to = spaceAt(battalion, slot);
      if (side.spaces[to] !== null) continue;
      for (const tile of distinct(units)) {
        if (mayStand(edition, tile, slot)) actions.push({ type: 'send', tile, to });
      }
    }
  }
  return actions;
}

function send(state: FdbState, seat: Seat, tile: Tile, to: Space, emit: Emit<Event>): void {
  const { table, hands } = state;
  if (table.options.reinforcing === 'blind') {
    hands[seat].sent.push({ tile, to });
    return;
  }
  const { used } = currentFrame(table, 'reinforce');
  enter(table, seat, tile, to, emit);
  table.stack.pop();
  const now = used | (1 << battalionOf(to));
  const side = table.sides[seat];
  if (sends(table, side, side.reinforcements, now).length > 0) {
    table.stack.push({ phase: 'reinforce', seats: [seat], used: now });
  } else if (table.stack.length === 0) {
    reveal(state, emit);
  }
}

function enter(table: Table, seat: Seat, tile: Tile, to: Space, emit: Emit<Event>): void {
  const side = table.sides[seat];
  remove(side.reinforcements, tile);
  side.spaces[to] = { tile, wounds: 0, poison: 0, blocked: 0 };
  emit({ type: 'sent', seat, tile, to, name: tileInfo(table.edition, tile).name });
}

function hold(state: FdbState, seat: Seat, emit: Emit<Event>): void {
  const { table, hands } = state;
  emit({ type: 'held', seat });
  if (!leaveFrame(table, seat)) return;
  for (const each of SEATS) {
    const { sent } = hands[each];
    sent.sort((one, other) => one.to - other.to);
    for (const { tile, to } of sent) enter(table, each, tile, to, emit);
    hands[each].sent = [];
  }
  if (table.stack.length === 0) reveal(state, emit);
}
