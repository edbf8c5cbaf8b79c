import type { Language, Pair, Seat } from '@bannerfield/kernel';
import type { AnalyseDocument } from '@bannerfield/protocol';
import type { Estimate } from '@bannerfield/stats';
import { wordsOf } from '../play/languages.ts';
import { table } from './table.ts';

type Moment = AnalyseDocument['moments'][number];
type Decided = Extract<Moment, { readonly kind: 'decision' }>;
type Fell = Extract<Moment, { readonly kind: 'chance' }>;
type Weighed = Decided & { readonly choice: NonNullable<Decided['choice']> };

/** What the report says itself. */
interface AnalyseWords {
  head(title: string, entries: number, playouts: number, seed: number): string;
  readonly unfinished: string;
  chances(start: string, end: string, name: string): string;
  readonly sides: readonly string[];
  readonly costly: string;
  readonly costlyColumns: readonly string[];
  readonly nothingCostly: string;
  readonly lucky: string;
  readonly luckyColumns: readonly string[];
  turned(at: number, what: string, name: string, before: string, after: string): string;
  decided(name: string, move: string): string;
  fell(outcomes: string): string;
  readonly footnote: string;
}

const english: AnalyseWords = {
  head: (title, entries, playouts, seed) =>
    `${title}, ${String(entries)} entries, ${String(playouts)} playouts, seed ${String(seed)}; ` +
    'all figures in percent of win chance, with the interval of 95 in 100',
  unfinished: 'not finished: analysed as far as it has come',
  chances: (start, end, name) => `${name}: ${start} at the start, ${end} at the end`,
  sides: ['', 'choices', 'given away', 'luck', 'hindsight'],
  costly: 'What cost most, as the player could know it then:',
  costlyColumns: ['at', '', 'given away', 'best', 'played', 'moves'],
  nothingCostly: 'No choice surely gave anything away.',
  lucky: 'The largest luck:',
  luckyColumns: ['at', 'for', 'luck', 'what came'],
  turned: (at, what, name, before, after) =>
    `Turning point, at ${String(at)}: ${what}; with all hands open ${name} goes from ${before} ` +
    `to ${after}.`,
  decided: (name, move) => `${name} plays ${move}`,
  fell: (outcomes) => `there comes ${outcomes}`,
  footnote: '“at” counts the entries before, as show --at takes them. docs/analysis.md says more.',
};

const german: AnalyseWords = {
  head: (title, entries, playouts, seed) =>
    `${title}, ${String(entries)} Einträge, ${String(playouts)} Probespiele, Startzahl ` +
    `${String(seed)}; alle Zahlen in Prozent Gewinnaussicht, mit dem Intervall von 95 unter 100`,
  unfinished: 'nicht zu Ende gespielt: untersucht, so weit es gekommen ist',
  chances: (start, end, name) => `${name}: ${start} am Anfang, ${end} am Ende`,
  sides: ['', 'Wahlen', 'verschenkt', 'Glück', 'im Nachhinein'],
  costly: 'Was am meisten gekostet hat, so wie der Spieler es wissen konnte:',
  costlyColumns: ['bei', '', 'verschenkt', 'bester', 'gespielt', 'Züge'],
  nothingCostly: 'Keine Wahl hat sicher etwas verschenkt.',
  lucky: 'Das größte Glück:',
  luckyColumns: ['bei', 'für', 'Glück', 'was kam'],
  turned: (at, what, name, before, after) =>
    `Wendepunkt, bei ${String(at)}: ${what}; mit offenen Händen geht es für ${name} von ` +
    `${before} auf ${after}.`,
  decided: (name, move) => `${name} spielt ${move}`,
  fell: (outcomes) => `es kommt ${outcomes}`,
  footnote: '„bei“ zählt die Einträge davor, wie show --at sie nimmt. Mehr sagt docs/analysis.md.',
};

const WORDS: Readonly<Record<Language, AnalyseWords>> = { en: english, de: german };
const MOST_COSTLY = 8;
const MOST_LUCKY = 5;

export function stoppedText(language: Language): string {
  return language === 'en'
    ? 'Stopped: the figures are of what had been tried by then.'
    : 'Abgebrochen: die Zahlen sind von dem, was bis dahin versucht war.';
}

