import type { TurnedRound } from '../../../tools/checks/turned-round.ts';
import { frame } from './turned-round/1-frame.ts';
import { battle } from './turned-round/14-battle.ts';
import { variants } from './turned-round/18-variants.ts';
import { orders } from './turned-round/8-orders.ts';

/** Every ruling decided the other way, by chapters of RULES.md. */
export const turnedRound: TurnedRound = {
  turned: [...frame, ...orders, ...battle, ...variants],
  unturned: {
    'BLT-A05': 'a slip of the book’s example, which R26.1 plays through',
    'BLT-A06': 'a slip of the book’s example, which R26.2 plays through',
    'BLT-A07': 'a value of the house edition, which R1.6 reads; rules take any',
    'BLT-A08': 'a count of the book’s example, which R26.4 plays through',
    'BLT-A09': 'whose loss the book’s example means, which R15.3 plays through',
    'BLT-A10': 'a name in the book’s example, which R26.3 plays through',
    'BLT-U12a': 'what the weapons would do to themselves; there is one, so it cannot be asked',
    'BLT-A38': 'spellings, which are no part of rules/',
  },
};
