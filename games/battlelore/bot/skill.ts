import type { Skill } from '@bannerfield/bots';
import type { BattleLore } from '../rules/state.ts';
import { makeAdviser } from './advise.ts';

/**
 * A playout costs as much as planning a few turns. So only cards are compared, and what is done
 * with them is as it would be planned anyway.
 */
export const skill: Skill<BattleLore> = {
  candidates: (known, _world, rng) => {
    if (known.table.stack.at(-1)?.phase === 'card') return null;
    const advised = makeAdviser().advise(known, rng);
    return advised?.slice(0, 1).map(({ action }) => action) ?? null;
  },
};
