import type { Options } from './state.ts';

/** Each option where nothing else is said. */
export const DEFAULTS: Options = {
  tactics: true,
  claimTiming: 'afterPlay',
  leaderLimit: 'perGame',
  environmentMovable: true,
  mudExcess: 'bestThree',
  scoutShort: 'drawnMinusOne',
  starter: 'cut',
};
