import { createInterface } from 'node:readline';
import { makeBotMaker, makeStream, timed } from '@bannerfield/bots';
import { loadEngine } from '@bannerfield/games/engines';
import { parseBot } from '../bots.ts';
import { entropy } from '../chance.ts';
import { badInput } from '../errors.ts';
import { parseWhole } from '../flags.ts';
import { print, type Io } from '../io.ts';
import type { GameSource } from '../source.ts';

export interface EngineFlags {
  readonly bot: string;
  readonly seed?: string;
  readonly moveMs?: string;
}

/** An hour. */
const LONGEST_MOVE = 3_600_000;

/** Answers a referee's lines until there are no more. */
export async function engine(
  io: Io,
  source: GameSource,
  game: string,
  flags: EngineFlags,
): Promise<void> {
  const bot = parseBot('--bot', flags.bot);
  const seed =
    flags.seed === undefined
      ? entropy(2 ** 32)
      : parseWhole('--seed', flags.seed, 0, Number.MAX_SAFE_INTEGER);
  const parts = await source.load(game);
  const face = await loadEngine(parts.game.id);
  if (face === null) throw badInput(`${game} has no text protocol that a bot could speak`);
  const level = makeBotMaker(bot, parts.taste);
  const make =
    flags.moveMs === undefined
      ? level
      : timed(level, parseWhole('--move-ms', flags.moveMs, 1, LONGEST_MOVE), () =>
          performance.now(),
        );
  const answer = face.makeMouth(parts.game, make, makeStream(seed, 0, 'engine'), bot);
  for await (const line of createInterface({ input: io.stdin })) {
    const said = answer(line);
    if (said !== null) print(io, said);
  }
}
