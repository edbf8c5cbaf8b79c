import {
  otherSeat,
  type Ink,
  type Language,
  type Paint,
  type Seat,
  type TextBoard,
  type Viewer,
} from '@bannerfield/kernel';
import { COLOURS, colourOf, formatCard, isTroop, type Card } from './rules/data.ts';
import type { BattleLine, Flag, Hand, Table } from './rules/state.ts';

const COLUMN = 7;
const MARGIN = 9;

/** One ink a tincture; the letter beside the value says the same without colour. */
const INKS: Readonly<Record<string, Ink>> = {
  g: 'red',
  o: 'yellow',
  v: 'green',
  a: 'blue',
  p: 'magenta',
  s: 'grey',
};

const SHORT: Readonly<Record<string, string>> = {
  alexander: 'ALEX',
  darius: 'DARI',
  companion: 'COMP',
  shields: 'SHLD',
  fog: 'FOG',
  mud: 'MUD',
};

const WORDS = {
  en: {
    hand: 'hand',
    display: 'display',
    theirs: 'theirs',
    yours: 'yours',
    seat: 'seat',
    decks: 'decks',
    troops: 'Troops',
    tactics: 'Tactics',
  },
  de: {
    hand: 'Hand',
    display: 'Auslage',
    theirs: 'drüben',
    yours: 'eigene',
    seat: 'Platz',
    decks: 'Stapel',
    troops: 'Truppen',
    tactics: 'Taktik',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The nine flags in columns, the near side below, then decks, displays and hands. */
export const board: TextBoard<BattleLine> = {
  draw: ({ viewer, near, table, hands }, paint, language) => {
    const far = otherSeat(near);
    return [
      handLine(table, hands[far], far, paint, language),
      displayLine(table, far, paint, language),
      ...sideRows(table, far, paint, sideName(far, viewer, language)).reverse(),
      flagRow(table, near, paint),
      ...sideRows(table, near, paint, sideName(near, viewer, language)),
      displayLine(table, near, paint, language),
      handLine(table, hands[near], near, paint, language),
      deckLine(table, paint, language),
    ]
      .filter((line) => line !== '')
      .join('\n');
  },
};

/** A spectator has no side of his own. */
function sideName(seat: Seat, viewer: Viewer, language: Language): string {
  const words = WORDS[language];
  if (viewer === 'spectator') return `${words.seat} ${String(seat)}`;
  return seat === viewer ? words.yours : words.theirs;
}

/** One row for each card in a column, nearest to the flag first; Fog and Mud nearest of all. */
function sideRows(table: Readonly<Table>, seat: Seat, paint: Paint, name: string): string[] {
  const columns = table.flags.map((flag) => [...flag.environment[seat], ...flag.sides[seat]]);
  const depth = Math.max(3, ...columns.map((cards) => cards.length));
  return Array.from({ length: depth }, (_, row) => {
    const cells = columns.map((cards) => cell(cards[row], paint));
    return (row === 0 ? paint('dim', name.padEnd(MARGIN)) : ' '.repeat(MARGIN)) + cells.join('');
  });
}

function cell(card: Card | undefined, paint: Paint): string {
  if (card === undefined) return paint('dim', centred('.'));
  return painted(card, centred(shortName(card)), paint);
}

function painted(card: Card, text: string, paint: Paint): string {
  if (!isTroop(card)) return paint('bold', text);
  return paint(INKS[COLOURS[colourOf(card)]?.letter ?? ''] ?? 'dim', text);
}

function shortName(card: Card): string {
  const name = formatCard(card);
  return SHORT[name] ?? name;
}

function centred(text: string): string {
  const left = Math.floor((COLUMN - text.length) / 2);
  return ' '.repeat(left) + text.padEnd(COLUMN - left);
}

/** `-3-` open, `v3v` claimed by the player below, `^3^` by the one above. */
function flagRow(table: Readonly<Table>, near: Seat, paint: Paint): string {
  const cells = table.flags.map((flag, index) => {
    const mark = flagMark(flag, near);
    const text = centred(`${mark}${String(index + 1)}${mark}`);
    return flag.owner === null ? text : paint('bold', text);
  });
  return ' '.repeat(MARGIN) + cells.join('');
}

function flagMark(flag: Readonly<Flag>, near: Seat): string {
  if (flag.owner === null) return '-';
  return flag.owner === near ? 'v' : '^';
}

function displayLine(table: Readonly<Table>, seat: Seat, paint: Paint, language: Language): string {
  const cards = table.displays[seat];
  if (cards.length === 0) return '';
  const names = cards.map((card) => painted(card, formatCard(card), paint)).join(' ');
  return `${paint('dim', WORDS[language].display.padEnd(MARGIN))}${names}`;
}

function handLine(
  table: Readonly<Table>,
  hand: Readonly<Hand> | null,
  seat: Seat,
  paint: Paint,
  language: Language,
): string {
  const words = WORDS[language];
  const name = paint('dim', words.hand.padEnd(MARGIN));
  if (hand !== null) {
    return name + hand.cards.map((card) => painted(card, formatCard(card), paint)).join(' ');
  }
  const { troop, tactics } = table.backs[seat];
  return `${name}${String(troop)} ${words.troops}, ${String(tactics)} ${words.tactics}`;
}

function deckLine(table: Readonly<Table>, paint: Paint, language: Language): string {
  const words = WORDS[language];
  const { troop, tactics } = table.decks;
  const name = paint('dim', words.decks.padEnd(MARGIN));
  return `${name}${String(troop)} ${words.troops}, ${String(tactics)} ${words.tactics}`;
}
