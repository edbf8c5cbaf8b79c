import type { EntryKind } from '@bannerfield/protocol';
import type { Kysely } from 'kysely';

/** A match as it was opened; nothing of it ever changes. */
export interface MatchRow {
  readonly id: string;
  readonly game: string;
  readonly rules_version: number;
  /** JSON of options and edition. */
  readonly options: string;
  readonly edition: string | null;
  /** JSON of the time control; null: there is none. */
  readonly clock: string | null;
  /** The server's secret and its commitment, in hex. */
  readonly secret: string;
  readonly commitment: string;
  /** SHA-256 of the key of the other chair. */
  readonly invitation: string;
  /** Thousandths of a second since 1970, as all times here. */
  readonly opened_at: number;
}

/** Who sits where; `token` is the SHA-256 of what his cookie says. */
export interface SeatRow {
  readonly match: string;
  readonly seat: number;
  readonly name: string;
  readonly token: string;
  readonly taken_at: number;
  /** The level of the program of ours that sits there, and its part of the dice; null: nobody's. */
  readonly bot: string | null;
  readonly secret: string | null;
}

/** Something that happened in a match. Written once, never changed. */
export interface EntryRow {
  readonly match: string;
  /** From 0, without a gap. */
  readonly sequence: number;
  readonly kind: EntryKind;
  /** Null: chance, or the server. */
  readonly by: number | null;
  /** A move or outcome in the game's notation, a commitment, a secret, or a reason. */
  readonly body: string;
  /** The name that the client gave it. */
  readonly action: string | null;
  /** Of the whole log up to here; not for players before the end. */
  readonly hash: string;
  /** JSON of what was told, and to whom. */
  readonly told: string;
  /** The numbers of seat 0, seat 1 and spectators after it. */
  readonly number0: number;
  readonly number1: number;
  readonly number2: number;
  /** Of the view of who acted, right after it. */
  readonly view_hash: string | null;
  readonly at: number;
}

/** The position after so many entries, so that a long match opens at once. */
export interface SnapshotRow {
  readonly match: string;
  readonly sequence: number;
  readonly position: string;
}

/** When a server last showed that it runs. There is one row. */
export interface HeartbeatRow {
  readonly id: number;
  readonly at: number;
}

/** A time in which no server ran. */
export interface OutageRow {
  readonly from_at: number;
  readonly to_at: number;
}

export interface Tables {
  readonly heartbeats: HeartbeatRow;
  readonly outages: OutageRow;
  readonly matches: MatchRow;
  readonly seats: SeatRow;
  readonly entries: EntryRow;
  readonly snapshots: SnapshotRow;
}

export type Db = Kysely<Tables>;
