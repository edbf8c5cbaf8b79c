import type { Language } from '@bannerfield/kernel';

/** What an analysis says itself; figures come formatted. They travel with it, not with the page. */
export interface AnalysisWords {
  readonly unfinished: string;
  readonly unfinishedText: string;
  running(percent: string): string;
  readonly failed: string;
  readonly graph: string;
  wins(name: string): string;
  readonly costly: string;
  readonly lucky: string;
  readonly turningPoint: string;
  /** `Step 12 of 90`. */
  step(step: number, of: number): string;
  plays(name: string, move: string): string;
  /** How the open figure went. */
  went(name: string, before: string, after: string): string;
  better(move: string, best: string, played: string): string;
  gaveAway(name: string, lost: string, low: string, high: string): string;
  fine(name: string, played: string): string;
  readonly notWeighed: string;
  luck(name: string, luck: string, low: string, high: string): string;
  readonly previous: string;
  readonly next: string;
  readonly board: string;
  tryAgain(name: string): string;
  readonly tryText: string;
  readonly notStored: string;
  readonly accounts: string;
  readonly accountColumns: readonly [string, string, string, string, string];
  readonly costlyList: string;
  readonly nothingCostly: string;
  readonly luckyList: string;
  readonly table: string;
  readonly tableColumns: readonly [string, string, string, string];
  /** Whose chance the table tells. */
  chanceOf(name: string): string;
  readonly more: string;
  readonly meant: readonly string[];
  turned(name: string, what: string): string;
  luckOf(name: string, luck: string): string;
}

const english: AnalysisWords = {
  unfinished: 'This game is not over',
  unfinishedText: 'Only a finished game is analysed: it would say what both hands are worth.',
  running: (percent) => `Analysing … ${percent}`,
  failed: 'The analysis could not be finished.',
  graph: 'Chance to win over the game',
  wins: (name) => `${name} wins`,
  costly: 'costly choice',
  lucky: 'luck',
  turningPoint: 'turning point',
  step: (step, of) => `Step ${String(step)} of ${String(of)}`,
  plays: (name, move) => `${name} plays ${move}.`,
  went: (name, before, after) =>
    `With all hands open, the chance of ${name} went from ${before} to ${after}.`,
  better: (move, best, played) => `Better was ${move}: ${best} to win instead of ${played}.`,
  gaveAway: (name, lost, low, high) =>
    `Given away, by what ${name} could know: ${lost} (${low} to ${high}).`,
  fine: (name, played) =>
    `By what ${name} could know, nothing that was tried is surely better: ${played} to win.`,
  notWeighed: 'Not weighed yet.',
  luck: (name, luck, low, high) => `Luck of ${name}: ${luck} (${low} to ${high}).`,
  previous: 'Previous mark',
  next: 'Next mark',
  board: 'Show on the board',
  tryAgain: (name) => `Try another move as ${name}`,
  tryText: 'A new game against a bot begins from here. This one stays as it is.',
  notStored: 'The new game could not be stored.',
  accounts: 'What both made of it',
  accountColumns: ['', 'choices', 'given away', 'luck', 'hindsight'],
  costlyList: 'What cost most',
  nothingCostly: 'No choice surely gave anything away.',
  luckyList: 'The largest luck',
  table: 'The whole game as a table',
  tableColumns: ['step', 'what happened', 'chance', 'cost or luck'],
  chanceOf: (name) => `Chance of ${name} after each step, with all hands open.`,
  more: 'Show more',
  meant: [
    'All figures are chances to win, found by playing on from each position many times; in brackets the interval that holds it in 95 of 100 analyses.',
    'What a choice gave away is judged by what its player could know then. Luck is what a roll or a draw changed, against all that could have come. Hindsight is what else choices came to, once all hands lie open.',
  ],
  turned: (name, what) => `The turning point, for ${name}: ${what}`,
  luckOf: (name, luck) => `Luck of ${name}: ${luck}`,
};

