import { mergeSentences } from '@bannerfield/kernel';

const FEWEST = 3;
/** A deal goes round, and between its cards each player hears of his own. */
const NEAR = 3;
/** Less than the way from one sentence to the next, however many are put between them. */
const STEP = 1e-6;

/**
 * Sentences for the eye: one that comes again and again is said once, with how often; of several
 * in a row that differ in one word only that word is repeated (`You draw g4, s3, v10.`).
 */
export function foldNews(sentences: readonly string[]): string[] {
  return foldRows(foldRepeats(sentences));
}

/** A sentence and where it came. */
interface Row {
  readonly text: string;
  readonly at: number[];
}

function foldRepeats(sentences: readonly string[]): string[] {
  const rows: Row[] = [];
  const latest = new Map<string, Row>();
  for (const [index, text] of sentences.entries()) {
    const before = latest.get(text);
    if (before !== undefined && index - (before.at.at(-1) ?? 0) <= NEAR) before.at.push(index);
    else {
      const row = { text, at: [index] };
      rows.push(row);
      latest.set(text, row);
    }
  }
  const lines = inOrder(rows).flatMap(({ text, at }): [number, string][] =>
    at.length < FEWEST
      ? at.map((index) => [index, text])
      : [[at[0] ?? 0, `${text} (×${String(at.length)})`]],
  );
  return lines.sort(([a], [b]) => a - b).map(([, text]) => text);
}

/** What is said once stands together, before what came in between. */
function inOrder(rows: readonly Row[]): Row[] {
  let first = -Infinity;
  let place = 0;
  return rows.map((row) => {
    const [begin = 0] = row.at;
    if (row.at.length < FEWEST) return row;
    place = begin - first <= NEAR ? place + STEP : begin;
    first = begin;
    return { text: row.text, at: [place, ...row.at.slice(1)] };
  });
}

function foldRows(sentences: readonly string[]): string[] {
  const lines: string[] = [];
  for (let from = 0; from < sentences.length;) {
    const { text, end } = rowFrom(sentences, from);
    const isRow = end - from >= FEWEST;
    lines.push(isRow ? text : (sentences[from] ?? ''));
    from = isRow ? end : from + 1;
  }
  return lines;
}

/** How far a row goes in which one word differs, and the sentence that it makes. */
function rowFrom(sentences: readonly string[], from: number): { text: string; end: number } {
  let text = sentences[from] ?? '';
  let end = from + 1;
  for (; end < sentences.length && sentences[end] !== sentences[from]; end++) {
    const merged = mergeSentences(sentences.slice(from, end + 1));
    if (merged === null) break;
    text = merged;
  }
  return { text, end };
}
