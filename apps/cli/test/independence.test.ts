import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gameIds } from '@bannerfield/games/load';
import { expect, test } from 'vitest';

const ROOT = path.dirname(import.meta.dirname);

function sources(): string[] {
  return readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|mjs)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !/[/\\](test|\.build|node_modules)[/\\]/.test(file));
}

test('the program knows no game by name', () => {
  expect(sources().length).toBeGreaterThan(20);
  for (const file of sources()) {
    const text = readFileSync(file, 'utf8');
    for (const id of [...gameIds(), '_blank']) {
      expect([file, text.includes(id)]).toEqual([file, false]);
    }
  }
});
