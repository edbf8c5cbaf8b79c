import type { Language } from '@bannerfield/kernel';
import { battalionOf, slotOf } from './rules/state.ts';
import type { AttackPower, Colour, SupportPower } from './rules/values.ts';

/** The field's words in both languages, for sentences, the terminal and the board. */
export const COLOUR_WORDS: Readonly<Record<Language, Readonly<Record<Colour, string>>>> = {
  en: { yellow: 'yellow', green: 'green', red: 'red' },
  de: { yellow: 'gelbe', green: 'grüne', red: 'rote' },
};

const SLOT_WORDS = {
  en: [
    'front left',
    'front middle',
    'front right',
    'second row left',
    'second row right',
    'the hero’s space',
  ],
  de: [
    'vorn links',
    'vorn in der Mitte',
    'vorn rechts',
    'zweite Reihe links',
    'zweite Reihe rechts',
    'das Heldenfeld',
  ],
} as const;

/** `battalion 1, front left`. */
export function spaceWords(space: number, language: Language): string {
  const battalion = battalionOf(space) + 1;
  const slot = SLOT_WORDS[language][slotOf(space)] ?? '?';
  return language === 'en' ? `battalion ${battalion}, ${slot}` : `Bataillon ${battalion}, ${slot}`;
}

export const POWER_WORDS: Readonly<
  Record<Language, Readonly<Record<AttackPower | SupportPower, string>>>
> = {
  en: {
    fear: 'Fear',
    'goblin-support': 'Goblin Support',
    'goblins-frenzy': 'Goblins Frenzy',
    heal: 'Heal',
    antidote: 'Antidote',
    'global-heal': 'Global Heal',
    accuracy: 'Accuracy',
    'no-fear': 'No Fear',
  },
  de: {
    fear: 'Angst',
    'goblin-support': 'Goblin-Unterstützung',
    'goblins-frenzy': 'Wahnsinnige Goblins',
    heal: 'Heiler',
    antidote: 'Gegengift',
    'global-heal': 'Globaler Heiler',
    accuracy: 'Genauigkeit',
    'no-fear': 'Keine Angst',
  },
};
