import {
  otherSeat,
  type Ink,
  type Language,
  type Paint,
  type Seat,
  type TextBoard,
} from '@bannerfield/kernel';
import { commandName, loreName } from './names.ts';
import { hexAt, ROWS, widthOf, type Hex } from './rules/board.ts';
import { FACES } from './rules/data.ts';
import { bannersOf, goalOf } from './rules/losses.ts';
import {
  kindOf,
  unitAt,
  type BattleLore,
  type Hand,
  type Table,
  type Unit,
} from './rules/state.ts';

const WORDS = {
  en: {
    banners: 'banners',
    hand: 'hand',
    cards: 'cards',
    lore: 'Lore',
    tokens: 'tokens',
    deck: 'deck',
    turn: 'turn',
    dice: 'dice',
  },
  de: {
    banners: 'Banner',
    hand: 'Hand',
    cards: 'Karten',
    lore: 'Zauber',
    tokens: 'Steine',
    deck: 'Stapel',
    turn: 'Zug',
    dice: 'Würfel',
  },
} as const;

const INKS: Readonly<Record<string, Ink>> = { green: 'green', blue: 'blue', red: 'red' };
const TERRAIN: Readonly<Record<string, string>> = {
  '.': '.',
  w: '♣',
  h: '^',
  '~': '~',
  f: ':',
  '=': '=',
  r: '#',
  l: '&',
};

/** The field with the viewer's side below, and both sides' banners and cards. */
export const board: TextBoard<BattleLore> = {
  draw: ({ near, table, hands }, paint, language) => {
    const words = WORDS[language];
    const far = otherSeat(near);
    const rows = Array.from({ length: ROWS }, (_, index) =>
      near === 0 ? ROWS - 1 - index : index,
    );
    return [
      side(table, far, hands[far], paint, language),
      ...rows.map((row) => drawRow(table, row, near, paint)),
      `    ${columns(near)}`,
      side(table, near, hands[near], paint, language),
      paint(
        'dim',
        `${words.turn} ${table.turn}  ${words.deck} ${table.deckSize}${rolled(table, words.dice)}`,
      ),
    ].join('\n');
  },
  legend: (language) => (language === 'de' ? LEGEND_DE : LEGEND_EN),
};

type Legend = readonly (readonly [string, string])[];

const LEGEND_EN: Legend = [
  ['s l b c', 'weapon: sword, long sword, bow, crossbow; capital on the top side'],
  ['g b r', 'banner: green, blue, red; then the figures left'],
  ['*', 'ordered'],
  ['♣ ^', 'wood, hill'],
  ['~ : =', 'water, ford, bridge'],
  ['# &', 'rampart, landmark'],
  ['!', 'worth a banner'],
];
const LEGEND_DE: Legend = [
  ['s l b c', 'Waffe: Schwert, Langschwert, Bogen, Armbrust; oben groß'],
  ['g b r', 'Banner: grün, blau, rot; dann die Figuren'],
  ['*', 'hat Befehl'],
  ['♣ ^', 'Wald, Hügel'],
  ['~ : =', 'Wasser, Furt, Brücke'],
  ['# &', 'Wall, Wahrzeichen'],
  ['!', 'ein Banner wert'],
];

const CELL = 5;

function drawRow(table: Readonly<Table>, row: number, near: Seat, paint: Paint): string {
  const places = Array.from({ length: widthOf(row) }, (_, index) => index);
  const ordered = near === 0 ? places : places.reverse();
  const cells = ordered.map((column) => {
    const hex = hexAt(row, column);
    return hex === null ? '' : drawHex(table, hex, paint);
  });
  const indent = row % 2 === 0 ? '' : '   ';
  return `${'abcdefghi'.charAt(row)}  ${indent}${cells.join(' ')}`;
}

/** Five signs: ordered, weapon, banner, figures, ground. */
function drawHex(table: Readonly<Table>, hex: Hex, paint: Paint): string {
  const ground = groundSign(table, hex);
  const unit = unitAt(table, hex);
  if (unit === null) return paint('dim', `  ${ground}`.padEnd(CELL));
  const { banner } = kindOf(unit);
  const sign = `${unit.order === 'no' ? ' ' : '*'}${weaponSign(unit)}${banner.charAt(0)}${unit.figures}`;
  return `${paint(INKS[banner] ?? 'grey', sign)}${ground}`;
}

function groundSign({ field }: Readonly<Table>, hex: Hex): string {
  if (field.banners.includes(hex)) return '!';
  const overlay = field.overlay.charAt(hex);
  return TERRAIN[overlay === '.' ? field.ground.charAt(hex) : overlay] ?? '.';
}

function weaponSign(unit: Readonly<Unit>): string {
  const { weapon, mounted } = kindOf(unit);
  const letter = {
    'short-sword': 's',
    'long-sword': mounted ? 'l' : 's',
    'common-bow': 'b',
    crossbow: 'c',
  }[weapon];
  return unit.seat === 0 ? letter : letter.toUpperCase();
}

function columns(near: Seat): string {
  const numbers = Array.from({ length: widthOf(0) }, (_, index) => String(index + 1));
  return (near === 0 ? numbers : numbers.reverse())
    .map((each) => each.padEnd(CELL + 1))
    .join('')
    .trimEnd();
}

function side(
  table: Readonly<Table>,
  seat: Seat,
  hand: Readonly<Hand> | null,
  paint: Paint,
  language: Language,
): string {
  const words = WORDS[language];
  const banners = `${words.banners} ${bannersOf(table, seat)}/${goalOf(table, seat)}`;
  const head = `${paint('bold', banners)}  ${loreLine(table, seat, words)}`.trimEnd();
  if (hand === null) return `${head}  ${table.handSizes[seat]} ${words.cards}`;
  return [head, ...heldLines(hand, words.hand, language)].join('\n');
}

function loreLine(
  { lore }: Readonly<Table>,
  seat: Seat,
  words: { lore: string; tokens: string },
): string {
  return lore === null
    ? ''
    : `${words.lore} ${lore.cards[seat]}, ${lore.tokens[seat]} ${words.tokens}`;
}

function heldLines(hand: Readonly<Hand>, word: string, language: Language): string[] {
  const names = [
    ...hand.cards.map((card) => commandName(card, language)),
    ...hand.aside.map((card) => `(${commandName(card, language)})`),
    ...hand.lore.map((card) => `[${loreName(card, language)}]`),
  ];
  const lines: string[] = [];
  for (const name of names) {
    const last = lines.at(-1);
    if (last === undefined) lines.push(`${word}: ${name}`);
    else if (last.length + name.length + 2 <= 80) lines[lines.length - 1] = `${last}, ${name}`;
    else lines.push(`  ${name}`);
  }
  return lines;
}

function rolled(table: Readonly<Table>, word: string): string {
  const faces = table.clashes.at(-1)?.faces ?? table.mustered;
  if (faces.length === 0) return '';
  return `  ${word} ${faces.map((count, face) => `${FACES[face]?.charAt(0) ?? ''}${count}`).join(' ')}`;
}
