import { gameIds, loadGame } from '@bannerfield/games/load';
import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import { controlOf, follow, headerOf } from '../../match/room.ts';
import { startPosition } from '../../match/position.ts';
import { openStore } from '../../store/open.ts';
import { entriesFrom, findMatch } from '../../store/reads.ts';
import type { Db, EntryRow } from '../../store/tables.ts';
import { startChild, type ServerProcess } from './child.ts';
import { bothChairs } from './http.ts';
import { connect, disconnect, makePlayer, type Player } from './player.ts';

/** What became of moves while servers were killed. */
export interface Toll {
  readonly kills: number;
  readonly matches: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly doubled: number;
  /** Whatever else was not as it must be. */
  readonly complaints: readonly string[];
}

/** How long a server lives at most, once the first move of its life is acknowledged. */
const LONGEST_LIFE_MS = 300;
const LONGEST_WAIT_MS = 10_000;

/** What is to be played while servers die. */
export interface Mayhem {
  /** The address of a PostgreSQL, or a folder. */
  readonly place: string;
  readonly kills: number;
  readonly seed: number;
  /** How many matches are under way. */
  readonly atOnce: number;
  /** How many moves each player makes in one. */
  readonly moves: number;
}

interface Round {
  readonly mayhem: Mayhem;
  readonly rng: Rng;
  readonly players: Player[];
  made: number;
}

/**
 * Kills the server so many times while programs play on it, starts it anew, lets them play to the
 * end and compares what they were told with what is stored.
 */
export async function killServers(mayhem: Mayhem): Promise<Toll> {
  const { place, kills, seed } = mayhem;
  const round: Round = { mayhem, rng: makeXoshiro(seed).next, players: [], made: seed };
  const complaints: string[] = [];
  let server = await startChild(place);
  for (let n = 0; n < kills; n++) {
    await fill(round, server);
    await someMove(round);
    await pause(round.rng(LONGEST_LIFE_MS));
    await server.kill();
    complaints.push(...server.complaints);
    server = await startChild(place);
    for (const player of running(round)) connect(player, server.address);
  }
  await Promise.all(round.players.map(({ ended }) => ended));
  round.players.forEach(disconnect);
  await server.stop();
  complaints.push(...server.complaints, ...round.players.flatMap((each) => each.complaints));
  return { kills, ...(await countToll(place, round.players)), complaints };
}

function running({ players }: Round): Player[] {
  return players.filter(({ view }) => view?.result === null || view === null);
}

/** Opens matches until enough are under way. */
async function fill(round: Round, server: ServerProcess): Promise<void> {
  const { atOnce, moves } = round.mayhem;
  while (running(round).length < 2 * atOnce) {
    const games = gameIds();
    const game = games[round.made % games.length] ?? '';
    round.made += 1;
    for (const chair of await bothChairs(server.address, game)) {
      const player = await makePlayer(chair, game, round.made, moves);
      round.players.push(player);
      connect(player, server.address);
    }
  }
}

/** Until a move is acknowledged, so that no server dies before it has done anything. */
async function someMove({ players }: Round): Promise<void> {
  const count = (): number => players.reduce((sum, each) => sum + each.acknowledged.size, 0);
  const before = count();
  for (let waited = 0; count() === before && waited < LONGEST_WAIT_MS; waited += 10) {
    await pause(10);
  }
}

/** Compares what players were told with what is stored. @throws Error if that does not follow. */
export async function countToll(
  place: string,
  players: readonly Player[],
): Promise<Pick<Toll, 'matches' | 'acknowledged' | 'lost' | 'doubled'>> {
  const file = place.startsWith('postgres:') ? place : `${place}/bannerfield.sqlite`;
  const { db, close } = await openStore(file);
  let [lost, doubled, acknowledged] = [0, 0, 0];
  for (const player of players) {
    const rows = await entriesFrom(db, player.chair.match, 0);
    if (player.chair.seat === 0) await checkLog(db, rows);
    const told = [...player.acknowledged.values()];
    acknowledged += told.length;
    lost += told.filter(
      (each) => storedOf(player, rows, each.action, each.move).length === 0,
    ).length;
    doubled += told.filter(
      (each) => storedOf(player, rows, each.action, each.move).length > 1,
    ).length;
    doubled +=
      ownMoves(player, rows).length -
      new Set(ownMoves(player, rows).map(({ action }) => action)).size;
  }
  await close();
  return { matches: players.length / 2, acknowledged, lost, doubled };
}

function ownMoves({ chair }: Player, rows: readonly EntryRow[]): EntryRow[] {
  return rows.filter(
    ({ by, kind }) => by === chair.seat && (kind === 'move' || kind === 'resignation'),
  );
}

function storedOf(
  player: Player,
  rows: readonly EntryRow[],
  action: string,
  move: string | null,
): EntryRow[] {
  return ownMoves(player, rows).filter((row) => row.action === action && row.body === (move ?? ''));
}

/** @throws Error if what is stored of a match does not follow from its beginning. */
async function checkLog(db: Db, rows: readonly EntryRow[]): Promise<void> {
  const row = await findMatch(db, rows[0]?.match ?? '');
  if (row === null) throw new Error('a match without entries');
  const parts = await loadGame(row.game, row.rules_version);
  follow(parts, startPosition(parts.game, headerOf(row), controlOf(row)), rows);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
