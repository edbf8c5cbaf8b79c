import { LEADERS } from '../rules/data.ts';
import type { Options } from '../rules/state.ts';

/** Every option takes every value, each in a rhythm of its own. */
export function mixed(seed: number): Options {
  return {
    battles: ([10, 12, 15] as const)[seed % 3] ?? 10,
    weaker: (['none', 0, 1] as const)[(seed >> 1) % 3] ?? 'none',
    oneLeader: seed % 5 === 0 ? (LEADERS[seed % 10] ?? 'dealt') : 'dealt',
    otherLeader: seed % 7 === 0 ? (LEADERS[10 + (seed % 11)] ?? 'dealt') : 'dealt',
    openDraft: seed % 4 === 1,
    draftSize: 2 + (seed % 9),
    pool: (['off', 'random', 'free', 'off'] as const)[(seed >> 2) % 4] ?? 'off',
    cap: [40, 25, 60, 90][(seed >> 3) % 4] ?? 40,
    firstPick: seed % 2 === 0 ? 0 : 1,
    underdog: seed % 3 === 1,
    elCid: (seed >> 1) % 2 === 1,
    blindDraw: seed % 5 < 2,
    runAway: (seed >> 2) % 2 === 0,
    casualties: (['first', 'firstEnemy', 'all'] as const)[(seed >> 3) % 3] ?? 'first',
  };
}

/** Each variant without the others, Pool of Leaders and 100 Years War in both their forms. */
export const ALONE: Readonly<Record<string, Partial<Options>>> = {
  'Chosen for Command': { weaker: 1 },
  'Open Draft': { openDraft: true },
  'Pool of Leaders, drawn': { pool: 'random' },
  'Pool of Leaders, chosen': { pool: 'free' },
  '100 Years War of 12': { battles: 12 },
  '100 Years War of 15': { battles: 15 },
  Underdog: { underdog: true },
  'El Cid': { elCid: true },
  'Blind Draw': { blindDraw: true },
  'Run Away!': { runAway: true },
};
