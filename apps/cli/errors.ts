import { NoSuchBot } from '@bannerfield/bots/no-such-bot';
import { UnknownGame } from '@bannerfield/games/versions';
import { cutAfter, LogError, type Language, type Words } from '@bannerfield/kernel';
import { faultSentence, type Fault } from '@bannerfield/protocol/fault';
import { germanOfLogFault } from './log-fault-words.ts';
import { cutQuotes } from './text.ts';

/** 2: wrong use or bad input; 1: a run that failed. */
export type ErrorCode = 1 | 2;

/** Ends the program with one sentence on stderr. */
export class CliError extends Error {
  readonly exitCode: ErrorCode;
  /** What play and its menu say, where they speak another language. */
  readonly words: Words;

  constructor(sentence: string | Words, exitCode: ErrorCode) {
    const words = typeof sentence === 'string' ? { en: sentence, de: sentence } : sentence;
    super(words.en);
    this.name = 'CliError';
    this.exitCode = exitCode;
    this.words = words;
  }
}

/** Wrong use or a bad file: the user can put it right. */
export function badInput(sentence: string | Words): CliError {
  return new CliError(sentence, 2);
}

/** `place` names the file or option, `line` the line in it. */
export function badField(place: string, line: number | null, root: string, fault: Fault): CliError {
  const where = line === null ? place : `${place}, line ${String(line)}`;
  return badInput(`${where}, ${faultSentence(root, fault)}`);
}

/** What a log or its game says against the file, with the file's name. */
export function withFile(error: unknown, file: string): unknown {
  if (error instanceof LogError) {
    const { line, field, message } = error;
    const place = `${String(line)}, ${field}: `;
    return badInput({
      en: `${file}, line ${place}${message}`,
      de: `${file}, Zeile ${place}${germanOfLogFault(field) ?? message}`,
    });
  }
  return error;
}

/** More than all that is wrong with an edition; so that no file can flood the screen. */
const LONGEST_SENTENCE = 20_000;

/** The sentence and exit code for anything thrown. */
export function explain(
  error: unknown,
  language: Language = 'en',
): { sentence: string; exitCode: ErrorCode } {
  const { sentence, exitCode } = explainWhole(error, language);
  return { sentence: cutAfter(cutQuotes(sentence), LONGEST_SENTENCE), exitCode };
}

function explainWhole(
  error: unknown,
  language: Language,
): { sentence: string; exitCode: ErrorCode } {
  if (error instanceof CliError) {
    return { sentence: error.words[language], exitCode: error.exitCode };
  }
  if (error instanceof NoSuchBot) return { sentence: error.message, exitCode: 2 };
  if (error instanceof UnknownGame) return { sentence: error.message, exitCode: 2 };
  const words = fileWords(error);
  if (words !== null) return { sentence: words[language], exitCode: isFull(error) ? 1 : 2 };
  return { sentence: `something went wrong: ${messageOf(error)}`, exitCode: 1 };
}

/** Nothing that the user has done wrong. */
function isFull(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code))
  );
}

const DENIED: Words = { en: 'permission is denied', de: 'das ist nicht erlaubt' };
const FILE_TROUBLES: Readonly<Record<string, Words>> = {
  EACCES: DENIED,
  EBUSY: { en: 'it is in use', de: 'sie wird gerade benutzt' },
  EDQUOT: { en: 'your share of the disk is full', de: 'dein Anteil der Platte ist voll' },
  EEXIST: { en: 'it exists already', de: 'gibt es schon' },
  EFBIG: {
    en: 'it would be larger than files may be here',
    de: 'sie würde größer, als Dateien hier sein dürfen',
  },
  EINVAL: { en: 'this is no name for a file here', de: 'so kann hier keine Datei heißen' },
  EIO: { en: 'the disk does not answer', de: 'die Platte antwortet nicht' },
  EISDIR: { en: 'this is a folder, not a file', de: 'das ist ein Ordner, keine Datei' },
  ELOOP: { en: 'its links lead round in a circle', de: 'die Verweise führen im Kreis' },
  EMFILE: { en: 'too many files are open', de: 'zu viele Dateien sind offen' },
  ENAMETOOLONG: { en: 'the name is too long', de: 'der Name ist zu lang' },
  /** `ENOENT` where something was to be written. */
  NO_FOLDER: { en: 'there is no such folder', de: 'einen solchen Ordner gibt es nicht' },
  /** The same where the folder is there. */
  NO_ROOM: {
    en: 'nothing new can be made in this folder',
    de: 'in diesem Ordner lässt sich nichts anlegen',
  },
  ENOENT: { en: 'there is no such file or folder', de: 'eine solche Datei gibt es nicht' },
  ENOSPC: { en: 'the disk is full', de: 'die Platte ist voll' },
  ENOTDIR: {
    en: 'part of the path is a file, not a folder',
    de: 'ein Teil des Pfades ist eine Datei, kein Ordner',
  },
  ENXIO: { en: 'this cannot be read as a file', de: 'das lässt sich nicht als Datei lesen' },
  EPERM: DENIED,
  EROFS: { en: 'this place can only be read', de: 'hier kann nur gelesen werden' },
  ETXTBSY: { en: 'it is in use', de: 'sie wird gerade benutzt' },
};

function fileWords(error: unknown): Words | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  const trouble = FILE_TROUBLES[String(error.code)];
  if (trouble === undefined) return null;
  const file = String(error.path);
  return { en: `${file}: ${trouble.en}`, de: `${file}: ${trouble.de}` };
}

/** What an error says, on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const lines = message.split('\n').map((line) => line.trim());
  return lines.filter((line) => line !== '').join(' ');
}
