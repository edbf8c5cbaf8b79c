import path from 'node:path';
import type { Plugin } from 'vite';

const SPLIT = path.join(import.meta.dirname, '../src/words/by-language.ts');

/**
 * A board keeps its words in `words.en.ts` and `words.de.ts`, and its `words.ts` picks among both.
 * In the built client only those of the languages spoken come to the reader.
 */
export function boardWords(): Plugin {
  return {
    name: 'board-words',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/games\/[^/]+\/board\/words\.ts$/ },
      handler: (source) =>
        source.includes("from './words.de.ts'") ? { code: fetched(), map: null } : null,
    },
  };
}

function fetched(): string {
  const file = (language: string) =>
    `${language}: async () => (await import('./words.${language}.ts')).words`;
  return `
    import { byLanguage } from ${JSON.stringify(SPLIT)};
    export const wordsIn = byLanguage({ ${file('en')}, ${file('de')} });
  `;
}
