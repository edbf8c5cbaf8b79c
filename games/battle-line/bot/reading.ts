import type { Reading } from '@bannerfield/bots';
import { ladder } from './levels.ts';

/**
 * How an analysis reads the taste: playouts go on for about two turns of each side.
 * The slope is that of `node tools/reading.ts 300`, 95 % from 0.285 to 0.347.
 */
export const reading: Reading = {
  slope: ladder.reading.slope,
  depth: 10,
  plies: 1,
  width: 4,
  looks: 8,
};
