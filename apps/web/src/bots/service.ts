import {
  loadBotMaker,
  makeGreedy,
  playGame,
  rate,
  reasonOf,
  type Bot,
  type BotName,
  type MakeBot,
  type Taste,
} from '@bannerfield/bots';
import type { GameTypes, Known, Seat, Words } from '@bannerfield/kernel';
import { entropy } from '../chance.ts';
import type { RulesName } from '../games/rules.ts';

/** A move and how good it looked, for a hint. */
export interface HintMove {
  readonly action: GameTypes['Action'];
  readonly value: number;
}

/** What is told to whoever asks what to play. */
export interface Hint {
  /** The best first. */
  readonly best: readonly HintMove[];
  /** How many moves are allowed. */
  readonly count: number;
  /** Why the best one is; null: the game's bot never says. */
  readonly reason: Words | null;
}

/** What is needed of a game to think about it. */
export interface Thinkable {
  readonly game: Parameters<MakeBot<GameTypes>>[0];
  readonly taste: Taste<GameTypes>;
}

/**
 * What runs in the worker. It is told what one seat knows and hears, and nothing else: there is
 * no call through which a whole state could come.
 */
export interface BotService {
  /** Seats a new bot, in place of one that sat there. */
  sit(rules: RulesName, seat: Seat, bot: BotName): Promise<void>;
  /** @param heard what the seat was told since it was last asked. */
  choose(
    seat: Seat,
    known: Known<GameTypes>,
    heard: readonly GameTypes['Event'][],
  ): Promise<GameTypes['Action']>;
  /** One game of greedy bots by these options, for an estimate. */
  simulate(rules: RulesName, options: object): Promise<Seat | 'draw' | null>;
  /** The moves that look best, and why the first of them does. */
  hint(rules: RulesName, known: Known<GameTypes>): Promise<Hint>;
}

const HINTS = 3;
/** A game that is not over by then counts for nobody. */
const LONGEST = 20_000;

export function makeBotService(load: (rules: RulesName) => Promise<Thinkable>): BotService {
  const bots = new Map<Seat, Bot<GameTypes>>();
  return {
    sit: async (rules, seat, bot) => {
      const { game, taste } = await load(rules);
      bots.set(seat, (await loadBotMaker(bot, taste))(game, seat, entropy));
    },
    choose: (seat, known, heard) => {
      const bot = bots.get(seat);
      if (bot === undefined) throw new Error(`no bot sits in seat ${String(seat)}`);
      for (const event of heard) bot.see(event);
      return Promise.resolve(bot.choose(known, {}));
    },
    simulate: async (rules, options) => {
      const { game, taste } = await load(rules);
      const seat = (each: Seat) => makeGreedy(taste)(game, each, entropy);
      const bots = [seat(0), seat(1)] as const;
      return playGame(game, options, bots, entropy, { longest: LONGEST }).result?.winner ?? null;
    },
    hint: async (rules, known) => {
      const { game, taste } = await load(rules);
      const rated = rate(game, taste, known, entropy);
      const reason = await reasonOf(taste, known, rated);
      return { best: rated.slice(0, HINTS), count: game.legal(known).length, reason };
    },
  };
}
