import type { Ladder } from '@bannerfield/bots';

/** How strong each is, `npm run ladder` measures; until then these are guesses. */
export const ladder: Ladder = {
  reading: { slope: 0.05, depth: 20, plies: 20, width: 8, looks: 8 },
  levels: {
    recruit: { trials: 0, misjudgement: 1 },
    sergeant: { trials: 0, misjudgement: 0.5 },
    captain: { trials: 0, misjudgement: 0 },
    colonel: { trials: 60, misjudgement: 0 },
    general: { trials: 150, misjudgement: 0 },
    marshal: { trials: 600, misjudgement: 0 },
  },
};
