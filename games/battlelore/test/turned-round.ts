import type { TurnedRound } from '../../../tools/checks/turned-round.ts';
import { battle } from './turned-round/battle.ts';
import { end } from './turned-round/end.ts';
import { turn } from './turned-round/turn.ts';

/** Every ruling decided the other way, by chapters of RULES.md. */
export const turnedRound: TurnedRound = {
  turned: [...turn, ...battle, ...end],
  unturned: {
    'LORE-U2':
      'hills that touch are of one group, and from afar nobody rolls more than two dice of his own, so that either way leaves the same dice',
    'LORE-U3': 'is about creatures, which are not offered',
    'LORE-U9': 'no mounted unit has a bow, so that no shot follows on a follow-on',
    'LORE-U11': 'no mounted unit has a bow, so that a weapon that forbids pursuit forbids nobody',
    'LORE-U12':
      'whoever strikes back or first has had no order and no move in that turn, so that either way adds nothing',
    'LORE-U25': 'a matter of words',
    'LORE-U26': 'says that no rule is needed, which R8.8 shows for all lines',
    'LORE-U36': 'says where printed texts could be looked up',
  },
};