/** The whole report. */
export function describe(document: AnalyseDocument, title: string, language: Language): string {
  const words = WORDS[language];
  const players = wordsOf(language);
  const names: Pair<string> = [players.player(0), players.player(1)];
  const { entries, playouts, seed, winner, start, end, moments } = document;
  return [
    words.head(title, entries, playouts, seed),
    ...(winner === null ? [words.unfinished] : []),
    words.chances(percent(start), percent(end), names[0]),
    '',
    ...sideLines(document, names, words),
    '',
    ...turnLines(document, names, words),
    ...costlyLines(moments, names, words),
    '',
    ...luckyLines(moments, names, words),
    words.footnote,
  ].join('\n');
}

function sideLines({ sides }: AnalyseDocument, names: Pair<string>, words: AnalyseWords): string[] {
  const rows = sides.map(({ decisions, lost, luck, hindsight }, seat) => [
    names[seat === 0 ? 0 : 1],
    String(decisions),
    range(lost, false),
    range(luck, true),
    range(hindsight, true),
  ]);
  return table([words.sides, ...rows]);
}

function turnLines(
  { moments, turningPoint }: AnalyseDocument,
  names: Pair<string>,
  words: AnalyseWords,
): string[] {
  const moment = moments[turningPoint ?? -1];
  if (moment === undefined) return [];
  const { before, after, at } = moment;
  const seat: Seat = after >= before ? 0 : 1;
  const what =
    moment.kind === 'decision'
      ? words.decided(names[moment.seat], moment.played)
      : words.fell(outcomesOf(moment));
  const own = (chance: number): string => percent(seat === 0 ? chance : 1 - chance);
  return [words.turned(at, what, names[seat], own(before), own(after)), ''];
}

function costlyLines(
  moments: readonly Moment[],
  names: Pair<string>,
  words: AnalyseWords,
): string[] {
  const costly = moments
    .filter((each): each is Weighed => each.kind === 'decision' && each.choice !== null)
    .filter(({ choice }) => choice.lost.low > 0)
    .sort((one, other) => other.choice.lost.value - one.choice.lost.value)
    .slice(0, MOST_COSTLY);
  if (costly.length === 0) return [words.nothingCostly];
  const rows = costly.map(({ at, seat, played, choice }) => [
    String(at),
    names[seat],
    range(choice.lost, false),
    percent(choice.bestChance.value),
    percent(choice.playedChance.value),
    `${played} → ${choice.best}`,
  ]);
  return [words.costly, ...table([words.costlyColumns, ...rows])];
}

function luckyLines(
  moments: readonly Moment[],
  names: Pair<string>,
  words: AnalyseWords,
): string[] {
  const lucky = moments
    .filter((each): each is Fell => each.kind === 'chance')
    .sort((one, other) => Math.abs(other.swing.value) - Math.abs(one.swing.value))
    .slice(0, MOST_LUCKY);
  if (lucky.length === 0) return [];
  const rows = lucky.map((moment) => {
    const { value, low, high } = moment.swing;
    const isOwn = value >= 0;
    const swing = isOwn ? moment.swing : { value: -value, low: -high, high: -low };
    return [String(moment.at), names[isOwn ? 0 : 1], range(swing, true), outcomesOf(moment)];
  });
  return [words.lucky, ...table([words.luckyColumns, ...rows]), ''];
}

/** What is dealt at the beginning is many cards, of which the first will do. */
const SHOWN = 3;

function outcomesOf({ outcomes }: Fell): string {
  const shown = outcomes.slice(0, SHOWN).join(' ');
  return outcomes.length > SHOWN ? `${shown} …` : shown;
}

function percent(chance: number): string {
  return `${String(Math.round(100 * chance))} %`;
}

/** `+12 (3 … 21)`: value and interval, in percent. */
function range({ value, low, high }: Estimate, isSigned: boolean): string {
  const [middle, from, to] = [value, low, high].map((each) => Math.round(100 * each) + 0);
  const sign = isSigned && middle !== undefined && middle > 0 ? '+' : '';
  return `${sign}${String(middle)} (${String(from)} … ${String(to)})`;
}
