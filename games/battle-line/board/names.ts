import type { Language, Seat, Viewer } from '@bannerfield/kernel';
import type { Path, Spot } from '@bannerfield/ui';
import {
  RANKS,
  REDEPLOY,
  SCOUT,
  TRAITOR,
  TROOPS,
  colourOf,
  isEnvironment,
  isGuile,
  isTroop,
  parseCard,
  valueOf,
  type Card,
} from '../rules/data.ts';
import type { Flag } from '../rules/state.ts';
import { BUTTONS, cardAt, flagOf } from './pointing.ts';
import type { BoardWords } from './board-words.ts';
import { wordsIn } from './words.ts';

/** `Red 10`, `Alexander`. */
export function cardName(card: Card, words: BoardWords): string {
  if (!isTroop(card)) return words.tactics[card - TROOPS]?.name ?? '';
  return `${words.colours[colourOf(card)] ?? ''} ${valueOf(card)}`;
}

/** The arm that a Troop stands for, or what a Tactics card is called. */
export function cardTitle(card: Card, words: BoardWords): string {
  if (!isTroop(card)) return cardName(card, words);
  const rank = RANKS[valueOf(card) - 1];
  return rank === undefined ? '' : words.ranks[rank];
}

export function cardNames(cards: readonly Card[], words: BoardWords): string {
  return cards.length === 0 ? words.nothing : cards.map((card) => cardName(card, words)).join(', ');
}

/** Who sits nearer: the viewer; a spectator sits with seat 0. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

/** A side as the viewer calls it. */
export function sideName(
  seat: Seat,
  viewer: Viewer,
  names: readonly [string, string],
  words: BoardWords,
): string {
  return seat === viewer ? words.yourSide : words.sideOf(names[seat]);
}

/** `Flag 3: open; your side: Red 8; side of Ada: no card.` */
export function flagName(
  index: number,
  flag: Readonly<Flag>,
  viewer: Viewer,
  names: readonly [string, string],
  words: BoardWords,
): string {
  const near = nearSeat(viewer);
  const order: readonly Seat[] = near === 0 ? [0, 1] : [1, 0];
  const sides = order.map((seat) => {
    const cards = [...flag.sides[seat], ...flag.environment[seat]];
    return `${sideName(seat, viewer, names, words)}: ${cardNames(cards, words)}`;
  });
  return [`${words.flag(index + 1)}: ${ownerName(flag, viewer, names, words)}`, ...sides].join(
    '; ',
  );
}

export function ownerName(
  { owner }: Readonly<Flag>,
  viewer: Viewer,
  names: readonly [string, string],
  words: BoardWords,
): string {
  if (owner === null) return words.open;
  return owner === viewer ? words.claimedByYou : words.claimedBy(names[owner]);
}

/** A spot in words, whatever lies there. */
export function nameOf(spot: Spot, language: Language): string {
  const words = wordsIn(language);
  const card = cardAt(spot);
  if (card !== null) return cardName(card, words);
  const flag = flagOf(spot);
  if (flag !== null) return words.flag(flag + 1);
  switch (spot) {
    case 'deck:troop':
      return words.deck.troop;
    case 'deck:tactics':
      return words.deck.tactics;
    case 'hand':
      return words.hand;
    case BUTTONS.pass:
      return words.buttons.pass;
    case BUTTONS.end:
      return words.buttons.end;
    case BUTTONS.scout:
      return words.buttons.scout;
    case BUTTONS.out:
      return words.buttons.out;
    default:
      return spot.startsWith('display:') ? words.display : spot;
  }
}

/** What is asked once the first spot, or the first two, are pointed at. */
export function promptAfter(
  picked: Path,
  targets: ReadonlySet<Spot>,
  language: Language,
): string | null {
  const words = wordsIn(language);
  const [first, second] = picked.map(cardAt);
  if (first === undefined || first === null) return null;
  if (second !== undefined && second !== null) {
    const name = cardName(second, words);
    return first === TRAITOR ? words.after.traitorTo(name) : words.after.redeployTo(name);
  }
  const name = cardName(first, words);
  if (targets.has(BUTTONS.out)) return words.after.drop(name);
  if (targets.has('deck:troop') || targets.has('deck:tactics')) return words.after.returned(name);
  return isGuile(first) ? promptAfterGuile(first, words) : promptAfterPlaceable(first, words);
}

function promptAfterPlaceable(card: Card, words: BoardWords): string {
  const name = cardName(card, words);
  return isEnvironment(card) ? words.after.environment(name) : words.after.place(name);
}

function promptAfterGuile(card: Card, { after }: BoardWords): string {
  if (card === SCOUT) return after.scout;
  if (card === TRAITOR) return after.traitor;
  return card === REDEPLOY ? after.redeploy : after.deserter;
}

/** The notation of a Troop within a sentence. */
const TROOP = /\b([govaps])(10|[1-9])\b/g;

export type Piece = string | { readonly card: Card };

/** A sentence cut at the notations of Troops. */
export function cutSentence(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(TROOP)) {
    const card = parseCard(match[0]);
    if (card === null) continue;
    pieces.push(text.slice(end, match.index), { card });
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== '');
}

export function spell(text: string, language: Language): string {
  const words = wordsIn(language);
  const pieces = cutSentence(text);
  return pieces
    .map((piece) => (typeof piece === 'string' ? piece : cardName(piece.card, words)))
    .join('');
}
