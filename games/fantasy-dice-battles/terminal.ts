import {
  otherSeat,
  type Language,
  type Paint,
  type Seat,
  type TextBoard,
} from '@bannerfield/kernel';
import { armyLines } from './army-lines.ts';
import type { Fdb } from './rules/fdb.ts';
import {
  BATTALIONS,
  spaceAt,
  type Hand,
  type Order,
  type Side,
  type Table,
  type Tile,
  type Token,
} from './rules/state.ts';
import { tileInfo } from './rules/tiles.ts';
import { fit, shortName } from './text-lines.ts';
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
    round: 'round',
    battalion: 'battalion',
    none: 'none',
  },
  de: {
    pile: 'Stapel',
    hand: 'Hand',
    discard: 'Abwurf',
    fleeing: 'fliehend',
    waiting: 'Nachschub',
    orders: 'Befehle',
    regrouping: 'Nachzug',
    round: 'Runde',
    battalion: 'Bataillon',
    none: 'keine',
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
  if (muster !== null) return armyLines(edition, muster, paint, language);
  const laid = hand.orders.map((card) => (card === null ? '.' : shortName(edition, card)));
  const head = `${words.hand}  (${words.orders} ${laid.join(' | ')})`;
  return [
    paint('bold', fit(head)),
    ...hand.cards.map((card) => fit(`  ${cardText(edition, card)}`)),
  ];
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
