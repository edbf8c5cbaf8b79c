import { formatLog, LOG_NAME, LogError, shortHash, type Log } from '@bannerfield/kernel';

/** One log of a series file. */
export interface LogText {
  /** Where it begins, from 1. */
  readonly line: number;
  readonly text: string;
}

/** A series as its file tells it. */
export interface SeriesText {
  /** How many games it is to have. */
  readonly length: number;
  readonly logs: readonly LogText[];
  /** To be called when the logs are known to be sound. @throws LogError if the rest is not. */
  readonly checkWhole: () => void;
}

const FIRST_LINE = 'bannerfield-series 1';
const MARK = 'bannerfield-series ';
const LOG_MARK = `${LOG_NAME} `;
export const LONGEST_SERIES = 999;

/** The games played so far, whole logs one after the other, and a last line that seals them. */
export function formatSeries(length: number, logs: readonly Log[]): string {
  const text = `${FIRST_LINE}\nlength ${String(length)}\n${logs.map(formatLog).join('')}`;
  return `${text}games ${String(logs.length)} ${shortHash(text)}\n`;
}

export function isSeries(text: string): boolean {
  return text.startsWith(MARK);
}

/** @param text with `\n` between its lines. @throws LogError for what is cut short or not ours. */
export function splitSeries(text: string): SeriesText {
  const lines = text.replace(/\n$/, '').split('\n');
  const length = headOf(lines);
  const last = lines.length;
  const [, count, hash] = /^games ([1-9]\d{0,2}) ([0-9a-f]+)$/.exec(lines[last - 1] ?? '') ?? [];
  if (count === undefined) {
    throw new LogError(
      last,
      'games',
      'the series is cut short: its last line should be “games ”, their number and a hash',
    );
  }
  const logs = logsOf(lines.slice(0, -1));
  const checkWhole = (): void => {
    if (logs.length !== Number(count) || logs.length > length) {
      throw new LogError(last, 'games', `there are ${String(logs.length)} games in this file`);
    }
    if (shortHash(`${lines.slice(0, -1).join('\n')}\n`) !== hash) {
      throw new LogError(last, 'games', 'the hash does not fit: the series was changed');
    }
  };
  return { length, logs, checkWhole };
}

function headOf([first, second]: readonly string[]): number {
  if (first !== FIRST_LINE) {
    throw new LogError(1, 'format', `this series has an unknown format; “${FIRST_LINE}” is known`);
  }
  const length = Number(/^length ([1-9]\d{0,2})$/.exec(second ?? '')?.[1] ?? 0);
  if (length < 1) {
    throw new LogError(2, 'length', 'this should be the number of games, from 1 to 999');
  }
  return length;
}

function logsOf(lines: readonly string[]): LogText[] {
  const begins = lines.flatMap((line, index) => (line.startsWith(LOG_MARK) ? [index] : []));
  if (begins[0] !== 2) throw new LogError(3, 'format', `this line should begin “${LOG_MARK}”`);
  return begins.map((begin, index) => ({
    line: begin + 1,
    text: `${lines.slice(begin, begins[index + 1]).join('\n')}\n`,
  }));
}
