import type { Path, Pointing, Spot } from '@bannerfield/ui';
import { ALL_HEXES, formatHex, neighboursOf, parseHex, type Hex } from '../rules/board.ts';
import { COMMANDS, LORE_CARDS } from '../rules/data.ts';
import { rushOf } from '../rules/reach.ts';
import {
  unitAt,
  type Action,
  type BattleLore,
  type BattleLoreKnown,
  type CommandId,
  type LoreId,
  type Phase,
} from '../rules/state.ts';

/** Buttons of the prompt bar. */
export const BUTTONS = {
  done: 'button:done',
  pass: 'button:pass',
  back: 'button:back',
  cards: 'button:take-cards',
  both: 'button:take-both',
  tokens: 'button:take-tokens',
} as const;

const IGNORE = 'button:ignore-';

export const spotOfHex = (hex: Hex): Spot => `hex:${formatHex(hex)}`;
export const spotOfCard = (card: CommandId): Spot => `card:${COMMANDS[card]?.id ?? 'none'}`;
/** A card drawn for a Scout, not in the hand yet. */
export const spotOfDrawn = (card: CommandId): Spot => `drawn:${COMMANDS[card]?.id ?? 'none'}`;
export const spotOfLore = (card: LoreId): Spot => `lore:${LORE_CARDS[card]?.id ?? 'none'}`;
const spotOfIgnore = (flags: number): Spot => `${IGNORE}${String(flags)}`;

/** Null: the spot is no hex. */
export function hexAtSpot(spot: Spot | undefined): Hex | null {
  return spot?.startsWith('hex:') === true ? parseHex(spot.slice(4)) : null;
}

/** Null: the spot is no Command card, in the hand or just drawn. */
export function cardAtSpot(spot: Spot | undefined): CommandId | null {
  const id = /^(?:card|drawn):(.+)$/.exec(spot ?? '')?.[1];
  const card = COMMANDS.findIndex((each) => each.id === id);
  return card < 0 ? null : card;
}

/** Null: the spot is no Lore card. */
export function loreAtSpot(spot: Spot | undefined): LoreId | null {
  if (spot?.startsWith('lore:') !== true) return null;
  const card = LORE_CARDS.findIndex(({ id }) => id === spot.slice(5));
  return card < 0 ? null : card;
}

/** Null: the spot is none of these buttons. */
export function ignoredAt(spot: Spot | undefined): number | null {
  const flags = new RegExp(`^${IGNORE}(\\d)$`).exec(spot ?? '')?.[1];
  return flags === undefined ? null : Number(flags);
}

/** What is asked now; null: nobody is. */
export function phaseOf({ stack }: BattleLoreKnown['table']): Phase | null {
  return stack.at(-1)?.phase ?? null;
}

/** The map begins at the size of a thumb, and what cannot be taken back is pointed at twice anyway. */
export const pointing: Pointing<BattleLore> = { pathOf, meantBy, isLarge: () => true };

/**
 * What cannot be taken back, a card or an attack, is pointed at twice: once to see what it would
 * bring, once to mean it.
 */
function pathOf(action: Action): Path {
  return 'card' in action ? pathOfCard(action) : pathOfOther(action);
}

type OfCard = Extract<Action, { readonly card: number }>;

function pathOfCard(action: OfCard): Path {
  switch (action.type) {
    case 'play':
      return twice(spotOfCard(action.card));
    case 'keep':
      return twice(spotOfDrawn(action.card));
    case 'keep-lore':
      return twice(spotOfLore(action.card));
    case 'lore': {
      const card = spotOfLore(action.card);
      return action.on === null ? twice(card) : [card, spotOfHex(action.on)];
    }
  }
}

function pathOfOther(action: Exclude<Action, OfCard>): Path {
  switch (action.type) {
    case 'order':
      return [spotOfHex(action.at)];
    case 'move':
      return pathOfMove(action);
    case 'attack':
      return [spotOfHex(action.from), ...twice(spotOfHex(action.at))];
    case 'retreat':
    case 'follow':
      return [spotOfHex(action.to)];
    case 'ignore':
      return [spotOfIgnore(action.flags)];
    case 'replenish':
      return [BUTTONS[action.take]];
    case 'done':
    case 'back':
    case 'pass':
      return [BUTTONS[action.type]];
  }
}

function twice(spot: Spot): Path {
  return [spot, spot];
}

