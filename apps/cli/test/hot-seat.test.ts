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
  expect(out.match(/There is nothing to take back yet\./g)).toHaveLength(2);
});

test('only an empty line uncovers the next hand, and the next screen of any kind', async () => {
  const file = begun('random-1', 16);
  const out = await typed(file, 'v6@5', ' x ', '?', 'help', 'hint', 'no', 'show');
  expect(out).not.toContain('hand ');
  expect(out.match(/Only Enter alone goes on/g)).toHaveLength(5);
  expect(out.match(/What can be typed here:\n/g)).toHaveLength(2);
  const saved = await typed(file, `save ${folder.file('covered.log')}`, 'x', 'quit', '');
  expect(saved.match(/Saved in /g)).toHaveLength(2);
  expect(saved).not.toContain('hand ');
  // The same before the hand is taken away again.
  const seen = await typed(file, '', 'v6@5', 'draw:troop', 'x', 'help', '', '');
  expect(seen.match(/Only Enter alone goes on/g)).toHaveLength(1);
  expect(seen).toContain('What can be typed here:');
  expect(seen).toContain('Player 1: ');
});

test('a covered screen knows the German words', async () => {
  const { out } = await run(
    ['play', '--load', begun('random-1', 16), '--language', 'de'],
    'x\nhilfe\nsichern\nschluss\n',
    { source: registrySource },
  );
  expect(out).toContain('Nur Enter allein geht weiter');
  expect(out).toContain('Was sich hier eingeben lässt:');
  expect(out.match(/Gesichert in /g)).toHaveLength(2);
  expect(out).not.toContain('Hand  ');
});

test('at the draw a word that fits one move only makes it', async () => {
  const out = await typed(begun('random-1', 16), '', 'v6@5', 'troop', '');
  expect(out).toContain('You draw from the Troop deck.');
  const german = await run(
    ['play', '--load', begun('random-1', 16), '--language', 'de'],
    '\nv6@5\nzieh Truppe\nbeanspruche 1\n',
    { source: registrySource },
  );
  expect(german.out).toContain('„zieh Truppe“ schreibt man hier draw:troop.');
  expect(german.out).toContain('„beanspruche 1“ schreibt man hier claim@1.');
});

test('a move that misses by a number is told which there are', async () => {
  const out = await typed(begun('random-1', 16), '', 'why g5@10', 'v6@0', 'why claim', 'g11@3');
  for (const sentence of [
    '“g5@10” is no move; g5@1 to g5@9 are.',
    '“v6@0” is no move; v6@1 to v6@9 are.',
    '“claim” is no move; claim@1 to claim@9 are.',
    '“g11@3” is no move; g1@3 to g10@3 are.',
  ]) {
    expect(out).toContain(sentence);
  }
});

test('a hint is the same whenever the same position is asked about', async () => {
  const file = begun('random-1', 16);
  const out = await typed(file, '', 'hint', 'hint', 'hint', 'show', 'hint');
  const hints = out.match(/The greedy bot would play [^]*?\.\n/g) ?? [];
  expect(hints).toHaveLength(4);
  expect(new Set(hints).size).toBe(1);
  expect(await typed(file, '', 'hint')).toContain(hints[0]);
});

const TRIED_EN = /Tried out.*: you win after \S+ \d+ %, .*playouts\)\./;
const TRIED_DE = /Ausprobiert.*: Du gewinnst nach \S+ \d+ %, .*Ausspiele\)\./;

test.each([
  ['en', 'hint', 'With what you hold you can make it a Phalanx at flag 3.', TRIED_EN],
  [
    'de',
    'tipp',
    'Mit deinen Handkarten kannst du daraus an Flagge 3 eine Phalanx machen.',
    TRIED_DE,
  ],
])('a hint says why, in %s', async (language, command, sentence, tried) => {
  const { out } = await run(
    ['play', '--load', begun('random-1', 16), '--language', language],
    `\n${command}\n`,
    { source: registrySource },
  );
  expect(out).toContain(`.\n${sentence}\n`);
  expect(out).toMatch(tried);
});

test('a drawn card is shown at once, and before the other player is asked to sit down', async () => {
  const out = await typed(begun('random-1', 16), '', 'v6@5', 'draw:troop', '');
  const [, seen = ''] = /You draw from the Troop deck\.\n(You draw \S+\.)\n/.exec(out) ?? [];
  expect(seen).not.toBe('');
  const at = out.indexOf(seen);
  expect(out.slice(at)).toMatch(/^[^]*Enter, when you have seen it: [^]*the turn of Player 1\./);
  expect(out.slice(out.indexOf('the turn of Player 1.'))).not.toContain(seen);
});
