import type { GameTypes } from '@bannerfield/kernel';
import type { MakeBot } from './bot.ts';

/**
 * A bot that thinks so long about each choice, whatever it is asked to spend.
 * @param clock in milliseconds, from anywhere.
 */
export function timed<T extends GameTypes>(
  make: MakeBot<T>,
  milliseconds: number,
  clock: () => number,
): MakeBot<T> {
  return (...seating) => {
    const bot = make(...seating);
    return {
      see: (event) => bot.see(event),
      choose: (known) => {
        const began = clock();
        return bot.choose(known, { timeSpent: () => (clock() - began) / milliseconds });
      },
    };
  };
}
