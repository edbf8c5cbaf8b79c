import {
  known,
  type Emit,
  type Game,
  type GameTypes,
  type PendingOver,
  type Rng,
  type Seat,
  type State,
} from '@bannerfield/kernel';
import type { Bot, Budget } from './bot.ts';

/** One move or outcome of a played game. */
export interface Played<T extends GameTypes> {
  /** Null: chance. */
  readonly by: Seat | null;
  readonly move: T['Action'] | T['Chance'];
}

/** How a game between bots went. */
export interface Course<T extends GameTypes> {
  readonly state: State<T>;
  /** Null: the bound on decisions was reached. */
  readonly result: PendingOver | null;
  readonly decisions: number;
  readonly chances: number;
}

/** What a game between bots may be given beside the bots. */
export interface Terms<T extends GameTypes> {
  readonly budget?: Budget;
  /** Decisions after which the game is broken off; 100,000 if not given. */
  readonly longest?: number;
  /** Called before each move is played. */
  readonly watch?: (played: Played<T>) => void;
  /** Hears every event, also what only one seat is told (`to`). */
  readonly hear?: Emit<T['Event']>;
}

/**
 * Plays one game between two bots, `bots[seat]`, without log and without checking their
 * choices again: a bot's choice is checked once by `why`.
 * @param chance where dice and cards come from.
 * @throws Error if a bot chooses what is not allowed.
 */
export function playGame<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  bots: readonly [Bot<T>, Bot<T>],
  chance: Rng,
  { budget = {}, longest = 100_000, watch, hear }: Terms<T> = {},
): Course<T> {
  const state = game.setup(options);
  const tell = (event: T['Event'], to?: Seat): void => {
    hear?.(event, to);
    if (to !== 1) bots[0].see(event);
    if (to !== 0) bots[1].see(event);
  };
  let decisions = 0;
  let chances = 0;
  for (;;) {
    const pending = game.pending(state.table);
    if (pending.kind === 'over') return { state, result: pending, decisions, chances };
    if (pending.kind === 'chance') {
      const outcome = game.sample(state, chance);
      watch?.({ by: null, move: outcome });
      game.applyChance(state, outcome, tell);
      chances += 1;
      continue;
    }
    if (decisions >= longest) return { state, result: null, decisions, chances };
    const [seat] = pending.seats;
    if (seat === undefined) throw new Error('a decision without a seat');
    const action = chosen(game, state, seat, bots[seat], budget);
    watch?.({ by: seat, move: action });
    game.apply(state, seat, action, tell);
    decisions += 1;
  }
}

function chosen<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  seat: Seat,
  bot: Bot<T>,
  budget: Budget,
): T['Action'] {
  const me = known(state, seat);
  const action = bot.choose(me, budget);
  const refusal = game.why(me, action);
  if (refusal === null) return action;
  const text = game.notation.format(action);
  throw new Error(`a bot chose ${text}, which ${refusal.rule} forbids (${refusal.reason})`);
}
