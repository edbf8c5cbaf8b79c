import { expect, test } from 'vitest';
import { byLanguage, fetchWords, wantLanguage } from '../src/words/by-language.ts';

function pack() {
  const asked: string[] = [];
  const file = (language: string) => () => {
    asked.push(language);
    return Promise.resolve(`words in ${language}`);
  };
  return { asked, words: byLanguage({ en: file('en'), de: file('de') }) };
}

test('only the languages that are spoken come, each once', async () => {
  const { asked, words } = pack();
  await fetchWords();
  expect(asked).toEqual([]);
  wantLanguage('en');
  await fetchWords();
  await fetchWords();
  expect(asked).toEqual(['en']);
  expect(words('en')).toBe('words in en');
  expect(() => words('de')).toThrow('de');

  wantLanguage('de');
  await fetchWords();
  expect(asked).toEqual(['en', 'de']);
  expect(words('de')).toBe('words in de');
});

test('what is named later comes in every language spoken by then', async () => {
  wantLanguage('en');
  wantLanguage('de');
  const { words } = pack();
  await fetchWords();
  expect([words('en'), words('de')]).toEqual(['words in en', 'words in de']);
});