const german: AnalysisWords = {
  unfinished: 'Dieses Spiel ist nicht zu Ende',
  unfinishedText:
    'Nur ein beendetes Spiel wird untersucht: es verriete, was beide Hände wert sind.',
  running: (percent) => `Untersucht … ${percent}`,
  failed: 'Die Analyse kam nicht zu Ende.',
  graph: 'Gewinnaussicht im Lauf des Spiels',
  wins: (name) => `${name} gewinnt`,
  costly: 'teure Wahl',
  lucky: 'Glück',
  turningPoint: 'Wendepunkt',
  step: (step, of) => `Schritt ${String(step)} von ${String(of)}`,
  plays: (name, move) => `${name} spielt ${move}.`,
  went: (name, before, after) =>
    `Mit offenen Händen ging die Aussicht von ${name} von ${before} auf ${after}.`,
  better: (move, best, played) => `Besser war ${move}: ${best} Gewinnaussicht statt ${played}.`,
  gaveAway: (name, lost, low, high) =>
    `Verschenkt, nach dem, was ${name} wissen konnte: ${lost} (${low} bis ${high}).`,
  fine: (name, played) =>
    `Nach dem, was ${name} wissen konnte, ist nichts Versuchtes sicher besser: ${played} Gewinnaussicht.`,
  notWeighed: 'Noch nicht abgewogen.',
  luck: (name, luck, low, high) => `Glück von ${name}: ${luck} (${low} bis ${high}).`,
  previous: 'Voriges Zeichen',
  next: 'Nächstes Zeichen',
  board: 'Auf dem Brett zeigen',
  tryAgain: (name) => `Als ${name} anders ziehen`,
  tryText: 'Von hier beginnt ein neues Spiel gegen einen Bot. Dieses bleibt, wie es ist.',
  notStored: 'Das neue Spiel ließ sich nicht speichern.',
  accounts: 'Was beide daraus gemacht haben',
  accountColumns: ['', 'Wahlen', 'verschenkt', 'Glück', 'im Nachhinein'],
  costlyList: 'Was am meisten gekostet hat',
  nothingCostly: 'Keine Wahl hat sicher etwas verschenkt.',
  luckyList: 'Das größte Glück',
  table: 'Das ganze Spiel als Tabelle',
  tableColumns: ['Nr.', 'was geschah', 'Aussicht', 'Preis oder Glück'],
  chanceOf: (name) => `Aussicht von ${name} nach jedem Schritt, mit offenen Händen.`,
  more: 'Mehr zeigen',
  meant: [
    'Alle Zahlen sind Gewinnaussichten, gefunden durch vielfaches Weiterspielen aus jeder Stellung; in Klammern das Intervall, in dem sie in 95 von 100 Analysen liegen.',
    'Was eine Wahl verschenkt hat, gilt nach dem, was ihr Spieler damals wissen konnte. Glück ist, was ein Wurf oder eine Karte verändert hat, gegen alles, was hätte kommen können. Im Nachhinein ist, was Wahlen sonst gebracht haben, wenn alle Hände offen liegen.',
  ],
  turned: (name, what) => `Der Wendepunkt, für ${name}: ${what}`,
  luckOf: (name, luck) => `Glück von ${name}: ${luck}`,
};

const WORDS: Readonly<Record<Language, AnalysisWords>> = { en: english, de: german };

export function analysisWords(language: Language): AnalysisWords {
  return WORDS[language];
}

/** A chance, or what one changed: `58 %`, `−14 %`. */
export function percent(chance: number): string {
  const whole = Math.round(100 * chance);
  return `${whole < 0 ? '−' : ''}${String(Math.abs(whole))}\u00A0%`;
}

/** What changed, with its sign: `+8 %`. */
export function signed(change: number): string {
  return Math.round(100 * change) > 0 ? `+${percent(change)}` : percent(change);
}
