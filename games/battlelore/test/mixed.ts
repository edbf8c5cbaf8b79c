import { SCENARIOS } from '../rules/scenarios.ts';
import type { Options } from '../rules/state.ts';

export const DEFAULTS: Options = {
  scenario: 'agincourt',
  loreMode: 'scenario',
  mercenaries: true,
  landmarks: true,
  sectionLayout: 'dotted',
  victoryBanners: 0,
  handBottom: 0,
  handTop: 0,
  crossbowMovePenalty: true,
  retreatDeadEndAllowed: true,
  boldCheck: 'atBattleBack',
  hillSight: 'between',
  stopEndsTurn: true,
  turnLimit: 0,
};

/** Other options for each seed, so that all values and many pairs of them are met. */
export function mixed(seed: number): Options {
  const bit = (place: number): boolean => (Math.imul(seed, 2654435761) >>> (place + 8)) % 2 === 1;
  return {
    scenario: SCENARIOS[seed % SCENARIOS.length]?.id ?? 'agincourt',
    loreMode: (['medieval', 'scenario', 'none'] as const)[Math.floor(seed / 8) % 3] ?? 'none',
    mercenaries: bit(1),
    landmarks: bit(2),
    sectionLayout: bit(3) ? 'dotted' : 'split',
    victoryBanners: bit(4) ? 0 : 3,
    handBottom: bit(5) ? 0 : 3,
    handTop: bit(6) ? 0 : 6,
    crossbowMovePenalty: bit(7),
    retreatDeadEndAllowed: bit(8),
    boldCheck: (['atBattleBack', 'atAttack', 'both'] as const)[seed % 3] ?? 'both',
    hillSight: bit(9) ? 'between' : 'from',
    stopEndsTurn: bit(10),
    turnLimit: seed % 5 === 4 ? 20 : 0,
  };
}
