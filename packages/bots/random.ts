import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot } from './bot.ts';

/** Takes any legal action, all alike. */
export function makeRandom<T extends GameTypes>(): MakeBot<T> {
  return (game, _seat, rng) => ({
    see: () => undefined,
    choose: (known) => {
      const legal = game.legal(known);
      const action = legal[rng(legal.length)];
      if (action === undefined) throw new Error('a bot was asked where nothing is legal');
      return action;
    },
  });
}
