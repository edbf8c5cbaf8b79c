import type { Reading } from '@bannerfield/bots';

/**
 * How an analysis reads the taste: playouts go on for about two turns of each side.
 * The slope is that of `node tools/reading.ts 300`, 95 % from 0.285 to 0.347.
 */
export const reading: Reading = { slope: 0.316, depth: 10, plies: 1, width: 4, looks: 8 };
