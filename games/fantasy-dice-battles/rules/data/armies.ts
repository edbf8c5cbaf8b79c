import type { ArmyValues } from '../values.ts';
import { d, r } from './marks.ts';

function deployed(...lines: readonly string[]): string {
  return lines.map((line) => line.trim().split(/\s+/).join('.')).join('/');
}

/** Battalions line by line, front row, second row, hero; then who waits in Reinforcements. */
export const armies: readonly ArmyValues[] = [
  {
    id: 'empire-line',
    name: d({ en: 'Line of the Empire', de: 'Linie des Imperiums' }),
    // The units and heroes of the 30-point example; where they stand is ours.
    army: r(
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
        'halberds shield-bearers halberds  healer crossbows   halberds-hero',
        'swordmen shield-bearers swordmen  healer archers     swordmen-hero',
        'halberds swordmen halberds        alchemist crossbows healer-hero',
        'militia militia archers rangers',
      ),
    ),
  },
  {
    id: 'orcs-horde',
    name: d({ en: 'Green Horde', de: 'Grüne Horde' }),
    army: d(
      deployed(
        'orc-warriors goblin orc-warriors  shaman goblin-archers         orc-warriors-hero',
        'goblin trolls goblin              goblin-archers rock-throwers  goblin-hero',
        'orc-warriors goblin orc-warriors  shaman goblin-archers         shaman-hero',
        'orc-spears orc-spears wolf-riders goblin-archers',
      ),
    ),
  },
  {
    id: 'orcs-riders',
    name: d({ en: 'Riders and Serpents', de: 'Reiter und Schlangen' }),
    army: d(
      deployed(
        'wolf-riders serpent-children wolf-riders  witch goblin-archers    wolf-riders-hero',
        'wolf-riders orc-spears wolf-riders        drummers goblin-archers trolls-hero',
        'boar-riders serpent-children orc-spears   witch goblin-archers    witch-hero',
        'goblin goblin goblin',
      ),
    ),
  },
];
