import type { Language, Seat, Viewer } from '@bannerfield/kernel';
import type { BoardProps, Path, Spot } from '@bannerfield/ui';
import { spaceWords } from '../names.ts';
import type { Fdb } from '../rules/fdb.ts';
import { parseOrderPlace, parseSpace } from '../rules/notation.ts';
import {
  heroAt,
  isActive,
  REGROUPING,
  type Order,
  type OrderPlace,
  type Space,
  type Table,
  type Tile,
  type Token,
} from '../rules/state.ts';
import type { CardInfo, Roster, TileInfo } from '../rules/values.ts';
import type { BoardWords, Standing } from './board-words.ts';
import { BUTTONS, fleeingOf, orderOf, RESERVE, spaceOf, TILE_SPOTS, tileAt } from './pointing.ts';
import { wordsIn } from './words.ts';

/** Who sits nearer: the viewer; a spectator sits with seat 0. */
export function nearSeat(viewer: Viewer): Seat {
  return viewer === 'spectator' ? 0 : viewer;
}

export function tileName(edition: Roster, tile: Tile, language: Language): string {
  return edition.tiles[tile]?.name[language] ?? '?';
}

/** `Swordmen, Swordmen, Militia` as `Swordmen ×2, Militia`. */
export function tileNames(edition: Roster, tiles: readonly Tile[], language: Language): string {
  const counts = new Map<Tile, number>();
  for (const tile of tiles) counts.set(tile, (counts.get(tile) ?? 0) + 1);
  return [...counts]
    .map(([tile, count]) => tileName(edition, tile, language) + (count > 1 ? ` ×${count}` : ''))
    .join(', ');
}

export function standingOf(table: Readonly<Table>, seat: Seat, battalion: number): Standing {
  if (heroAt(table.sides[seat], battalion) === null) return 'defeated';
  return isActive(table, battalion) ? 'active' : 'idle';
}

/** `Swordmen, 1 of 3 morale spaces covered, poisoned`; who is not there is `empty`. */
export function tokenName(edition: Roster, token: Token | null, language: Language): string {
  const words = wordsIn(language);
  const info = token === null ? undefined : edition.tiles[token.tile];
  if (token === null || info === undefined) return words.empty;
  const parts = [info.name[language], words.wounds(token.wounds, info.morale)];
  if (token.poison > 0) parts.push(words.poisoned);
  if (info.armour !== 'none') parts.push(words.armour[info.armour]);
  return parts.join(', ');
}

export function spaceName(space: Space, language: Language): string {
  const name = spaceWords(space, language);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What lies on an order space: one's own cards are seen while they are laid. */
export function orderAt(
  { viewer, hands, table }: Pick<BoardProps<Fdb>, 'viewer' | 'hands' | 'table'>,
  seat: Seat,
  at: OrderPlace,
): Order {
  const own = seat === viewer ? (hands[seat]?.orders[at] ?? null) : null;
  return own ?? table.sides[seat].orders[at] ?? null;
}

export function orderName(at: OrderPlace, words: BoardWords): string {
  return at === REGROUPING ? words.regroupingOrder : words.order(at + 1);
}

/** What an order card does, in lines. */
export function cardLines(edition: Roster, { card }: TileInfo, language: Language): string[] {
  const words = wordsIn(language);
  return [
    attackLine(card, words),
    ...card.powers.map((power) => words.powers[power]),
    ...card.defence.map((each) => defenceLine(each, words)),
    ...card.support.map((power) => words.powers[power]),
    regroupLine(edition, card, language),
  ];
}

function attackLine({ attack, classes }: CardInfo, words: BoardWords): string {
  const kinds = classes.map((each) => words.classes[each]).join(', ');
  const dice =
    attack === null ? words.noAttack : words.attack(attack.dice, words.colours[attack.colour]);
  return kinds === '' ? dice : `${dice}; ${kinds}`;
}

function defenceLine({ dice, against }: CardInfo['defence'][number], words: BoardWords): string {
  const whom =
    against === 'any'
      ? words.anyClass
      : against.map((each) => words.classes[each]).join(` ${words.or} `);
  return words.defence(dice, whom);
}

function regroupLine(edition: Roster, { regroup }: CardInfo, language: Language): string {
  const words = wordsIn(language);
  if (regroup.length === 0) return words.regroupsNobody;
  const tiles = regroup.map((picture) => edition.tiles.findIndex(({ id }) => id === picture));
  return words.regroups(tileNames(edition, tiles, language));
}

/** A spot in words, whatever stands there. */
export function nameOf(spot: Spot, language: Language, { edition }: Readonly<Table>): string {
  const words = wordsIn(language);
  for (const kind of TILE_SPOTS) {
    const tile = tileAt(kind, spot);
    if (tile !== null) return tileName(edition, tile, language);
  }
  const space = spaceOf(spot);
  if (space !== null) return spaceName(space, language);
  const order = orderOf(spot);
  if (order !== null) return orderName(order, words);
  const lane = fleeingOf(spot);
  if (lane !== null) return words.fleeingSpace(lane + 1);
  return nameOfOther(spot, language, edition);
}

function nameOfOther(spot: Spot, language: Language, edition: Roster): string {
  const words = wordsIn(language);
  const type = BUTTON_TYPES.find((each) => BUTTONS[each] === spot);
  if (type !== undefined) return words.buttons[type];
  const [kind = '', id = '', more = ''] = spot.split(':');
  switch (kind) {
    case 'army':
    case 'faction':
      return nameOfChoice(kind, id, language, edition);
    case 'battalion':
      return words.battalion(Number(id));
    case 'side':
      return nameOfFar(more, language, words);
    default:
      return nameOfPart(kind, words) ?? spot;
  }
}

const BUTTON_TYPES = ['deployed', 'ready', 'hold'] as const;

function nameOfChoice(
  kind: 'army' | 'faction',
  id: string,
  language: Language,
  { armies, factions }: Roster,
): string {
  const found = (kind === 'army' ? armies : factions).find((each) => each.id === id);
  return found?.name[language] ?? id;
}

/** Parts of the field that are one place. */
function nameOfPart(kind: string, words: BoardWords): string | null {
  switch (kind) {
    case RESERVE:
    case 'reserve':
      return words.reinforcements;
    case 'hand':
      return words.hand;
    case 'lane':
      return words.fleeing;
    case 'pile':
      return words.discard;
    default:
      return null;
  }
}

/** What lies on a side, by its seat: `side:1:2fm`, `side:0:order-3`. */
function nameOfFar(what: string, language: Language, words: BoardWords): string {
  const order = what.startsWith('order-') ? parseOrderPlace(what.slice(6)) : null;
  if (order !== null) return orderName(order, words);
  const space = parseSpace(what);
  return space === null ? what : spaceName(space, language);
}

/** What is asked once something is picked, or a faction to build with has been chosen. */
export function promptAfter(
  [first]: Path,
  targets: ReadonlySet<Spot>,
  language: Language,
  { edition, stack }: Readonly<Table>,
): string | null {
  const { after } = wordsIn(language);
  const ask = { card: after.order, unit: after.deploy, waiting: after.send };
  for (const kind of TILE_SPOTS) {
    const tile = tileAt(kind, first);
    if (tile !== null) return ask[kind](tileName(edition, tile, language));
  }
  const isRaising = stack.at(-1)?.phase === 'muster' && targets.size > 0;
  const hasBegun = ![...targets].some((spot) => spot.startsWith('faction:'));
  return isRaising && hasBegun ? after.faction : null;
}
