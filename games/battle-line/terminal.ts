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

/** How wide things are drawn. */
interface Layout {
  /** One flag. */
  readonly column: number;
  readonly margin: number;
  /** Letters of a Tactics card's name. */
  readonly letters: number;
}

const WIDE: Layout = { column: 7, margin: 9, letters: 4 };
/** Forty-three columns, for narrow terminals. */
const COMPACT: Layout = { column: 4, margin: 7, letters: 3 };

function layoutFor(columns = Infinity): Layout {
  return columns >= WIDE.margin + 9 * WIDE.column ? WIDE : COMPACT;
}

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
    seat: 'player',
    decks: 'decks',
    troops: 'Troops',
    tactics: 'Tactics',
  },
  de: {
    hand: 'Hand',
    display: 'Auslage',
    theirs: 'drüben',
    yours: 'eigene',
    seat: 'Spieler',
    decks: 'Stapel',
    troops: 'Truppen',
    tactics: 'Taktik',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** The nine flags in columns, the near side below, then decks, displays and hands. */
export const board: TextBoard<BattleLine> = {
  draw: ({ viewer, near, table, hands }, paint, language, columns) => {
    const far = otherSeat(near);
    const layout = layoutFor(columns);
    const drawing: Drawing = { table, paint, language, layout };
    return [
      handLine(drawing, hands[far], far),
      displayLine(drawing, far),
      ...sideRows(drawing, far, sideName(far, viewer, drawing)).reverse(),
      flagRow(drawing, near),
      ...sideRows(drawing, near, sideName(near, viewer, drawing)),
      displayLine(drawing, near),
      handLine(drawing, hands[near], near),
      deckLine(drawing),
    ]
      .filter((line) => line !== '')
      .join('\n');
  },
  legend: (language) => LEGEND[language],
  spoken: (language) => SPOKEN[language],
};

/** What every part of the board needs. */
interface Drawing {
  readonly table: Readonly<Table>;
  readonly paint: Paint;
  readonly language: Language;
  readonly layout: Layout;
}

const LEGEND: Readonly<Record<Language, readonly (readonly [string, string])[]>> = {
  en: [
    [
      'g o v a p s',
      'the colours of Troops: gules (red), or (gold), vert (green), azure (blue), purpure ' +
        '(purple), sable (black); g10 is the strongest red one, g1 the weakest',
    ],
    ['-3-', 'flag 3 is open; v3v: won by the side below, ^3^: by the side above'],
    ['.', 'a free slot; the card nearest to the flag was laid first'],
    ['ALEX DARI', 'the Leaders Alexander and Darius: any colour, any value'],
    ['COMP SHLD', 'Companion Cavalry: an 8, Shield Bearers: 1, 2 or 3; any colour'],
    ['FOG MUD', 'lie at the flag that they act on: totals only; four cards a side'],
  ],
  de: [
    [
      'g o v a p s',
      'die Farben der Truppen: g Rot (gules), o Gold (or), v Grün (vert), a Blau (azur), ' +
        'p Purpur, s Schwarz (sable); g10 ist die stärkste rote, g1 die schwächste',
    ],
    ['-3-', 'Flagge 3 ist offen; v3v: gewonnen von der Seite unten, ^3^: von der oben'],
    ['.', 'ein freier Platz; zuerst gelegt wurde, was der Flagge am nächsten liegt'],
    ['ALEX DARI', 'die Anführer Alexander und Darius: jede Farbe, jeder Wert'],
    ['COMP SHLD', 'Gefährtenreiterei: eine 8, Schildträger: 1, 2 oder 3; jede Farbe'],
    ['FOG MUD', 'Nebel und Schlamm liegen an ihrer Flagge: nur die Summe zählt; vier Karten'],
    [
      'claim draw end',
      'beanspruchen, ziehen, fertig: Spielzüge schreibt man englisch, ? nennt sie',
    ],
  ],
};

const SPOKEN: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {},
  de: {
    beanspruch: 'claim',
    zieh: 'draw',
    truppe: 'troop',
    taktik: 'tactics',
    fertig: 'end',
    pass: 'pass',
    kundschafter: 'scout',
    umgruppier: 'redeploy',
    überläufer: 'traitor',
    verräter: 'traitor',
    deserteur: 'deserter',
    gefährten: 'companion',
    schildträger: 'shields',
    nebel: 'fog',
    schlamm: 'mud',
  },
};

