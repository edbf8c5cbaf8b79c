import { readdirSync, readFileSync } from 'node:fs';
import { checkPerft, golden, parsePerft } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';

const GOLDEN = new URL('../golden/', import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, GOLDEN), 'utf8');
}

const logs = readdirSync(GOLDEN).filter((name) => name.endsWith('.log'));

test('there are golden logs', () => {
  expect(logs.length).toBeGreaterThanOrEqual(4);
});

test.for(logs)('%s plays through as it did', (name) => {
  golden(game, read(name));
});

test('every kind of move is in some golden log', () => {
  const moves = logs.flatMap((name) => read(name).split('\n'));
  const kinds = [
    'army:',
    'faction:',
    'deploy:',
    'deployed',
    'ready',
    'send:',
    'hold',
    'flee:',
    'regroup:',
    'redeploy:',
  ];
  for (const kind of kinds) {
    expect(
      moves.some((line) => line.startsWith(`0 ${kind}`) || line.startsWith(`1 ${kind}`)),
      kind,
    ).toBe(true);
  }
});

test.for(parsePerft(read('perft.txt')))('perft counts the same courses', (row) => {
  checkPerft(game, row, runs(20_000, 500_000));
});
