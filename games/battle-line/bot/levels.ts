import type { Ladder } from '@bannerfield/bots';

/** How strong each is, `npm run ladder` measures: docs/bots.md. */
export const ladder: Ladder = {
  reading: { slope: 0.316, depth: 12, plies: 12, width: 10, looks: 8 },
  levels: {
    recruit: { trials: 0, misjudgement: 0.4 },
    sergeant: { trials: 0, misjudgement: 0.22 },
    captain: { trials: 0, misjudgement: 0 },
    colonel: { trials: 80, misjudgement: 0 },
    general: { trials: 250, misjudgement: 0 },
    marshal: { trials: 800, misjudgement: 0 },
  },
};
