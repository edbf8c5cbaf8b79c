import type { CardFace, MarkOf, Tincture } from '@bannerfield/ui';
import type { Language } from '@bannerfield/kernel';
import type { Tile } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import type { Class, Colour, Roster, TileInfo } from '../rules/values.ts';
import sheet from './marks.svg?no-inline';

/** Colours of dice as tinctures, so that hatching and charge tell them too. */
export const TINCTURE_OF: Readonly<Record<Colour, Tincture>> = {
  yellow: 'or',
  green: 'vert',
  red: 'gules',
};

/** Drawings of the pictures that we know; an edition of one's own may have others. */
const PICTURES: Readonly<Record<string, string>> = {
  militia: 'pitchfork',
  archers: 'bowman',
  halberds: 'halberd',
  rangers: 'robin-hood-hat',
  swordmen: 'swordman',
  horsemen: 'horse-head',
  catapult: 'catapult',
  healer: 'caduceus',
  crossbows: 'crossbow',
  alchemist: 'bubbling-flask',
  'shield-bearers': 'cross-shield',
  priest: 'prayer',
  knights: 'mounted-knight',
  'elite-warriors': 'black-knight-helm',
  goblin: 'goblin-head',
  'goblin-archers': 'bow-arrow',
  'orc-spears': 'spears',
  'goblin-trappers': 'wolf-trap',
  'orc-warriors': 'orc-head',
  'wolf-riders': 'wolf-head',
  'rock-throwers': 'slingshot',
  shaman: 'totem-mask',
  'serpent-children': 'snake',
  witch: 'witch-face',
  drummers: 'drum',
  trolls: 'troll',
  'black-orcs': 'battle-axe',
  'boar-riders': 'boar',
};

const CLASSES: Readonly<Record<Class, string>> = {
  infantry: 'crossed-swords',
  cavalry: 'horse-head',
  ranged: 'bow-arrow',
  artillery: 'catapult',
  magic: 'crystal-wand',
  beast: 'claws',
};

/** The drawing of a unit: of its picture, or of what it is. */
export function markOf({ picture, card }: TileInfo): MarkOf {
  const [first = 'infantry'] = card.classes;
  return { sheet, name: PICTURES[picture] ?? CLASSES[first] };
}

const FACES = new Map<string, CardFace>();

/** The front of an order card; the same object at every call for one edition. */
export function faceOf(edition: Roster, tile: Tile, language: Language): CardFace {
  const info = tileInfo(edition, tile);
  const { attack } = info.card;
  const key = JSON.stringify([info.picture, info.hero, info.name[language], attack]);
  const known = FACES.get(key);
  if (known !== undefined) return known;
  const face: CardFace = {
    value: attack === null ? '–' : String(attack.dice),
    tincture: attack === null ? null : TINCTURE_OF[attack.colour],
    mark: markOf(info),
    title: info.name[language],
  };
  FACES.set(key, face);
  return face;
}
