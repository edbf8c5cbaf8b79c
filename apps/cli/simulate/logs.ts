import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { formatLog, Match, type GameTypes } from '@bannerfield/kernel';
import { writeWhole } from '../save.ts';
import type { Plan, Simulated } from './run.ts';

/** Writes each game as a log of its own into a folder, which is made if it is not there. */
export function makeLogWriter(plan: Plan, folder: string): (simulated: Simulated) => void {
  mkdirSync(folder, { recursive: true });
  const digits = String(plan.games).length;
  return (simulated) => {
    const number = String(simulated.index + 1).padStart(digits, '0');
    const name = `${plan.parts.game.id}-${String(plan.seed)}-${number}.log`;
    writeWhole(path.join(folder, name), formatLog(matchOf(plan, simulated).log));
  };
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
