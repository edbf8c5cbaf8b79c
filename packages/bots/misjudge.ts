import type { Rng } from '@bannerfield/kernel';

/** What somebody takes a value for. */
export type Misjudge = (value: number) => number;

/** Who takes everything for what it is. */
export const judge: Misjudge = (value) => value;

const FINE = 0x1_0000_0000;

/**
 * Who is usually `spread` points off, to either side, and now and then twice or three times that:
 * he confuses what is about as good, and hardly ever what is far apart.
 */
export function makeMisjudge(spread: number, rng: Rng): Misjudge {
  if (spread === 0) return judge;
  return (value) => value + spread * normal(rng);
}

/** Normally distributed about 0, with deviation 1 (Box and Muller 1958). */
function normal(rng: Rng): number {
  const radius = Math.sqrt(-2 * Math.log((rng(FINE) + 1) / FINE));
  return radius * Math.cos((2 * Math.PI * rng(FINE)) / FINE);
}
