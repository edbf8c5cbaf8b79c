import type { Skill } from '@bannerfield/bots';
import type { BattleLine } from '../../rules/state.ts';
import { choices } from './choices.ts';
import { makeField } from './field.ts';
import { ODDS } from './odds.ts';
import { playOut } from './playout.ts';

/** Choices that come to mind in a playout, of up to 63. */
const LOOKS = 36;

/** Playouts of Troops alone, by odds that were learned in self-play. */
export const skill: Skill<BattleLine> = {
  candidates: choices,
  playOut: (world, rng) => playOut(makeField(world, rng), [ODDS, ODDS], LOOKS, rng),
};
