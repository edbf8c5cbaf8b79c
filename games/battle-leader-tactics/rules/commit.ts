import {
  otherSeat,
  type DecisionPhase,
  type Emit,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import { choicesOf, missingFrom, removeAll } from './cards.ts';
import { WITHDRAW, type Card } from './data.ts';
import { score } from './end.ts';
import type { Event } from './events.ts';
import { AT_RESERVES, atCard, atField, atLeaderOf, cardNames, no } from './refusals.ts';
import {
  armySize,
  type GameKnown,
  type GameState,
  type Hand,
  type LeaderTactics,
} from './state.ts';
import { wrongStep } from './steps.ts';

/** What is asked of both who attacks and who defends, but under rules of their own. */
interface CommitRules {
  tooFew(seat: Seat): Refusal;
  none(seat: Seat): Refusal;
  tooMany(seat: Seat, size: number): Refusal;
  missing(card: Card): Refusal;
}

const attackRules: CommitRules = {
  tooFew: (seat) => no('R9.1', 'too-few', [atField(seat)], { least: 2 }),
  none: (seat) => no('R9.2', 'too-few', [atField(seat)], { least: 1 }),
  tooMany: (seat, size) => no('R9.3', 'too-many', [atLeaderOf(seat)], { size }),
  missing: (card) => no('R9.4', 'not-in-reserves', atMissing(card), { cards: cardNames([card]) }),
};

const defenseRules: CommitRules = {
  tooFew: (seat) => no('R11.1', 'too-few', [atField(seat)], { least: 2 }),
  none: (seat) => no('R11.2', 'too-few', [atField(seat)], { least: 1 }),
  tooMany: (seat, size) => no('R11.3', 'too-many', [atLeaderOf(seat)], { size }),
  missing: (card) => no('R11.4', 'not-in-reserves', atMissing(card), { cards: cardNames([card]) }),
};

function atMissing(card: Card): string[] {
  return [AT_RESERVES, ...cardNames([card]).map(() => atCard(card))];
}

function makeCommit(rules: CommitRules): DecisionPhase<LeaderTactics> {
  return {
    legal: ({ seat, table, hand }) =>
      choicesOf(hand.reserves, leastFor(hand), armySize(table, seat)).map((cards) => ({
        type: 'commit',
        cards,
      })),
    why: (known, action) =>
      action.type === 'commit' ? whyNot(known, action.cards, rules) : wrongStep(known),
    apply: ({ table, hands }, seat, action, emit) => {
      if (action.type !== 'commit') throw new Error(`${action.type} commits nothing`);
      const cards = action.cards.toSorted((one, other) => one - other);
      const { battle } = table;
      table.stack.pop();
      removeAll(hands[seat].reserves, cards);
      hands[seat].committed = cards;
      table.reserves[seat] -= cards.length;
      battle.backs[seat] = cards.length;
      emit({ type: 'commit', seat, count: cards.length });
      emit({ type: 'committed', cards }, seat);
    },
  };
}

function whyNot(
  { seat, table, hand }: GameKnown,
  cards: readonly Card[],
  rules: CommitRules,
): Refusal | null {
  const least = leastFor(hand);
  if (cards.length < least) return least === 1 ? rules.none(seat) : rules.tooFew(seat);
  const size = armySize(table, seat);
  if (cards.length > size) return rules.tooMany(seat, size);
  const missing = missingFrom(hand.reserves, cards);
  return missing === null ? null : rules.missing(missing);
}

/** R9.1, R9.2: one card is enough for Withdraw. */
function leastFor({ tactic }: Readonly<Hand>): number {
  return tactic === WITHDRAW ? 1 : 2;
}

export const attack = makeCommit(attackRules);
export const defense = makeCommit(defenseRules);

/** R9.5, R9.7, R11.5: by cards or by army size he cannot commit the least. */
function isShort({ table, hands }: GameState, seat: Seat): boolean {
  return Math.min(hands[seat].reserves.length, armySize(table, seat)) < leastFor(hands[seat]);
}

/** Asks the seat to commit, or lets him lose the battle. */
export function askToCommit(
  state: GameState,
  seat: Seat,
  phase: 'attack' | 'defense',
  emit: Emit<Event>,
): void {
  if (!isShort(state, seat)) {
    state.table.stack.push({ phase, seats: [seat] });
    return;
  }
  emit({ type: 'short', seat });
  for (const each of [0, 1] as const) putAway(state, each);
  score(state, otherSeat(seat), 'short', emit);
  state.table.battle.step = 14;
}

/** R9.6: unseen, what was laid down goes home. */
function putAway({ table, hands }: GameState, seat: Seat): void {
  const hand = hands[seat];
  hand.reserves = [...hand.reserves, ...hand.committed].sort((one, other) => one - other);
  table.reserves[seat] = hand.reserves.length;
  hand.committed = [];
  hand.tactic = null;
  table.battle.backs[seat] = 0;
}
