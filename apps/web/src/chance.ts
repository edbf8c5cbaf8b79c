import type { Rng } from '@bannerfield/kernel';

const WORDS = 0x1_0000_0000;

/** The system's entropy: what people play with. */
export const entropy: Rng = (below) => {
  const fair = WORDS - (WORDS % below);
  const word = new Uint32Array(1);
  for (;;) {
    crypto.getRandomValues(word);
    const [drawn = 0] = word;
    if (drawn < fair) return drawn % below;
  }
};

const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** A name that nothing else has: 60 bits of chance. */
export function makeId(): string {
  return Array.from({ length: 12 }, () => LETTERS[entropy(LETTERS.length)]).join('');
}
