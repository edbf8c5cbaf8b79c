import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Game, GameTypes } from '@bannerfield/kernel';
import { golden } from '@bannerfield/kernel/test-kit';
import { check } from 'prettier';
import { expect, onTestFinished, test } from 'vitest';
import { findClauseFaults } from '../../tools/checks/clauses.ts';
import { listFiles, listFolders } from '../../tools/checks/files.ts';
import { findGameFaults, registryLine } from '../../tools/checks/games.ts';
import { makeGame } from '../../tools/make-game.ts';
import { ROOT } from '../../tools/steps.ts';

/** A tree with the blank game and the game `chess`, inside our own, so that packages are found. */
function makeTree(): string {
  mkdirSync(path.join(ROOT, '.build'), { recursive: true });
  const root = mkdtempSync(path.join(ROOT, '.build/new-game-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  cpSync(path.join(ROOT, 'games/_blank'), path.join(root, 'games/_blank'), { recursive: true });
  register(root, 'chess');
  return root;
}

function register(root: string, ...ids: string[]): void {
  const lines = ids.map((id) => `  ${registryLine(id)}\n`).join('');
  const source = `export const registry = {\n${lines}};\n`;
  writeFileSync(path.join(root, 'games/registry.ts'), source);
}

test('a new game with its line in the registry has no fault', async () => {
  const root = makeTree();
  await makeGame(root, 'five-kings');
  expect(await findGameFaults(root)).toContainEqual(
    expect.stringContaining('games/five-kings is not registered'),
  );
  register(root, 'five-kings');
  expect(await findGameFaults(root)).toEqual([]);
  expect(findClauseFaults(root)).toEqual([]);
});

test('a new game bears its own name everywhere', async () => {
  const root = makeTree();
  await makeGame(root, 'five-kings');
  const folder = path.join(root, 'games/five-kings');
  const texts = listFiles(folder).map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(listFiles(folder)).toEqual(listFiles(path.join(ROOT, 'games/_blank')));
  expect(texts.join('')).not.toMatch(/blank|\bleer/i);
  expect(texts.join('')).toContain("title: { en: 'Five Kings', de: 'Five Kings' }");
  expect(texts.join('')).toContain('Game<FiveKings>');
});

test('a new game is formatted, and its golden logs hold', async () => {
  const root = makeTree();
  await makeGame(root, 'the-seven-days-of-borodino');
  const folder = path.join(root, 'games/the-seven-days-of-borodino');
  const rules = pathToFileURL(path.join(folder, 'rules/index.ts')).href;
  const { game } = (await import(rules)) as { game: Game<GameTypes> };
  for (const name of listFiles(folder)) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const style = { printWidth: 100, singleQuote: true, filepath: name };
    if (name.endsWith('.ts')) expect(await check(text, style), name).toBe(true);
    if (name.endsWith('.log')) golden(game, text);
  }
});

test.for([
  ['Chess', 'is no id'],
  ['five_kings', 'is no id'],
  ['5-kings', 'is no id'],
  ['../five', 'is no id'],
  ['', 'is no id'],
  ['a'.repeat(300), 'this id has 300 letters, and at most 40'],
  ['constructor', 'means something else'],
  ['class', 'means something else'],
  ['default', 'means something else'],
  ['type', 'means something else'],
  ['map', 'means something else'],
  ['process', 'means something else'],
  ['nul', 'means something else'],
  ['com1', 'means something else'],
  ['chess', 'there is a game “chess” already'],
  ['hand', 'would make a type Hand, which the blank game uses itself'],
] as const)('the id “%s” is refused: %s', async ([id, why]) => {
  const root = makeTree();
  await expect(makeGame(root, id)).rejects.toThrow(why);
  expect(listFolders(root, 'games')).toEqual(['_blank']);
});

test('an id whose folder is there is refused', async () => {
  const root = makeTree();
  await makeGame(root, 'go');
  await expect(makeGame(root, 'go')).rejects.toThrow('there is a game “go” already');
});
