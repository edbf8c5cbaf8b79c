import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.ts';

/** How servers that share a database tell each other which match has something new. */
export interface Bus {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Tells the others, when and only when the transaction is committed. */
  tell(transaction: Transaction<Tables>, matches: readonly string[]): Promise<void>;
  /**
   * @param heard gets the match of which another server has told; null: some may have been missed.
   */
  listen(heard: (match: string | null) => void): void;
}

/** Of a database that no other server uses. */
export function localBus(): Bus {
  return {
    start: () => Promise.resolve(),
    stop: () => Promise.resolve(),
    tell: () => Promise.resolve(),
    listen: () => undefined,
  };
}

const CHANNEL = 'bannerfield';
const AGAIN_AFTER_MS = 500;

/** By LISTEN and NOTIFY on a connection of its own, which is made anew when it breaks. */
export function postgresBus(address: string): Bus {
  const self = randomUUID();
  let listener: (match: string | null) => void = () => undefined;
  let client: pg.Client | null = null;
  let isStopped = false;

  async function connect(): Promise<void> {
    const made = new pg.Client({ connectionString: address });
    made.on('notification', ({ payload = '' }) => {
      const [from, match] = payload.split(' ');
      if (from !== self && match !== undefined) listener(match);
    });
    made.on('error', () => undefined);
    made.on('end', () => {
      if (!isStopped) setTimeout(() => void reconnect(), AGAIN_AFTER_MS);
    });
    await made.connect();
    await made.query(`LISTEN ${CHANNEL}`);
    client = made;
  }

  /** What was said meanwhile is lost, so everyone reads what is stored. */
  async function reconnect(): Promise<void> {
    if (isStopped) return;
    try {
      await connect();
      listener(null);
    } catch {
      setTimeout(() => void reconnect(), AGAIN_AFTER_MS);
    }
  }

  return {
    start: connect,
    stop: async () => {
      isStopped = true;
      await client?.end();
    },
    tell: async (transaction, matches) => {
      const payloads = matches.map((match) => `${self} ${match}`);
      await sql`select pg_notify(${CHANNEL}, said) from unnest(${payloads}::text[]) as said`.execute(
        transaction,
      );
    },
    listen: (heard) => {
      listener = heard;
    },
  };
}
