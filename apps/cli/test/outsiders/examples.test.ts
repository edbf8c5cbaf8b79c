import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { refereeDocument } from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { ENDING, runReal, SETTING } from '../support/real.ts';
import { documentOf } from '../support/run.ts';

const EXAMPLES = fileURLToPath(new URL('../../../../examples/', import.meta.url));
const TYPESCRIPT = `'${process.execPath}' '${EXAMPLES}bot.ts' 1`;
const PYTHON = `python3 '${EXAMPLES}bot.py' 1`;
const GAMES = SETTING.source.ids();

/** Where there is none, the tests that need it are counted as skipped. */
const hasPython = spawnSync('python3', ['-c', '0']).status === 0;

async function playsFairly(id: string, example: string): Promise<void> {
  const terms = ['--seed', '6', '--options', ENDING[id] ?? '{}', '--move-time', '60'];
  const players = ['--bot', `example=${example}`, '--bot', 'random'];
  const { end, conduct, entries } = refereeDocument.parse(
    documentOf(await runReal('referee', id, ...players, ...terms, '--json')),
  );
  expect(end).toMatchObject({ forfeit: null, rule: expect.stringMatching(/^R\d/) as string });
  expect(conduct[0].answers).toBeGreaterThan(5);
  expect(conduct[0].illegal).toBe(0);
  expect(entries).toBeGreaterThan(20);
}

test.each(GAMES)('the example in TypeScript plays a whole game of %s', async (id) => {
  await playsFairly(id, TYPESCRIPT);
});

test.skipIf(!hasPython).each(GAMES)(
  'the example in Python plays a whole game of %s',
  async (id) => {
    await playsFairly(id, PYTHON);
  },
);

test('the example in Python needs nothing but its own library, and is short', () => {
  const lines = readFileSync(`${EXAMPLES}bot.py`, 'utf8').trimEnd().split('\n');
  const imports = lines.filter((line) => /^\s*(import|from) /.test(line));
  expect(imports).toEqual(['import json', 'import random', 'import sys']);
  expect(lines.length).toBeLessThanOrEqual(66);
});
