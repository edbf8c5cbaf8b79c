import type { ArmyValues } from '../values.ts';
import { d } from './marks.ts';

function deployed(...lines: readonly string[]): string {
  return lines.map((line) => line.trim().split(/\s+/).join('.')).join('/');
}

/** Battalions line by line, front row, second row, hero; then who waits in Reinforcements. */
export const armies: readonly ArmyValues[] = [
  {
    id: 'empire-line',
    name: d({ en: 'Line of the Empire', de: 'Linie des Empire' }),
    // The units and heroes of the 30-point example; where they stand is ours.
    army: d(
      deployed(
        'swordmen knights swordmen  archers catapult  swordmen-hero',
        'horsemen militia horsemen  archers archers   horsemen-hero',
        'swordmen knights swordmen  archers catapult  archers-hero',
        'militia',
      ),
    ),
  },
  {
    id: 'empire-wall',
    name: d({ en: 'Wall of Shields', de: 'Schildwall' }),
    army: d(
      deployed(
        'shield-bearers shield-bearers shield-bearers  catapult rangers  halberds-hero',
        'knights halberds shield-bearers  catapult catapult  healer-hero',
        'rangers halberds halberds  rangers crossbows  knights-hero',
        'rangers rangers catapult',
      ),
    ),
  },
  {
    id: 'orcs-horde',
    name: d({ en: 'Green Horde', de: 'Grüne Horde' }),
    army: d(
      deployed(
        'goblin orc-warriors serpent-children  rock-throwers black-orcs  witch-hero',
        'goblin orc-warriors orc-warriors  goblin-archers rock-throwers  orc-warriors-hero',
        'goblin goblin orc-warriors  goblin-archers rock-throwers  goblin-hero',
        'goblin goblin-archers rock-throwers',
      ),
    ),
  },
  {
    id: 'orcs-riders',
    name: d({ en: 'Riders and Serpents', de: 'Reiter und Schlangen' }),
    army: d(
      deployed(
        'orc-spears serpent-children wolf-riders  goblin-archers goblin-archers  witch-hero',
        'boar-riders serpent-children serpent-children  goblin-archers rock-throwers  wolf-riders-hero',
        'boar-riders serpent-children wolf-riders  rock-throwers goblin-archers  goblin-hero',
        'orc-spears',
      ),
    ),
  },
];
