import { randomUUID } from 'node:crypto';
import { Socket } from 'node:net';
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

/**
 * By LISTEN and NOTIFY on a connection of its own, which is made anew when it breaks.
 * @param againAfterMs how long it waits before each try.
 */
export function postgresBus(address: string, againAfterMs = AGAIN_AFTER_MS): Bus {
  const self = randomUUID();
  let listener: (match: string | null) => void = () => undefined;
  let line: Socket | null = null;
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;

  async function connect(): Promise<void> {
    line = new Socket();
    const client = makeClient(address, line, ([from, match]) => {
      if (from !== self && match !== undefined) listener(match);
    });
    await beginListening(client, line);
    // Only now: a client that never came to listen ends too, and would be tried again twice.
    client.on('end', tryLater);
  }

  function tryLater(): void {
    if (!isStopped) timer = setTimeout(() => void reconnect(), againAfterMs);
  }

  /** What was said meanwhile is lost, so everyone reads what is stored. */
  async function reconnect(): Promise<void> {
    try {
      await connect();
      listener(null);
    } catch {
      tryLater();
    }
  }

  return {
    start: connect,
    stop: () => {
      isStopped = true;
      clearTimeout(timer ?? undefined);
      // Whoever is at the other end may not answer a goodbye.
      line?.destroy();
      return Promise.resolve();
    },
    tell: (transaction, matches) => notify(transaction, self, matches),
    listen: (heard) => {
      listener = heard;
    },
  };
}

/** Why it breaks is of no use: that it has, its end says. */
function makeClient(
  address: string,
  line: Socket,
  heard: (words: readonly string[]) => void,
): pg.Client {
  const client = new pg.Client({ connectionString: address, stream: () => line });
  client.on('notification', ({ payload = '' }) => {
    heard(payload.split(' '));
  });
  client.on('error', () => undefined);
  return client;
}

async function beginListening(client: pg.Client, line: Socket): Promise<void> {
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
  } catch (error) {
    line.destroy();
    throw error;
  }
}

async function notify(
  transaction: Transaction<Tables>,
  self: string,
  matches: readonly string[],
): Promise<void> {
  const payloads = matches.map((match) => `${self} ${match}`);
  await sql`select pg_notify(${CHANNEL}, said) from unnest(${payloads}::text[]) as said`.execute(
    transaction,
  );
}
