import { describe, expect, test } from 'vitest';
import { gameIds } from '../src/games/load.ts';
import { loadAbout, loadRulebook } from '../src/games/rulebooks.ts';
import { spellOptions } from '../src/rulebook/options.ts';
import { findRules, parseRulebook, type Rule, type Rulebook } from '../src/rulebook/parse.ts';

function rulesOf({ chapters }: Rulebook): Rule[] {
  return chapters.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : [])),
  );
}

function flat(words: string): string {
  return words.replaceAll(/[*\s]/g, '');
}

/** Each numbered item of the file, up to the next blank line, item or heading. */
function writtenRules(text: string): Map<string, string> {
  const items = text.split(/\n(?=\n|- |#)/);
  return new Map(
    items.flatMap((item) => {
      const [, number = '', words = ''] = /^\s*- \*\*(R\d+\.\d+)\*\*([^]*)$/.exec(item) ?? [];
      return number === '' ? [] : [[number, flat(words)] as const];
    }),
  );
}

describe.for(gameIds())('the rules of %s', (id) => {
  test('are read whole, in both languages under the same numbers', async () => {
    const [english, german] = await Promise.all([loadRulebook(id, 'en'), loadRulebook(id, 'de')]);
    const numbers = (text: string | null) =>
      rulesOf(parseRulebook(text ?? '')).map((rule) => rule.number);
    const written = [...(english ?? '').matchAll(/^- \*\*(R[\d.]+)\*\*/gm)].map(
      ([, number]) => number,
    );
    expect(written.length).toBeGreaterThan(3);
    expect(numbers(english)).toEqual(written);
    expect(numbers(german)).toEqual(written);
    expect(new Set(written).size).toBe(written.length);
  });

  test.for(['en', 'de'] as const)(
    'nothing of a rule is lost but its marks and what is for authors, in %s',
    async (language) => {
      const text = (await loadRulebook(id, language)) ?? '';
      const written = writtenRules(text);
      for (const { number, text: parts } of rulesOf(parseRulebook(text))) {
        const shown = parts.map((part) => (part.kind === 'code' ? `\`${part.text}\`` : part.text));
        const [before, ...after] = (written.get(number) ?? '').split(flat(shown.join('')));
        expect([number, before]).toEqual([number, '']);
        expect(after.join(''), number).toMatch(/^(`[a-z-]+`)*(\[[A-Z][^\]]*\])?$/);
      }
    },
  );

  test.for(['en', 'de'] as const)(
    'players are spared what is for authors, in %s',
    async (language) => {
      const [text, about] = await Promise.all([loadRulebook(id, language), loadAbout(id)]);
      const book = parseRulebook(text ?? '');
      const intro = book.chapters[0]?.blocks ?? [];
      expect(JSON.stringify(intro)).not.toMatch(/clauses|`|Kennungen|Kürzel|\bids\b/);
      const odd: string[] = [];
      for (const { number, text: parts } of rulesOf(book)) {
        const spelt = spellOptions(parts, about, language);
        const shown = spelt.map((part) => part.text).join('');
        if (!/[.:)“”!]$/.test(shown) || /\[[A-Z]+-/.test(shown)) odd.push(`${number}: ${shown}`);
        for (const part of spelt) {
          if (part.kind === 'code' && Object.hasOwn(about?.options ?? {}, part.text)) {
            odd.push(number);
          }
        }
      }
      expect(odd).toEqual([]);
    },
  );
});

test('titles, paragraphs, headings and rules are told apart', () => {
  const book = parseRulebook(
    '# The game\n\nIt is\nplayed so.\n\n## R1 Frame\n\n- **R1.1** Two **players**, see R1.2. `odd` [X-1, X-2]\n' +
      '- **R1.2** More\n  of it.\n\nScout\n\n- **R1.3** End.\n',
  );
  expect(book.title).toBe('The game');
  const [intro, frame] = book.chapters;
  expect(intro).toEqual({
    number: null,
    title: '',
    blocks: [{ kind: 'paragraph', text: [{ kind: 'text', text: 'It is played so.' }] }],
  });
  expect(frame?.blocks.map(({ kind }) => kind)).toEqual(['rules', 'heading', 'rules']);
  const [first, second] = findRules(book, ['R1.1', 'R1.2']);
  expect(first?.text).toEqual([
    { kind: 'text', text: 'Two ' },
    { kind: 'strong', text: 'players' },
    { kind: 'text', text: ', see ' },
    { kind: 'rule', text: 'R1.2' },
    { kind: 'text', text: '.' },
  ]);
  expect(second?.text).toEqual([{ kind: 'text', text: 'More of it.' }]);
  expect(findRules(book, ['R1']).map(({ number }) => number)).toEqual(['R1.1', 'R1.2', 'R1.3']);
});

test('there are no rules of a game that does not exist', async () => {
  expect(await loadRulebook('chess', 'en')).toBeNull();
  expect(await loadRulebook('../battle-line', 'en')).toBeNull();
});
