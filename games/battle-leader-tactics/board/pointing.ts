import type { Seat } from '@bannerfield/kernel';
import type { Path, Pointing, Spot } from '@bannerfield/ui';
import {
  HIGHEST_TACTIC,
  formatCard,
  isLeader,
  parseCard,
  type Card,
  type Leader,
} from '../rules/data.ts';
import {
  attackerOf,
  type Action,
  type GameKnown,
  type LeaderTactics,
  type Table,
} from '../rules/state.ts';

/** Actions without a place on the board: buttons of the prompt bar. */
const PLAIN = [
  ...(['keep', 'discard', 'recover', 'leave', 'attack', 'defend', 'commit', 'stand'] as const),
  ...(['withdraw', 'remove', 'protect', 'ignore', 'accept', 'draw', 'decline'] as const),
] as const;

export type ButtonName = (typeof PLAIN)[number];
export const BUTTON_NAMES: readonly ButtonName[] = PLAIN;

export const spotOfButton = (name: ButtonName): Spot => `button:${name}`;
export const spotOfTactic = (tactic: number): Spot => `tactic:${String(tactic)}`;
export const spotOfLeader = (leader: Leader): Spot => `leader:${leader}`;
/** A kind of card in the own Reserves. */
export const spotOfCard = (card: Card): Spot => `card:${formatCard(card)}`;
/** A kind of card in the own Casualty Pile. */
export const spotOfLost = (card: Card): Spot => `lost:${formatCard(card)}`;
/** A kind of card on the Battlefield where its owner's losses are named, or where one is taken back. */
const spotOfLoss = (card: Card): Spot => `loss:${formatCard(card)}`;
const spotOfTaken = (card: Card): Spot => `back:${formatCard(card)}`;
/** The places of a side. */
export const spotOfLeaderOf = (seat: Seat): Spot => `leader-of:${seat}`;
export const spotOfField = (seat: Seat): Spot => `battlefield:${seat}`;
export const spotOfPile = (seat: Seat): Spot => `casualties:${seat}`;
export const spotOfReserves = (seat: Seat): Spot => `reserves:${seat}`;
export const spotOfSetTactic = (seat: Seat): Spot => `tactic-of:${seat}`;
/** What has been picked lies elsewhere, and pointing at it there lets it go. */
export const spotToLetGo = (spot: Spot): Spot => `not:${spot}`;

/** A card on the Battlefield, by what is meant by pointing at it: a loss, one taken back, or just the card. */
export function spotOfCommitted({ stack, battle }: Readonly<Table>, seat: Seat, card: Card): Spot {
  const top = stack.at(-1);
  if (top?.phase === 'losses' && top.of === seat) return spotOfLoss(card);
  const isTaker = top?.phase === 'attacker-withdrawal' && battle.attacker === seat;
  return isTaker ? spotOfTaken(card) : `field:${seat}.${formatCard(card)}`;
}

/** What stands behind the colon, if the spot begins so. */
export function partOf(spot: Spot | undefined, head: string): string | null {
  return spot?.startsWith(`${head}:`) === true ? spot.slice(head.length + 1) : null;
}

function cardAt(spot: Spot | undefined, head: string): Card | null {
  const name = partOf(spot, head);
  return name === null ? null : parseCard(name);
}

export function tacticAt(spot: Spot | undefined): number | null {
  const tactic = Number(partOf(spot, 'tactic') ?? 0);
  return Number.isInteger(tactic) && tactic >= 1 && tactic <= HIGHEST_TACTIC ? tactic : null;
}

export function leaderAt(spot: Spot | undefined): Leader | null {
  const name = partOf(spot, 'leader');
  return name !== null && isLeader(name) ? name : null;
}

/** The side that a place belongs to: of `casualties:1`, 1. */
export function seatAt(spot: Spot, head: string): Seat | null {
  const seat = partOf(spot, head);
  if (seat === null) return null;
  return seat === '0' ? 0 : seat === '1' ? 1 : null;
}

/** Any card that a spot is about, and whose it is if the spot says so. */
export function pieceAt(spot: Spot): { readonly card: Card; readonly of: Seat | null } | null {
  for (const head of ['card', 'lost', 'loss', 'back']) {
    const card = cardAt(spot, head);
    if (card !== null) return { card, of: null };
  }
  const [, of, name = ''] = /^([01])\.(\w+)$/.exec(partOf(spot, 'field') ?? '') ?? [];
  const card = parseCard(name);
  return card === null ? null : { card, of: of === '0' ? 0 : 1 };
}

export const pointing: Pointing<LeaderTactics> = {
  pathOf,
  meantBy,
  isFree: (spot) => /^(?:card|lost|loss):/.test(spot),
  letsGoOf: (spot) => partOf(spot, 'not'),
};

function pathOf(action: Action): Path {
  switch (action.type) {
    case 'pick':
    case 'field':
      return [spotOfLeader(action.leader)];
    case 'discard':
      return [
        spotOfButton('discard'),
        ...(action.leader === null ? [] : [spotOfLeader(action.leader)]),
      ];
    case 'tactic':
      return [spotOfTactic(action.tactic)];
    case 'recover':
    case 'commit':
    case 'withdraw':
    case 'casualty':
    case 'lose':
      return pathOfCards(action);
    default:
      return [spotOfButton(action.type)];
  }
}

