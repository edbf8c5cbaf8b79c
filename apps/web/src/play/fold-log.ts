import { mergeSentences } from '@bannerfield/kernel';
import type { TableGame } from '../games/source.ts';
import type { LogItem } from './log-items.ts';
import { seatOf, sentenceOf, type Reader } from './sentences.ts';

/** A line of a log in words. */
export interface LogSentence {
  /** What it tells of; the first, if it tells of several. */
  readonly item: LogItem;
  readonly text: string;
}

/** What happened in as few sentences as tell all of it. */
export function logSentences(
  parts: TableGame,
  items: readonly LogItem[],
  reader: Reader,
): LogSentence[] {
  return foldLog(items).flatMap((line) => {
    const each = line.map((item) => ({ item, text: sentenceOf(parts, item, reader) }));
    const [first, ...more] = each;
    if (first === undefined || more.length === 0) return each;
    const merged = mergeSentences(each.map(({ text }) => text));
    return merged === null ? each : [{ item: first.item, text: merged }];
  });
}

/** So often must chance say the same before it is said in one line. */
const FEWEST = 3;

/**
 * The lines of a log, each the items that it tells of. What chance tells a seat again and again,
 * as in a deal, is one line; and what all are told of it is none, where the reader is told more.
 */
function foldLog(items: readonly LogItem[]): LogItem[][] {
  const lines: LogItem[][] = [];
  for (let from = 0; from < items.length;) {
    const end = endOfRun(items, from);
    lines.push(...foldRun(items.slice(from, end)));
    from = end;
  }
  return lines;
}

/** A move stands alone, chance in a row stands together. */
function endOfRun(items: readonly LogItem[], from: number): number {
  const next = items.findIndex(({ by }, index) => index >= from && by !== null);
  return next === -1 ? items.length : Math.max(next, from + 1);
}

function foldRun(run: readonly LogItem[]): LogItem[][] {
  const alike = [...Map.groupBy(run, (item) => likeness(item)).values()];
  const folded = alike.filter(({ length }) => length >= FEWEST);
  const lines = folded.filter((line) => !folded.some((other) => tellsMore(other, line)));
  const alone = alike.filter((line) => !folded.includes(line)).flat();
  return [...lines, ...alone.map((item) => [item])].sort(
    ([a], [b]) => (a === undefined ? 0 : run.indexOf(a)) - (b === undefined ? 0 : run.indexOf(b)),
  );
}

function likeness(item: LogItem): string {
  return `${item.event.type} ${String(seatOf(item))} ${String(item.to)}`;
}

/** What a seat alone was told, as often as all were told something of it. */
function tellsMore(
  [one, ...more]: readonly LogItem[],
  [all, ...rest]: readonly LogItem[],
): boolean {
  if (one === undefined || all === undefined || more.length !== rest.length) return false;
  return one.to !== null && all.to === null && one.to === seatOf(all);
}
