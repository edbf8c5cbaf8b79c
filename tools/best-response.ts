import process from 'node:process';
import {
  makeBotMaker,
  makeComparer,
  makeStream,
  mindOf,
  playGame,
  type Bot,
  type MakeBot,
  type Mind,
  type Reading,
  type Taste,
} from '@bannerfield/bots';
import { LEVELS, type Level } from '@bannerfield/bots/levels';
import {
  known as knownBy,
  SEATS,
  silent,
  type Game,
  type GameTypes,
  type Pair,
  type Rng,
  type Seat,
  type State,
} from '@bannerfield/kernel';
import { mean } from '@bannerfield/stats';
import { gameIds, loadGame } from '../games/load.ts';

const USAGE = 'usage: npm run best-response -- [game] [level] [pairs of games] [playouts a choice]';

/** What is asked for. */
interface Task {
  readonly id: string;
  readonly level: Level;
  readonly pairs: number;
  readonly trials: number;
}

function parse([id, level, pairs, trials]: readonly string[]): Task | null {
  const task = {
    id: id ?? 'battle-leader-tactics',
    level: LEVELS.find((each) => each === (level ?? 'marshal')),
    pairs: Number(pairs ?? 30),
    trials: Number(trials ?? 400),
  };
  const { level: found } = task;
  const isWhole = Number.isInteger(task.pairs) && task.pairs >= 2 && task.trials >= 1;
  return found === undefined || !isWhole || !gameIds().includes(task.id)
    ? null
    : { ...task, level: found };
}

/**
 * `npm run best-response`: how much somebody wins against a level who knows how it plays. For each
 * of its own choices it tries what is worth a trial in truths that its seat could not tell from the
 * real one, and plays on to a judgement with the level in the other seat: what its skill decides it
 * asks of the level itself; where the level tries moves in its head, it takes what the level would
 * do without. In its own seat it goes on as the greedy bot would. A lower bound, as any search.
 */
async function main(args: readonly string[]): Promise<number> {
  const task = parse(args);
  if (task === null) {
    console.error(USAGE);
    return 2;
  }
  const { game, taste, optionsSchema } = await loadGame(task.id);
  const level = makeBotMaker(task.level, taste);
  const responder = makeResponder(taste, task);
  const shares: number[] = [];
  for (let pair = 0; pair < task.pairs; pair++) {
    const won = SEATS.map((seat) => {
      const bots = seated(game, seat, responder, level, pair);
      return play(game, optionsSchema.parse({}), bots, seat, makeStream(pair, 0, 'chance'));
    });
    shares.push(((won[0] ?? 0) + (won[1] ?? 0)) / 2);
    console.error(`${String(pair + 1)} pairs of games`);
  }
  const { value, low, high } = mean(shares);
  const [gain, from, to] = [value, low, high].map((each) => (100 * (each - 0.5)).toFixed(1));
  const games = String(2 * task.pairs);
  console.log(
    `${task.id}: a best-response search gains ${gain ?? ''} points against a ${task.level}`,
  );
  console.log(
    `(95 %: ${from ?? ''} to ${to ?? ''}; ${games} games, ${String(task.trials)} playouts)`,
  );
  return 0;
}

function seated(
  game: Game<GameTypes>,
  seat: Seat,
  responder: MakeBot<GameTypes>,
  level: MakeBot<GameTypes>,
  pair: number,
): Pair<Bot<GameTypes>> {
  const sit = (of: Seat): Bot<GameTypes> =>
    of === seat
      ? responder(game, of, makeStream(pair, of, 'responder'))
      : level(game, of, makeStream(pair, of, 'level'));
  return [sit(0), sit(1)];
}

/** The share of the seat: 1, ½ or 0. */
function play(
  game: Game<GameTypes>,
  options: object,
  bots: Pair<Bot<GameTypes>>,
  seat: Seat,
  chance: Rng,
): number {
  const winner = playGame(game, options, bots, chance).result?.winner ?? 'draw';
  return winner === 'draw' ? 0.5 : winner === seat ? 1 : 0;
}

function makeResponder(taste: Taste<GameTypes>, { level, trials }: Task): MakeBot<GameTypes> {
  const { ladder, skill } = taste;
  if (ladder === undefined) throw new RangeError('this game has no levels');
  const decides = ladder.levels[level].decides === true ? skill?.decide?.bind(skill) : undefined;
  return (game, seat, rng) => {
    const mind = mindOf(game, taste, ladder.reading);
    const playOut = (world: State<GameTypes>, dice: Rng): number =>
      playOn(game, mind, ladder.reading, world, dice, (state, of) => {
        const known = knownBy(state, of);
        return (of === seat ? null : decides?.(known, dice)) ?? null;
      });
    return makeComparer(() => ({ ...mind, playOut }), trials)(game, seat, rng);
  };
}

/** By what is decided, else by the greedy policy, for as long as a level's playouts go on. */
function playOn(
  game: Game<GameTypes>,
  mind: Mind<GameTypes>,
  { depth }: Reading,
  world: State<GameTypes>,
  dice: Rng,
  decided: (state: State<GameTypes>, seat: Seat) => GameTypes['Action'] | null,
): number {
  const policies = [mind.makePolicy(), mind.makePolicy()] as const;
  for (let decisions = 0; ;) {
    const pending = game.pending(world.table);
    if (pending.kind === 'over') {
      return pending.winner === 'draw' ? 0.5 : pending.winner === 0 ? 1 : 0;
    }
    if (pending.kind === 'chance') {
      game.applyChance(world, game.sample(world, dice), silent);
      continue;
    }
    if (decisions >= depth) break;
    const seat = pending.seats[0] ?? 0;
    const known = knownBy(world, seat);
    const spot = { known, legal: game.legal(known), world };
    game.apply(world, seat, decided(world, seat) ?? policies[seat](spot, dice), silent);
    decisions += 1;
  }
  const [own = 0.5, other = 0.5] = SEATS.map((seat) => mind.chance(knownBy(world, seat)));
  return (own + 1 - other) / 2;
}

process.exitCode = await main(process.argv.slice(2));
