import type { Language } from '@bannerfield/kernel';

/** What commands that report on games say to people. */
export interface ReportWords {
  rules(title: string, version: number, options: string): string;
  entries(count: number, hash: string): string;
  readonly unfinished: string;
  simulated(game: string, games: number, seed: number, options: string): string;
  drawn(count: number): string;
  readonly points: string;
  readonly ends: string;
  /** Decisions and chances, CPU-seconds, and of both games and decisions how many a second. */
  speed(
    decisions: number,
    chances: number,
    seconds: string,
    rates: readonly [number, number],
  ): string;
  /** How many logs an interrupted run leaves. */
  kept(count: number, folder: string): string;
  depth(depth: number, of: number, count: number): string;
}

const english: ReportWords = {
  rules: (title, version, options) =>
    `${title}, rules version ${String(version)}, options ${options}`,
  entries: (count, hash) => `${String(count)} entries, all of them sound; last hash ${hash}`,
  unfinished: 'not finished',
  simulated: (game, games, seed, options) =>
    `${game}: ${String(games)} games, seed ${String(seed)}, options ${options}`,
  drawn: (count) => `drawn ${String(count)}`,
  points: 'points',
  ends: 'ends',
  speed: (decisions, chances, seconds, [each, games]) =>
    `${String(decisions)} decisions, ${String(chances)} chances in ${seconds} CPU-seconds: ` +
    `${String(each)} decisions/s, ${String(games)} games/s`,
  kept: (count, folder) =>
    `Stopped: ${String(count)} whole ${count === 1 ? 'log is' : 'logs are'} kept in ${folder}.`,
  depth: (depth, of, count) => `depth ${String(depth)} of ${String(of)}: ${String(count)}`,
};

const german: ReportWords = {
  rules: (title, version, options) =>
    `${title}, Regeln Version ${String(version)}, Optionen ${options}`,
  entries: (count, hash) => `${String(count)} Einträge, alle heil; letzter Hash ${hash}`,
  unfinished: 'nicht zu Ende gespielt',
  simulated: (game, games, seed, options) =>
    `${game}: ${String(games)} Spiele, Startzahl ${String(seed)}, Optionen ${options}`,
  drawn: (count) => `unentschieden ${String(count)}`,
  points: 'Punkte',
  ends: 'Enden',
  speed: (decisions, chances, seconds, [each, games]) =>
    `${String(decisions)} Entscheidungen, ${String(chances)} Zufälle in ${seconds} CPU-Sekunden: ` +
    `${String(each)} Entscheidungen/s, ${String(games)} Spiele/s`,
  kept: (count, folder) =>
    `Abgebrochen: in ${folder} ${count === 1 ? 'bleibt 1 ganze Partie' : `bleiben ${String(count)} ganze Partien`}.`,
  depth: (depth, of, count) => `Tiefe ${String(depth)} von ${String(of)}: ${String(count)}`,
};

const WORDS: Readonly<Record<Language, ReportWords>> = { en: english, de: german };

export function reportWordsOf(language: Language): ReportWords {
  return WORDS[language];
}
