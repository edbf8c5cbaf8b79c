import { expect, test } from 'vitest';
import { gameIds, loadGame } from '@bannerfield/games/load';

test.for(gameIds())('%s explains no value of an option by a bare number', async (id) => {
  const { about } = await loadGame(id);
  for (const [name, { explanation, values, names }] of Object.entries(about.options)) {
    for (const language of ['en', 'de'] as const) {
      for (const value of values) {
        // A word of the language may stand there as one.
        if (typeof value === 'boolean' || /^[a-z]+$/.test(String(value))) continue;
        if (names?.[String(value)] === undefined) continue;
        // The page puts the name in its place where a colon follows.
        const bare = explanation[language].replaceAll(`${String(value)}:`, '');
        expect(bare, `${name} ${language}`).not.toMatch(
          new RegExp(`(^|\\s)${String(value)}(\\s|\\.|,|$)`),
        );
      }
    }
  }
});
