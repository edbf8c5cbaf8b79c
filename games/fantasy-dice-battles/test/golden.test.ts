import { readdirSync, readFileSync } from 'node:fs';
import { checkPerft, golden, parsePerft } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game as house } from '../rules/index.ts';
import { game as plain } from './rules/position.ts';

const GOLDEN = new URL('../golden/', import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, GOLDEN), 'utf8');
}

const logs = readdirSync(GOLDEN).filter((name) => name.endsWith('.log'));

/** All but one are of the plain edition, so that a value of the house edition can be changed. */
test.for(logs)('%s plays through as it did', (name) => {
  const text = read(name);
  golden(text.includes('"id":"house"') ? house : plain, text);
});

test('every kind of move is in some golden log', () => {
  const lines = logs.flatMap((name) => read(name).split('\n'));
  const moves = lines.flatMap((line) => /^[01*] (\S+)/.exec(line)?.[1] ?? []);
  const kinds = ['army', 'faction', 'deploy', 'send', 'flee', 'regroup', 'redeploy', 'roll'];
  for (const kind of kinds) {
    expect(
      moves.some((move) => move.startsWith(`${kind}:`)),
      kind,
    ).toBe(true);
  }
  for (const move of ['deployed', 'ready', 'hold', '+foot']) expect(moves).toContain(move);
  expect(moves.some((move) => move.endsWith('@regroup'))).toBe(true);
});

test.for(parsePerft(read('perft.txt')))('perft counts the same courses', (row) => {
  checkPerft(plain, row, runs(20_000, 500_000));
});
