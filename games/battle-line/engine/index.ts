import type { EngineFace } from '@bannerfield/bots';
import type { BattleLine } from '../rules/state.ts';
import { makeMouth } from './mouth.ts';
import { makeEngineSeat } from './seat.ts';

/** The text protocol of BoardGameAIEngine's “battleline”: docs/protocol.md. */
export const engine: EngineFace<BattleLine> = {
  needs: { tactics: false, claimTiming: 'afterPlay' },
  makeSeat: makeEngineSeat,
  makeMouth,
};
