import { readFileSync, readdirSync } from 'node:fs';
import { parseLog, type Edition } from '@bannerfield/kernel';
import { checkPerft, golden, parsePerft } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import type { EditionValues } from '../rules/edition.ts';
import { game, makeGame } from '../rules/index.ts';

const GOLDEN = new URL('../golden/', import.meta.url);

function read(name: string): string {
  return readFileSync(new URL(name, GOLDEN), 'utf8');
}

const logs = readdirSync(GOLDEN).filter((name) => name.endsWith('.log'));

/** A log is played by the edition it carries. */
test.for(logs)('%s plays through as it did', (name) => {
  const text = read(name);
  const edition = parseLog(text).header.edition as Edition<EditionValues>;
  golden(makeGame(edition), text);
});

test('golden logs have every kind of move', () => {
  const moves = logs.flatMap((name) => [...read(name).matchAll(/^[01*] ([a-z]+|\+)/gm)]);
  const kinds = new Set(moves.map(([, kind]) => kind));
  for (const kind of [
    ...['pick', 'keep', 'discard', 'field', 'recover', 'leave', 'attack', 'defend', 't', 'commit'],
    ...['stand', 'withdraw', 'remove', 'protect', 'ignore', 'accept', 'casualty', 'lose', 'draw'],
    ...['decline', '+'],
  ]) {
    expect(kinds).toContain(kind);
  }
});

test.for(parsePerft(read('perft.txt')))('perft counts the same courses', (row) => {
  checkPerft(game, row, runs(20_000, 2_000_000));
});
