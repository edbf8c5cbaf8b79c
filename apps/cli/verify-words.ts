import type { Party } from '@bannerfield/fair-dice';
import type { Language } from '@bannerfield/kernel';

/** What `verify` says to people. */
interface VerifyWords {
  match(id: string, entries: number): string;
  fair(outcomes: number): string;
  readonly why: string;
  compare(commitment: string): string;
  broken(party: Party): string;
  other(entry: number, line: number, written: string, due: string): string;
  readonly otherEnd: string;
}

const PARTIES: Readonly<Record<Language, Readonly<Record<Party, string>>>> = {
  en: { 0: 'Player 1', 1: 'Player 2', server: 'The server' },
  de: { 0: 'Spieler 1', 1: 'Spieler 2', server: 'Der Server' },
};

const english: VerifyWords = {
  match: (id, entries) => `match ${id}, ${String(entries)} entries, all of them by the rules`,
  fair: (outcomes) =>
    `The dice are fair: each of the ${String(outcomes)} outcomes is the one that had to come.`,
  why:
    'They follow from three secrets, one of each player and one of the server, and from all that was ' +
    'played before. All three had bound themselves to their secret before they knew any other, so ' +
    'nobody could choose an outcome or draw it twice.',
  compare: (commitment) =>
    `The server had bound itself to ${commitment}: compare this with what you were shown when the ` +
    'match began.',
  broken: (party) =>
    `The dice are not fair, or the file was changed: ${PARTIES.en[party]} has revealed another ` +
    'secret than it had bound itself to.',
  other: (entry, line, written, due) =>
    `The dice are not fair, or the file was changed: entry ${String(entry)} (line ${String(line)}) ` +
    `says ${written}, but ${due} had to come.`,
  otherEnd: 'The file was changed: the match did not end as it says.',
};

const german: VerifyWords = {
  match: (id, entries) => `Partie ${id}, ${String(entries)} Einträge, alle nach den Regeln`,
  fair: (outcomes) =>
    `Die Würfel sind ehrlich: jedes der ${String(outcomes)} Ergebnisse ist das, das kommen musste.`,
  why:
    'Sie folgen aus drei Geheimnissen, je einem der beiden Spieler und einem des Servers, und aus ' +
    'allem, was vorher gespielt war. Alle drei hatten sich auf ihr Geheimnis festgelegt, bevor sie ' +
    'ein anderes kannten: niemand konnte ein Ergebnis aussuchen oder zweimal ziehen.',
  compare: (commitment) =>
    `Der Server hatte sich auf ${commitment} festgelegt: vergleiche das mit dem, was dir zu Beginn ` +
    'der Partie gezeigt wurde.',
  broken: (party) =>
    `Die Würfel sind nicht ehrlich, oder die Datei wurde verändert: ${PARTIES.de[party]} hat ein ` +
    'anderes Geheimnis aufgedeckt, als er festgelegt hatte.',
  other: (entry, line, written, due) =>
    `Die Würfel sind nicht ehrlich, oder die Datei wurde verändert: in Eintrag ${String(entry)} ` +
    `(Zeile ${String(line)}) steht ${written}, aber ${due} musste kommen.`,
  otherEnd: 'Die Datei wurde verändert: so, wie sie sagt, hat die Partie nicht geendet.',
};

const WORDS: Readonly<Record<Language, VerifyWords>> = { en: english, de: german };

export function verifyWordsOf(language: Language): VerifyWords {
  return WORDS[language];
}
