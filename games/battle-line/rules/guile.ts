import { otherSeat, type Refusal, type Seat } from '@bannerfield/kernel';
import {
  DESERTER,
  REDEPLOY,
  TRAITOR,
  isCard,
  isEnvironment,
  isFormationCard,
  isTroop,
  type Card,
} from './data.ts';
import { flagAt, flagWith, isOpen, openFlags, whyNoSlot, whyNotAt } from './flags.ts';
import { atCard, atDeck, atFlag, cardFact, flagFact, no } from './refusals.ts';
import { deckCards, type Action, type BattleLineKnown, type Table } from './state.ts';

/** R8.5 */
export function whyNotScout({ table }: BattleLineKnown): Refusal | null {
  if (deckCards(table) > 0) return null;
  return no('R8.5', 'nothing-to-scout', [atDeck('troop'), atDeck('tactics')]);
}

/** R8.12–R8.15 */
export function whyNotRedeploy(
  { seat, table }: BattleLineKnown,
  card: Card,
  to: number | null,
): Refusal | null {
  if (isBare(table, seat)) return noTarget(REDEPLOY);
  const from = flagWith(table, seat, card);
  if (from === null) return no('R8.12', 'not-own-card', atBoth(REDEPLOY, card), cardFact(card));
  const refusal = whyNotTarget(table, card, from);
  if (refusal !== null || to === null) return refusal;
  if (to === from) {
    return no('R8.14', 'same-flag', [atFlag(to)], { ...cardFact(card), ...flagFact(to) });
  }
  return isFormationCard(card) ? whyNoSlot(table, seat, to) : whyNotAt(table, to);
}

/** R8.16 */
export function whyNotDeserter({ seat, table }: BattleLineKnown, card: Card): Refusal | null {
  if (isBare(table, otherSeat(seat))) return noTarget(DESERTER);
  const from = flagWith(table, otherSeat(seat), card);
  if (from === null) return notOpposing(DESERTER, card);
  return whyNotTarget(table, card, from);
}

/** R8.18, R8.19 */
export function whyNotTraitor(known: BattleLineKnown, card: Card, to: number): Refusal | null {
  const { seat, table } = known;
  if (isBare(table, otherSeat(seat))) return noTarget(TRAITOR);
  const from = flagWith(table, otherSeat(seat), card);
  if (from === null) return notOpposing(TRAITOR, card);
  if (!isTroop(card)) return no('R8.18', 'not-a-troop', [atCard(card)], cardFact(card));
  return whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);
}

/** The owner has no card at any flag. */
function isBare({ flags }: Readonly<Table>, owner: Seat): boolean {
  return flags.every(
    ({ sides, environment }) => sides[owner].length + environment[owner].length === 0,
  );
}

/** R8.3 */
function noTarget(guile: Card): Refusal {
  return no('R8.3', 'no-target', [atCard(guile)], cardFact(guile));
}

function notOpposing(guile: Card, card: Card): Refusal {
  return no('R8.16', 'not-opposing-card', atBoth(guile, card), cardFact(card));
}

/** The card played, and the one it cannot take, if there is such a card. */
function atBoth(guile: Card, card: Card): string[] {
  return isCard(card) ? [atCard(guile), atCard(card)] : [atCard(guile)];
}

/** R8.4, R7.7 */
function whyNotTarget(table: Readonly<Table>, card: Card, from: number): Refusal | null {
  if (!isOpen(flagAt(table, from))) {
    const facts = { ...cardFact(card), ...flagFact(from) };
    return no('R8.4', 'target-at-claimed-flag', [atCard(card), atFlag(from)], facts);
  }
  if (isEnvironment(card) && !table.options.environmentMovable) {
    return no('R7.7', 'environment-fixed', [atCard(card)], cardFact(card));
  }
  return null;
}

/** Every Redeploy that the table allows. `free` are the flags with an own free slot. */
export function listRedeploys(
  table: Readonly<Table>,
  seat: Seat,
  free: readonly number[],
  into: Action[],
): void {
  const open = openFlags(table);
  for (const from of open) {
    for (const card of targetsAt(table, from, seat)) {
      for (const to of isFormationCard(card) ? free : open) {
        if (to !== from) into.push({ type: 'redeploy', card, to });
      }
      into.push({ type: 'redeploy', card, to: null });
    }
  }
}

export function listDeserters(table: Readonly<Table>, seat: Seat, into: Action[]): void {
  for (const from of openFlags(table)) {
    for (const card of targetsAt(table, from, otherSeat(seat))) {
      into.push({ type: 'deserter', card });
    }
  }
}

export function listTraitors(
  table: Readonly<Table>,
  seat: Seat,
  free: readonly number[],
  into: Action[],
): void {
  for (const from of openFlags(table)) {
    for (const card of flagAt(table, from).sides[otherSeat(seat)]) {
      if (!isTroop(card)) continue;
      for (const to of free) into.push({ type: 'traitor', card, to });
    }
  }
}

/** What Redeploy and Deserter can take from the owner's side of an open flag. */
function targetsAt(table: Readonly<Table>, flag: number, owner: Seat): readonly Card[] {
  const { sides, environment } = flagAt(table, flag);
  if (!table.options.environmentMovable || environment[owner].length === 0) return sides[owner];
  return [...sides[owner], ...environment[owner]];
}
