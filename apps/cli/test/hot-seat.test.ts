import { readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { registrySource } from '../source.ts';
import { makeFolder } from './support/files.ts';
import { run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const FIRST_ENTRY = 5;

/** A golden game of Battle Line, cut after `entries` moves and outcomes. */
function begun(golden: string, entries: number): string {
  const source = new URL(`../../../games/battle-line/golden/${golden}.log`, import.meta.url);
  const lines = readFileSync(source, 'utf8')
    .split('\n')
    .slice(0, FIRST_ENTRY + entries);
  const end = `end ${String(entries)}`;
  return folder.file(`${golden}-${String(entries)}.log`, `${[...lines, end].join('\n')}\n`);
}

/** Two people type these lines; gives all that was printed. */
async function typed(file: string, ...lines: string[]): Promise<string> {
  const { out } = await run(['play', '--load', file], lines.map((line) => `${line}\n`).join(''), {
    source: registrySource,
  });
  return out;
}

test('a move that is taken back is not told to the other player', async () => {
  const file = begun('random-1', 16);
  const out = await typed(file, '', 'v6@5', 'undo', 'v6@4', 'draw:troop', '', '');
  expect(out).toContain('You lay v6 at flag 5.');
  const shownToOther = out.slice(out.indexOf('It is the turn of Player 1.'));
  expect(shownToOther).toContain('Player 2 lays v6 at flag 4.');
  expect(shownToOther).not.toContain('flag 5');
});

test('that a hidden hand allows but one move is seen only by who holds it', async () => {
  // Seat 1 holds seven Tactics cards and can play none of them: `pass` is its only move.
  const file = begun('locked', 125);
  const before = await typed(file);
  expect(before).toMatch(/It is the turn of Player 2\.[^]*Enter, when you are there: \nSaved/);
  expect(before).not.toContain('pass');
  const after = await typed(begun('locked', 125), '');
  expect(after).toContain('Nothing but pass was possible, so it is done.\nYou pass.');
});

test('moves that were made for a player are not what he takes back', async () => {
  // `end` was made for him at the start of his turn.
  const file = begun('start-of-turn', 14);
  const out = await typed(file, '', 'undo', 'undo');
  // Nobody sees anything of it, so it is not told.
  expect(out).not.toContain('Nothing but');
  expect(out).not.toContain('Taken back.');
  expect(out.match(/That cannot be taken back: a card or a die/g)).toHaveLength(2);
});

test('a drawn card is shown at once, and before the other player is asked to sit down', async () => {
  const out = await typed(begun('random-1', 16), '', 'v6@5', 'draw:troop', '');
  const [, seen = ''] = /You draw from the Troop deck\.\n(You draw \S+\.)\n/.exec(out) ?? [];
  expect(seen).not.toBe('');
  const at = out.indexOf(seen);
  expect(out.slice(at)).toMatch(/^[^]*Enter, when you have seen it: [^]*the turn of Player 1\./);
  expect(out.slice(out.indexOf('the turn of Player 1.'))).not.toContain(seen);
});
