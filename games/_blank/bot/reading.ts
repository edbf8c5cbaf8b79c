import type { Reading } from '@bannerfield/bots';

/** How an analysis reads the taste: playouts go on to the end, so that the slope hardly matters. */
export const reading: Reading = { slope: 0.05, depth: 40, plies: 1, width: 3, looks: 3 };
