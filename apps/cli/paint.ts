import type { Ink, Paint } from '@bannerfield/kernel';
import { isDumb, type Io } from './io.ts';

/** What switches each on, and what switches off only that, so that inks can be mixed. */
const CODES: Readonly<Record<Ink, readonly [number, number]>> = {
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  blue: [34, 39],
  magenta: [35, 39],
  grey: [90, 39],
  bold: [1, 22],
  dim: [2, 22],
};

/** Colours if stdout is a terminal that has them and NO_COLOR is not set (no-color.org). */
export function makePaint(io: Io): Paint {
  const isPlain = io.stdout.isTTY !== true || Boolean(io.env['NO_COLOR']) || isDumb(io);
  if (isPlain) return (_, text) => text;
  return (ink, text) => {
    const [on, off] = CODES[ink];
    return `\u001b[${String(on)}m${text}\u001b[${String(off)}m`;
  };
}
