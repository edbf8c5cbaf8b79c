import type { Language } from '@bannerfield/kernel';
import type { BoardProps, Spot } from '@bannerfield/ui';
import type { HexDirection } from '@bannerfield/ui/hex';
import { commandName, loreName, unitName } from '../names.ts';
import { CENTRE, formatHex, LEFT, parseHex, RIGHT, sectionsOf, type Hex } from '../rules/board.ts';
import { COMMANDS, GROUNDS, OVERLAYS, type Terrain, type WeaponId } from '../rules/data.ts';
import { isUnsteady } from '../rules/dice.ts';
import { figuresOf } from '../rules/lore.ts';
import { boldOf, isGoblin } from '../rules/morale.ts';
import { kindOf, unitAt, type BattleLore, type Table, type Unit } from '../rules/state.ts';
import type { BoardWords, SectionName } from './board-words.ts';
import { hexBeside, nearSeat } from './layout.ts';
import { BUTTONS, cardAtSpot, hexAtSpot, ignoredAt, loreAtSpot } from './pointing.ts';
import { wordsIn } from './words.ts';

/** Who looks at the position, and in which language. */
export type Look = Pick<BoardProps<BattleLore>, 'table' | 'viewer' | 'names' | 'language'>;

/** `D5`: as it is said; in letters that are not taken for a word. */
export function hexName(hex: Hex): string {
  return formatHex(hex).toUpperCase();
}

const GROUND_BY_LETTER: Readonly<Record<string, Terrain>> = GROUNDS;
const OVERLAY_BY_LETTER: Readonly<Record<string, Terrain>> = OVERLAYS;

/** What lies on a hex, by the ids of the rules; nothing for open country. */
export function terrainAt({ field, options }: Readonly<Table>, hex: Hex): string[] {
  return [GROUND_BY_LETTER[field.ground.charAt(hex)], OVERLAY_BY_LETTER[field.overlay.charAt(hex)]]
    .map((terrain) => terrain?.id ?? 'none')
    .filter((id) => id !== 'countryside' && id !== 'none')
    .filter((id) => id !== 'landmark' || options.landmarks);
}

export function terrainNames(table: Readonly<Table>, hex: Hex, words: BoardWords): string[] {
  const names = terrainAt(table, hex).map((id) => words.terrain[id] ?? id);
  return table.field.banners.includes(hex) ? [...names, words.bannerHex] : names;
}

const SECTIONS: readonly (readonly [number, SectionName])[] = [
  [LEFT, 'left'],
  [CENTRE, 'centre'],
  [RIGHT, 'right'],
];

/** The sections of a hex as the viewer sees them. */
export function sectionNames({ table, viewer, language }: Look, hex: Hex): string[] {
  const bits = sectionsOf(hex, nearSeat(viewer), table.options.sectionLayout);
  const words = wordsIn(language);
  return SECTIONS.filter(([bit]) => bits & bit).map(([, section]) => words.sections[section]);
}

/** `Archers on D5`. */
export function unitOn(unit: Readonly<Unit>, language: Language): string {
  return `${unitName(unit.kind, language)} ${hexName(unit.hex)}`;
}

/** `Archers`, or the hex where nobody stands. */
export function unitNamed(table: Readonly<Table>, hex: Hex, language: Language): string {
  const unit = unitAt(table, hex);
  return unit === null ? hexName(hex) : unitOn(unit, language);
}

function sideOf({ seat }: Readonly<Unit>, { viewer, names }: Look, words: BoardWords): string {
  return seat === viewer ? words.yours : words.of(names[seat]);
}

/** `Archers, yours, green, 4 figures`. */
function unitBrief(look: Look, unit: Readonly<Unit>): string {
  const words = wordsIn(look.language);
  return [
    unitName(unit.kind, look.language),
    sideOf(unit, look, words),
    words.banner[kindOf(unit).banner],
    words.figures(unit.figures, figuresOf(unit)),
  ].join(', ');
}

/** The same with morale and what is left of its turn. */
export function unitText(look: Look, unit: Readonly<Unit>): string {
  const words = wordsIn(look.language);
  return [
    unitBrief(look, unit),
    ...moraleText(look.table, unit, words),
    ...orderText(unit, words),
  ].join(', ');
}

