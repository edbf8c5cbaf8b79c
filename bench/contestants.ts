import {
  FAST_CHANCE,
  FAST_OVER,
  makeXoshiro,
  type Game,
  type GameTypes,
} from '@bannerfield/kernel';
import { makeFast } from '../games/battle-line/rules/fast.ts';
import { game } from '../games/battle-line/rules/index.ts';
import { DEFAULTS } from '../games/battle-line/rules/options.ts';
import type { Contestant } from './measure.ts';
import { playOn } from './random-play.ts';
import { playYardstick } from './yardstick.ts';

/** What random games consist of, on average. */
export interface Length {
  readonly decisions: number;
  readonly chances: number;
}

/** One for all, as a worker has one. */
const fast = makeFast();

export const yardstick: Contestant = {
  name: 'yardstick',
  size: 2000,
  run: (size) => {
    for (let n = 0; n < size; n++) playYardstick();
  },
};

/** Random play by the readable rules, uniform over the list of what is legal. */
export function readable<T extends GameTypes>(
  name: string,
  rules: Game<T>,
  options: T['Options'],
): Contestant {
  return readableByTurns(name, rules, [options], 50);
}

/** The same, with these options by turns, and perhaps a copy of the position before each step. */
export function readableByTurns<T extends GameTypes>(
  name: string,
  rules: Game<T>,
  options: readonly T['Options'][],
  size: number,
  isCloned = false,
): Contestant {
  const { next: rng } = makeXoshiro(1);
  let played = 0;
  return {
    name,
    size,
    run: (games) => {
      for (let n = 0; n < games; n++) {
        let state = rules.setup(optionsOf(options, played));
        played += 1;
        while (playOn(rules, state, rng) !== 'over') if (isCloned) state = rules.clone(state);
      }
    },
  };
}

function optionsOf<O>(options: readonly O[], game: number): O {
  const found = options[game % options.length];
  if (found === undefined) throw new Error('there are no options to play with');
  return found;
}

/** Decisions and outcomes of such a game, on average. */
export function stepsOf<T extends GameTypes>(
  rules: Game<T>,
  options: readonly T['Options'][],
  games: number,
): number {
  const { next: rng } = makeXoshiro(2);
  let steps = 0;
  for (let n = 0; n < games; n++) {
    const state = rules.setup(optionsOf(options, n));
    while (playOn(rules, state, rng) !== 'over') steps += 1;
  }
  return steps / games;
}

/** Decisions of such a game, on average. */
export function decisionsOf<T extends GameTypes>(
  rules: Game<T>,
  options: T['Options'],
  games: number,
): number {
  const { next: rng } = makeXoshiro(2);
  let decisions = 0;
  for (let n = 0; n < games; n++) {
    const state = rules.setup(options);
    for (let kind = playOn(rules, state, rng); kind !== 'over'; kind = playOn(rules, state, rng)) {
      if (kind === 'decision') decisions += 1;
    }
  }
  return decisions / games;
}

/** The same by the fast lane, one step after the other, each of which could be undone. */
export function fastSteps(name: string, tactics: boolean): Contestant {
  const { next: rng } = makeXoshiro(1);
  const start = game.setup({ ...DEFAULTS, tactics });
  return {
    name,
    size: 300,
    run: (size) => {
      for (let n = 0; n < size; n++) {
        fast.load(start);
        while (fast.turn() !== FAST_OVER) fast.apply(fast.sample(rng));
      }
    },
  };
}

/** The same by the fast lane, each game in one go. */
export function fastPlayOuts(name: string, tactics: boolean): Contestant {
  const { next: rng } = makeXoshiro(1);
  const start = game.setup({ ...DEFAULTS, tactics });
  return {
    name,
    size: 400,
    run: (size) => {
      for (let n = 0; n < size; n++) {
        fast.load(start);
        fast.playOut(rng);
      }
    },
  };
}

/** Steps of random games, counted where they can be. */
export function lengthOf(tactics: boolean, games: number): Length {
  const { next: rng } = makeXoshiro(2);
  const start = game.setup({ ...DEFAULTS, tactics });
  let decisions = 0;
  let chances = 0;
  for (let n = 0; n < games; n++) {
    fast.load(start);
    for (let turn = fast.turn(); turn !== FAST_OVER; turn = fast.turn()) {
      if (turn === FAST_CHANCE) chances++;
      else decisions++;
      fast.apply(fast.sample(rng));
    }
  }
  return { decisions: decisions / games, chances: chances / games };
}
