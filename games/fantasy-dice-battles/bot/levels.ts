import type { Ladder } from '@bannerfield/bots';

/** How strong each is, `npm run ladder` measures: docs/bots.md. */
export const ladder: Ladder = {
  reading: { slope: 0.2, depth: 40, plies: 40, width: 8, looks: 8 },
  levels: {
    recruit: { trials: 0, misjudgement: 0.9 },
    sergeant: { trials: 0, misjudgement: 0.5 },
    captain: { trials: 0, misjudgement: 0 },
    colonel: { trials: 30, misjudgement: 0 },
    general: { trials: 90, misjudgement: 0 },
    marshal: { trials: 300, misjudgement: 0 },
  },
};
