import type { Seat } from '@bannerfield/kernel';
import { game } from '../../rules/index.ts';
import type { Action, BattleLineState } from '../../rules/state.ts';
import { PLAIN, after, position, type Drawing } from './position.ts';

/** One refusal as a player meets it. */
export interface Refused {
  readonly reason: string;
  readonly state: () => BattleLineState;
  readonly move: string | Action;
  /** Who asks, if not the one whose turn it is. */
  readonly seat?: Seat;
  readonly at: readonly string[];
  /** English, German. */
  readonly says: readonly [string, string];
  /** Why nothing is pointed at, by its name. */
  readonly nowhere?: string;
}

export const start = (): BattleLineState => position({ hands: ['g1 g2', 'v1 v2'] });
export const claimStep = (): BattleLineState =>
  position({ hands: ['g1', 'v1'], flags: { 2: 'g8 g9 g10 |', 3: 'o1 |' }, phase: 'claim' });
export const drawStep = (): BattleLineState => position({ hands: ['g1', 'v1'], phase: 'draw' });
export const scoutDraws = (): BattleLineState =>
  after(position({ hands: ['scout a1 a2', 'v1'] }), 'scout');
export const scoutReturns = (): BattleLineState =>
  after(scoutDraws(), 'draw:troop', '+s1', 'draw:troop', '+s2', 'draw:troop', '+s3');
export const cardComes = (): BattleLineState => after(drawStep(), 'draw:tactics');
export const dealing = (): BattleLineState => game.setup(PLAIN);
export const cutting = (): BattleLineState => game.setup({ ...PLAIN, starter: 'cut' });
export const mudGone = (): BattleLineState =>
  after(
    position({
      hands: ['redeploy', 'v1'],
      flags: { 3: 'g1 g2 g3 o5 mud |' },
      displays: ['', 'fog'],
      options: { mudExcess: 'ownerDiscardsOne' },
    }),
    'redeploy:mud>4',
  );

/** Claimed flags, for a claim needs a side that is complete. */
export const CLAIMED: Readonly<Record<number, string>> = {
  3: 'o1 o2 o3 |',
  4: 'a1 a2 a3 |',
  9: '| s1 s2 s3',
};
export const OWNERS: Readonly<Record<number, Seat>> = { 3: 0, 4: 0, 9: 1 };

export const won = (): BattleLineState =>
  after(
    position({
      flags: { ...CLAIMED, 2: 'g8 g9 g10 |' },
      owners: OWNERS,
      phase: 'claim',
    }),
    'claim@2',
  );
/** Six passes, and as many flags for one as for the other. */
export const drawn = (flags: Readonly<Record<number, string>>): BattleLineState =>
  after(position({ flags, passes: 5 }), 'pass', 'end', 'draw:troop', '+v1');
/** Seat 0 holds a Tactics card and may play it; flag 3 is his. */
export const tactics = (held: string, other: Drawing = {}): BattleLineState =>
  position({
    hands: [held, ''],
    flags: { 1: 'g1 | v1', 2: 'g2 | shields', 3: 'o1 o2 o3 | o4' },
    owners: { 3: 0 },
    ...other,
  });
