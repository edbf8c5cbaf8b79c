import { makeXoshiro, type Game, type Known, type State } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { broken, counted, written } from './contract-faults.ts';
import { game, type Blank } from './games.ts';

/** The blank game with one thing changed in what is imagined. */
function imagining(
  change: (world: State<Blank>, known: Known<Blank>) => void,
): Partial<Game<Blank>> {
  return {
    imagine: (known, rng) => {
      const world = game.imagine(known, rng);
      change(world, known);
      return world;
    },
  };
}

/** What is planted, and which promise is then broken. */
const faults: readonly [string, Partial<Game<Blank>>, string][] = [
  [
    'an imagined deck is short of a card',
    { imagine: (known, rng) => ({ ...game.imagine(known, rng), fate: [] }) },
    'an imagined truth passes the audit',
  ],
  [
    'an imagined truth looks different',
    imagining((world) => {
      world.hands.reverse();
      world.table.handSizes.reverse();
    }),
    'an imagined truth looks the same',
  ],
  [
    'an imagined truth shares the table',
    { imagine: (known, rng) => ({ ...game.imagine(known, rng), table: known.table }) },
    'an imagined truth shares nothing with the real one',
  ],
  [
    'an imagined truth shares the hand',
    imagining((world, known) => {
      world.hands[known.seat] = known.hand;
    }),
    'an imagined truth shares nothing with the real one',
  ],
  [
    'an imagined truth shares a list deep in the table',
    imagining((world, known) => {
      world.table.shown[1] = known.table.shown[1];
    }),
    'an imagined truth shares nothing with the real one',
  ],
  [
    'a seat loses a card of its own in what it imagines while chance is due',
    imagining((world, known) => {
      if (game.pending(known.table).kind === 'chance') world.hands[known.seat].cards.pop();
    }),
    'an imagined truth passes the audit',
  ],
  [
    'the seat that is not asked imagines what it does not see',
    imagining((world, known) => {
      if (known.hand.chosen !== null) world.hands[known.seat].cards.reverse();
    }),
    'an imagined truth looks the same',
  ],
  [
    'imagine always deals alike',
    { imagine: (known) => game.imagine(known, () => 0) },
    'imagine uses its generator',
  ],
  [
    'imagine deals by chance of its own',
    { imagine: (known) => game.imagine(known, makeXoshiro(counted()).next) },
    'imagine takes its chance from its generator alone',
  ],
  [
    'imagine writes',
    { imagine: (known, rng) => written(known.hand, game.imagine(known, rng)) },
    'imagine leaves its input as it is',
  ],
];

test.each(faults)('the contract finds: %s', (_name, fault, promise) => {
  expect(broken(fault)).toThrow(promise);
});