/** A spectator has no side of his own. */
function sideName(seat: Seat, viewer: Viewer, { language, layout }: Drawing): string {
  const words = WORDS[language];
  if (viewer === 'spectator') {
    const name = layout === WIDE ? `${words.seat} ` : words.seat.charAt(0).toUpperCase();
    return `${name}${String(seat + 1)}`;
  }
  return seat === viewer ? words.yours : words.theirs;
}

/** One row for each card in a column, nearest to the flag first; Fog and Mud nearest of all. */
function sideRows({ table, paint, layout }: Drawing, seat: Seat, name: string): string[] {
  const columns = table.flags.map((flag) => [...flag.environment[seat], ...flag.sides[seat]]);
  const depth = Math.max(3, ...columns.map((cards) => cards.length));
  return Array.from({ length: depth }, (_, row) => {
    const cells = columns.map((cards) => cell(cards[row], paint, layout));
    const margin = ' '.repeat(layout.margin);
    return (row === 0 ? paint('dim', name.padEnd(layout.margin)) : margin) + cells.join('');
  });
}

function cell(card: Card | undefined, paint: Paint, layout: Layout): string {
  if (card === undefined) return paint('dim', centred('.', layout));
  return painted(card, centred(shortName(card).slice(0, layout.letters), layout), paint);
}

function painted(card: Card, text: string, paint: Paint): string {
  if (!isTroop(card)) return paint('bold', text);
  return paint(INKS[COLOURS[colourOf(card)]?.letter ?? ''] ?? 'dim', text);
}

function shortName(card: Card): string {
  const name = formatCard(card);
  return SHORT[name] ?? name;
}

function centred(text: string, { column }: Layout): string {
  const left = Math.floor((column - text.length) / 2);
  return ' '.repeat(left) + text.padEnd(column - left);
}

/** `-3-` open, `v3v` claimed by the player below, `^3^` by the one above. */
function flagRow({ table, paint, layout }: Drawing, near: Seat): string {
  const cells = table.flags.map((flag, index) => {
    const mark = flagMark(flag, near);
    const text = centred(`${mark}${String(index + 1)}${mark}`, layout);
    return flag.owner === null ? text : paint('bold', text);
  });
  return ' '.repeat(layout.margin) + cells.join('');
}

function flagMark(flag: Readonly<Flag>, near: Seat): string {
  if (flag.owner === null) return '-';
  return flag.owner === near ? 'v' : '^';
}

function displayLine(drawing: Drawing, seat: Seat): string {
  const cards = drawing.table.displays[seat];
  if (cards.length === 0) return '';
  return cardLines(drawing, WORDS[drawing.language].display, cards);
}

function handLine(drawing: Drawing, hand: Readonly<Hand> | null, seat: Seat): string {
  const words = WORDS[drawing.language];
  if (hand !== null) return cardLines(drawing, words.hand, hand.cards);
  return countLine(drawing, words.hand, drawing.table.backs[seat]);
}

function deckLine(drawing: Drawing): string {
  return countLine(drawing, WORDS[drawing.language].decks, drawing.table.decks);
}

/** Names of cards, on as many lines as they need. */
function cardLines({ paint, layout }: Drawing, title: string, cards: readonly Card[]): string {
  const room = 9 * layout.column;
  const rows: Card[][] = [[]];
  let length = 0;
  for (const card of cards) {
    const own = formatCard(card).length + 1;
    if (length + own > room && length > 0) {
      rows.push([]);
      length = 0;
    }
    rows[rows.length - 1]?.push(card);
    length += own;
  }
  return rows
    .map((row, index) => {
      const name = (index === 0 ? title : '').padEnd(layout.margin);
      return (
        paint('dim', titled(name)) +
        row.map((card) => painted(card, formatCard(card), paint)).join(' ')
      );
    })
    .join('\n');
}

/** A title that fills its margin keeps one blank. */
function titled(name: string): string {
  return name.endsWith(' ') || name === '' ? name : `${name} `;
}

function countLine(
  { paint, language, layout }: Drawing,
  title: string,
  { troop, tactics }: Readonly<Table['decks']>,
): string {
  const words = WORDS[language];
  const name = paint('dim', titled(title.padEnd(layout.margin)));
  return `${name}${String(troop)} ${words.troops}, ${String(tactics)} ${words.tactics}`;
}
