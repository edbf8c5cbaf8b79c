import type { Language, Pending } from '@bannerfield/kernel';
import type { ReplayDocument } from '@bannerfield/protocol';
import { printJson, type Io } from '../io.ts';
import { wordsOf } from '../play/languages.ts';
import { readLastGame, type Recorded } from '../record.ts';
import { reportWordsOf } from '../report-words.ts';
import { say } from '../say.ts';
import type { GameSource } from '../source.ts';

export interface ReplayFlags {
  readonly json?: true;
}

/** Plays a log through and says how it went. */
export async function replay(
  io: Io,
  source: GameSource,
  file: string,
  flags: ReplayFlags,
  language: Language,
): Promise<void> {
  const recorded = await readLastGame(source, file);
  if (flags.json === true) printJson(io, documentOf(recorded));
  else say(io, describe(recorded, language));
}

function documentOf({ match }: Recorded): ReplayDocument {
  const { header, entries } = match.log;
  return {
    game: header.game,
    rulesVersion: header.rulesVersion,
    options: { ...header.options },
    entries: entries.length,
    result: resultOf(match.pending),
    hash: match.hash,
  };
}

function resultOf(pending: Pending): ReplayDocument['result'] {
  if (pending.kind !== 'over') return { winner: null, rule: null, reason: null };
  const { winner, rule, reason } = pending;
  return { winner, rule, reason };
}

function describe({ parts, match }: Recorded, language: Language): string {
  const { header, entries } = match.log;
  const words = reportWordsOf(language);
  const lines = [
    words.rules(parts.about.title[language], header.rulesVersion, JSON.stringify(header.options)),
    words.entries(entries.length, match.hash),
  ];
  const { pending } = match;
  if (pending.kind !== 'over') return [...lines, words.unfinished].join('\n');
  const { winner, rule, reason } = pending;
  const name = winner === 'draw' ? null : wordsOf(language).player(winner);
  const text = parts.messages[language].endings[reason]?.(name) ?? reason;
  return [...lines, `${text} (${rule})`].join('\n');
}
