import type { Ladder } from '@bannerfield/bots';

/** How strong each is, `npm run ladder` measures: docs/bots.md. */
export const ladder: Ladder = {
  reading: { slope: 0.544, depth: 14, plies: 14, width: 12, looks: 8 },
  levels: {
    recruit: { trials: 0, misjudgement: 0.85 },
    sergeant: { trials: 0, misjudgement: 0.45 },
    captain: { trials: 0, misjudgement: 0 },
    colonel: { trials: 40, misjudgement: 0 },
    general: { trials: 120, misjudgement: 0 },
    marshal: { trials: 400, misjudgement: 0, decides: true },
  },
};
