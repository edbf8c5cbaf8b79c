import type { DieFace, MarkOf, Tincture } from '@bannerfield/ui';
import { BANNERS, COMMANDS, LORE_CARDS, UNITS, type Banner } from '../rules/data.ts';
import sheet from './marks.svg?no-inline';

/** The colours of the banners are tinctures, with their hatching and charge. */
export const TINCTURE: Readonly<Record<Banner, Tincture>> = {
  green: 'vert',
  blue: 'azure',
  red: 'gules',
};

const UNIT_MARKS: Readonly<Record<string, string>> = {
  archers: 'bowman',
  'irregular-infantry': 'spears',
  'regular-infantry': 'swordman',
  'heavy-infantry': 'visored-helm',
  'light-cavalry': 'horse-head',
  'regular-cavalry': 'mounted-knight',
  'heavy-cavalry': 'black-knight-helm',
  'dwarf-crossbows': 'crossbow',
  'dwarf-swords': 'dwarf-face',
  'dwarf-heavy-swords': 'dwarf-king',
  'hobgoblin-archers': 'bow-arrow',
  'goblin-skirmishers': 'goblin-head',
  'goblin-swords': 'goblin',
  'hobgoblin-swords': 'crossed-axes',
  'hobgoblin-cavalry': 'lizardman',
};

const COMMAND_MARKS: Readonly<Record<string, string>> = {
  'mounted-charge': 'horse-head',
  'foot-onslaught': 'sword-brandish',
  'darken-the-sky': 'arrow-cluster',
  leadership: 'crown',
  'counter-attack': 'return-arrow',
  'battle-lore': 'rolling-dices',
  'green-banners': 'knight-banner',
  'blue-banners': 'knight-banner',
  'red-banners': 'knight-banner',
};

const LORE_MARKS: Readonly<Record<string, string>> = {
  'call-to-arms': 'hunting-horn',
  'second-wind': 'heart-plus',
  'forced-march': 'walking-boot',
  'war-cry': 'shouting',
  unease: 'surprised',
  dread: 'terror',
  'fated-blow': 'thunder-struck',
  ambush: 'hood',
  'hold-fast': 'shield',
  'last-stand': 'stone-tower',
};

const mark = (name: string): MarkOf => ({ sheet, name });

export function markOfUnit(kind: number): MarkOf {
  return mark(UNIT_MARKS[UNITS[kind]?.id ?? ''] ?? 'swordman');
}

/** Null: the card says by a plan of the field what it orders. */
export function markOfCommand(card: number): MarkOf | null {
  const name = COMMAND_MARKS[COMMANDS[card]?.id ?? ''];
  return name === undefined ? null : mark(name);
}

export function markOfLore(card: number): MarkOf {
  return mark(LORE_MARKS[LORE_CARDS[card]?.id ?? ''] ?? 'star-swirl');
}

/** In the order of FACES. */
export const DIE_FACES: readonly DieFace[] = [
  ...BANNERS.map((banner) => ({ charge: TINCTURE[banner] })),
  { mark: mark('broadsword') },
  { mark: mark('flying-flag') },
  { mark: mark('star-swirl') },
];

export const BANNER_MARK = mark('knight-banner');
export const LORE_MARK = mark('star-swirl');
