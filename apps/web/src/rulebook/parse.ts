/** A piece of a sentence; `rule` mentions a rule by its number. */
export interface Inline {
  readonly kind: 'text' | 'strong' | 'code' | 'rule';
  readonly text: string;
}

export interface Rule {
  /** `R3.3` */
  readonly number: string;
  readonly text: readonly Inline[];
}

export type Block =
  | { readonly kind: 'paragraph' | 'heading'; readonly text: readonly Inline[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] };

export interface Chapter {
  /** `R3`, or null for what stands before the first. */
  readonly number: string | null;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface Rulebook {
  readonly title: string;
  readonly chapters: readonly Chapter[];
}

const RULE = /^- \*\*(R\d+\.\d+)\*\* (.*)$/s;
const CHAPTER = /^## (?:(R\d+) )?(.*)$/;

/**
 * Reads the few forms that RULES.md is written in: titles, paragraphs and numbered rules. What
 * stands there for those who write rules is left out: reasons, ids of clauses, and what explains
 * them before the first chapter.
 */
export function parseRulebook(source: string): Rulebook {
  const chapters: { number: string | null; title: string; blocks: Block[] }[] = [
    { number: null, title: '', blocks: [] },
  ];
  let title = '';
  for (const text of pieces(source)) {
    const chapter = CHAPTER.exec(text);
    if (text.startsWith('# ')) title = text.slice(2);
    else if (chapter !== null) {
      chapters.push({ number: chapter[1] ?? null, title: chapter[2] ?? '', blocks: [] });
    } else {
      const kept = chapters.length === 1 ? withoutNotes(text) : text;
      if (kept !== '') addPiece(chapters.at(-1)?.blocks ?? [], kept);
    }
  }
  return { title, chapters };
}

/** The sentences of an introduction that are about the game. */
function withoutNotes(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return sentences.filter((sentence) => !sentence.includes('`')).join(' ');
}

/** Paragraphs and items, each on one line. */
function pieces(source: string): string[] {
  return source
    .replaceAll('\r', '')
    .split(/\n\s*\n|\n(?=- |#)/)
    .map((piece) => piece.trim().replaceAll(/\s*\n\s*/g, ' '))
    .filter((piece) => piece !== '');
}

function addPiece(blocks: Block[], text: string): void {
  const [, number, rest] = RULE.exec(text) ?? [];
  if (number === undefined || rest === undefined) {
    blocks.push({
      kind: /[.:!?]$/.test(text) ? 'paragraph' : 'heading',
      text: parseInline(text),
    });
    return;
  }
  const rule = parseRule(number, rest);
  const last = blocks.at(-1);
  if (last?.kind === 'rules') blocks[blocks.length - 1] = { ...last, rules: [...last.rules, rule] };
  else blocks.push({ kind: 'rules', rules: [rule] });
}

const REASONS = /(\s+`[a-z-]+`)*(\s*\[[A-Z][^\]]*\])?$/;

function parseRule(number: string, text: string): Rule {
  return { number, text: parseInline(text.replace(REASONS, '')) };
}

const INLINE = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|(?<rule>\bR\d+\.\d+\b)/g;

function parseInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ kind: 'text', text: text.slice(end, to) });
  };
  for (const match of text.matchAll(INLINE)) {
    addText(match.index);
    for (const kind of ['strong', 'code', 'rule'] as const) {
      const found = match.groups?.[kind];
      if (found !== undefined) parts.push({ kind, text: found });
    }
    end = match.index + match[0].length;
  }
  addText(text.length);
  return parts;
}

/** The rules of these numbers, in the order asked for; `R3` stands for its whole chapter. */
export function findRules(book: Rulebook, numbers: readonly string[]): Rule[] {
  const all = book.chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : [])),
  );
  return numbers.flatMap((wanted) =>
    all.filter(({ number }) => number === wanted || number.startsWith(`${wanted}.`)),
  );
}
