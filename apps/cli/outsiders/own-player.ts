import type { Bot } from '@bannerfield/bots';
import type { Game, GameTypes } from '@bannerfield/kernel';
import type { Player } from './player.ts';

/** A bot of ours: it thinks here, and nothing ends it before it has done so. */
export function makeOwnPlayer(game: Game<GameTypes>, bot: Bot<GameTypes>): Player {
  return {
    begin: () => Promise.resolve(null),
    hear: (event) => bot.see(event),
    answer: (known) =>
      Promise.resolve({ kind: 'move', move: game.notation.format(bot.choose(known, {})) }),
    refused: ({ given, reason }) => {
      throw new Error(`a bot chose ${given}, which is not allowed (${reason})`);
    },
    end: () => undefined,
    close: () => Promise.resolve(),
  };
}