type CardAction = Extract<Action, { readonly cards: unknown } | { readonly card: unknown }>;

function pathOfCards(action: CardAction): Path {
  switch (action.type) {
    case 'recover':
      return action.cards?.map(spotOfLost) ?? [spotOfButton('recover')];
    case 'commit':
      return [...action.cards.map(spotOfCard), spotOfButton('commit')];
    case 'withdraw':
      return [
        spotOfButton('withdraw'),
        ...(action.card === null ? [] : [spotOfTaken(action.card)]),
      ];
    case 'casualty':
      return [`field:${action.of}.${formatCard(action.card)}`];
    case 'lose':
      return action.cards.map(spotOfLoss);
  }
}

/** What someone means who points so, allowed or not. */
function meantBy(path: Path, known: GameKnown): readonly Action[] {
  const [first, second, ...more] = path;
  const button = BUTTON_NAMES.find((name) => first === spotOfButton(name));
  if (button !== undefined) return more.length > 0 ? [] : meantByButton(button, second, known);
  if (cardAt(first, 'card') !== null) return meantByCards(path, known);
  if (cardAt(first, 'loss') !== null) return meantByLosses(path, known);
  if (cardAt(first, 'lost') !== null) return meantByLost(path);
  return second === undefined ? meantByPlace(first, known) : [];
}

function meantByPlace(spot: Spot | undefined, { table }: GameKnown): readonly Action[] {
  const leader = leaderAt(spot);
  if (leader !== null) {
    const isCommand = table.stack.at(-1)?.phase === 'command';
    return [isCommand ? { type: 'field', leader } : { type: 'pick', leader }];
  }
  const tactic = tacticAt(spot);
  if (tactic !== null) return [{ type: 'tactic', tactic }];
  const taken = cardAt(spot, 'back');
  if (taken !== null) return [{ type: 'withdraw', card: taken }];
  const piece = spot === undefined ? null : pieceAt(spot);
  const of = piece?.of ?? null;
  return piece === null || of === null ? [] : [{ type: 'casualty', of, card: piece.card }];
}

function meantByButton(
  button: ButtonName,
  second: Spot | undefined,
  known: GameKnown,
): readonly Action[] {
  if (button === 'withdraw') return meantByWithdraw(second, known);
  if (button === 'discard') {
    const leader = leaderAt(second);
    return second !== undefined && leader === null ? [] : [{ type: 'discard', leader }];
  }
  if (second !== undefined) return [];
  if (button === 'commit') return [{ type: 'commit', cards: [] }];
  return [button === 'recover' ? { type: 'recover', cards: null } : { type: button }];
}

/** The attacker takes a card back: before it is pointed at, any that he could. */
function meantByWithdraw(
  second: Spot | undefined,
  { seat, table, hand }: GameKnown,
): readonly Action[] {
  const card = cardAt(second, 'back');
  if (second !== undefined) return card === null ? [] : [{ type: 'withdraw', card }];
  const isAttackers = table.stack.at(-1)?.phase === 'attacker-withdrawal';
  if (!isAttackers || attackerOf(table) !== seat) return [{ type: 'withdraw', card: null }];
  return [...new Set(hand.committed)].map((each) => ({ type: 'withdraw', card: each }));
}

/** Cards of a choice, sorted, as far as the path goes; null: something else stands among them. */
function cardsOn(path: Path, head: string): Card[] | null {
  const cards = path.map((spot) => cardAt(spot, head)).filter((card) => card !== null);
  return cards.length < path.length ? null : cards.sort((one, other) => one - other);
}

/** While the choice goes on, what is picked and enough of the others, so that what is wrong shows. */
function meantByCards(path: Path, { hand }: GameKnown): readonly Action[] {
  const isDone = path.at(-1) === spotOfButton('commit');
  const cards = cardsOn(isDone ? path.slice(0, -1) : path, 'card');
  if (cards === null) return [];
  return [{ type: 'commit', cards: isDone ? cards : filledUp(cards, hand.reserves, 2) }];
}

function meantByLosses(path: Path, { table: { stack, battle } }: GameKnown): readonly Action[] {
  const cards = cardsOn(path, 'loss');
  if (cards === null) return [];
  const top = stack.at(-1);
  if (top?.phase !== 'losses') return [{ type: 'lose', cards }];
  return [{ type: 'lose', cards: filledUp(cards, battle.cards[top.of], battle.owed[top.of]) }];
}

function meantByLost(path: Path): readonly Action[] {
  const cards = cardsOn(path, 'lost');
  return cards === null ? [] : [{ type: 'recover', cards }];
}

function filledUp(cards: readonly Card[], from: readonly Card[], least: number): Card[] {
  const missing = Math.max(0, least - cards.length);
  return [...cards, ...from.slice(0, missing)].sort((one, other) => one - other);
}
