import type { TurnedRound } from '../../../tools/checks/turned-round.ts';
import { army } from './turned-round/army.ts';
import { cards } from './turned-round/cards.ts';
import { defeat } from './turned-round/defeat.ts';
import { orders } from './turned-round/orders.ts';
import { powers } from './turned-round/powers.ts';
import { roll } from './turned-round/roll.ts';

/** Every ruling decided the other way, by chapters of RULES.md. */
export const turnedRound: TurnedRound = {
  turned: [...orders, ...cards, ...powers, ...roll, ...defeat, ...army],
  unturned: {
    'FDB-A18': 'what waits or flees is kept without dice, so nothing else can be',
    'FDB-A37': 'a secret choice cannot be forbidden because of another secret choice',
    'FDB-A41': 'two names of one unit; the list has one, which R12.6 tests',
    'FDB-A42': 'a slip of the pen',
    'FDB-U04': 'follows from one card a battalion; R8.20 tries all orders',
    'FDB-U11':
      'either way leaves the same token, since poison turns into a wound before the next roll',
    'FDB-U18': 'says what cannot happen',
    'FDB-U26': 'names rulings that lacked a clause',
    'FDB-U36': 'is held by edition.ts, outside the rules',
  },
};
