import { readFileSync, readdirSync } from 'node:fs';
import { checkPerft, golden, parsePerft } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';

const GOLDEN = new URL('../golden/', import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, GOLDEN), 'utf8');
}

const logs = readdirSync(GOLDEN).filter((name) => name.endsWith('.log'));

test.for(logs)('%s plays through as it did', (name) => {
  golden(game, read(name));
});

test('every Tactics card is played in every-tactic.log', () => {
  const played = read('every-tactic.log').matchAll(/^[01] ([a-z]+)(?:@|:| )/gm);
  const names = new Set([...played].map(([, name]) => name));
  const tactics = ['alexander', 'darius', 'companion', 'shields', 'fog', 'mud'];
  for (const name of [...tactics, 'scout', 'redeploy', 'deserter', 'traitor']) {
    expect(names).toContain(name);
  }
});

test.for(parsePerft(read('perft.txt')))('perft counts the same courses', (row) => {
  checkPerft(game, row, runs(20_000, 2_000_000));
});
