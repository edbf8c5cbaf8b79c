import {
  otherSeat,
  type Language,
  type Paint,
  type Seat,
  type TextBoard,
} from '@bannerfield/kernel';
import { formatArmy, musteredArmy } from './rules/army.ts';
import type { Fdb } from './rules/fdb.ts';
import { needsOf } from './rules/needs.ts';
import {
  BATTALIONS,
  spaceAt,
  type Hand,
  type Muster,
  type Order,
  type Side,
  type Table,
  type Tile,
  type Token,
} from './rules/state.ts';
import { tileInfo } from './rules/tiles.ts';
import type { CardInfo, Colour, Roster } from './rules/values.ts';

const WORDS = {
  en: {
    pile: 'pile',
    hand: 'hand',
    discard: 'discard',
    fleeing: 'fleeing',
    waiting: 'reinforcements',
    orders: 'orders',
    regrouping: 'regrouping',
    army: 'army',
    round: 'round',
    battalion: 'battalion',
    none: 'none',
    points: 'points left',
    units: 'units',
    empty: 'spaces empty',
    heroes: 'heroes missing',
    share: 'as text, for the option armies:',
  },
  de: {
    pile: 'Stapel',
    hand: 'Hand',
    discard: 'Abwurf',
    fleeing: 'fliehend',
    waiting: 'Nachschub',
    orders: 'Befehle',
    regrouping: 'Nachzug',
    army: 'Armee',
    round: 'Runde',
    battalion: 'Bataillon',
    none: 'keine',
    points: 'Punkte übrig',
    units: 'Einheiten',
    empty: 'Felder leer',
    heroes: 'Helden fehlen',
    share: 'als Text, für die Option armies:',
  },
} as const;

const CELL = 8;
const COLUMN = 26;
/** A letter for each colour of dice, so that it is told without colour. */
const LETTERS: Readonly<Record<Colour, string>> = { yellow: 'Y', green: 'G', red: 'R' };

/**
 * Both sides face each other, heroes outside. A cell is a short name and behind it wounds of
 * morale spaces, `p` for poison: `swordm1/3p`.
 */
export const board: TextBoard<Fdb> = {
  draw: ({ near, table, hands }, paint, language) => {
    const far = otherSeat(near);
    const lines = [
      ...sideLines(table, far, paint, language),
      ...battalionLines(table, far, language).toReversed(),
      paint('dim', '-'.repeat(3 * COLUMN)),
      ...battalionLines(table, near, language),
      ...sideLines(table, near, paint, language).toReversed(),
      ...([far, near] as const).flatMap((seat) => handLines(table, hands[seat], paint, language)),
    ];
    return lines.map((line) => line.trimEnd()).join('\n');
  },
};

function sideLines(table: Readonly<Table>, seat: Seat, paint: Paint, language: Language): string[] {
  const words = WORDS[language];
  const side = table.sides[seat];
  const { edition } = table;
  const counts = `${words.pile} ${side.pile}  ${words.hand} ${side.held}  ${words.discard} ${side.discard.length}`;
  const lane = side.fleeing.map((tile) => (tile === null ? '.' : shortName(edition, tile)));
  const waiting = side.reinforcements.map((tile) => shortName(edition, tile));
  const off = `${words.fleeing} [${lane.join(' ')}]  ${words.waiting} [${waiting.join(' ')}]`;
  const orders = BATTALIONS.map((each) => orderText(edition, side, each));
  const regrouping = orderText(edition, side, 3);
  const laid = `${words.orders} ${orders.join(' | ')}  ${words.regrouping} ${regrouping}`;
  return [paint('bold', `${seat}  ${counts}`), off, laid].map((line) => fit(line));
}

/** The whole board is at most 80 columns wide. */
function fit(line: string): string {
  return line.length <= 80 ? line : `${line.slice(0, 79)}…`;
}

function orderText(edition: Roster, side: Side, at: number): string {
  const order: Order = side.orders[at] ?? null;
  if (order === null) return '.';
  if (order === 'down') return '###';
  const { attack } = tileInfo(edition, order).card;
  const dice = side.dice[at] ?? 0;
  const count = attack === null || dice === 0 ? '' : ` ${dice}${LETTERS[attack.colour]}`;
  return `${shortName(edition, order)}${count}`;
}

