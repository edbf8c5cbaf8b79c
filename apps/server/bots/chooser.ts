import { loadBotMaker, type Bot, type Budget, type Level } from '@bannerfield/bots';
import { loadGame } from '@bannerfield/games/load';
import { withEdition, type GameParts } from '@bannerfield/games/parts';
import { makeXoshiro, type Edition, type GameTypes, type Known } from '@bannerfield/kernel';

/** What a bot is asked: only what its seat knows is in it. */
export interface BotQuestion {
  /** The match and the seat: the bot that sat there may have planned ahead. */
  readonly chair: string;
  readonly game: string;
  readonly rulesVersion: number;
  readonly edition: object | null;
  readonly level: Level;
  readonly known: Known<GameTypes>;
  /** Makes its choices where it draws lots. */
  readonly seed: number;
  /** It thinks no longer, in thousandths of a second; null: as long as its level does. */
  readonly mostMs: number | null;
}

/** Bots that are kept for their next choice. */
const MOST_KEPT = 100;

/** Answers with a move in the game's notation. */
export type Choose = (question: BotQuestion) => Promise<string>;

/** @param clock in thousandths of a second, from anywhere. */
export function makeChooser(clock: () => number): Choose {
  const bots = new Map<string, Bot<GameTypes>>();
  return async (question) => {
    const { chair, known, level } = question;
    const parts = await partsOf(question);
    const bot = bots.get(chair) ?? (await seat(parts, question));
    // The one that was asked longest ago goes first.
    bots.delete(chair);
    bots.set(chair, bot);
    for (const oldest of [...bots.keys()].slice(0, -MOST_KEPT)) bots.delete(oldest);
    const trials = parts.taste.ladder?.levels[level].trials ?? 0;
    const chosen = bot.choose(known, budgetFor(question, trials, clock));
    return parts.game.notation.format(chosen);
  };
}

async function partsOf({ game, rulesVersion, edition }: BotQuestion): Promise<GameParts> {
  const parts = await loadGame(game, rulesVersion);
  return edition === null ? parts : withEdition(parts, edition as Edition);
}

async function seat(
  { game, taste }: GameParts,
  { level, known, seed }: BotQuestion,
): Promise<Bot<GameTypes>> {
  const make = await loadBotMaker(level, taste);
  return make(game, known.seat, makeXoshiro(seed).next);
}

function budgetFor({ mostMs }: BotQuestion, trials: number, clock: () => number): Budget {
  if (mostMs === null || trials === 0) return {};
  const began = clock();
  return { nodes: trials, timeSpent: () => (clock() - began) / mostMs };
}