function moraleText(table: Readonly<Table>, unit: Readonly<Unit>, words: BoardWords): string[] {
  const bold = boldOf(table, unit, null);
  return [...(bold > 0 ? [words.bold(bold)] : []), ...(isGoblin(table, unit) ? [words.runs] : [])];
}

function orderText(unit: Readonly<Unit>, words: BoardWords): string[] {
  if (unit.order === 'no') return [];
  return [
    unit.order === 'card' ? words.ordered : words.orderedPlain,
    ...(unit.hasMoved ? [words.hasMoved] : []),
    ...(unit.battles === 0 ? [words.cannotBattle] : []),
  ];
}

/** What each neighbour is, clockwise from ahead on the left. */
export function neighboursText(look: Look, hex: Hex): string[] {
  const words = wordsIn(look.language);
  const near = nearSeat(look.viewer);
  return AROUND.map((direction) => {
    const beside = hexBeside(hex, direction, near);
    const what = beside === null ? words.edge : `${hexName(beside)} ${placeText(look, beside)}`;
    return `${words.directions[direction]}: ${what}`;
  });
}

const AROUND: readonly HexDirection[] = ['nw', 'ne', 'e', 'se', 'sw', 'w'];

/** What stands and lies there, briefly. */
function placeText(look: Look, hex: Hex): string {
  const words = wordsIn(look.language);
  const unit = unitAt(look.table, hex);
  const terrain = terrainNames(look.table, hex, words);
  const what = [...(unit === null ? [] : [unitBrief(look, unit)]), ...terrain];
  return what.length === 0 ? words.nothingThere : what.join(', ');
}

/** What a weapon does by the options of this game: R10.6 to R10.10. */
export function weaponText(
  { options }: Readonly<Table>,
  weapon: WeaponId,
  words: BoardWords,
): string {
  const does = words.weaponDoes[weapon] ?? '';
  return isUnsteady(options, weapon) ? `${does} ${words.unsteady}` : does;
}

/** A card as it is called, or a hex, or a button; whatever stands there. */
export function nameOf(spot: Spot, language: Language): string {
  const words = wordsIn(language);
  const hex = hexAtSpot(spot);
  if (hex !== null) return hexName(hex);
  const lore = loreAtSpot(spot);
  if (lore !== null) return loreName(lore, language);
  const card = cardAtSpot(spot);
  if (card !== null) return commandName(card, language);
  return buttonName(spot, words);
}

function buttonName(spot: Spot, words: BoardWords): string {
  const { buttons } = words;
  const flags = ignoredAt(spot);
  if (flags !== null) return buttons.ignore(flags, 0).replace(/:.*$/, '');
  switch (spot) {
    case 'hand':
      return words.hand;
    case 'board':
      return words.field;
    case BUTTONS.done:
      return buttons.done;
    case BUTTONS.pass:
      return buttons.pass;
    case BUTTONS.back:
      return buttons.back(1).replace(/:.*$/, '');
    case BUTTONS.cards:
      return buttons.cards;
    case BUTTONS.both:
      return buttons.both;
    case BUTTONS.tokens:
      return buttons.tokens;
    default:
      return spot;
  }
}

/** What a Command card does, in words; its section is in its name. */
export function commandText(card: number, words: BoardWords): string {
  const id = COMMANDS[card]?.id ?? '';
  return words.command[id] ?? words.command[id.replace(/-(left|centre|right)$/, '')] ?? '';
}

/** The notation of hexes within a sentence. */
const HEX = /\b[a-i](?:1[0-3]|[1-9])\b/g;

export type Piece = string | { readonly hex: Hex };

/** A sentence cut at the notations of hexes. */
export function cutSentence(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(HEX)) {
    const hex = parseHex(match[0]);
    if (hex === null) continue;
    pieces.push(text.slice(end, match.index), { hex });
    end = match.index + match[0].length;
  }
  pieces.push(text.slice(end));
  return pieces.filter((piece) => piece !== '');
}

export function spell(text: string): string {
  return cutSentence(text)
    .map((piece) => (typeof piece === 'string' ? piece : hexName(piece.hex)))
    .join('');
}
