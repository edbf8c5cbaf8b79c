import { SEATS, otherSeat, type DecisionPhase, type Emit, type Seat } from '@bannerfield/kernel';
import { LEADERS, type Leader } from './data.ts';
import type { Event } from './events.ts';
import { atLeader, no } from './refusals.ts';
import { facts, type GameState, type LeaderTactics, type Table } from './state.ts';
import { wrongStep } from './steps.ts';

/** R19, R20: leaders are drafted by turns, before the first battle. */
export const draft: DecisionPhase<LeaderTactics> = {
  legal: ({ seat, table }) => picksOf(table, seat).map((leader) => ({ type: 'pick', leader })),
  why: (known, action) => {
    if (action.type !== 'pick') return wrongStep(known);
    const { seat, table } = known;
    const { leader } = action;
    if (!table.deck.includes(leader)) return no('R19.1', 'already-picked', [atLeader(leader)]);
    if (isDeckFull(table, seat)) {
      return no('R19.2', 'draft-full', [], { size: table.options.draftSize });
    }
    if (isUnderCap(table, seat, leader)) return null;
    const { cap } = table.options;
    return no('R20.1', 'over-cap', [atLeader(leader)], { cap, spent: spentBy(table, seat) });
  },
  apply: (state, seat, action, emit) => {
    if (action.type !== 'pick') throw new Error(`${action.type} picks nobody`);
    const { table } = state;
    table.stack.pop();
    moveLeader(table.deck, table.decks[seat], action.leader);
    emit({ type: 'pick', seat, leader: action.leader });
    askForPick(state, otherSeat(seat), emit);
  },
};

/** R19.3: who cannot pick is passed over; at the end what is left leaves the game. */
export function askForPick(state: GameState, first: Seat, emit: Emit<Event>): void {
  const { table } = state;
  const seat = [first, otherSeat(first)].find((each) => picksOf(table, each).length > 0);
  if (seat !== undefined) {
    table.stack.push({ phase: 'draft', seats: [seat] });
    return;
  }
  table.out = table.deck;
  table.deck = [];
  openWithDrafted(table, emit);
}

function picksOf(table: Readonly<Table>, seat: Seat): Leader[] {
  if (isDeckFull(table, seat)) return [];
  return table.deck.filter((leader) => isUnderCap(table, seat, leader));
}

function isDeckFull({ options, decks }: Readonly<Table>, seat: Seat): boolean {
  return options.openDraft && decks[seat].length >= options.draftSize;
}

function isUnderCap(table: Readonly<Table>, seat: Seat, leader: Leader): boolean {
  const { pool, cap } = table.options;
  return pool === 'off' || spentBy(table, seat) + facts(table).leaders[leader].rank <= cap;
}

function spentBy(table: Readonly<Table>, seat: Seat): number {
  const { leaders } = facts(table);
  return table.decks[seat].reduce((sum, leader) => sum + leaders[leader].rank, 0);
}

/** R18.3, R19.4, R20.2: who leads in the first battle. Free choice waits for Command. */
function openWithDrafted(table: Table, emit: Emit<Event>): void {
  const { weaker, pool } = table.options;
  if (weaker !== 'none') {
    for (const seat of SEATS) fieldByRank(table, seat, seat === weaker, emit);
  } else if (pool !== 'free') {
    for (const seat of [1, 0] as const) {
      if (table.decks[seat].length > 0) table.stack.push({ phase: 'leader', seats: [], to: seat });
    }
  }
}

/** R18.3: the highest-ranked of his own, or the lowest-ranked. */
function fieldByRank(table: Table, seat: Seat, isHighest: boolean, emit: Emit<Event>): void {
  const byRank = table.decks[seat].toSorted(
    (one, other) => rankIn(table, other) - rankIn(table, one),
  );
  const leader = isHighest ? byRank[0] : byRank.at(-1);
  if (leader === undefined) return;
  takeLeader(table.decks[seat], leader);
  table.leaders[seat] = leader;
  emit({ type: 'leader', seat, leader, penalty: false });
}

function rankIn(table: Readonly<Table>, leader: Leader): number {
  return facts(table).leaders[leader].rank;
}

function moveLeader(from: Leader[], to: Leader[], leader: Leader): void {
  takeLeader(from, leader);
  to.push(leader);
  to.sort((one, other) => LEADERS.indexOf(one) - LEADERS.indexOf(other));
}

export function takeLeader(from: Leader[], leader: Leader): void {
  const at = from.indexOf(leader);
  if (at === -1) throw new Error(`${leader} is not there`);
  from.splice(at, 1);
}
