import process from 'node:process';
import { makeStream, mindOf } from '@bannerfield/bots';
import { playOn } from '@bannerfield/bots/playout';
import {
  known,
  makeXoshiro,
  silent,
  type Game,
  type GameTypes,
  type Rng,
  type State,
} from '@bannerfield/kernel';
import { gameIds, loadGame } from '../games/load.ts';

/**
 * `npm run bench:search [-- seconds]`: playouts a CPU second of a level that tries moves, from
 * positions of random games, and the share of that time that is spent in the game's rules.
 */
const seconds = Number(process.argv[2] ?? 5);

console.log('| game | playouts/s | share in rules |');
console.log('| --- | ---: | ---: |');
for (const id of gameIds()) {
  const { game, taste, optionsSchema } = await loadGame(id);
  if (taste.ladder === undefined) continue;
  const positions = positionsOf(game, optionsSchema.parse({}));
  const plain = measure(game);
  const clock = { inside: 0 };
  const timedRun = measure(timedRules(game, clock));
  const share = clock.inside / timedRun.milliseconds;
  console.log(`| ${id} | ${plain.perSecond.toFixed(0)} | ${(100 * share).toFixed(0)} % |`);

  function measure(rules: Game<GameTypes>): { perSecond: number; milliseconds: number } {
    const mind = mindOf(rules, taste, taste.ladder?.reading ?? never());
    const { next: rng } = makeXoshiro(7);
    const spent = (): number => process.cpuUsage().user / 1e6;
    const began = spent();
    const beganAt = performance.now();
    let count = 0;
    do {
      const from = positions[count % positions.length] ?? never();
      const world = rules.imagine(known(from, 0), rng);
      if (mind.playOut === undefined) playOn(rules, mind, world, rng);
      else mind.playOut(world, rng);
      count += 1;
    } while (spent() - began < seconds);
    return { perSecond: count / (spent() - began), milliseconds: performance.now() - beganAt };
  }
}

function never(): never {
  throw new Error('there is always one');
}

/** Positions in which somebody is asked, each early in a random game. */
function positionsOf(game: Game<GameTypes>, options: object): State<GameTypes>[] {
  return Array.from({ length: 10 }, (_, seed) => {
    const rng = makeStream(seed, 0, 'position');
    const state = game.setup(options);
    for (let left = 20 + rng(40); ; left--) {
      const { kind } = game.pending(state.table);
      if (kind === 'over') return never();
      if (kind === 'decision' && left <= 0) return state;
      step(game, state, rng);
    }
  });
}

function step(game: Game<GameTypes>, state: State<GameTypes>, rng: Rng): void {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return;
  if (pending.kind === 'chance') game.applyChance(state, game.sample(state, rng), silent);
  else {
    const seat = pending.seats[0] ?? 0;
    const legal = game.legal(known(state, seat));
    game.apply(state, seat, legal[rng(legal.length)] ?? never(), silent);
  }
}

/** The same rules; milliseconds in them are added up, those of one inside another once. */
function timedRules(game: Game<GameTypes>, clock: { inside: number }): Game<GameTypes> {
  let depth = 0;
  const timed = <A extends unknown[], R>(rule: (...args: A) => R): ((...args: A) => R) => {
    return (...args) => {
      const began = performance.now();
      depth += 1;
      try {
        return rule(...args);
      } finally {
        depth -= 1;
        if (depth === 0) clock.inside += performance.now() - began;
      }
    };
  };
  return {
    ...game,
    pending: timed(game.pending.bind(game)),
    legal: timed(game.legal.bind(game)),
    why: timed(game.why.bind(game)),
    apply: timed(game.apply.bind(game)),
    chance: timed(game.chance.bind(game)),
    sample: timed(game.sample.bind(game)),
    applyChance: timed(game.applyChance.bind(game)),
    clone: timed(game.clone.bind(game)),
    imagine: timed(game.imagine.bind(game)),
  };
}
