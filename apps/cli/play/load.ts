import { badInput } from '../errors.ts';
import { readRecord } from '../record.ts';
import type { GameSource } from '../source.ts';
import type { EveningGame } from './session.ts';

/** The games of a file that play can go on with. */
export interface Loaded {
  readonly length: number;
  readonly games: readonly [...EveningGame[], EveningGame];
}

/** @throws CliError if the file is no game of ours, or its series does not hang together. */
export async function loadGames(source: GameSource, file: string): Promise<Loaded> {
  const { length, games } = await readRecord(source, file);
  const [first] = games;
  games.forEach(({ match }, index) => {
    if (match.game.id !== first.match.game.id) {
      throw badInput(`${file}: game ${String(index + 1)} of this series is of another kind`);
    }
    if (index < games.length - 1 && match.pending.kind !== 'over') {
      throw badInput(`${file}: game ${String(index + 1)} of this series is not finished`);
    }
  });
  return { length, games };
}
