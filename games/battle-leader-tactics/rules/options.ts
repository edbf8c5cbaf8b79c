import type { Options } from './state.ts';

/** Each option where nothing else is said. */
export const DEFAULTS: Options = {
  battles: 10,
  weaker: 'none',
  oneLeader: 'dealt',
  otherLeader: 'dealt',
  openDraft: false,
  draftSize: 10,
  pool: 'off',
  cap: 40,
  firstPick: 0,
  underdog: false,
  elCid: false,
  blindDraw: false,
  runAway: false,
  casualties: 'first',
};

/** R4.2, R21.1, R21.2: wins that end a game, by its length. */
export const TARGETS = { 10: 6, 12: 7, 15: 8 } as const;

/** R22.2 */
export const UNDERDOG_TARGET = 30;