/** Front row, second row, hero; three battalions side by side. */
function battalionLines(
  { edition, sides }: Readonly<Table>,
  seat: Seat,
  language: Language,
): string[] {
  const { spaces } = sides[seat];
  const row = (slots: readonly number[], indent: number): string =>
    BATTALIONS.map((battalion) => {
      const cells = slots.map((slot) => cell(edition, spaces[spaceAt(battalion, slot)] ?? null));
      return `${' '.repeat(indent)}${cells.join('')}`.padEnd(COLUMN);
    }).join('');
  const heads = BATTALIONS.map((each) => `${WORDS[language].battalion} ${each + 1}`.padEnd(COLUMN));
  return [row([0, 1, 2], 0), row([3, 4], CELL / 2), row([5], CELL), heads.join('')];
}

function cell(edition: Roster, token: Token | null): string {
  if (token === null) return '.'.padEnd(CELL);
  const { morale } = tileInfo(edition, token.tile);
  const dice = `${token.wounds}/${morale}${token.poison > 0 ? 'p' : ''}`;
  return `${shortName(edition, token.tile).slice(0, CELL - 1 - dice.length)}${dice}`.padEnd(CELL);
}

/** The first letters of an id; heroes with a star. */
function shortName(edition: Roster, tile: Tile): string {
  const { id, hero } = tileInfo(edition, tile);
  const [first = '', ...more] = id.replace(/-hero$/, '').split('-');
  const short = more.length === 0 ? first : `${first.slice(0, 3)}${more.join('')}`;
  return `${hero ? '*' : ''}${short}`.slice(0, 8);
}

function handLines(
  table: Readonly<Table>,
  hand: Readonly<Hand> | null,
  paint: Paint,
  language: Language,
): string[] {
  if (hand === null) return [];
  const { edition } = table;
  const words = WORDS[language];
  const { muster } = hand;
  if (muster !== null) return musterLines(edition, muster, paint, language);
  const laid = hand.orders.map((card) => (card === null ? '.' : shortName(edition, card)));
  const head = `${words.hand}  (${words.orders} ${laid.join(' | ')})`;
  return [
    paint('bold', fit(head)),
    ...hand.cards.map((card) => fit(`  ${cardText(edition, card)}`)),
  ];
}

/** What stands, what is missing, and the whole army as text, to be kept and shared. */
function musterLines(
  edition: Roster,
  muster: Readonly<Muster>,
  paint: Paint,
  language: Language,
): string[] {
  const words = WORDS[language];
  const placed = muster.spaces.map((tile) => (tile === null ? '.' : shortName(edition, tile)));
  const rows = BATTALIONS.map((each) => placed.slice(6 * each, 6 * each + 6).join(' '));
  const reserve = muster.reserve.map((tile) => shortName(edition, tile)).join(' ');
  const lines = [paint('bold', words.army), ...rows, `${words.waiting} [${reserve}]`];
  if (muster.faction === null) return lines.map((line) => fit(line));
  const { pointsLeft, units, spaces, heroes } = needsOf(edition, muster);
  const [least, most] = edition.units;
  const army = musteredArmy(muster);
  return [
    ...lines.map((line) => fit(line)),
    `${words.points} ${pointsLeft}  ${words.units} ${units} (${least}-${most})  ${words.empty} ${spaces}  ${words.heroes} ${heroes}`,
    ...(army === null ? [] : [words.share, ...cutText(formatArmy(edition, army))]),
  ];
}

/** Broken behind a stroke or a point, at 80 columns at most. */
function cutText(text: string): string[] {
  const lines = [''];
  for (const piece of text.split(/(?<=[./])/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + piece.length > 80) lines.push(piece);
    else lines[lines.length - 1] = line + piece;
  }
  return lines;
}

function cardText(edition: Roster, card: Tile): string {
  const { id, card: info } = tileInfo(edition, card);
  return `${id.padEnd(20)} ${attackText(info).padEnd(4)} ${[...info.classes, ...info.powers, ...info.support, ...info.defence.map(defenceText)].join(' ')}`;
}

function attackText({ attack }: CardInfo): string {
  return attack === null ? '-' : `${attack.dice}${LETTERS[attack.colour]}`;
}

function defenceText({ dice, against }: CardInfo['defence'][number]): string {
  return `-${dice}:${against === 'any' ? '*' : against.join('/')}`;
}
