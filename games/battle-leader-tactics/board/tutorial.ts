import type { Tutorial } from '@bannerfield/ui';
import { DEFAULTS } from '../rules/options.ts';
import { FIRST_BATTLES } from './tutorial-first.ts';
import { LAST_BATTLES } from './tutorial-last.ts';

/** The six battles of the rulebook's example; the learner is Ben, the other side Robert. */
export const tutorial: Tutorial = {
  options: DEFAULTS,
  seat: 0,
  steps: [...FIRST_BATTLES, ...LAST_BATTLES],
};
