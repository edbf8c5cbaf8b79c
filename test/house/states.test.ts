import { makeStream } from '@bannerfield/bots';
import {
  formatLog,
  known,
  Match,
  parseLog,
  replay,
  type GameTypes,
  type Known,
} from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/load.ts';
import type { GameParts } from '../../games/parts.ts';
import { runs } from '../../tools/runs.ts';

function randomGame({ game, optionsSchema }: GameParts, seed: number): Match<GameTypes> {
  const match = new Match(game, optionsSchema.parse({}));
  const rng = makeStream(seed, 0, game.id);
  for (;;) {
    match.settle(rng);
    const { pending } = match;
    if (pending.kind !== 'decision') return match;
    const seat = pending.seats[rng(pending.seats.length)] ?? 0;
    const legal = game.legal(match.view(seat));
    const action = legal[rng(legal.length)];
    if (action === undefined) throw new Error('nothing can be done');
    match.act(seat, action);
  }
}

test.for(gameIds())(
  'lessons B9: %s: all that is true follows from the log, so that no seed of the dice is part of it',
  async (id) => {
    const parts = await loadGame(id);
    for (let seed = 1; seed <= runs(1, 50); seed++) {
      const match = randomGame(parts, seed);
      const again = replay(parts.game, parseLog(formatLog(match.log)));
      expect(again.state).toEqual(match.state);
    }
  },
);

/** The same with the lists in the hand the other way round, where they hold names alone. */
function turned(view: Known<GameTypes>): Known<GameTypes> {
  const turn = (value: unknown): unknown =>
    Array.isArray(value) && value.every((each) => typeof each === 'string')
      ? value.toReversed()
      : value;
  const hand = view.hand as Readonly<Record<string, unknown>>;
  return {
    ...view,
    hand: Object.fromEntries(Object.entries(hand).map(([key, value]) => [key, turn(value)])),
  };
}

test.for(gameIds())(
  'lessons A7: %s: a move names things, whichever way round they lie in the hand',
  async (id) => {
    const { game, optionsSchema } = await loadGame(id);
    const rng = makeStream(5, 0, id);
    const state = game.setup(optionsSchema.parse({}));
    let compared = 0;
    for (let step = 0; step < runs(400, 4000); step++) {
      const pending = game.pending(state.table);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        game.applyChance(state, game.sample(state, rng), () => undefined);
        continue;
      }
      const seat = pending.seats[0] ?? 0;
      const view = known(state, seat);
      const textsOf = (each: Known<GameTypes>): string[] =>
        game
          .legal(each)
          .map((action) => game.notation.format(action))
          .toSorted();
      expect(textsOf(turned(view))).toEqual(textsOf(view));
      compared += 1;
      const legal = game.legal(view);
      const action = legal[rng(legal.length)];
      if (action !== undefined) game.apply(state, seat, action, () => undefined);
    }
    expect(compared).toBeGreaterThan(20);
  },
);
