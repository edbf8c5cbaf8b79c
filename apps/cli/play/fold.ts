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
  let from = 0;
  while (from < sentences.length) {
    const { end, at } = rowFrom(sentences, from);
    if (end - from < FEWEST) {
      lines.push(...sentences.slice(from, from + 1));
      from += 1;
      continue;
    }
    lines.push(merged(sentences.slice(from, end), at));
    from = end;
  }
  return lines;
}

/** How far a row goes in which only the word `at` differs. */
function rowFrom(sentences: readonly string[], from: number): { end: number; at: number } {
  const first = (sentences[from] ?? '').split(' ');
  let at = -1;
  let end = from + 1;
  for (; end < sentences.length; end++) {
    const differing = differences(first, (sentences[end] ?? '').split(' '));
    const [only, ...more] = differing;
    if (only === undefined || more.length > 0 || (at !== -1 && at !== only)) break;
    at = only;
  }
  return { end, at };
}

/** The places at which two sentences of equal length have other words; else more than one. */
function differences(words: readonly string[], others: readonly string[]): number[] {
  if (words.length !== others.length || words.length < 2) return [0, 0];
  return words.flatMap((word, index) => (word === others[index] ? [] : [index]));
}

function merged(sentences: readonly string[], at: number): string {
  const words = (sentences[0] ?? '').split(' ');
  const ending = /[.!]?$/.exec(words[at] ?? '')?.[0] ?? '';
  const all = sentences.map((each) => (each.split(' ')[at] ?? '').replace(/[.!]$/, ''));
  return words.with(at, all.join(', ') + ending).join(' ');
}
