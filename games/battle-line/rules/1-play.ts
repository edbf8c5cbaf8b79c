import {
  otherSeat,
  type DecisionPhase,
  type Emit,
  type Refusal,
  type Seat,
} from '@bannerfield/kernel';
import {
  DESERTER,
  MUD,
  REDEPLOY,
  SCOUT,
  TRAITOR,
  isEnvironment,
  isGuile,
  isTroop,
  kindOf,
  isLeader,
  type Card,
} from './data.ts';
import { removeCard } from './cards.ts';
import type { Event } from './events.ts';
import { flagAt, flagWith, flagsWithSlot, layAt, whyNoSlot, whyNotAt } from './flags.ts';
import { whyNotDeserter, whyNotRedeploy, whyNotScout, whyNotTraitor } from './guile.ts';
import { askForExcess } from './mud-excess.ts';
import { canPass, legalPlays } from './plays.ts';
import { atCard, atFlag, cardFact, flagFact, no, notInHand } from './refusals.ts';
import type { Action, BattleLine, BattleLineKnown, BattleLineState, Table } from './state.ts';
import { wrongStep } from './steps.ts';
import { whyNotTactics } from './tactics.ts';
import { goOn } from './turn.ts';

/** R3: one card, or a pass. */
export const play: DecisionPhase<BattleLine> = {
  legal: legalPlays,
  why: whyNotPlay,
  apply: (state, seat, action, emit) => {
    state.table.stack.pop();
    if (action.type === 'pass') {
      state.table.passes += 1;
      emit({ type: 'pass', seat });
    } else {
      state.table.passes = 0;
      playCard(state, seat, action, emit);
    }
    goOn(state, emit);
  },
};

function whyNotPlay(known: BattleLineKnown, action: Action): Refusal | null {
  switch (action.type) {
    case 'place':
      return whyNotPlace(known, action.card, action.flag);
    case 'scout':
      return whyNotTactics(known, SCOUT) ?? whyNotScout(known);
    case 'redeploy':
      return whyNotTactics(known, REDEPLOY) ?? whyNotRedeploy(known, action.card, action.to);
    case 'deserter':
      return whyNotTactics(known, DESERTER) ?? whyNotDeserter(known, action.card);
    case 'traitor':
      return whyNotTactics(known, TRAITOR) ?? whyNotTraitor(known, action.card, action.to);
    case 'pass':
      return whyNotPass(known);
    default:
      return wrongStep(known);
  }
}

/** R3.3–R3.7, R7.1, R8.1 */
function whyNotPlace(known: BattleLineKnown, card: Card, flag: number): Refusal | null {
  const { seat, table, hand } = known;
  if (!hand.cards.includes(card)) return notInHand('R3.3', card);
  if (isGuile(card)) {
    return no('R8.1', 'guile-at-flag', [atCard(card), `display:${seat}`], cardFact(card));
  }
  const refusal = isTroop(card) ? null : whyNotTactics(known, card);
  if (refusal !== null) return refusal;
  return isEnvironment(card) ? whyNotAt(table, flag) : whyNoSlot(table, seat, flag);
}

/** R3.9 */
function whyNotPass(known: BattleLineKnown): Refusal | null {
  const free = flagsWithSlot(known.table, known.seat);
  if (canPass(known, free)) return null;
  const troops = known.hand.cards.filter(isTroop);
  const [troop = 0, flag = 0] = [troops[0], free[0]];
  const at = [...troops.map(atCard), ...free.map(atFlag)];
  return no('R3.9', 'troop-playable', at, { ...cardFact(troop), ...flagFact(flag) });
}

function playCard(state: BattleLineState, seat: Seat, action: Action, emit: Emit<Event>): void {
  switch (action.type) {
    case 'place':
      leaveHand(state, seat, action.card);
      layAt(state.table, seat, action.card, action.flag);
      emit({ type: 'place', seat, card: action.card, flag: action.flag });
      return;
    case 'scout':
      showGuile(state, seat, SCOUT);
      state.table.stack.push({ phase: 'scout-draw', seats: [seat], drawn: 0 });
      emit({ type: 'scout', seat });
      return;
    case 'redeploy':
      showGuile(state, seat, REDEPLOY);
      redeploy(state.table, seat, action.card, action.to, emit);
      return;
    case 'deserter':
      showGuile(state, seat, DESERTER);
      desert(state.table, seat, action.card, emit);
      return;
    case 'traitor':
      showGuile(state, seat, TRAITOR);
      winOver(state.table, seat, action.card, action.to, emit);
      return;
    default:
      throw new Error(`${action.type} plays no card`);
  }
}

/** R8.12–R8.15 */
function redeploy(
  table: Table,
  seat: Seat,
  card: Card,
  to: number | null,
  emit: Emit<Event>,
): void {
  const from = takeFromFlag(table, seat, card);
  if (to === null) table.displays[seat].push(card);
  else layAt(table, seat, card, to);
  emit({ type: 'redeploy', seat, card, from, to });
  if (card === MUD) askForExcess(table, seat, from);
}

/** R8.16, R8.17 */
function desert(table: Table, seat: Seat, card: Card, emit: Emit<Event>): void {
  const owner = otherSeat(seat);
  const from = takeFromFlag(table, owner, card);
  table.displays[owner].push(card);
  emit({ type: 'deserter', seat, card, from });
  if (card === MUD) askForExcess(table, seat, from);
}

/** R8.18, R8.19 */
function winOver(table: Table, seat: Seat, card: Card, to: number, emit: Emit<Event>): void {
  const from = takeFromFlag(table, otherSeat(seat), card);
  layAt(table, seat, card, to);
  emit({ type: 'traitor', seat, card, from, to });
}

/** The flag that the card came from. R5.7: its note of the last card stays. */
function takeFromFlag(table: Table, owner: Seat, card: Card): number {
  const from = flagWith(table, owner, card);
  if (from === null) throw new Error(`card ${card} lies at no flag`);
  const { sides, environment } = flagAt(table, from);
  removeCard(isEnvironment(card) ? environment[owner] : sides[owner], card);
  return from;
}

/** R8.1, R8.2 */
function showGuile(state: BattleLineState, seat: Seat, card: Card): void {
  leaveHand(state, seat, card);
  state.table.displays[seat].push(card);
}

/** The card is now public: counted if it is a Tactics card (R6.3), and no longer a secret shared. */
function leaveHand({ table, hands }: BattleLineState, seat: Seat, card: Card): void {
  const { cards, shown } = hands[seat];
  removeCard(cards, card);
  if (removeCard(shown, card)) removeCard(hands[otherSeat(seat)].seen, card);
  table.backs[seat][kindOf(card)] -= 1;
  if (isTroop(card)) return;
  table.played[seat] += 1;
  if (isLeader(card)) table.leaders[seat] += 1;
}
