import { randomInt } from 'node:crypto';
import type { Rng } from '@bannerfield/kernel';

/** The system's entropy: what people play with. */
export const entropy: Rng = (below) => randomInt(below);
