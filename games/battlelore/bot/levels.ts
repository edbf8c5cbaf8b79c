import type { Ladder } from '@bannerfield/bots';

/** How strong each is, `npm run ladder` measures: docs/bots.md. */
export const ladder: Ladder = {
  reading: { slope: 0.00829, depth: 12, plies: 12, width: 8, looks: 8 },
  levels: {
    recruit: { trials: 0, misjudgement: 60 },
    sergeant: { trials: 0, misjudgement: 28 },
    captain: { trials: 0, misjudgement: 12 },
    colonel: { trials: 0, misjudgement: 5 },
    general: { trials: 0, misjudgement: 0 },
    marshal: { trials: 600, misjudgement: 0 },
  },
};
