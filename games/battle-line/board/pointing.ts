import { otherSeat } from '@bannerfield/kernel';
import type { Path, Pointing, Spot } from '@bannerfield/ui';
import {
  DESERTER,
  REDEPLOY,
  SCOUT,
  TRAITOR,
  formatCard,
  isGuile,
  kindOf,
  parseCard,
  type Card,
  type CardKind,
} from '../rules/data.ts';
import { isFlag } from '../rules/flags.ts';
import { FLAGS, type Action, type BattleLine, type BattleLineKnown } from '../rules/state.ts';

/** Buttons of the prompt bar. */
export const BUTTONS = {
  pass: 'button:pass',
  end: 'button:end',
  scout: 'button:scout',
  out: 'button:out',
} as const;

/** The phases in which a card that was picked goes back onto its deck, or out of play. */
const RETURNS = 'scout-return';
const DROPS = 'mud-excess';

export const spotOfCard = (card: Card): Spot => `card:${formatCard(card)}`;
export const spotOfFlag = (flag: number): Spot => `flag:${flag + 1}`;
export const spotOfDeck = (deck: CardKind): Spot => `deck:${deck}`;

/** Null: the spot is no card. */
export function cardAt(spot: Spot | undefined): Card | null {
  return spot?.startsWith('card:') === true ? parseCard(spot.slice(5)) : null;
}

/** Null: the spot is no flag. */
export function flagOf(spot: Spot | undefined): number | null {
  if (spot?.startsWith('flag:') !== true) return null;
  const flag = Number(spot.slice(5)) - 1;
  return isFlag(flag) ? flag : null;
}

function deckOf(spot: Spot | undefined): CardKind | null {
  if (spot === 'deck:troop') return 'troop';
  return spot === 'deck:tactics' ? 'tactics' : null;
}

export const pointing: Pointing<BattleLine> = { pathOf, meantBy };

function pathOf(action: Action): Path {
  switch (action.type) {
    case 'place':
      return [spotOfCard(action.card), spotOfFlag(action.flag)];
    case 'scout':
      return [spotOfCard(SCOUT), BUTTONS.scout];
    case 'redeploy':
      return pathOfRedeploy(action.card, action.to);
    case 'deserter':
      return [spotOfCard(DESERTER), spotOfCard(action.card)];
    case 'traitor':
      return [spotOfCard(TRAITOR), spotOfCard(action.card), spotOfFlag(action.to)];
    case 'return':
      return [spotOfCard(action.card), spotOfDeck(kindOf(action.card))];
    case 'drop':
      return [spotOfCard(action.card), BUTTONS.out];
    case 'claim':
      return [spotOfFlag(action.flag)];
    case 'draw':
      return [spotOfDeck(action.deck)];
    case 'pass':
    case 'end':
      return [BUTTONS[action.type]];
  }
}

function pathOfRedeploy(card: Card, to: number | null): Path {
  return [spotOfCard(REDEPLOY), spotOfCard(card), to === null ? BUTTONS.out : spotOfFlag(to)];
}

/** What someone means who points so, allowed or not. */
function meantBy(path: Path, known: BattleLineKnown): readonly Action[] {
  const [first, ...rest] = path;
  const card = cardAt(first);
  if (card !== null) return meantByCard(card, rest, known);
  return rest.length === 0 ? meantByPlace(first, known) : [];
}

function meantByPlace(spot: Spot | undefined, known: BattleLineKnown): readonly Action[] {
  const flag = flagOf(spot);
  if (flag !== null) return [{ type: 'claim', flag }];
  const deck = deckOf(spot);
  if (deck !== null) return [{ type: 'draw', deck }];
  if (spot === BUTTONS.pass) return [{ type: 'pass' }];
  if (spot === BUTTONS.end) return [{ type: 'end' }];
  return spot === BUTTONS.scout && holds(known, SCOUT) ? [{ type: 'scout' }] : [];
}

function meantByCard(card: Card, rest: Path, known: BattleLineKnown): readonly Action[] {
  const phase = known.table.stack.at(-1)?.phase;
  const [second] = rest;
  if (phase !== DROPS && second === BUTTONS.out) return [{ type: 'drop', card }];
  if (phase === RETURNS) {
    const meant = second === undefined || deckOf(second) !== null;
    return meant ? [{ type: 'return', card }] : [];
  }
  if (phase === DROPS) {
    return second === undefined || second === BUTTONS.out ? [{ type: 'drop', card }] : [];
  }
  return holds(known, card) && isGuile(card)
    ? meantByGuile(card, rest, known)
    : meantByPlacing(card, rest);
}

/** A card laid somewhere: without a flag, at any of them. */
function meantByPlacing(card: Card, [second, ...more]: Path): readonly Action[] {
  if (more.length > 0) return [];
  const flag = flagOf(second);
  if (flag !== null) return [{ type: 'place', card, flag }];
  return second === undefined ? flags().map((each) => ({ type: 'place', card, flag: each })) : [];
}

function meantByGuile(card: Card, rest: Path, known: BattleLineKnown): readonly Action[] {
  const [second, third, ...more] = rest;
  if (more.length > 0) return [];
  // A Guile card at a flag is no target: it is laid there, and refused as such.
  const flag = flagOf(second);
  if (flag !== null && third === undefined) return [{ type: 'place', card, flag }];
  if (card === SCOUT) {
    return second === undefined || second === BUTTONS.scout ? [{ type: 'scout' }] : [];
  }
  const targets = targetsMeant(card, second, known);
  return targets.flatMap((target) => meantByTarget(card, target, third));
}

/** The card pointed at; without one, every card that could be meant. */
function targetsMeant(guile: Card, second: Spot | undefined, known: BattleLineKnown): Card[] {
  const target = cardAt(second);
  if (target !== null) return holds(known, target) ? [] : [target];
  if (second !== undefined) return [];
  const owner = guile === REDEPLOY ? known.seat : otherSeat(known.seat);
  const all = known.table.flags.flatMap(({ sides, environment }) => [
    ...sides[owner],
    ...environment[owner],
  ]);
  // Where nothing lies, nothing in particular is meant, and the rules say that there is nothing.
  return all.length === 0 ? [guile] : all;
}

function meantByTarget(guile: Card, card: Card, third: Spot | undefined): readonly Action[] {
  if (guile === DESERTER) return third === undefined ? [{ type: 'deserter', card }] : [];
  const to = flagOf(third);
  if (guile === TRAITOR) {
    const tos = third === undefined ? flags() : to === null ? [] : [to];
    return tos.map((each) => ({ type: 'traitor', card, to: each }));
  }
  if (third === BUTTONS.out) return [{ type: 'redeploy', card, to: null }];
  const tos = third === undefined ? [null, ...flags()] : to === null ? [] : [to];
  return tos.map((each) => ({ type: 'redeploy', card, to: each }));
}

function flags(): number[] {
  return Array.from({ length: FLAGS }, (_, flag) => flag);
}

function holds({ hand }: BattleLineKnown, card: Card): boolean {
  return hand.cards.includes(card);
}

/** Whether the next spot is a card that lies at a flag, so that such cards can be pointed at. */
export function aimsAtCards(picked: Path, phase: string | undefined): boolean {
  if (phase === DROPS) return true;
  const [first] = picked;
  const card = cardAt(first);
  return card !== null && isGuile(card) && card !== SCOUT && phase === 'play';
}
