/**
 * `node tools/win-chance.ts [positions] [milliseconds]`: how far the win chance of a position is off
 * that an analysis of Battle Line finds in so much CPU time, by the generic playouts and by the
 * game's own, held against games that greedy bots play on from there to the end.
 */
import process from 'node:process';
import { makeGreedy, mindOf, playGame, type Bot } from '@bannerfield/bots';
import { playOn } from '@bannerfield/bots/playout';
import { known, makeXoshiro, silent, type Rng, type State } from '@bannerfield/kernel';
import { mean } from '@bannerfield/stats';
import { taste } from '../games/battle-line/bot/index.ts';
import { reading } from '../games/battle-line/bot/reading.ts';
import { skill } from '../games/battle-line/bot/playout/index.ts';
import { game } from '../games/battle-line/rules/index.ts';
import { DEFAULTS } from '../games/battle-line/rules/options.ts';
import type { BattleLine } from '../games/battle-line/rules/state.ts';

type Position = State<BattleLine>;
type Way = (world: Position, rng: Rng) => number;

const REFERENCE = 100;
const greedy = makeGreedy(taste);

/** Positions of greedy games, between the fifth and the last decision, one a game. */
function positionsOf(count: number, tactics: boolean, rng: Rng): Position[] {
  return Array.from({ length: count }, () => {
    const states: Position[] = [];
    const bots = ([0, 1] as const).map((seat) => greedy(game, seat, rng));
    let state: Position | null = game.setup({ ...DEFAULTS, tactics });
    while (state !== null) {
      state = next(state, bots, rng);
      if (state !== null) states.push(game.clone(state));
    }
    return states[5 + rng(Math.max(1, states.length - 5))] ?? game.setup(DEFAULTS);
  });
}

/** One step on; null: it is over. */
function next(state: Position, bots: readonly Bot<BattleLine>[], rng: Rng): Position | null {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return null;
  if (pending.kind === 'chance') game.applyChance(state, game.sample(state, rng), silent);
  else {
    const seat = pending.seats[0] ?? 0;
    const action = bots[seat]?.choose(known(state, seat), {});
    if (action !== undefined) game.apply(state, seat, action, silent);
  }
  return state;
}

/** By games of greedy bots from there. */
function reference(position: Position, rng: Rng): number {
  let sum = 0;
  for (let n = 0; n < REFERENCE; n++) {
    const from = { ...game, setup: () => game.clone(position) };
    const bots = [greedy(game, 0, rng), greedy(game, 1, rng)] as const;
    const winner = playGame(from, DEFAULTS, bots, rng).result?.winner ?? 'draw';
    sum += winner === 'draw' ? 0.5 : winner === 0 ? 1 : 0;
  }
  return sum / REFERENCE;
}

/** The mean of as many playouts as fit into the time. */
function estimate(position: Position, way: Way, milliseconds: number, rng: Rng): number {
  const end = process.cpuUsage().user / 1000 + milliseconds;
  let [sum, count] = [0, 0];
  do {
    sum += way(game.clone(position), rng);
    count += 1;
  } while (process.cpuUsage().user / 1000 < end);
  return sum / count;
}

function main(count: number, milliseconds: number): void {
  const { next: rng } = makeXoshiro(1);
  const mind = mindOf(game, taste, reading);
  const ways: Record<string, Way> = {
    generic: (world, dice) => playOn(game, mind, world, dice),
    own: (world, dice) => skill.playOut?.(world, dice) ?? 0.5,
  };
  for (const tactics of [true, false]) {
    const positions = positionsOf(count, tactics, rng);
    const truth = positions.map((position) => reference(position, rng));
    for (const [name, way] of Object.entries(ways)) {
      const errors = positions.map((position, at) =>
        Math.abs(estimate(position, way, milliseconds, rng) - (truth[at] ?? 0)),
      );
      const { value, low, high } = mean(errors);
      const figures = [value, low, high].map((each) => (100 * each).toFixed(1)).join(' ');
      const kind = tactics ? 'with Tactics' : 'without Tactics';
      process.stdout.write(`${name}, ${kind}: ${figures} points off (95 %: low, high)\n`);
    }
  }
}

main(Number(process.argv[2] ?? 30), Number(process.argv[3] ?? 200));
