import type { Options } from '../rules/state.ts';

/** Every option takes every value, in another rhythm each. */
export function mixed(seed: number): Options {
  return {
    tactics: seed % 7 !== 0,
    claimTiming: seed % 2 === 0 ? 'afterPlay' : 'startOfTurn',
    leaderLimit: seed % 3 === 0 ? 'onBoard' : 'perGame',
    environmentMovable: seed % 5 !== 0,
    mudExcess: seed % 4 < 2 ? 'bestThree' : 'ownerDiscardsOne',
    scoutShort: seed % 8 < 4 ? 'drawnMinusOne' : 'alwaysTwo',
    starter: (['cut', 0, 1] as const)[seed % 3] ?? 'cut',
  };
}
