import type { Commitments, Party } from '@bannerfield/fair-dice';
import type { Language } from '@bannerfield/kernel';

/** What `verify` says to people. */
interface VerifyWords {
  match(id: string, entries: number): string;
  fair(outcomes: number): string;
  readonly why: string;
  compare(commitments: Commitments): string;
  broken(party: Party): string;
  other(entry: number, line: number, written: string, due: string): string;
  readonly otherEnd: string;
}

const PARTIES: Readonly<Record<Language, Readonly<Record<Party, string>>>> = {
  en: { 0: 'Player 1', 1: 'Player 2', server: 'The server' },
  de: { 0: 'Spieler 1', 1: 'Spieler 2', server: 'Der Server' },
};

function listOf({ server, seats }: Commitments, names: Readonly<Record<Party, string>>): string {
  return [
    `${names.server}: ${server}`,
    `${names[0]}: ${seats[0]}`,
    `${names[1]}: ${seats[1]}`,
  ].join('\n');
}

const english: VerifyWords = {
  match: (id, entries) => `match ${id}, ${String(entries)} entries, all of them by the rules`,
  fair: (outcomes) =>
    `The dice are fair: each of the ${String(outcomes)} outcomes is the one that had to come.`,
  why:
    'They follow from three secrets, one of each player and one of the server, and from all that was ' +
    'played before. If the three commitments below agree with what each player was shown when the ' +
    'match began, all three had bound themselves to their secret before they knew any other, and ' +
    'nobody could draw an outcome twice.',
  compare: (commitments) => listOf(commitments, PARTIES.en),
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
    'allem, was vorher gespielt war. Wenn die drei Festlegungen unten mit dem übereinstimmen, was ' +
    'jedem Spieler zu Beginn der Partie gezeigt wurde, hatten sich alle drei auf ihr Geheimnis ' +
    'festgelegt, bevor sie ein anderes kannten, und niemand konnte ein Ergebnis zweimal ziehen.',
  compare: (commitments) => listOf(commitments, PARTIES.de),
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
