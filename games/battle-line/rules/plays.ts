import { REDEPLOY, DESERTER, SCOUT, TRAITOR, isEnvironment, isTroop, type Card } from './data.ts';
import { flagsWithSlot, openFlags } from './flags.ts';
import { listDeserters, listRedeploys, listTraitors } from './guile.ts';
import { deckCards, type Action, type BattleLineKnown } from './state.ts';
import { whyNotTactics } from './tactics.ts';

/** All that can be done in the play step, as if it were the seat's own. */
export function legalPlays(known: BattleLineKnown): Action[] {
  const { seat, table, hand } = known;
  const plays: Action[] = [];
  const free = flagsWithSlot(table, seat);
  for (const card of hand.cards) {
    if (isTroop(card)) listPlaces(card, free, plays);
    else if (whyNotTactics(known, card) === null) listTactics(known, card, free, plays);
  }
  if (canPass(known, free)) plays.push({ type: 'pass' });
  return plays;
}

/** R3.9: only who can play no Troop. Hands are sorted, Troops first. */
export function canPass({ hand }: BattleLineKnown, free: readonly number[]): boolean {
  const [first] = hand.cards;
  return free.length === 0 || first === undefined || !isTroop(first);
}

function listTactics(
  { seat, table }: BattleLineKnown,
  card: Card,
  free: readonly number[],
  into: Action[],
): void {
  if (card === SCOUT) {
    if (deckCards(table) > 0) into.push({ type: 'scout' });
  } else if (card === REDEPLOY) listRedeploys(table, seat, free, into);
  else if (card === DESERTER) listDeserters(table, seat, into);
  else if (card === TRAITOR) listTraitors(table, seat, free, into);
  else listPlaces(card, isEnvironment(card) ? openFlags(table) : free, into);
}

function listPlaces(card: Card, flags: readonly number[], into: Action[]): void {
  for (const flag of flags) into.push({ type: 'place', card, flag });
}
