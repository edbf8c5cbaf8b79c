import { readFileSync } from 'node:fs';
import { LANGUAGES, type Language } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { FIRST_BATTLES } from '../../board/tutorial-first.ts';
import { LAST_BATTLES } from '../../board/tutorial-last.ts';
import { wordsIn } from '../../board/words.ts';
import { messages as de } from '../../messages.de.ts';
import { messages as en } from '../../messages.en.ts';
import { TACTIC_NAMES } from '../../names.ts';

const RULES: Readonly<Record<Language, string>> = { en: 'RULES.md', de: 'RULES.de.md' };
const MESSAGES = { en, de };
/** What is asked in the Engagement is called after what asks for it. */
const VARIANTS: Readonly<Record<Language, string>> = { en: 'Run Away!', de: 'Lauf weg!' };

/** The fourteen steps as R4.7 names them. */
function stepNames(language: Language): string[] {
  const text = readFileSync(new URL(`../../${RULES[language]}`, import.meta.url), 'utf8');
  const list = /\*\*R4\.7\*\*[^:]*: ([^.]*)\./.exec(text)?.[1] ?? '';
  return list.split(', ');
}

function withoutArticle(name: string): string {
  return name.replace(/^(?:The|Der|Die|Das) /, '');
}

describe.for(LANGUAGES)('the steps in %s', (language) => {
  test('R4.7 have one name in the rules, on the board, in prompts and in the lesson', () => {
    const names = stepNames(language);
    expect(names).toHaveLength(14);
    expect(wordsIn(language).steps.map(({ name }) => withoutArticle(name))).toEqual(names);
    const known = [...names, TACTIC_NAMES[language][0], VARIANTS[language]];
    const heads = Object.values(MESSAGES[language].prompts)
      .filter((text) => text.includes(': '))
      .map((text) => withoutArticle(text.split(': ')[0] ?? ''));
    expect(heads.filter((head) => !known.includes(head))).toEqual([]);
    const titles = [...FIRST_BATTLES, ...LAST_BATTLES].map(({ title }) => title[language]);
    for (const title of titles) {
      const [, number, name] = /^(\d+) (\D+)$/.exec(title) ?? [];
      const isStep = name !== undefined && !/^(?:and|to|und|bis) /.test(name);
      if (isStep) expect(withoutArticle(name)).toBe(names[Number(number) - 1]);
    }
  });
});
