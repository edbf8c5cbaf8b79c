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

test.for(logs)('%s plays through as it did', (name) => {
  golden(game, read(name));
});

test('golden logs have every kind of move', () => {
  const text = logs.map(read).join('\n');
  for (const kind of [
    ...['play:', 'order:', 'done', 'ignore:', 'back', 'pass', 'keep:', 'keep-lore:', 'take:'],
    ...[
      'lore:',
      '\\+lore:',
      'roll:',
      '[a-i]\\d+>[a-i]\\d+',
      '[a-i]\\d+x',
      '<[a-i]',
      '>[a-i]',
      '![a-i]',
    ],
  ]) {
    expect(text).toMatch(new RegExp(`^[01*] \\S*${kind}`, 'm'));
  }
});

test.for(parsePerft(read('perft.txt')))('perft counts the same courses', (row) => {
  checkPerft(game, row, runs(20_000, 2_000_000));
});
