import type { Language } from '@bannerfield/kernel';

const WORDS = {
  en: {
    card: (value: number) => `The ${String(value)}`,
    ask: (value: number) => `The ${String(value)}: choose it?`,
    choose: 'Choose it',
    hand: 'Your hand',
    handOf: (name: string) => `Hand of ${name}`,
    empty: 'No card left.',
    deck: (count: number) => `Deck: ${String(count)} cards`,
    shown: (name: string) => `Shown by ${name}`,
    points: (points: number) => (points === 1 ? '1 point' : `${String(points)} points`),
    waits: 'has chosen',
    left: (count: number) => `${String(count)} cards are still to come.`,
  },
  de: {
    card: (value: number) => `Die ${String(value)}`,
    ask: (value: number) => `Die ${String(value)}: diese Karte?`,
    choose: 'Diese Karte',
    hand: 'Deine Hand',
    handOf: (name: string) => `Hand von ${name}`,
    empty: 'Keine Karte mehr.',
    deck: (count: number) => `Stapel: ${String(count)} Karten`,
    shown: (name: string) => `Gezeigt von ${name}`,
    points: (points: number) => (points === 1 ? '1 Punkt' : `${String(points)} Punkte`),
    waits: 'hat gewählt',
    left: (count: number) => `${String(count)} Karten kommen noch.`,
  },
};

export type BoardWords = (typeof WORDS)['en'];

export function wordsIn(language: Language): BoardWords {
  return WORDS[language];
}
