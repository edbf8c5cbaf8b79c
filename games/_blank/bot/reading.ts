import type { Reading } from '@bannerfield/bots';
import { ladder } from './levels.ts';

/** How an analysis reads the taste: playouts go on to the end, so that the slope hardly matters. */
export const reading: Reading = {
  slope: ladder.reading.slope,
  depth: 40,
  plies: 1,
  width: 3,
  looks: 3,
};
