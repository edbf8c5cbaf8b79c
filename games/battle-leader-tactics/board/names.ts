import type { Language, Seat, Viewer } from '@bannerfield/kernel';
import type { Path, Spot } from '@bannerfield/ui';
import { CARD_NAMES, LEADER_NAMES, TACTIC_NAMES, listCards } from '../names.ts';
import {
  ARM_NAMES,
  ARMS,
  CARD_KEYS,
  NEEDED_ARM,
  isSpecial,
  type Arm,
  type Card,
  type Leader,
} from '../rules/data.ts';
import type { Bonus, EditionTable } from '../rules/edition.ts';
import type { Table } from '../rules/state.ts';
import type { BoardWords } from './board-words.ts';
import {
  BUTTON_NAMES,
  leaderAt,
  partOf,
  pieceAt,
  seatAt,
  spotOfButton,
  tacticAt,
} from './pointing.ts';
import { wordsIn } from './words.ts';

/** Who sits nearer: the viewer; a spectator sits with seat 0. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

export function cardName(card: Card, language: Language): string {
  return CARD_NAMES[language][card] ?? '';
}

export function leaderName(leader: Leader, language: Language): string {
  return LEADER_NAMES[leader][language];
}

/** `6 Enfilade Right` */
export function tacticName(tactic: number, language: Language): string {
  return `${String(tactic)} ${TACTIC_NAMES[language][tactic - 1] ?? ''}`;
}

export function listOrNothing(cards: readonly Card[], language: Language): string {
  return cards.length === 0 ? wordsIn(language).nothing : listCards(cards, language);
}

/** The arms of a card as an edition has them. */
export function armsOf({ cards }: EditionTable, card: Card): readonly Arm[] {
  return cards[CARD_KEYS[card] ?? 'militia'].arms;
}

/** The arm that a Tactics Card needs; null: none. */
export function neededArm(tactic: number): Arm | null {
  const bit = NEEDED_ARM[tactic - 1] ?? 0;
  return ARM_NAMES.find((arm) => ARMS[arm] === bit) ?? null;
}

/** `Infantry, Guard, worth 3`; the cards of the army are called as their arm is. */
export function cardSays(edition: EditionTable, card: Card, language: Language): string {
  const words = wordsIn(language);
  const { value, arms } = edition.cards[CARD_KEYS[card] ?? 'militia'];
  const names = isSpecial(card) ? arms.map((arm) => words.arms[arm]) : [];
  return [...names, words.sum(value)].join(', ');
}

function bonusText(bonus: Bonus, words: BoardWords): string {
  if (bonus.type === 'draw') return words.stats.draw(bonus.cards);
  return words.stats.modifier(words.arms[bonus.arm], bonus.by);
}

/** All that stands on a leader's card, in words. */
export function leaderSays(edition: EditionTable, leader: Leader, words: BoardWords): string[] {
  const { rank, rating, attack, defence, bonuses } = edition.leaders[leader];
  const { stats } = words;
  return [
    stats.rank(rank),
    stats.rating(rating),
    stats.attack(attack),
    stats.defence(defence),
    ...bonuses.map((bonus) => bonusText(bonus, words)),
  ];
}

/** What of the leader in play is more than his card says. */
export function leaderNow({ battle }: Readonly<Table>, seat: Seat, words: BoardWords): string[] {
  const { stats } = words;
  const role = battle.attacker === seat ? words.attacks : words.defends;
  return [
    ...(battle.attacker === null ? [] : [role]),
    ...(battle.penalty[seat] ? [stats.penalty] : []),
    ...(battle.mustered[seat] ? [stats.mustered] : []),
    ...(battle.superior === seat ? [stats.superior] : []),
  ];
}

/** A spot in words, whatever lies there. */
export function nameOf(spot: Spot, language: Language): string {
  const words = wordsIn(language);
  const released = partOf(spot, 'not');
  if (released !== null) return `${nameOf(released, language)}, ${words.chosen}`;
  const leader = leaderAt(spot);
  if (leader !== null) return leaderName(leader, language);
  const tactic = tacticAt(spot);
  if (tactic !== null) return tacticName(tactic, language);
  const piece = pieceAt(spot);
  if (piece !== null) return cardName(piece.card, language);
  const button = BUTTON_NAMES.find((name) => spot === spotOfButton(name));
  return button === undefined ? placeName(spot, words) : words.buttons[button];
}

function placeName(spot: Spot, words: BoardWords): string {
  const places: readonly (readonly [string, string])[] = [
    ['leader-of', words.reference.leaders],
    ['casualties', words.reference.lost],
    ['reserves', words.reserves],
    ['battlefield', words.field],
    ['tactic-of', words.setTactic],
  ];
  const place = places.find(([head]) => seatAt(spot, head) !== null);
  if (place !== undefined) return place[1];
  switch (spot) {
    case 'deck:leaders':
      return words.leaderDeck;
    case 'deck:tech':
      return words.techDeck;
    case 'kia-pile':
      return words.kiaPile;
    default:
      return spot === 'reserves' ? words.reserves : spot;
  }
}

/** In the draft, or out of a pool where there is nobody to keep. */
function choosesLeader(targets: ReadonlySet<Spot>): boolean {
  return [...targets].every((spot) => leaderAt(spot) !== null) && targets.size > 0;
}

/** What is asked once something is picked. */
export function promptAfter(
  picked: Path,
  targets: ReadonlySet<Spot>,
  language: Language,
): string | null {
  const { after } = wordsIn(language);
  const [first] = picked;
  if (first === undefined) return choosesLeader(targets) ? after.field : null;
  if (first === spotOfButton('withdraw')) return after.withdraw;
  if (first === spotOfButton('discard')) return after.discard;
  const cards = picked.map((spot) => pieceAt(spot)?.card ?? null).filter((card) => card !== null);
  if (cards.length === 0) return null;
  const list = listCards(
    cards.sort((one, other) => one - other),
    language,
  );
  if (partOf(first, 'card') !== null) return after.commit(list);
  if (partOf(first, 'lost') !== null) return after.recover(list);
  return partOf(first, 'loss') === null ? null : after.lose(list);
}
