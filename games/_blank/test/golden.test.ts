import { readdirSync, readFileSync } from 'node:fs';
import { checkPerft, golden, parsePerft } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';

const folder = new URL('../golden/', import.meta.url);

test('golden logs play out as they did', () => {
  const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
  expect(logs).not.toHaveLength(0);
  for (const name of logs) golden(game, readFileSync(new URL(name, folder), 'utf8'));
});

test('perft counts are as they were', () => {
  const rows = parsePerft(readFileSync(new URL('perft.txt', folder), 'utf8'));
  expect(rows).not.toHaveLength(0);
  for (const row of rows) checkPerft(game, row, runs(20_000, 2_000_000));
});
