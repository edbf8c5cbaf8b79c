import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { GameParts } from '@bannerfield/games/parts';
import type { ArmyFace, ArmyStep, GameTypes } from '@bannerfield/kernel';
import { loadWithEdition } from './edition-file.ts';
import { usedEditionFile } from './edition-use.ts';
import { badInput } from './errors.ts';
import type { Io } from './io.ts';
import { readText } from './read.ts';
import { writeNew, writeWhole } from './save.ts';
import type { GameSource } from './source.ts';
import { userFolder } from './user-folder.ts';

/** A game that has armies, and how they are built. */
export interface ArmyGame {
  readonly parts: GameParts;
  readonly face: ArmyFace<GameTypes>;
}

/** An army as its file has it: the game's id after `army` on the first line, the text on the next. */
export interface ArmyInFile extends ArmyGame {
  readonly army: string;
}

/** With the edition that new games are played with here. @throws CliError, UnknownGame */
export async function armyGame(io: Io, source: GameSource, game: string): Promise<ArmyGame> {
  const inUse = usedEditionFile(io.env, game) ?? undefined;
  const parts = await loadWithEdition(source, game, inUse);
  if (parts.armies !== undefined) return { parts, face: parts.armies };
  throw badInput({
    en: `${game} has no armies to be built`,
    de: `in ${game} werden keine Armeen aufgestellt`,
  });
}

/** @throws CliError naming file and line. */
export async function readArmyFile(io: Io, source: GameSource, file: string): Promise<ArmyInFile> {
  const written = readText(file).split('\n');
  const [head = '', ...lines] = written.map((line) => line.trim()).filter((line) => line !== '');
  const [, game] = /^army ([a-z0-9_-]+)$/.exec(head) ?? [];
  if (game === undefined) {
    throw badInput({
      en: `${file}, line 1: should be “army” and the game that it is for`,
      de: `${file}, Zeile 1: hier sollte „army“ stehen und für welches Spiel`,
    });
  }
  const { parts, face } = await armyGame(io, source, game);
  const step = face.read(parts.game, lines.join('/'));
  return { parts, face, army: armyOf(step, `${file}, line 2`, `${file}, Zeile 2`) };
}

/** @throws CliError for a word that means nothing. */
export function armyOf(step: ArmyStep, en: string, de = en): string {
  if (step.kind === 'army') return step.army;
  const word = step.kind === 'unknown' ? step.word : step.refusal.reason;
  throw badInput({
    en: `${en}: “${word}” means nothing in an army of this game`,
    de: `${de}: „${word}“ bedeutet in einer Armee dieses Spiels nichts`,
  });
}

/** Never over a file that is there; `isOwn`: it is the file that the army came from. */
export function writeArmyFile(file: string, game: string, army: string, isOwn = false): void {
  const text = `army ${game}\n${army}\n`;
  if (isOwn) writeWhole(file, text);
  else writeNew(file, text);
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} _-]{0,39}$/u;

function savedFile({ env }: Io, game: string, name: string): string {
  if (!NAME.test(name)) {
    throw badInput({
      en: `“${name}” is no name for an army: letters, digits, blanks, - and _, forty at most`,
      de: `„${name}“ ist kein Name für eine Armee: Buchstaben, Ziffern, Leerzeichen, - und _, höchstens vierzig`,
    });
  }
  return path.join(userFolder(env, 'armies'), game, `${name}.army`);
}

/** Keeps a whole army under a name; one of the same name gives way. */
export function keepArmy(io: Io, game: string, name: string, army: string): void {
  const file = savedFile(io, game, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeArmyFile(file, game, army, true);
}

export function forgetArmy(io: Io, game: string, name: string): boolean {
  const file = savedFile(io, game, name);
  const isThere = existsSync(file);
  rmSync(file, { force: true });
  return isThere;
}

/** The names of the armies kept for a game. */
export function keptArmies({ env }: Io, game: string): string[] {
  const folder = path.join(userFolder(env, 'armies'), game);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((file) => file.endsWith('.army'));
  return files.map((file) => file.slice(0, -'.army'.length)).toSorted();
}

/** Null: none is kept under that name. */
export async function keptArmy(
  io: Io,
  source: GameSource,
  game: string,
  name: string,
): Promise<string | null> {
  if (!keptArmies(io, game).includes(name)) return null;
  const { army } = await readArmyFile(io, source, savedFile(io, game, name));
  return army;
}
