import type { Language } from '@bannerfield/kernel';

/** What the editor says beside the words of the board. */
export interface EditorWords {
  readonly field: string;
  readonly tools: string;
  readonly ground: string;
  readonly lower: string;
  readonly upper: string;
  readonly banner: string;
  readonly clear: string;
  readonly terms: string;
  readonly start: string;
  readonly empty: string;
  readonly hands: readonly [string, string];
  readonly goals: readonly [string, string];
  readonly first: string;
  readonly firstSide: readonly [string, string];
  readonly lore: string;
  readonly mirror: string;
  readonly undo: string;
  readonly text: string;
  readonly textSays: string;
  readonly play: string;
  readonly share: string;
  readonly fine: string;
  readonly wrong: (count: number) => string;
  readonly problem: (reason: string, entry: string) => string;
  readonly estimate: string;
  readonly stop: string;
  readonly estimated: (text: { games: number; share: string; low: string; high: string }) => string;
}

const PROBLEMS: Readonly<Record<Language, Readonly<Record<string, (entry: string) => string>>>> = {
  en: {
    'unknown-entry': (entry) => `“${entry}” is no entry of a scenario.`,
    'no-such-hex': (entry) => `There is no such hex: ${entry}.`,
    'no-such-unit': (entry) => `There is no such unit: ${entry}.`,
    'bad-number': (entry) => `These numbers cannot be: ${entry}.`,
    'hex-taken': (entry) => `Two units stand on ${entry}.`,
    'unit-in-water': (entry) => `A unit stands in the water on ${entry}.`,
    'goal-too-high': (entry) =>
      `The goal of the ${entry === 'bottom' ? 'lower' : 'upper'} side is higher than its enemies are many.`,
    'bad-stack': (entry) => `No rampart or landmark can lie on water, ford or bridge: ${entry}.`,
    'too-long': () => 'The text is too long to be kept.',
  },
  de: {
    'unknown-entry': (entry) => `„${entry}“ ist kein Eintrag eines Szenarios.`,
    'no-such-hex': (entry) => `Es gibt kein solches Feld: ${entry}.`,
    'no-such-unit': (entry) => `Es gibt keine solche Einheit: ${entry}.`,
    'bad-number': (entry) => `Diese Zahlen gehen nicht: ${entry}.`,
    'hex-taken': (entry) => `Auf ${entry} stehen zwei Einheiten.`,
    'unit-in-water': (entry) => `Auf ${entry} steht eine Einheit im Wasser.`,
    'goal-too-high': (entry) =>
      `Das Ziel der ${entry === 'bottom' ? 'unteren' : 'oberen'} Seite ist höher, als es Feinde gibt.`,
    'bad-stack': (entry) =>
      `Auf Wasser, Furt oder Brücke liegt kein Wall und kein Wahrzeichen: ${entry}.`,
    'too-long': () => 'Der Text ist zu lang, um behalten zu werden.',
  },
};

const problemIn =
  (language: Language) =>
  (reason: string, entry: string): string =>
    PROBLEMS[language][reason]?.(entry) ?? entry;

const WORDS: Readonly<Record<Language, EditorWords>> = {
  en: {
    field: 'Field under work',
    tools: 'Put on a hex',
    ground: 'Terrain',
    lower: 'Units below',
    upper: 'Units above',
    banner: 'Worth a banner',
    clear: 'Clear the hex',
    terms: 'Terms',
    start: 'Begin from',
    empty: 'An empty field',
    hands: ['Cards below', 'Cards above'],
    goals: ['Banners to win, below', 'Banners to win, above'],
    first: 'First',
    firstSide: ['Below', 'Above'],
    lore: 'A Lore Adventure',
    mirror: 'Mirror the lower half',
    undo: 'Take back',
    text: 'As text',
    textSays: 'Copy it to share the scenario, or put one in here.',
    play: 'Play it',
    share: 'Copy a link',
    fine: 'It can be played.',
    wrong: (count) => (count === 1 ? 'One thing is wrong:' : `${String(count)} things are wrong:`),
    problem: problemIn('en'),
    estimate: 'Estimate the balance',
    stop: 'Stop',
    estimated: ({ games, share, low, high }) =>
      `${String(games)} games of bots: the lower side wins ${share} (between ${low} and ${high}).`,
  },
  de: {
    field: 'Feld in Arbeit',
    tools: 'Auf ein Feld',
    ground: 'Gelände',
    lower: 'Einheiten unten',
    upper: 'Einheiten oben',
    banner: 'Ein Banner wert',
    clear: 'Feld räumen',
    terms: 'Bedingungen',
    start: 'Beginnen mit',
    empty: 'Leeres Feld',
    hands: ['Karten unten', 'Karten oben'],
    goals: ['Banner zum Sieg, unten', 'Banner zum Sieg, oben'],
    first: 'Zuerst',
    firstSide: ['Unten', 'Oben'],
    lore: 'Ein Zauberabenteuer',
    mirror: 'Untere Hälfte spiegeln',
    undo: 'Zurück',
    text: 'Als Text',
    textSays: 'Kopiere ihn, um das Szenario weiterzugeben, oder setz hier eines ein.',
    play: 'Spielen',
    share: 'Link kopieren',
    fine: 'Es ist spielbar.',
    wrong: (count) =>
      count === 1 ? 'Eines stimmt nicht:' : `${String(count)} Dinge stimmen nicht:`,
    problem: problemIn('de'),
    estimate: 'Ausgewogenheit schätzen',
    stop: 'Halt',
    estimated: ({ games, share, low, high }) =>
      `${String(games)} Spiele von Bots: Die untere Seite gewinnt ${share} (zwischen ${low} und ${high}).`,
  },
};

export function editorWordsIn(language: Language): EditorWords {
  return WORDS[language];
}
