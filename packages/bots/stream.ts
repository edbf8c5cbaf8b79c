import { makeXoshiro, sha256, type Rng, type XoshiroState } from '@bannerfield/kernel';

/**
 * A stream of its own for one purpose of one game of many, so that a game is the same however
 * many are played, and however much chance another part of it uses.
 */
export function makeStream(seed: number, game: number, purpose: string): Rng {
  const digest = sha256(`${String(seed)}/${String(game)}/${purpose}`);
  const word = (index: number): number => parseInt(digest.slice(8 * index, 8 * index + 8), 16);
  const state: XoshiroState = [word(0), word(1), word(2), word(3)];
  return makeXoshiro(state).next;
}
