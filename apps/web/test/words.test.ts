import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setupI18n, type Messages } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { compileWords } from '../site/compiled-words.ts';
import { formatTime } from '../src/words/format-time.ts';

const SRC = path.join(import.meta.dirname, '../src');
const texts = {
  en: readFileSync(path.join(SRC, 'words/en.json'), 'utf8'),
  de: readFileSync(path.join(SRC, 'words/de.json'), 'utf8'),
};
const english = JSON.parse(texts.en) as Record<string, string>;
const german = JSON.parse(texts.de) as Record<string, string>;

test('both languages have the same sentences, in the same order', () => {
  expect(Object.keys(german)).toEqual(Object.keys(english));
});

test('no sentence is empty or left in the other language', () => {
  for (const [id, text] of Object.entries(english)) {
    expect(text.trim(), id).not.toBe('');
    if (german[id] === text) expect(SAME, id).toContain(id);
  }
});

/** What both languages say alike. */
const SAME = ['bot.general', 'table.hand'];

test('both say the same things: the same places to be filled in', () => {
  const places = (text: string | undefined) =>
    [...new Set([...(text ?? '').matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name))].sort();
  for (const [id, text] of Object.entries(english)) {
    expect(places(german[id]), id).toEqual(places(text));
  }
});

test('every sentence that is asked for is there, and every one that is there is asked for', () => {
  const source = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
    .join('\n');
  const asked = [...source.matchAll(/['"`]([a-z]+(?:-[a-z]+)*\.[a-z][a-z-]*)['"`]/g)].map(
    ([, id]) => id ?? '',
  );
  // Ids that end in something chosen at run time: `bot.${bot}`.
  const stems = [...source.matchAll(/`([a-z-]+\.(?:[a-z]+-)*)\$\{\w+(?:\.\w+)?\}/g)].map(
    ([, stem]) => stem ?? '',
  );
  expect(asked.length).toBeGreaterThan(80);
  const ids = Object.keys(english);
  const short = ids.filter((id) => !id.includes('.'));
  for (const id of ids) {
    const isAsked =
      asked.includes(id) ||
      stems.some((stem) => id.startsWith(stem)) ||
      (short.includes(id) && source.includes(`'${id}'`));
    expect(isAsked, `${id} is never said`).toBe(true);
  }
});

describe('plurals', () => {
  for (const language of ['en', 'de'] as const) {
    const i18n = setupI18n();
    i18n.loadAndActivate({
      locale: language,
      messages: compileWords(texts[language]) as Messages,
    });

    test(`are right in ${language}`, () => {
      const counted = Object.entries(JSON.parse(texts[language]) as Record<string, string>).filter(
        ([, text]) => text.includes(', plural,'),
      );
      expect(counted.length).toBeGreaterThan(3);
      for (const [id, text] of counted) {
        const [, name = ''] = /\{(\w+), plural,/.exec(text) ?? [];
        const [one, two] = [i18n._(id, { [name]: 1 }), i18n._(id, { [name]: 2 })];
        expect(two, id).toContain('2');
        expect(one, id).not.toContain('#');
      }
    });
  }

  test('say one as one says it', () => {
    const say = (language: 'en' | 'de', id: string, values: Record<string, number>) => {
      const i18n = setupI18n();
      i18n.loadAndActivate({
        locale: language,
        messages: compileWords(texts[language]) as Messages,
      });
      return i18n._(id, values);
    };
    expect(say('en', 'end.points', { points: 1 })).toBe('1 point');
    expect(say('en', 'end.points', { points: 5 })).toBe('5 points');
    expect(say('en', 'end.points', { points: 0 })).toBe('0 points');
    expect(say('de', 'end.points', { points: 1 })).toBe('1 Punkt');
    expect(say('de', 'end.points', { points: 0 })).toBe('0 Punkte');
    expect(say('de', 'set-up.games', { count: 1 })).toBe('Ein Spiel');
    expect(say('de', 'set-up.games', { count: 5 })).toBe('Serie von 5');
    expect(say('en', 'set-up.variants', { count: 0 })).toBe('Variants: all as usual');
  });
});

test('a sentence that cannot be read stops the build', () => {
  expect(() => compileWords('{"a": "{count, plural, one {#}"}')).toThrow();
});

test('times are written as where the reader lives, whatever his browser calls it', () => {
  const time = Date.UTC(2026, 2, 5, 12);
  expect(formatTime(time, 'en', ['de-AT', 'en-GB'])).toContain('5 Mar 2026');
  expect(formatTime(time, 'en', ['en-US'])).toContain('Mar 5, 2026');
  expect(formatTime(time, 'de', ['en-US'])).toContain('05.03.2026');
  expect(formatTime(time, 'en', ['en-US@posix'])).toContain('2026');
});
