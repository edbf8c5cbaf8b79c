import {
  checkDice,
  lineInMatch,
  parseMatch,
  type MatchFile,
  type Verdict,
} from '@bannerfield/fair-dice';
import { lineOfEntry, LogError, type Language } from '@bannerfield/kernel';
import type { VerifyDocument } from '@bannerfield/protocol';
import { withFile } from '../errors.ts';
import { printJson, type Io } from '../io.ts';
import { readText } from '../read.ts';
import { playThrough, type Recorded } from '../record.ts';
import { reportWordsOf } from '../report-words.ts';
import { say } from '../say.ts';
import type { GameSource } from '../source.ts';
import { verifyWordsOf } from '../verify-words.ts';

export interface VerifyFlags {
  readonly json?: true;
}

/**
 * Plays the record of an online match through, draws its dice again and says whether they are the
 * ones that had to come.
 * @returns 0: they are; 1: they are not.
 */
export async function verify(
  io: Io,
  source: GameSource,
  file: string,
  flags: VerifyFlags,
  language: Language,
): Promise<0 | 1> {
  const { match, recorded } = await readMatch(source, file);
  const verdict = checkDice(recorded.parts.game, match);
  if (flags.json === true) printJson(io, documentOf(match, verdict));
  else say(io, describe(match, recorded, verdict, language));
  return verdict.kind === 'fair' ? 0 : 1;
}

async function readMatch(
  source: GameSource,
  file: string,
): Promise<{ readonly match: MatchFile; readonly recorded: Recorded }> {
  const text = readText(file).replaceAll('\r\n', '\n');
  try {
    const match = parseMatch(text);
    return { match, recorded: await inMatch(playThrough(source, match.log)) };
  } catch (error) {
    throw withFile(error, file);
  }
}

/** What is wrong with the log stands further down in the file. */
async function inMatch(playing: Promise<Recorded>): Promise<Recorded> {
  try {
    return await playing;
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    throw new LogError(lineInMatch(error.line), error.field, error.message);
  }
}

function documentOf(match: MatchFile, verdict: Verdict): VerifyDocument {
  const { header, entries } = match.log;
  return {
    game: header.game,
    rulesVersion: header.rulesVersion,
    match: match.match,
    entries: entries.length,
    committed: { server: match.commitments.server, seats: [...match.commitments.seats] },
    verdict: verdictOf(match, verdict),
  };
}

function verdictOf(match: MatchFile, verdict: Verdict): VerifyDocument['verdict'] {
  switch (verdict.kind) {
    case 'fair':
    case 'broken-commitment':
      return verdict;
    case 'other-end':
      return { kind: 'other-end' };
    case 'other-outcome': {
      const { index, due } = verdict;
      return { kind: 'other-outcome', entry: index + 1, due, ...placeOf(match, index) };
    }
  }
}

function placeOf(
  { log }: MatchFile,
  index: number,
): { readonly line: number; readonly written: string } {
  return {
    line: lineInMatch(lineOfEntry(log.header, index)),
    written: log.entries[index]?.move ?? '',
  };
}

function describe(
  match: MatchFile,
  { parts }: Recorded,
  verdict: Verdict,
  language: Language,
): string {
  const { header, entries } = match.log;
  const words = verifyWordsOf(language);
  const report = reportWordsOf(language);
  const lines = [
    report.rules(parts.about.title[language], header.rulesVersion, JSON.stringify(header.options)),
    words.match(match.match, entries.length),
  ];
  switch (verdict.kind) {
    case 'fair':
      return [
        ...lines,
        words.fair(verdict.outcomes),
        words.why,
        words.compare(match.commitments),
      ].join('\n');
    case 'broken-commitment':
      return [...lines, words.broken(verdict.party)].join('\n');
    case 'other-end':
      return [...lines, words.otherEnd].join('\n');
    case 'other-outcome': {
      const { line, written } = placeOf(match, verdict.index);
      return [...lines, words.other(verdict.index + 1, line, written, verdict.due)].join('\n');
    }
  }
}
