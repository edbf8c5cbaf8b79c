import { useMemo, useSyncExternalStore } from 'react';
import type { GameTypes, Match } from '@bannerfield/kernel';
import { followerOf, type Following } from './follow.ts';

/** The analysis of a finished game, as far as it is. */
export function useAnalysis(match: Match<GameTypes>): Following {
  const follower = useMemo(() => followerOf(match), [match]);
  return useSyncExternalStore(follower.subscribe, () => follower.now);
}
