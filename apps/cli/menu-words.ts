import type { Language } from '@bannerfield/kernel';

/** What the menu says. */
export interface MenuWords {
  readonly welcome: string;
  readonly whichGame: string;
  readonly loadGame: string;
  readonly whoPlays: string;
  /** Greedy, random, a person: in this order. */
  readonly opponents: readonly [string, string, string];
  readonly whichSeat: string;
  /** Seat 0, seat 1, by chance: in this order. */
  readonly seats: readonly [string, string, string];
  readonly howMany: string;
  readonly games: string;
  readonly whichOptions: string;
  readonly whichFile: string;
  readonly number: string;
}

const english: MenuWords = {
  welcome: 'Bannerfield. Enter takes what stands first or in brackets; Ctrl-D leaves.',
  whichGame: 'What will you play? ',
  loadGame: 'Go on with a saved game',
  whoPlays: 'With whom? ',
  opponents: ['against the greedy bot', 'against the random bot', 'with a friend at this terminal'],
  whichSeat: 'Where do you sit? ',
  seats: ['seat 0', 'seat 1', 'by chance'],
  howMany: 'How many games? [1] ',
  games: 'games',
  whichOptions: 'Options, as name=value: [as in brackets] ',
  whichFile: 'Which file? ',
  number: 'number',
};

const german: MenuWords = {
  welcome: 'Bannerfield. Enter nimmt, was zuerst oder in Klammern steht; Strg-D beendet.',
  whichGame: 'Was willst du spielen? ',
  loadGame: 'Eine gesicherte Partie fortsetzen',
  whoPlays: 'Mit wem? ',
  opponents: [
    'gegen den gierigen Bot',
    'gegen den zufälligen Bot',
    'mit jemandem an diesem Bildschirm',
  ],
  whichSeat: 'Wo sitzt du? ',
  seats: ['Platz 0', 'Platz 1', 'das Los entscheidet'],
  howMany: 'Wie viele Spiele? [1] ',
  games: 'Spiele',
  whichOptions: 'Optionen, als name=wert: [wie in Klammern] ',
  whichFile: 'Welche Datei? ',
  number: 'Nummer',
};

const WORDS: Readonly<Record<Language, MenuWords>> = { en: english, de: german };

export function menuWordsOf(language: Language): MenuWords {
  return WORDS[language];
}
