/** What stands on a board, and what happens to it, in the layout of the printed tables. */

export const BANNERS = ['green', 'blue', 'red'] as const;
export type Banner = (typeof BANNERS)[number];

/** R2.1: one of each on a die. The first three are helmets, in the order of the banners. */
export const FACES = ['green', 'blue', 'red', 'sword', 'flag', 'lore'] as const;
export const SWORD = 3;
export const FLAG = 4;
export const LORE = 5;

export type Race = 'human' | 'dwarf' | 'goblin';

/** Against whom Swords on Shields hit: R10.6 to R10.10. */
export interface Weapon {
  /** Hexes; 1 is melee only. */
  readonly range: number;
  readonly swords: 'all' | 'all-but-one-if-mounted' | 'ranged-only' | 'none';
  /** A die less after a move. */
  readonly unsteady: 'always' | 'optional' | 'never';
}

export const WEAPONS = {
  'short-sword': { range: 1, swords: 'all-but-one-if-mounted', unsteady: 'never' },
  'long-sword': { range: 1, swords: 'all', unsteady: 'never' },
  'common-bow': { range: 4, swords: 'none', unsteady: 'always' },
  crossbow: { range: 3, swords: 'ranged-only', unsteady: 'optional' },
} as const satisfies Record<string, Weapon>;
export type WeaponId = keyof typeof WEAPONS;

export interface UnitKind {
  readonly id: string;
  readonly banner: Banner;
  readonly mounted: boolean;
  readonly weapon: WeaponId;
  readonly race: Race;
}

const unit = (
  id: string,
  banner: Banner,
  mounted: boolean,
  weapon: WeaponId,
  race: Race,
): UnitKind => ({ id, banner, mounted, weapon, race });

const FOOT = false;
const MOUNTED = true;

export const UNITS: readonly UnitKind[] = [
  unit('archers',            'green', FOOT,    'common-bow',  'human'),
  unit('irregular-infantry', 'green', FOOT,    'short-sword', 'human'),
  unit('regular-infantry',   'blue',  FOOT,    'short-sword', 'human'),
  unit('heavy-infantry',     'red',   FOOT,    'short-sword', 'human'),
  unit('light-cavalry',      'green', MOUNTED, 'long-sword',  'human'),
  unit('regular-cavalry',    'blue',  MOUNTED, 'long-sword',  'human'),
  unit('heavy-cavalry',      'red',   MOUNTED, 'long-sword',  'human'),
  unit('dwarf-crossbows',    'green', FOOT,    'crossbow',    'dwarf'),
  unit('dwarf-swords',       'blue',  FOOT,    'short-sword', 'dwarf'),
  unit('dwarf-heavy-swords', 'red',   FOOT,    'short-sword', 'dwarf'),
  unit('hobgoblin-archers',  'green', FOOT,    'common-bow',  'goblin'),
  unit('goblin-skirmishers', 'green', FOOT,    'short-sword', 'goblin'),
  unit('goblin-swords',      'blue',  FOOT,    'short-sword', 'goblin'),
  unit('hobgoblin-swords',   'red',   FOOT,    'short-sword', 'goblin'),
  unit('hobgoblin-cavalry',  'green', MOUNTED, 'long-sword',  'goblin'),
];

/** R2.4: hexes it may move and then battle, hexes at most, dice. */
export interface Troop {
  readonly fight: number;
  readonly far: number;
  readonly dice: number;
}

export const TROOPS = {
  foot:    { green: { fight: 2, far: 2, dice: 2 },
             blue:  { fight: 1, far: 2, dice: 3 },
             red:   { fight: 1, far: 1, dice: 4 } },
  mounted: { green: { fight: 4, far: 4, dice: 2 },
             blue:  { fight: 3, far: 3, dice: 3 },
             red:   { fight: 2, far: 2, dice: 4 } },
} as const satisfies Record<'foot' | 'mounted', Record<Banner, Troop>>;

/** R2.2: the bearer of the banner included. */
export const FOOT_FIGURES = 4;
export const MOUNTED_FIGURES = 3;

/** R15: what a hex does. `most` is a cap on dice, 9 for none. */
export interface Terrain {
  readonly id: string;
  readonly enter: 'free' | 'stop' | 'never';
  /** Whoever enters may battle. */
  readonly battle: boolean;
  /** Most dice of an attacker who stands there. */
  readonly attacker: number;
  /** Most dice against a target there. */
  readonly target: number;
  readonly blocks: boolean;
  readonly bold: boolean;
}

const NO_CAP = 9;

export const GROUNDS = {
  '.': { id: 'countryside', enter: 'free',  battle: true,  attacker: NO_CAP, target: NO_CAP, blocks: false, bold: false },
  w:   { id: 'wood',        enter: 'stop',  battle: true,  attacker: 2,      target: 2,      blocks: true,  bold: false },
  h:   { id: 'hill',        enter: 'free',  battle: true,  attacker: 3,      target: 2,      blocks: true,  bold: false },
  '~': { id: 'water',       enter: 'never', battle: false, attacker: NO_CAP, target: NO_CAP, blocks: false, bold: false },
  f:   { id: 'ford',        enter: 'stop',  battle: true,  attacker: 2,      target: NO_CAP, blocks: false, bold: false },
  '=': { id: 'bridge',      enter: 'free',  battle: true,  attacker: NO_CAP, target: NO_CAP, blocks: false, bold: true },
} as const satisfies Record<string, Terrain>;
export type Ground = keyof typeof GROUNDS;

