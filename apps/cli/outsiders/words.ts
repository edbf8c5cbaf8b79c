import type { GameParts } from '@bannerfield/games/parts';
import type { Language, Pair, Words } from '@bannerfield/kernel';
import type { Conduct, EndMessage, ForfeitReason } from '@bannerfield/protocol';

const FORFEIT: Readonly<Record<ForfeitReason, Words>> = {
  time: { en: 'gave no answer in time', de: 'hat nicht rechtzeitig geantwortet' },
  illegal: {
    en: 'twice gave an answer that is not allowed',
    de: 'hat zweimal etwas geantwortet, das nicht geht',
  },
  ended: {
    en: 'ended or closed its output before the game was over',
    de: 'hat aufgehört oder seine Ausgabe geschlossen, ehe das Spiel zu Ende war',
  },
  flood: { en: 'wrote a line without end', de: 'hat eine Zeile ohne Ende geschrieben' },
  'not-started': { en: 'could not be started', de: 'ließ sich nicht starten' },
  version: {
    en: 'speaks another version of the protocol',
    de: 'spricht eine andere Version des Protokolls',
  },
};

/** How a game ended, in a sentence with its rule. */
export function endText(
  parts: GameParts,
  { winner, rule, reason, forfeit }: EndMessage,
  names: Pair<string>,
  language: Language,
): string {
  const name = winner === 'draw' ? null : names[winner];
  if (forfeit !== null) {
    const loser = names[forfeit.seat];
    const why = FORFEIT[forfeit.why][language];
    return language === 'en'
      ? `${loser} ${why}: ${name ?? ''} has won.`
      : `${loser} ${why}: ${name ?? ''} hat gewonnen.`;
  }
  if (rule === null) {
    return language === 'en'
      ? 'The game was too long, and is counted as drawn.'
      : 'Das Spiel dauerte zu lange und zählt als unentschieden.';
  }
  return `${parts.messages[language].endings[reason]?.(name) ?? reason} (${rule})`;
}

export function conductText(
  name: string,
  { answers, illegal, ms, slowestMs }: Conduct,
  language: Language,
): string {
  const mean = (ms / Math.max(1, answers)).toFixed(1);
  const [count, wrong, most] = [String(answers), String(illegal), slowestMs.toFixed(0)];
  return language === 'en'
    ? `${name}: ${count} answers, ${wrong} not allowed; ${mean} ms each, ${most} ms at most`
    : `${name}: ${count} Antworten, ${wrong} nicht erlaubt; je ${mean} ms, höchstens ${most} ms`;
}

export function stoppedText(language: Language): string {
  return language === 'en' ? 'Stopped: the game was given up.' : 'Abgebrochen: ohne Ergebnis.';
}
