import type { Reading } from '@bannerfield/bots';

/**
 * How an analysis reads the taste: playouts go on for about a round.
 * The slope is that of `node tools/reading.ts 300`, 95 % from 0.184 to 0.216.
 */
export const reading: Reading = { slope: 0.2, depth: 16, plies: 1, width: 4, looks: 4 };
