import type { Reading } from '@bannerfield/bots';
import { ladder } from './levels.ts';

/**
 * How an analysis reads the taste: playouts go on for about half a turn.
 * The slope is that of `node tools/reading.ts 300`, 95 % from 0.00785 to 0.00874.
 */
export const reading: Reading = {
  slope: ladder.reading.slope,
  depth: 6,
  plies: 1,
  width: 4,
  looks: 4,
};