/** Whoever rushes points at the enemy first, then at where to meet it. */
function pathOfMove({ from, to, rush }: Action & { type: 'move' }): Path {
  const start = spotOfHex(from);
  return rush === null ? [start, spotOfHex(to)] : [start, spotOfHex(rush), spotOfHex(to)];
}

/** What someone means who points so, allowed or not. */
function meantBy(path: Path, known: BattleLoreKnown): readonly Action[] {
  const [first, ...rest] = path;
  const hex = hexAtSpot(first);
  if (hex !== null) return meantByHex(hex, rest, known);
  const lore = loreAtSpot(first);
  if (lore !== null) return meantByLore(lore, first, rest, known);
  const card = cardAtSpot(first);
  const isWhole = rest.length === 0 || (rest.length === 1 && rest[0] === first);
  if (card === null) return rest.length === 0 ? meantByButton(first) : [];
  if (!isWhole) return [];
  const isKept = first?.startsWith('drawn:') === true || phaseOf(known.table) === 'keep';
  return [{ type: isKept ? 'keep' : 'play', card }];
}

function meantByButton(spot: Spot | undefined): readonly Action[] {
  const flags = ignoredAt(spot);
  if (flags !== null) return [{ type: 'ignore', flags }];
  switch (spot) {
    case BUTTONS.done:
      return [{ type: 'done' }];
    case BUTTONS.pass:
      return [{ type: 'pass' }];
    case BUTTONS.back:
      return [{ type: 'back' }];
    case BUTTONS.cards:
      return [{ type: 'replenish', take: 'cards' }];
    case BUTTONS.both:
      return [{ type: 'replenish', take: 'both' }];
    case BUTTONS.tokens:
      return [{ type: 'replenish', take: 'tokens' }];
    default:
      return [];
  }
}

function meantByLore(
  card: LoreId,
  first: Spot | undefined,
  [second, ...more]: Path,
  known: BattleLoreKnown,
): readonly Action[] {
  if (more.length > 0) return [];
  const on = hexAtSpot(second);
  if (on !== null) return [{ type: 'lore', card, on }];
  if (second !== undefined && second !== first) return [];
  if (phaseOf(known.table) === 'keep-lore') return [{ type: 'keep-lore', card }];
  if (LORE_CARDS[card]?.onUnit !== true) return [{ type: 'lore', card, on: null }];
  // Where it is to go is not said yet: to any unit of one's own.
  const own = known.table.units.filter(({ seat, figures }) => seat === known.seat && figures > 0);
  return second === undefined ? own.map((unit) => ({ type: 'lore', card, on: unit.hex })) : [];
}

function meantByHex(hex: Hex, rest: Path, known: BattleLoreKnown): readonly Action[] {
  switch (phaseOf(known.table)) {
    case 'move':
      return meantByMove(hex, rest, known);
    case 'battle':
    case 'bonus':
      return meantByAttack(hex, rest, known);
    case 'retreat':
      return rest.length === 0 ? [{ type: 'retreat', to: hex }] : [];
    case 'follow':
      return rest.length === 0 ? [{ type: 'follow', to: hex }] : [];
    default:
      return rest.length === 0 ? [{ type: 'order', at: hex }] : [];
  }
}

/** Without a place to go to, anywhere; an enemy pointed at is rushed at by whoever rushes. */
function meantByMove(from: Hex, rest: Path, { table }: BattleLoreKnown): readonly Action[] {
  const [second, third, ...more] = rest.map(hexAtSpot);
  if (second === null || third === null || more.length > 0) return [];
  if (third !== undefined) return [{ type: 'move', from, to: third, rush: second ?? null }];
  const tos = second === undefined ? ALL_HEXES : [second];
  const moves = tos.map((to): Action => ({ type: 'move', from, to, rush: null }));
  const unit = unitAt(table, from);
  if (unit === null || rushOf(table, unit) === 0 || second === undefined) return moves;
  if (unitAt(table, second) === null) return moves;
  return neighboursOf(second).map((to): Action => ({ type: 'move', from, to, rush: second }));
}

/** Without a target, any enemy. */
function meantByAttack(from: Hex, rest: Path, known: BattleLoreKnown): readonly Action[] {
  const [second, third, ...more] = rest.map(hexAtSpot);
  if (second === null || more.length > 0) return [];
  if (third !== undefined && third !== second) return [];
  if (second !== undefined) return [{ type: 'attack', from, at: second }];
  return known.table.units
    .filter(({ seat, figures }) => seat !== known.seat && figures > 0)
    .map(({ hex }) => ({ type: 'attack', from, at: hex }));
}
