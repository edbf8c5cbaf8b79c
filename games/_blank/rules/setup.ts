import { CARDS, type BlankState, type Options } from './state.ts';

/** R1.1: nobody holds a card yet; six chance nodes deal three to each. */
export function setup(options: Options): BlankState {
  return {
    table: {
      options: { target: options.target },
      stack: [{ phase: 'draw', seats: [] }],
      result: null,
      points: [0, 0],
      shown: [[], []],
      handSizes: [0, 0],
      deckSize: CARDS,
    },
    hands: [
      { cards: [], chosen: null },
      { cards: [], chosen: null },
    ],
    fate: Array.from({ length: CARDS }, (_, index) => index + 1),
  };
}
