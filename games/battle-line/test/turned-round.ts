import type { TurnedRound } from '../../../tools/checks/turned-round.ts';
import { setup } from './turned-round/1-setup.ts';
import { turn } from './turned-round/3-turn.ts';
import { flags } from './turned-round/5-flags.ts';
import { tactics } from './turned-round/6-tactics.ts';
import { environment } from './turned-round/7-environment.ts';
import { scout } from './turned-round/8-scout.ts';
import { transfers } from './turned-round/8-transfers.ts';
import { draw } from './turned-round/9-draw.ts';
import { end } from './turned-round/10-end.ts';
import { views } from './turned-round/12-views.ts';

/** Every ruling decided the other way, by chapters of RULES.md. */
export const turnedRound: TurnedRound = {
  turned: [
    ...setup,
    ...turn,
    ...flags,
    ...tactics,
    ...environment,
    ...scout,
    ...transfers,
    ...draw,
    ...end,
    ...views,
  ],
  unturned: {
    'BL-E14': 'a bound on the cost of the proof; that the proof is exact is tested by R5.15',
    'BL-E24': 'follows from the list of cards: one Fog, one Mud',
    'BL-E45': 'arithmetic: of nine flags one player has five',
    'BL-O8': 'the Schotten Totten preset is not offered',
    'BL-U14': 'a bound on the cost of the proof, as BL-E14',
    'BL-U15': 'names the cards of an example, which R5.8 plays through',
    'BL-U22': 'says that the Schotten Totten preset is not built',
  },
};
