import { UnknownGame } from '@bannerfield/games/versions';
import { LogError } from '@bannerfield/kernel';
import { faultSentence, type Fault } from '@bannerfield/protocol/fault';

/** 2: wrong use or bad input; 1: a run that failed. */
export type ErrorCode = 1 | 2;

/** Ends the program with one sentence on stderr. */
export class CliError extends Error {
  readonly exitCode: ErrorCode;

  constructor(message: string, exitCode: ErrorCode) {
    super(message);
    this.name = 'CliError';
    this.exitCode = exitCode;
  }
}

/** Wrong use or a bad file: the user can put it right. */
export function badInput(sentence: string): CliError {
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
    return badInput(`${file}, line ${String(error.line)}, ${error.field}: ${error.message}`);
  }
  return error;
}

/** The sentence and exit code for anything thrown. */
export function explain(error: unknown): { sentence: string; exitCode: ErrorCode } {
  if (error instanceof CliError) return { sentence: error.message, exitCode: error.exitCode };
  if (error instanceof UnknownGame) return { sentence: error.message, exitCode: 2 };
  const sentence = fileSentence(error);
  if (sentence !== null) return { sentence, exitCode: sentence.endsWith(FULL) ? 1 : 2 };
  return { sentence: `something went wrong: ${messageOf(error)}`, exitCode: 1 };
}

const FULL = 'the disk is full';
const FILE_TROUBLES: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EEXIST: 'it exists already',
  EFBIG: 'it would be larger than files may be here',
  EISDIR: 'this is a folder, not a file',
  ELOOP: 'its links lead round in a circle',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: FULL,
  ENOTDIR: 'part of the path is a file, not a folder',
  ENXIO: 'this cannot be read as a file',
  EPERM: 'permission is denied',
  EROFS: 'this place can only be read',
};

function fileSentence(error: unknown): string | null {
  if (!(error instanceof Error) || !('code' in error) || !('path' in error)) return null;
  const trouble = FILE_TROUBLES[String(error.code)];
  return trouble === undefined ? null : `${String(error.path)}: ${trouble}`;
}

/** What an error says, on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replaceAll(/\s*\n\s*/g, ' ').trim();
}
