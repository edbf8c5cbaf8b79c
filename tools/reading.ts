/**
 * `node tools/reading.ts [games]`: how a game's taste tells on the odds to win, fitted to games of
 * its greedy bot. The slopes in each game's `bot/reading.ts` come from here.
 */
import process from 'node:process';
import { makeGreedy, playGame, type Bot } from '@bannerfield/bots';
import { makeXoshiro, SEATS, type GameTypes, type Pair, type Rng } from '@bannerfield/kernel';
import { fitLogistic } from '@bannerfield/stats';
import { gameIds, loadGame } from '../games/load.ts';
import type { GameParts } from '../games/parts.ts';

/** A position is looked at every so many decisions. */
const EVERY = 8;

/** What the taste said to a seat, before any result. */
interface Looks {
  readonly rows: number[][];
  readonly wins: boolean[];
}

/** Plays one game, and notes what the taste said in it, and whether it came true. */
function look({ game, taste, optionsSchema }: GameParts, rng: Rng, looks: Looks): void {
  const said: Pair<number[]> = [[], []];
  let decisions = 0;
  const bots = SEATS.map((seat): Bot<GameTypes> => {
    const bot = makeGreedy(taste)(game, seat, rng);
    return {
      see: () => undefined,
      choose: (known, budget) => {
        decisions += 1;
        if (decisions % EVERY === 0) said[seat].push(taste.evaluate(known));
        return bot.choose(known, budget);
      },
    };
  });
  const [first, second] = bots;
  if (first === undefined || second === undefined) throw new Error('a game is played by two');
  const winner = playGame(game, optionsSchema.parse({}), [first, second], rng).result?.winner;
  for (const seat of SEATS) {
    if (winner === undefined || winner === 'draw') continue;
    looks.rows.push(...said[seat].map((value) => [value]));
    looks.wins.push(...said[seat].map(() => winner === seat));
  }
}

async function main(games: number): Promise<void> {
  for (const id of gameIds()) {
    const parts = await loadGame(id);
    const looks: Looks = { rows: [], wins: [] };
    const { next } = makeXoshiro(1);
    for (let count = 0; count < games; count++) look(parts, next, looks);
    const [slope] = fitLogistic(looks.rows, looks.wins).coefficients;
    const { value = NaN, low = NaN, high = NaN } = slope ?? {};
    const positions = `${String(games)} games, ${String(looks.rows.length)} positions`;
    const text = [value, low, high].map((each) => each.toPrecision(3));
    process.stdout.write(`${id}: slope ${text.join(' ')} (95 %: low, high; ${positions})\n`);
  }
}

/** Fewer fix no fit. */
const FEWEST = 50;
const games = Number(process.argv[2] ?? 400);
if (Number.isInteger(games) && games >= FEWEST) await main(games);
else {
  process.stderr.write(
    'how many games of each kind, at least 50? as in: node tools/reading.ts 400\n',
  );
  process.exitCode = 2;
}