export const OVERLAYS = {
  '.': { id: 'none',        enter: 'free',  battle: true,  attacker: NO_CAP, target: NO_CAP, blocks: false, bold: false },
  r:   { id: 'rampart',     enter: 'stop',  battle: false, attacker: 2,      target: 2,      blocks: true,  bold: true },
  l:   { id: 'landmark',    enter: 'stop',  battle: false, attacker: 2,      target: 2,      blocks: true,  bold: true },
} as const satisfies Record<string, Terrain>;
export type Overlay = keyof typeof OVERLAYS;

/** R4.3: how many units of which part of the field, or which units anywhere. */
export type Scope =
  | { readonly type: 'sections'; readonly most: readonly [number, number, number] }
  | { readonly type: 'banner'; readonly banner: Banner }
  | { readonly type: 'charge' | 'onslaught' | 'darken' | 'any' | 'counter' | 'dice' };

export interface Command {
  readonly id: string;
  readonly copies: number;
  readonly scope: Scope;
}

/** As many as the Command: R4.2. */
export const COMMAND = 99;

const inSections = (left: number, centre: number, right: number): Scope => ({
  type: 'sections',
  most: [left, centre, right],
});
const command = (id: string, copies: number, scope: Scope): Command => ({ id, copies, scope });

export const COMMANDS: readonly Command[] = [
  command('scout-left',     2, inSections(1, 0, 0)),
  command('scout-centre',   2, inSections(0, 1, 0)),
  command('scout-right',    2, inSections(0, 0, 1)),
  command('patrol-left',    3, inSections(2, 0, 0)),
  command('patrol-centre',  5, inSections(0, 2, 0)),
  command('patrol-right',   3, inSections(0, 0, 2)),
  command('attack-left',    4, inSections(3, 0, 0)),
  command('attack-centre',  5, inSections(0, 3, 0)),
  command('attack-right',   4, inSections(0, 0, 3)),
  command('advance-left',   2, inSections(COMMAND, 0, 0)),
  command('advance-centre', 2, inSections(0, COMMAND, 0)),
  command('advance-right',  2, inSections(0, 0, COMMAND)),
  command('on-the-march',   2, inSections(1, 1, 1)),
  command('forward',        2, inSections(2, 2, 2)),
  command('surround',       2, inSections(2, 0, 2)),
  command('green-banners',  2, { type: 'banner', banner: 'green' }),
  command('blue-banners',   2, { type: 'banner', banner: 'blue' }),
  command('red-banners',    2, { type: 'banner', banner: 'red' }),
  command('mounted-charge', 3, { type: 'charge' }),
  command('foot-onslaught', 2, { type: 'onslaught' }),
  command('darken-the-sky', 2, { type: 'darken' }),
  command('leadership',     2, { type: 'any' }),
  command('counter-attack', 2, { type: 'counter' }),
  command('battle-lore',    1, { type: 'dice' }),
];

/** R17.8: when a Lore card is played. `react` in the opponent's turn, all others in the own. */
export type LoreTime = 'command' | 'move' | 'strike' | 'fuel' | 'react';

export interface LoreCard {
  readonly id: string;
  readonly copies: number;
  readonly time: LoreTime;
  /** In Lore tokens, without what is added because nobody is its master. */
  readonly cost: number;
  /** Played on a unit. */
  readonly onUnit: boolean;
}

/** R17.7: every card of a Medieval Adventure is played out of character. */
export const OUT_OF_CHARACTER = 3;

export const LORE_CARDS: readonly LoreCard[] = [
  { id: 'call-to-arms', copies: 2, time: 'command', cost: 1, onUnit: false },
  { id: 'second-wind',  copies: 1, time: 'command', cost: 1, onUnit: true },
  { id: 'forced-march', copies: 2, time: 'move',    cost: 0, onUnit: true },
  { id: 'war-cry',      copies: 2, time: 'strike',  cost: 0, onUnit: false },
  { id: 'unease',       copies: 1, time: 'strike',  cost: 0, onUnit: false },
  { id: 'dread',        copies: 1, time: 'strike',  cost: 1, onUnit: false },
  { id: 'fated-blow',   copies: 2, time: 'fuel',    cost: 0, onUnit: false },
  { id: 'ambush',       copies: 2, time: 'react',   cost: 1, onUnit: false },
  { id: 'hold-fast',    copies: 1, time: 'react',   cost: 0, onUnit: false },
  { id: 'last-stand',   copies: 1, time: 'react',   cost: 2, onUnit: false },
];

/** What the cards do, in one number each. */
export const BOLD_ALL = 99;
export const HOLD_FAST = 2;
export const UNEASE = 2;
export const DREAD = 3;
