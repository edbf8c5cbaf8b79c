import { otherSeat, type Seat } from '@bannerfield/kernel';
import type { BoardProps, HexAnswer, Spot } from '@bannerfield/ui';
import type { Hex } from '../rules/board.ts';
import { bannersOf, goalOf } from '../rules/losses.ts';
import { unitAt, type BattleLore, type Table } from '../rules/state.ts';
import type { Odds } from '../odds.ts';
import type { BoardWords } from './board-words.ts';
import { hexesInOrder, nearSeat } from './layout.ts';
import {
  hexName,
  neighboursText,
  sectionNames,
  terrainAt,
  terrainNames,
  unitNamed,
  unitText,
  type Look,
} from './names.ts';
import { hexAtSpot, spotOfHex } from './pointing.ts';
import { prospectIfOrdered, type Aim, type Landing, type Prospect } from './prospect.ts';
import { wordsIn } from './words.ts';

/** What is in hand: a unit with what it may do, or a card with whom it could order. */
export interface Held {
  readonly prospect: Prospect | null;
  readonly ordered: readonly Hex[];
}

/** A hex as a reader hears it: where it is, what stands there, what has to do with it what is in hand. */
export function cellName(look: Look, hex: Hex, { prospect, ordered }: Held): string {
  const words = wordsIn(look.language);
  const unit = unitAt(look.table, hex);
  const parts = [
    ...(unit === null ? [] : [unitText(look, unit)]),
    ...terrainNames(look.table, hex, words),
  ];
  const what = parts.length === 0 ? words.nothingThere : parts.join(', ');
  const isOrdered = ordered.includes(hex) ? words.details.mayBeOrdered : '';
  const use = prospect === null ? isOrdered : prospectText(look, hex, prospect, words);
  return use === '' ? `${hexName(hex)}: ${what}` : `${hexName(hex)}: ${what}; ${use}`;
}

/** What the unit in hand has to do with a hex. */
function prospectText(look: Look, hex: Hex, prospect: Prospect, words: BoardWords): string {
  const { landings, aims } = prospect;
  if (hex === prospect.from) {
    return words.inHand(landings.length, aims.filter(({ odds }) => odds !== null).length);
  }
  const landing = landings.find(({ to }) => to === hex);
  if (landing !== undefined) return landingText(look, landing, words);
  const aim = aims.find(({ at }) => at === hex);
  return aim === undefined ? '' : aimText(aim, words);
}

function landingText(look: Look, landing: Landing, words: BoardWords): string {
  const { steps, fights, attacks } = landing;
  const go = words.mayGo(steps, fights);
  if (attacks.length === 0) return go;
  const targets = attacks.map((hex) => unitNamed(look.table, hex, look.language));
  return `${go}, ${words.couldAttack(targets)}`;
}

function aimText({ odds, blockers }: Aim, words: BoardWords): string {
  if (odds !== null) return oddsText(odds, words);
  return blockers.length === 0 ? '' : words.blocked(blockers.map(hexName));
}

export function oddsText({ dice, hit, kill, driven }: Odds, words: BoardWords): string {
  const { percent } = words;
  return words.oddsShort({ dice, hit: percent(hit), kill: percent(kill), driven: percent(driven) });
}

/** All about a hex: section, what it does, who stands there. */
export function infoText(look: Look, hex: Hex): string {
  const words = wordsIn(look.language);
  const unit = unitAt(look.table, hex);
  return [
    `${hexName(hex)}, ${words.inSections(sectionNames(look, hex))}.`,
    ...(unit === null ? [] : [`${unitText(look, unit)}.`]),
    ...terrainAt(look.table, hex).map(
      (id) => `${words.terrain[id] ?? id}: ${words.terrainDoes[id] ?? ''}`,
    ),
  ].join(' ');
}

/** What the unit there could reach and attack, if it were ordered now. */
export function reachText(look: Look, hex: Hex): string {
  const words = wordsIn(look.language);
  const prospect = prospectIfOrdered(look.table, hex);
  if (prospect === null) return words.noUnitHere;
  const { landings, aims, range } = prospect;
  const now = aims
    .filter(({ odds }) => odds !== null)
    .map(({ at }) => unitNamed(look.table, at, look.language));
  const later = [...new Set(landings.flatMap(({ attacks }) => attacks))].map((at) =>
    unitNamed(look.table, at, look.language),
  );
  return [
    unitNamed(look.table, hex, look.language) + '.',
    landings.length === 0
      ? words.couldNotMove
      : words.couldMove(landings.length, landings.filter(({ fights }) => fights).length),
    words.range(range),
    ...(now.length > 0 ? [words.couldHit(now)] : []),
    ...(later.length > 0 ? [words.couldHitAfter(later)] : []),
    ...(now.length + later.length === 0 ? [words.couldHitNobody] : []),
  ].join(' ');
}

/** Banners, units and figures of both sides, the viewer's first. */
export function standingText({ table, viewer, names, language }: Look): string {
  const words = wordsIn(language);
  const near = nearSeat(viewer);
  const line = (seat: Seat): string => {
    const units = table.units.filter((unit) => unit.seat === seat && unit.figures > 0);
    const figures = units.reduce((sum, unit) => sum + unit.figures, 0);
    return words.standing(
      names[seat],
      bannersOf(table, seat),
      goalOf(table, seat),
      units.length,
      figures,
    );
  };
  return [line(near), line(otherSeat(near))].join(' ');
}

type Props = BoardProps<BattleLore>;

/** What the game's own keys say on a hex, or where they lead. */
export function answerKey(props: Props, key: string, spot: Spot): HexAnswer | null {
  const hex = hexAtSpot(spot);
  if (hex === null) return null;
  switch (key) {
    case 'n':
      return { say: neighboursText(props, hex).join('. ') };
    case 'i':
      return { say: infoText(props, hex) };
    case 'r':
      return { say: reachText(props, hex) };
    case 'p':
      return { say: standingText(props) };
    case 'h':
      return { say: keysText(wordsIn(props.language)) };
    default:
      return jump(props, key, hex);
  }
}

function keysText({ keys }: BoardWords): string {
  return keys.map(([key, does]) => `${key}: ${does}`).join('. ');
}

/** To the next, or with Shift the one before, in reading order from the hex. */
function jump(props: Props, key: string, hex: Hex): HexAnswer | null {
  const hexes = ringOf(props, key.toLowerCase());
  if (hexes === null) return null;
  const others = hexes.filter((each) => each !== hex);
  if (others.length === 0) return { say: wordsIn(props.language).noneLeft };
  const order = hexesInOrder(nearSeat(props.viewer));
  const here = order.indexOf(hex);
  const ahead = (each: Hex): number => (order.indexOf(each) - here + order.length) % order.length;
  others.sort((one, other) => ahead(one) - ahead(other));
  const to = key === key.toLowerCase() ? others[0] : others.at(-1);
  return to === undefined ? null : { go: spotOfHex(to) };
}

/** The places that a key goes round; null: the key is none of ours. */
function ringOf({ table, viewer, targets }: Props, key: string): Hex[] | null {
  switch (key) {
    case 't':
      return [...targets].flatMap((target) => hexAtSpot(target) ?? []);
    case 'u':
      return hexesOf(table, nearSeat(viewer));
    case 'o':
      return hexesOf(table, otherSeat(nearSeat(viewer)));
    default:
      return null;
  }
}

function hexesOf({ units }: Readonly<Table>, seat: Seat): Hex[] {
  return units.filter((unit) => unit.seat === seat && unit.figures > 0).map(({ hex }) => hex);
}
