import {
  formatLog,
  Match,
  optionsAfter,
  pointsOf,
  byPlayer,
  playerIn,
  type GameTypes,
  type Pair,
} from '@bannerfield/kernel';
import { entropy, makeId } from '../chance.ts';
import type { TableGame } from '../games/source.ts';
import type { Keeper } from '../keep/games.ts';
import type { GameRecord, SeriesPlace, Player } from '../keep/record.ts';

/** What is chosen before the first game of a series. */
export interface Plan {
  /** Whole and in order, as `keptChoices` makes them: a test holds those to the game's schema. */
  readonly options: object;
  /** By player: player 0 sits in seat 0 of the first game. */
  readonly players: Pair<Player>;
  /** How many games. */
  readonly length: number;
}

/** Sets up the first game of a plan and stores it. */
export async function beginGame(parts: TableGame, plan: Plan, keeper: Keeper): Promise<GameRecord> {
  const series = { id: makeId(), index: 0, length: plan.length, points: [0, 0] } as const;
  return storeNew(parts, plan.options, plan.players, series, keeper);
}

/** Whether the series of a finished game goes on. */
export function hasNext({ series }: GameRecord): boolean {
  return series.index + 1 < series.length;
}

/** Sets up the game after a finished one: the next of the series, or a series of its own. */
export async function beginNext(
  parts: TableGame,
  match: Match<GameTypes>,
  record: GameRecord,
  keeper: Keeper,
): Promise<GameRecord> {
  const { series, players } = record;
  const options = optionsAfter(parts, match.state.table, match.header.options);
  if (!hasNext(record)) {
    const again = { id: makeId(), index: 0, length: series.length, points: [0, 0] } as const;
    return storeNew(parts, options, bySide(parts, record), again, keeper);
  }
  const place = { ...series, index: series.index + 1, points: pointsAfter(parts, match, record) };
  return storeNew(parts, options, players, place, keeper);
}

/** Points by player, this game included if it is over. */
export function pointsAfter(
  parts: TableGame,
  match: Match<GameTypes>,
  { series }: GameRecord,
): Pair<number> {
  const { pending } = match;
  if (pending.kind !== 'over') return series.points;
  const here = byPlayer(parts, pointsOf(parts, match.state.table, pending), series.index);
  return [series.points[0] + here[0], series.points[1] + here[1]];
}

/** Who sits in seat 0 and seat 1 of a game. */
export function playersBySeat(parts: TableGame, { players, series }: GameRecord): Pair<Player> {
  return [players[playerIn(parts, 0, series.index)], players[playerIn(parts, 1, series.index)]];
}

/** A rematch: where a game has no series of its own, the players change seats. */
function bySide(parts: TableGame, record: GameRecord): Pair<Player> {
  const [first, second] = playersBySeat(parts, record);
  return parts.series === undefined ? [second, first] : [first, second];
}

async function storeNew(
  parts: TableGame,
  options: object,
  players: Pair<Player>,
  series: SeriesPlace,
  keeper: Keeper,
): Promise<GameRecord> {
  const match = new Match(parts.game, options);
  // Dealt at once: who begins is known before the first curtain names him.
  match.settle(entropy);
  const record: GameRecord = {
    id: makeId(),
    format: 1,
    revision: 1,
    game: parts.game.id,
    rulesVersion: parts.game.rulesVersion,
    log: formatLog(match.log),
    snapshot: { at: match.log.entries.length, state: match.state },
    players,
    passed: [],
    series,
    begun: Date.now(),
    changed: Date.now(),
    result: null,
  };
  await keeper.write(record);
  return record;
}
