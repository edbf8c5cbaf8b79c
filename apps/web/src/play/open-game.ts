import type { BotName } from '@bannerfield/bots/names';
import { resume, type GameTypes, type Log, type State } from '@bannerfield/kernel';
import { makeBotClient, makeWorker } from '../bots/client.ts';
import { entropy } from '../chance.ts';
import { games } from '../games/load.ts';
import type { GameSource, TableGame } from '../games/source.ts';
import type { Keeper } from '../keep/games.ts';
import {
  isBroken,
  isStopped,
  resultOf,
  type GameRecord,
  type Player,
  type Result,
} from '../keep/record.ts';
import { settings } from '../settings.ts';
import { FaultyLog, type Fault } from '../share/fault.ts';
import { readLog, type BegunLog, type ReadGame } from '../share/read-log.ts';
import { playersBySeat } from './begin.ts';
import { pauseFor } from './pauses.ts';
import { Table } from './table.ts';

/** What came of opening a stored game. */
export type Opened =
  | { readonly kind: 'open'; readonly game: StoredGame }
  | { readonly kind: 'missing' }
  /** It stays in the store as it is. */
  | { readonly kind: 'broken'; readonly text: string; readonly fault: Fault | null };

export interface StoredGame extends ReadGame {
  readonly record: GameRecord;
}

/** A stored game as it stands, while its log is still being played through. */
export interface Preview {
  readonly parts: TableGame;
  readonly record: GameRecord;
  readonly table: Readonly<GameTypes['Table']>;
}

/**
 * Reads a stored game and plays its log through.
 * @param onPreview told how the game stands, by the position that is stored beside the log.
 */
export async function openGame(
  id: string,
  keeper: Keeper,
  onPreview?: (preview: Preview) => void,
  source: GameSource = games,
): Promise<Opened> {
  const record = await keeper.read(id);
  if (record === null) return { kind: 'missing' };
  if (isBroken(record)) return { kind: 'broken', text: record.text, fault: null };
  try {
    const preview = ({ parts, log }: BegunLog): void => {
      const table = onPreview === undefined ? null : tableOf(parts, log, record);
      if (table !== null) onPreview?.({ parts, record, table });
    };
    const read = await readLog(record.log, preview, source);
    return { kind: 'open', game: { ...read, record: await withResult(record, read, keeper) } };
  } catch (error) {
    if (!(error instanceof FaultyLog)) throw error;
    return { kind: 'broken', text: record.log, fault: error.fault };
  }
}

/** The list of games believes the result that is stored: one that is not the log's is put right. */
async function withResult(
  record: GameRecord,
  { match }: ReadGame,
  keeper: Keeper,
): Promise<GameRecord> {
  const result = resultOf(match.pending);
  if (isSame(result, record.result) || (result === null && isStopped(record))) return record;
  const mended = { ...record, revision: record.revision + 1, result };
  try {
    await keeper.write(mended);
    return mended;
  } catch (error) {
    // The game can be played all the same, and says for itself what it cannot store.
    console.error(error);
    return record;
  }
}

function isSame(one: Result | null, other: Result | null): boolean {
  return (
    one?.winner === other?.winner && one?.rule === other?.rule && one?.reason === other?.reason
  );
}

/** Null: the stored position is not of this log. */
function tableOf(
  { game }: TableGame,
  log: Log,
  { snapshot: { at, state } }: GameRecord,
): Readonly<GameTypes['Table']> | null {
  try {
    return resume(game, log, { at, state: state as State<GameTypes> }).table;
  } catch {
    return null;
  }
}

/** Sits down at a stored game. */
export function makeTable({ parts, match, record }: StoredGame, keeper: Keeper): Table {
  const players = playersBySeat(parts, record);
  const isSecret = (): boolean => parts.face.asksInSecret?.(match.state.table) ?? false;
  return new Table(match, record, players, {
    keeper,
    bots: makeBotClient(match, [botOf(players[0]), botOf(players[1])], makeWorker),
    rng: entropy,
    clock: () => Date.now(),
    pause: async (why) => {
      const pause = pauseFor(settings().pace, why, isSecret());
      if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    },
    passes: (only) => settings().passes && parts.face.seals?.(only) !== true,
    isSecret,
  });
}

function botOf(player: Player): BotName | null {
  return player.kind === 'bot' ? player.bot : null;
}
