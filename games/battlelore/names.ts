import type { Language, Words } from '@bannerfield/kernel';
import { COMMANDS, LORE_CARDS, UNITS } from './rules/data.ts';

/** By the id in the rules; In the plural, as the sentences have it: a unit is many men. */
const UNIT_NAMES: Readonly<Record<string, Words>> = {
  archers: { en: 'Archers', de: 'Bogenschützen' },
  'irregular-infantry': { en: 'Irregular Infantry', de: 'Leichte Fußsoldaten' },
  'regular-infantry': { en: 'Regular Infantry', de: 'Reguläre Fußsoldaten' },
  'heavy-infantry': { en: 'Heavy Infantry', de: 'Schwere Fußsoldaten' },
  'light-cavalry': { en: 'Light Cavalry', de: 'Leichte Reiter' },
  'regular-cavalry': { en: 'Regular Cavalry', de: 'Reguläre Reiter' },
  'heavy-cavalry': { en: 'Heavy Cavalry', de: 'Schwere Reiter' },
  'dwarf-crossbows': { en: 'Dwarf Crossbows', de: 'Zwergen-Armbrüste' },
  'dwarf-swords': { en: 'Dwarf Swords', de: 'Zwergen-Schwerter' },
  'dwarf-heavy-swords': { en: 'Dwarf Heavy Swords', de: 'Schwere Zwergen-Schwerter' },
  'hobgoblin-archers': { en: 'Hobgoblin Archers', de: 'Hobgoblin-Bogenschützen' },
  'goblin-skirmishers': { en: 'Goblin Skirmishers', de: 'Goblin-Plänkler' },
  'goblin-swords': { en: 'Goblin Swords', de: 'Goblin-Schwerter' },
  'hobgoblin-swords': { en: 'Hobgoblin Swords', de: 'Hobgoblin-Schwerter' },
  'hobgoblin-cavalry': { en: 'Hobgoblin Cavalry', de: 'Hobgoblin-Reiter' },
};

const SECTION_WORDS = {
  left: { en: 'Left', de: 'links' },
  centre: { en: 'Centre', de: 'Mitte' },
  right: { en: 'Right', de: 'rechts' },
} as const;

const SECTION_CARDS = {
  scout: { en: 'Scout', de: 'Späher' },
  patrol: { en: 'Patrol', de: 'Patrouille' },
  attack: { en: 'Attack', de: 'Angriff' },
  advance: { en: 'Advance', de: 'Vormarsch' },
} as const;

const OTHER_CARDS: Readonly<Record<string, Words>> = {
  'on-the-march': { en: 'On the March', de: 'Auf dem Marsch' },
  forward: { en: 'Forward', de: 'Vorwärts' },
  surround: { en: 'Surround', de: 'Einkreisen' },
  'green-banners': { en: 'Green Banners', de: 'Grüne Banner' },
  'blue-banners': { en: 'Blue Banners', de: 'Blaue Banner' },
  'red-banners': { en: 'Red Banners', de: 'Rote Banner' },
  'mounted-charge': { en: 'Mounted Charge', de: 'Reiterangriff' },
  'foot-onslaught': { en: 'Foot Onslaught', de: 'Sturmangriff' },
  'darken-the-sky': { en: 'Darken the Sky', de: 'Pfeilhagel' },
  leadership: { en: 'Leadership', de: 'Führung' },
  'counter-attack': { en: 'Counter Attack', de: 'Gegenangriff' },
  'battle-lore': { en: 'BattleLore', de: 'BattleLore' },
};

const LORE_NAMES: Readonly<Record<string, Words>> = {
  'call-to-arms': { en: 'Call to Arms', de: 'Ruf zu den Waffen' },
  'second-wind': { en: 'Second Wind', de: 'Zweite Luft' },
  'forced-march': { en: 'Forced March', de: 'Gewaltmarsch' },
  'war-cry': { en: 'War Cry', de: 'Kriegsruf' },
  unease: { en: 'Unease', de: 'Unruhe' },
  dread: { en: 'Dread', de: 'Grauen' },
  'fated-blow': { en: 'Fated Blow', de: 'Schicksalsschlag' },
  ambush: { en: 'Ambush', de: 'Hinterhalt' },
  'hold-fast': { en: 'Hold Fast', de: 'Standhalten' },
  'last-stand': { en: 'Last Stand', de: 'Letztes Gefecht' },
};

export const SCENARIO_NAMES: Readonly<Record<string, Words>> = {
  'first-muster': { en: 'First Muster', de: 'Erste Musterung' },
  hedgerows: { en: 'Hedgerows', de: 'Hecken' },
  agincourt: { en: 'Agincourt 1415', de: 'Azincourt 1415' },
  'two-bridges': { en: 'Two Bridges', de: 'Zwei Brücken' },
  ridge: { en: 'The Ridge', de: 'Der Höhenzug' },
  'high-road': { en: 'The High Road', de: 'Die Hohe Straße' },
  'night-raid': { en: 'Night Raid', de: 'Nachtangriff' },
  'iron-pass': { en: 'Iron Pass', de: 'Eisenpass' },
};

export const BANNER_NAMES: Readonly<Record<string, Words>> = {
  green: { en: 'green', de: 'grün' },
  blue: { en: 'blue', de: 'blau' },
  red: { en: 'red', de: 'rot' },
};

export function unitName(kind: number, language: Language): string {
  return UNIT_NAMES[UNITS[kind]?.id ?? '']?.[language] ?? String(kind);
}

export function commandName(card: number, language: Language): string {
  return commandNameOf(COMMANDS[card]?.id ?? '', language);
}

/** By the id, as refusals tell it. */
export function commandNameOf(id: string, language: Language): string {
  const [, card, section] = /^(scout|patrol|attack|advance)-(left|centre|right)$/.exec(id) ?? [];
  const [first, second] = [keyOf(SECTION_CARDS, card), keyOf(SECTION_WORDS, section)];
  if (first === null || second === null) return OTHER_CARDS[id]?.[language] ?? id;
  return `${SECTION_CARDS[first][language]} ${SECTION_WORDS[second][language]}`;
}

function keyOf<K extends string>(table: Readonly<Record<K, Words>>, text?: string): K | null {
  return (Object.keys(table) as K[]).find((key) => key === text) ?? null;
}

export function loreName(card: number, language: Language): string {
  return loreNameOf(LORE_CARDS[card]?.id ?? '', language);
}

export function loreNameOf(id: string, language: Language): string {
  return LORE_NAMES[id]?.[language] ?? id;
}
