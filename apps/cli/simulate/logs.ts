import { statSync } from 'node:fs';
import path from 'node:path';
import { formatLog, Match, type GameTypes } from '@bannerfield/kernel';
import { badInput } from '../errors.ts';
import { readText } from '../read.ts';
import { checkName, checkWritable, makeFolders, writeNew } from '../save.ts';
import type { Plan, Simulated } from './run.ts';

/** Writes each game as a log of its own into a folder, which is made if it is not there. */
export function makeLogWriter(plan: Plan, folder: string): (simulated: Simulated) => void {
  prepareFolder(folder);
  const digits = String(plan.games).length;
  return (simulated) => {
    const number = String(simulated.index + 1).padStart(digits, '0');
    const name = `${plan.parts.game.id}-${String(plan.seed)}-${number}.log`;
    writeOnce(path.join(folder, name), formatLog(matchOf(plan, simulated).log));
  };
}

/** @throws fs errors, before the first game is played. */
function prepareFolder(folder: string): void {
  checkName(folder);
  makeFolders(folder);
  if (!statSync(folder).isDirectory()) throw badInput(`${folder}: this is a file, not a folder`);
  checkWritable(path.join(folder, 'x.log'));
}

/** The same game may have been written before; nothing else is written over. */
function writeOnce(file: string, text: string): void {
  try {
    writeNew(file, text);
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
    if (readText(file) !== text) throw badInput(`${file}: it exists already, and is another game`);
  }
}

/** Plays the game again as a match, which checks it and chains its hashes. */
function matchOf({ parts }: Plan, { options, played }: Simulated): Match<GameTypes> {
  const match = new Match(parts.game, options);
  for (const { by, move } of played) {
    if (by === null) {
      match.applyChance(move);
      continue;
    }
    const refusal = match.act(by, move);
    if (refusal !== null) throw new Error(`a played move is refused: ${refusal.reason}`);
  }
  return match;
}
