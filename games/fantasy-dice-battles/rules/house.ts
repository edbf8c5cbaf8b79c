import { armies } from './data/armies.ts';
import { empire } from './data/empire.ts';
import { r } from './data/marks.ts';
import { orcs } from './data/orcs.ts';
import type { FdbEdition } from './values.ts';

/** What the rulebook states, and around it what we made of the rest. */
export const house: FdbEdition = {
  game: 'fantasy-dice-battles',
  id: 'house',
  title: { en: 'House edition', de: 'Hausausgabe' },
  values: {
    points: r(30),
    units: r([15, 19]),
    costs: [r(1), r(2), r(4)],
    factions: [
      { id: 'empire', name: r({ en: 'Empire', de: 'Empire' }) },
      { id: 'orcs', name: r({ en: 'Orcs', de: 'Orcs' }) },
    ],
    tiles: [...empire, ...orcs],
    armies: [...armies],
  },
};
