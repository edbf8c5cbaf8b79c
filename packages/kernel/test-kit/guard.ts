import type { Game, GameTypes } from '../game.ts';

/**
 * The game for input that is frozen: a member that should only read and writes instead fails
 * by its name.
 */
export function guarded<T extends GameTypes>(game: Game<T>): Game<T> {
  return {
    ...game,
    pending: (table) => unwritten('pending', () => game.pending(table)),
    legal: (known) => unwritten('legal', () => game.legal(known)),
    why: (known, move) => unwritten('why', () => game.why(known, move)),
    chance: (state) => unwritten('chance', () => game.chance(state)),
    sample: (state, rng) => unwritten('sample', () => game.sample(state, rng)),
    clone: (state) => unwritten('clone', () => game.clone(state)),
    imagine: (known, rng) => unwritten('imagine', () => game.imagine(known, rng)),
    audit: (state) => unwritten('audit', () => game.audit(state)),
  };
}

function unwritten<R>(member: string, read: () => R): R {
  try {
    return read();
  } catch (cause) {
    if (!(cause instanceof TypeError)) throw cause;
    throw new Error(`${member} leaves its input as it is: ${cause.message}`, { cause });
  }
}
