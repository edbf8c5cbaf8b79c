import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatLog, Match, parseLog, type Game, type GameTypes } from '@bannerfield/kernel';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { listFiles } from './checks/files.ts';
import { parseRegistry } from './checks/games.ts';

const BLANK = '_blank';

/** Longer ones end nowhere: the name stands in types, files and URLs. */
const LONGEST = 40;

/**
 * Copies the blank game to `games/<id>` under its new name, golden logs too.
 * @throws Error with a sentence to show, if the id cannot be taken.
 */
export async function makeGame(root: string, id: string): Promise<void> {
  const blank = path.join(root, 'games', BLANK);
  const folder = path.join(root, 'games', id);
  const fault = findIdFault(root, id);
  if (fault !== null) throw new Error(fault);
  cpSync(blank, folder, { recursive: true });
  try {
    for (const file of listFiles(folder)) await rename(path.join(folder, file), id);
    await rewriteLogs(folder);
  } catch (error) {
    rmSync(folder, { recursive: true });
    throw error;
  }
}

/** Why this id cannot be taken; null: it can. */
function findIdFault(root: string, id: string): string | null {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    return `“${id}” is no id: write lower-case words with hyphens, as in battle-line`;
  }
  if (id.length > LONGEST) {
    return `this id has ${id.length} letters, and at most ${LONGEST} are allowed`;
  }
  if (isTaken(id)) return `“${id}” means something else to JavaScript or to a file system`;
  const registry = readFileSync(path.join(root, 'games/registry.ts'), 'utf8');
  if (existsSync(path.join(root, 'games', id)) || parseRegistry(registry).includes(id)) {
    return `there is a game “${id}” already`;
  }
  const name = typeName(id);
  const folder = path.join(root, 'games', BLANK);
  const isUsed = listFiles(folder).some((file) =>
    new RegExp(`\\b${name}(State)?\\b`).test(readFileSync(path.join(folder, file), 'utf8')),
  );
  return isUsed ? `“${id}” would make a type ${name}, which the blank game uses itself` : null;
}

/** Words of the language, names that every object or every module has, and devices of Windows. */
function isTaken(id: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true);
  scanner.setText(id);
  const token = scanner.scan();
  const isWord = token >= ts.SyntaxKind.FirstKeyword && token <= ts.SyntaxKind.LastKeyword;
  return (
    (isWord && scanner.getTokenEnd() === id.length) ||
    id in Object.prototype ||
    Object.hasOwn(globalThis, id) ||
    Object.hasOwn(globalThis, typeName(id)) ||
    /^(con|prn|aux|nul|(com|lpt)\d)$/.test(id)
  );
}

/** `battle-line` → `BattleLine`. */
function typeName(id: string): string {
  return title(id).replaceAll(' ', '');
}

/** `battle-line` → `Battle Line`. */
function title(id: string): string {
  return id.replace(/(^|-)([a-z0-9])/g, (_, hyphen: string, letter: string) =>
    hyphen === '' ? letter.toUpperCase() : ` ${letter.toUpperCase()}`,
  );
}

async function rename(file: string, id: string): Promise<void> {
  const text = readFileSync(file, 'utf8')
    .replace(/'(Blank|Leer)'/g, `'${title(id)}'`)
    .replace(/^# Rules of the blank game$/m, `# Rules of ${title(id)}`)
    .replace(/^# Regeln des leeren Spiels$/m, `# Regeln von ${title(id)}`)
    .replace(/\bBlank(State)?\b/g, `${typeName(id)}$1`)
    .replaceAll(BLANK, id);
  const options = await resolveConfig(file);
  const formatted = /\.tsx?$/.test(file)
    ? await format(text, { ...options, filepath: file })
    : text;
  writeFileSync(file, formatted);
}

/** The hashes of a log begin with the game's name: so its moves are played anew. */
async function rewriteLogs(folder: string): Promise<void> {
  const rules = pathToFileURL(path.join(folder, 'rules/index.ts')).href;
  const { game } = (await import(rules)) as { game: Game<GameTypes> };
  const logs = listFiles(folder, 'golden').filter((file) => file.endsWith('.log'));
  for (const name of logs) {
    const file = path.join(folder, name);
    writeFileSync(file, playAnew(game, readFileSync(file, 'utf8')));
  }
}

function playAnew(game: Game<GameTypes>, text: string): string {
  const { header, entries } = parseLog(text);
  const match = new Match(game, header.options);
  for (const { by, move } of entries) {
    const parsed = game.notation.parse(move);
    if (parsed === null) throw new Error(`“${move}” is no move of ${game.id}`);
    if (by === null) match.applyChance(parsed);
    else if (match.act(by, parsed) !== null) throw new Error(`${move} is refused`);
  }
  return formatLog(match.log);
}
