import { diceKey, diceOf, drawOutcome } from '@bannerfield/fair-dice';
import { loadGame } from '@bannerfield/games/load';
import type { TimeControl } from '@bannerfield/protocol';
import { isRefusal, known, type Rng, type Seat } from '@bannerfield/kernel';
import { BOT_THREAD, makeBotPool } from '../../bots/pool.ts';
import { rowOf, type Room, type World } from '../../match/room.ts';
import { advance } from '../../match/advance.ts';
import { startPosition, type NewEntry, type Position } from '../../match/position.ts';
import { openStore } from '../../store/open.ts';
import type { EntryRow } from '../../store/tables.ts';
import { makeWriter } from '../../store/writer.ts';

export const MATCH = 'abcdefghijklmnopqrstuv';
export const SECRETS = {
  server: '0a'.repeat(32),
  seats: ['1b'.repeat(32), '2c'.repeat(32)],
} as const;

/** The clocks that may betray the most. */
const CONTROL: TimeControl = { kind: 'increment', base: 600, increment: 10 };

/** A world in memory whose time stands still. */
export async function makeWorld(report: World['report']): Promise<World> {
  const store = await openStore(':memory:');
  return {
    store,
    writer: makeWriter(store, 0, (error) => {
      report('snapshots', error);
    }),
    bots: makeBotPool({ threads: 1, patienceMs: 1000, file: BOT_THREAD }),
    now: () => 1000,
    later: () => () => undefined,
    startedAt: 0,
    revealMs: 1000,
    commitMs: 1000,
    report,
  };
}

/** A match that begins now: the dice are agreed upon. */
export async function makeRoom(game: string): Promise<Room> {
  const parts = await loadGame(game);
  const options = parts.optionsSchema.parse({});
  const { rulesVersion, edition = null } = parts.game;
  const header = { game, rulesVersion, options, edition };
  const begun: Position = {
    ...startPosition(parts.game, header, CONTROL),
    commitments: ['3d'.repeat(32), '4e'.repeat(32)],
    secrets: SECRETS.seats,
  };
  return {
    row: {
      id: MATCH,
      game,
      rules_version: rulesVersion,
      options: JSON.stringify(options),
      edition: JSON.stringify(edition),
      clock: JSON.stringify(CONTROL),
      secret: SECRETS.server,
      commitment: '',
      invitation: '',
      opened_at: 0,
    },
    parts,
    header,
    watchers: new Set(),
    names: ['Ada', 'Bert'],
    bots: [null, null],
    position: begun,
    key: diceKey(MATCH, SECRETS),
    queue: Promise.resolve(),
    timer: null,
    isGone: false,
    usedAt: 0,
  };
}

export function pick<T>(from: readonly T[], rng: Rng): T {
  return from[rng(from.length)] as T;
}

/** What may be done or may fall here, each with whoever does it; empty: the game is over. */
export function entriesHere(
  { parts: { game } }: Room,
  { state, sequence }: Position,
): readonly NewEntry[] {
  const at = 1000 * sequence;
  const pending = game.pending(state.table);
  switch (pending.kind) {
    case 'over':
      return [];
    case 'chance':
      return game.chance(state).map(({ outcome }) => ({
        kind: 'chance',
        by: null,
        body: game.notation.format(outcome),
        at,
      }));
    case 'decision':
      return pending.seats.flatMap((seat) => movesOf(seat));
  }

  function movesOf(seat: Seat): NewEntry[] {
    return game
      .legal(known(state, seat))
      .map((action) => ({ kind: 'move', by: seat, body: game.notation.format(action), at }));
  }
}

/** @returns the entry that was made, and the position after it; the match itself stays. */
export function happen(room: Room, entry: NewEntry): { row: EntryRow; after: Position } {
  const advanced = advance(room.parts.game, room.position, entry);
  if (isRefusal(advanced)) throw new Error(`${entry.body} is not allowed`);
  return { row: rowOf(room, entry, advanced, null), after: advanced.after };
}

/** One step of a random game; null: it is over. */
export function goOn(room: Room, rng: Rng): EntryRow | null {
  const { parts, position, key } = room;
  const here = entriesHere(room, position);
  if (here.length === 0 || key === null) return null;
  const seats = [...new Set(here.map(({ by }) => by))];
  const by = pick(seats, rng);
  const dice = diceOf(key, position.moves, position.hash);
  const chosen =
    by === null
      ? {
          ...pick(here, rng),
          body: parts.game.notation.format(drawOutcome(parts.game, position.state, dice)),
        }
      : pick(
          here.filter((each) => each.by === by),
          rng,
        );
  const { row, after } = happen(room, chosen);
  room.position = after;
  return row;
}
