import { SEATS, otherSeat, type DecisionPhase, type Emit, type Seat } from '@bannerfield/kernel';
import { choicesOf, insertCard, missingFrom, removeCard } from './cards.ts';
import { ARMS, type Card } from './data.ts';
import type { Event } from './events.ts';
import { loseLeader } from './leaders.ts';
import { atCard, atField, cardNames, no } from './refusals.ts';
import {
  attackerOf,
  currentFrame,
  facts,
  type GameState,
  type LeaderTactics,
  type Table,
} from './state.ts';
import { wrongStep } from './steps.ts';

/** R14.3, R15.1: first the killed leaders go, then it is settled who is superior. */
export function beginSuperior(state: GameState, emit: Emit<Event>): void {
  const { table } = state;
  const { battle } = table;
  for (const seat of SEATS) {
    if (battle.kia[seat]) fell(table, seat, 'kia', emit);
  }
  battle.superior = superiorOf(table);
  if (battle.owed[0] + battle.owed[1] === 0) return;
  if (battle.superior !== null && table.options.casualties !== 'all') {
    table.stack.push({ phase: 'first-casualty', seats: [battle.superior] });
  } else askForLosses(table);
}

function superiorOf({ leaders, battle }: Readonly<Table>): Seat | null {
  const [mine, theirs] = leaders;
  if (mine === null && theirs === null) return null;
  if (mine === null) return 1;
  if (theirs === null) return 0;
  return battle.ranks[0] > battle.ranks[1] ? 0 : 1;
}

function fell(table: Table, seat: Seat, by: 'kia' | 'guard', emit: Emit<Event>): void {
  const leader = loseLeader(table, seat);
  table.battle.fallen[seat] = leader;
  emit({ type: 'fell', seat, leader, by });
}

/** R15.3: the superior side first; without a leader left, the attacker. */
function askForLosses(table: Table): void {
  const { battle, options, stack } = table;
  const { superior } = battle;
  const isAll = options.casualties === 'all' && superior !== null;
  const order = superior ?? attackerOf(table);
  const first = isAll ? otherSeat(order) : order;
  const of = [first, otherSeat(first)].find((seat) => battle.owed[seat] > 0);
  if (of === undefined) return;
  stack.push({ phase: 'losses', seats: [isAll ? superior : of], of });
}

/** R15.2: one card of either side that owes a loss. */
export const firstCasualty: DecisionPhase<LeaderTactics> = {
  legal: ({ table }) =>
    SEATS.filter((of) => canBeFirst(table, of)).flatMap((of) =>
      [...new Set(table.battle.cards[of])].map((card) => ({ type: 'casualty' as const, of, card })),
    ),
  why: (known, action) => {
    if (action.type !== 'casualty') return wrongStep(known);
    const { battle } = known.table;
    const { of, card } = action;
    if (battle.owed[of] === 0) return no('R15.2', 'owes-nothing', [atField(of)]);
    if (!canBeFirst(known.table, of)) return no('R15.4', 'enemy-first', [atField(otherSeat(of))]);
    return battle.cards[of].includes(card) ? null : notThere(of, card);
  },
  apply: (state, seat, action, emit) => {
    if (action.type !== 'casualty') throw new Error(`${action.type} is no casualty`);
    state.table.stack.pop();
    loseCards(state, action.of, [action.card], seat, emit);
    askForLosses(state.table);
  },
};

function canBeFirst({ battle, options }: Readonly<Table>, of: Seat): boolean {
  if (battle.owed[of] === 0) return false;
  const isOwn = of === battle.superior;
  return !isOwn || options.casualties !== 'firstEnemy' || battle.owed[otherSeat(of)] === 0;
}

function notThere(of: Seat, card: Card): ReturnType<typeof no> {
  const at = cardNames([card]).map(() => atCard(card));
  return no('R15.3', 'not-committed', [atField(of), ...at], { cards: cardNames([card]) });
}

/** R15.3: each owner names all that is left, at once. */
export const losses: DecisionPhase<LeaderTactics> = {
  legal: ({ table: { battle, stack } }) => {
    const top = stack.at(-1);
    const of = top?.phase === 'losses' ? top.of : 0;
    const owed = battle.owed[of];
    return choicesOf(battle.cards[of], owed, owed).map((cards) => ({ type: 'lose', cards }));
  },
  why: (known, action) => {
    if (action.type !== 'lose') return wrongStep(known);
    const { of } = currentFrame(known.table, 'losses');
    const { owed, cards } = known.table.battle;
    const many = owed[of];
    if (action.cards.length !== many) return no('R15.5', 'loss-number', [atField(of)], { many });
    const missing = missingFrom(cards[of], action.cards);
    return missing === null ? null : notThere(of, missing);
  },
  apply: (state, seat, action, emit) => {
    if (action.type !== 'lose') throw new Error(`${action.type} loses nothing`);
    const { of } = currentFrame(state.table, 'losses');
    state.table.stack.pop();
    loseCards(
      state,
      of,
      action.cards.toSorted((one, other) => one - other),
      seat,
      emit,
    );
    askForLosses(state.table);
  },
};

/** R15.6, R15.7: to the own Casualty Pile; with a Guard goes the leader, if there still is one. */
function loseCards(
  { table, fate }: GameState,
  seat: Seat,
  cards: readonly Card[],
  by: Seat,
  emit: Emit<Event>,
): void {
  const { options, battle } = table;
  const pile = options.blindDraw ? fate.piles[seat] : table.casualties[seat];
  for (const card of cards) {
    removeCard(battle.cards[seat], card);
    insertCard(pile, card);
  }
  battle.owed[seat] -= cards.length;
  table.pileSizes[seat] += cards.length;
  if (options.blindDraw) table.traces[seat].push({ type: 'lost', cards: cards.slice() });
  emit({ type: 'lost', seat, cards, by });
  const isGuardLost = cards.some((card) => ((facts(table).arms[card] ?? 0) & ARMS.guard) !== 0);
  if (isGuardLost && table.leaders[seat] !== null) fell(table, seat, 'guard', emit);
}
