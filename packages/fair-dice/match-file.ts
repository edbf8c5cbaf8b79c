import { formatLog, LogError, parseLog, SEATS, type Log, type Seat } from '@bannerfield/kernel';
import { MATCH_ID, SECRET } from './patterns.ts';
import type { Commitments, Secrets } from './secrets.ts';

/** How a match that was played over a server has ended. */
export type MatchEnd =
  /** By the rules of its game; the log says how. */
  | { readonly by: 'rules' }
  | { readonly by: 'resignation'; readonly seat: Seat }
  /** The time of this seat had run out, and the other took a win or a draw. */
  | { readonly by: 'time'; readonly seat: Seat; readonly result: 'win' | 'draw' }
  /** Both agreed to a draw. */
  | { readonly by: 'agreement' };

/** A finished match with all that its dice came from. */
export interface MatchFile {
  readonly match: string;
  readonly commitments: Commitments;
  readonly secrets: Secrets;
  readonly end: MatchEnd;
  readonly log: Log;
}

/** How the first line of such a file begins. */
const MATCH_NAME = 'bannerfield-match';
const FORMAT = '1';
/** The lines before the log. */
const HEAD = 9;
const ENDED = /^(rules|agreement|resignation [01]|time [01] (win|draw))$/;

/** A match as text: what was committed, what was revealed, how it ended, and the log. */
export function formatMatch({ match, commitments, secrets, end, log }: MatchFile): string {
  const lines = [
    `${MATCH_NAME} ${FORMAT}`,
    `match ${match}`,
    `committed-server ${commitments.server}`,
    ...SEATS.map((seat) => `committed-${String(seat)} ${commitments.seats[seat]}`),
    `secret-server ${secrets.server}`,
    ...SEATS.map((seat) => `secret-${String(seat)} ${secrets.seats[seat]}`),
    `ended ${formatEnd(end)}`,
  ];
  return `${lines.join('\n')}\n${formatLog(log)}`;
}

/** The line of the file on which entry `index` (from 0) of its log stands, given the log's own. */
export function lineInMatch(lineInLog: number): number {
  return HEAD + lineInLog;
}

/**
 * Reads such a text; whether it is true is for others to say.
 * @throws LogError naming the line that is wrong.
 */
export function parseMatch(text: string): MatchFile {
  const lines = text.split('\n');
  const field = (at: number, name: string, shape: RegExp): string => {
    const line = lines[at] ?? '';
    const value = line.slice(name.length + 1);
    if (line.startsWith(`${name} `) && shape.test(value)) return value;
    throw new LogError(at + 1, name, `this line should begin “${name} ”, and be as a match has it`);
  };
  field(0, MATCH_NAME, /^1$/);
  return {
    match: field(1, 'match', MATCH_ID),
    commitments: {
      server: field(2, 'committed-server', SECRET),
      seats: [field(3, 'committed-0', SECRET), field(4, 'committed-1', SECRET)],
    },
    secrets: {
      server: field(5, 'secret-server', SECRET),
      seats: [field(6, 'secret-0', SECRET), field(7, 'secret-1', SECRET)],
    },
    end: endOf(field(8, 'ended', ENDED)),
    log: logOf(lines.slice(HEAD).join('\n')),
  };
}

function formatEnd(end: MatchEnd): string {
  switch (end.by) {
    case 'rules':
    case 'agreement':
      return end.by;
    case 'resignation':
      return `${end.by} ${String(end.seat)}`;
    case 'time':
      return `${end.by} ${String(end.seat)} ${end.result}`;
  }
}

function endOf(text: string): MatchEnd {
  const [by, number, result] = text.split(' ');
  const seat = number === '0' ? 0 : 1;
  if (by === 'time') return { by, seat, result: result === 'win' ? 'win' : 'draw' };
  if (by === 'resignation') return { by, seat };
  return { by: by === 'agreement' ? by : 'rules' };
}

function logOf(text: string): Log {
  try {
    return parseLog(text);
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    throw new LogError(lineInMatch(error.line), error.field, error.message);
  }
}
