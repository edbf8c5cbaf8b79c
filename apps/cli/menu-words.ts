import type { Level } from '@bannerfield/bots/levels';
import type { Language } from '@bannerfield/kernel';

/** What the menu says. */
export interface MenuWords {
  readonly welcome: string;
  readonly whichGame: string;
  readonly loadGame: string;
  readonly whoPlays: string;
  readonly levels: Readonly<Record<Level, string>>;
  readonly friend: string;
  readonly whichSeat: string;
  /** Seat 0, seat 1, by chance: in this order. */
  readonly seats: readonly [string, string, string];
  readonly howMany: string;
  readonly whichOptions: string;
  readonly whichFile: string;
  /** Stands above the question, where there are none. */
  noSaved(folder: string): string;
  savedIn(folder: string): string;
  /** To `?` where one of several lines is asked for. */
  pickHelp(most: number): string;
  readonly howManyHelp: string;
  readonly optionsHelp: string;
  /** Where saved games are listed above the question. */
  readonly whichListed: string;
  wholeNumber(least: number, most: number, text: string): string;
  noOption(name: string, names: readonly string[]): string;
  optionValue(name: string, values: readonly string[], text: string): string;
  /** What is wrong with a file is said in its own words. */
  notLoaded(why: string): string;
}

const english: MenuWords = {
  welcome: 'Bannerfield. Enter takes what stands first or in brackets, ? explains; Ctrl-D leaves.',
  whichGame: 'What will you play? ',
  loadGame: 'Go on with a saved game',
  whoPlays: 'With whom? ',
  levels: {
    recruit: 'against a recruit, who is often wrong',
    sergeant: 'against a sergeant, who is wrong now and then',
    captain: 'against a captain, who plays soundly',
    colonel: 'against a colonel, who plays well',
    general: 'against a general, who plays very well',
    marshal: 'against a marshal, the strongest, who takes his time',
  },
  friend: 'with a friend at this terminal',
  whichSeat: 'Where do you sit? ',
  seats: ['as player 1', 'as player 2', 'by chance'],
  howMany: 'How many games? [1] ',
  whichOptions: 'Options, as name=value, or ?: [as in brackets] ',
  whichFile: 'Which file? (Tab completes, Enter goes back): ',
  whichListed: 'Which one? (a number, or another file; Enter goes back): ',
  noSaved: (folder) => `There is no saved game in ${folder}.`,
  savedIn: (folder) => `Saved games in ${folder}:`,
  pickHelp: (most) => `Type a number from 1 to ${String(most)}; Enter takes the first.`,
  howManyHelp:
    'With more than one a series is played, and its score is kept from game to game. It can be ' +
    'saved and taken up again. Enter plays a single game.',
  optionsHelp:
    'Type what is to be other than in brackets, with blanks between, as name=value name=value.',
  wholeNumber: (least, most, text) =>
    `This should be a whole number from ${String(least)} to ${String(most)}, not “${text}”.`,
  noOption: (name, names) => `There is no option “${name}”; there are ${names.join(', ')}.`,
  optionValue: (name, values, text) => `${name} can be ${values.join(', ')}, not “${text}”.`,
  notLoaded: (why) => `That cannot be loaded: ${why}`,
};

const german: MenuWords = {
  welcome:
    'Bannerfield. Enter nimmt, was zuerst oder in Klammern steht, ? erklärt; Strg-D beendet.',
  whichGame: 'Was willst du spielen? ',
  loadGame: 'Eine gesicherte Partie fortsetzen',
  whoPlays: 'Mit wem? ',
  levels: {
    recruit: 'gegen einen Rekruten, der sich oft irrt',
    sergeant: 'gegen einen Feldwebel, der sich manchmal irrt',
    captain: 'gegen einen Hauptmann, der ordentlich spielt',
    colonel: 'gegen einen Oberst, der gut spielt',
    general: 'gegen einen General, der sehr gut spielt',
    marshal: 'gegen einen Marschall, den stärksten, der sich Zeit lässt',
  },
  friend: 'mit jemandem an diesem Bildschirm',
  whichSeat: 'Wo sitzt du? ',
  seats: ['als Spieler 1', 'als Spieler 2', 'das Los entscheidet'],
  howMany: 'Wie viele Spiele? [1] ',
  whichOptions: 'Optionen, als name=wert, oder ?: [wie in Klammern] ',
  whichFile: 'Welche Datei? (Tab ergänzt, Enter führt zurück): ',
  whichListed: 'Welche? (eine Nummer, oder eine andere Datei; Enter führt zurück): ',
  noSaved: (folder) => `In ${folder} ist keine gesicherte Partie.`,
  savedIn: (folder) => `Gesicherte Partien in ${folder}:`,
  pickHelp: (most) => `Gib eine Zahl von 1 bis ${String(most)} ein; Enter nimmt das Erste.`,
  howManyHelp:
    'Mehr als eines wird eine Serie, deren Stand von Spiel zu Spiel weitergeht. Sie lässt sich ' +
    'sichern und fortsetzen. Enter spielt ein einzelnes Spiel.',
  optionsHelp:
    'Gib ein, was anders sein soll als in Klammern, mit Leerzeichen dazwischen: name=wert name=wert.',
  wholeNumber: (least, most, text) =>
    `Das sollte eine ganze Zahl von ${String(least)} bis ${String(most)} sein, nicht „${text}“.`,
  noOption: (name, names) => `Eine Option „${name}“ gibt es nicht; es gibt ${names.join(', ')}.`,
  optionValue: (name, values, text) =>
    `Für ${name} geht ${values.join(', ')}, aber nicht „${text}“.`,
  notLoaded: (why) => `Das lässt sich nicht laden: ${why}`,
};

const WORDS: Readonly<Record<Language, MenuWords>> = { en: english, de: german };

export function menuWordsOf(language: Language): MenuWords {
  return WORDS[language];
}
