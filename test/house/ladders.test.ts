import { LEVELS } from '@bannerfield/bots';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/load.ts';

test.for(gameIds())(
  '%s: each level misjudges less than the one below it, or tries more',
  async (id) => {
    const { ladder } = (await loadGame(id)).taste;
    if (ladder === undefined) throw new Error(`${id} has no levels`);
    const strengths = LEVELS.map((level) => ladder.levels[level]);
    for (const [index, { trials, misjudgement }] of strengths.entries()) {
      const below = strengths[index - 1];
      if (below === undefined) continue;
      const isBetter =
        below.trials === 0 && trials === 0
          ? misjudgement < below.misjudgement
          : trials > below.trials && misjudgement === 0;
      expect(isBetter, LEVELS[index]).toBe(true);
    }
  },
);
