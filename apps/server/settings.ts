import path from 'node:path';

/** How a server is set up; all of it has defaults that a household can use as they are. */
export interface Settings {
  /** This machine alone, unless it is said otherwise. */
  readonly host: string;
  readonly port: number;
  /** A PostgreSQL, or the file of a SQLite database. */
  readonly database: string;
  /** Addresses under which pages of ours are found, beside those that are known anyway. */
  readonly origins: readonly string[];
  /** Whether a proxy before it is believed who asks. */
  readonly trustsProxy: boolean;
  /** The files of certificate and key by which it speaks https itself; null: http. */
  readonly tls: { readonly cert: string; readonly key: string } | null;
  /** Whether the web client is served too. */
  readonly servesClient: boolean;
  readonly limits: Limits;
}

export interface Limits {
  /** Requests a minute from one address, and matches opened. */
  readonly requests: number;
  readonly opened: number;
  readonly sockets: number;
  readonly socketsEach: number;
  /** Messages at once over one socket, and a second in the long run. */
  readonly burst: number;
  readonly rate: number;
  /** In how many threads bots think, and how long one may think about a move. */
  readonly botThreads: number;
  readonly botMs: number;
  /** After so long a socket that has not joined is closed. */
  readonly joinMs: number;
  /** How long both sides have to reveal their secrets, in thousandths of a second. */
  readonly revealMs: number;
  /** How long both sides have to commit themselves, in thousandths of a second from the opening. */
  readonly commitMs: number;
  /** How long a first entry waits for others to share its commit. */
  readonly gatherMs: number;
}

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** A `join` or `resend` counts for ten, and has to fit into what may come at once. */
const LEAST_RATE = 4;
/** As much at once as comes in so many seconds. */
const BURST_SECONDS = 3;

export const LIMITS: Limits = {
  requests: 300,
  opened: 30,
  sockets: 10_000,
  socketsEach: 100,
  burst: BURST_SECONDS * 20,
  rate: 20,
  botThreads: 1,
  botMs: 60 * SECOND,
  joinMs: 10_000,
  // Whoever opened a match by a link may be away when the other sits down.
  revealMs: 3 * DAY,
  commitMs: 14 * DAY,
  gatherMs: 3,
};

/** What is wrong with a setting, in one sentence. */
export class SettingError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** @throws SettingError */
export function readSettings(env: Environment): Settings {
  const { HOST, DATABASE_URL, DATA, ORIGINS, TRUST_PROXY, TLS_CERT, TLS_KEY, CLIENT } = env;
  const folder = DATA === undefined || DATA === '' ? 'data' : DATA;
  const rate = numberIn(env, 'MESSAGES_A_SECOND', LIMITS.rate, LEAST_RATE);
  return {
    host: HOST === undefined || HOST === '' ? '127.0.0.1' : HOST,
    port: numberIn(env, 'PORT', 8080, 0, 65_535),
    database:
      DATABASE_URL === undefined || DATABASE_URL === ''
        ? path.join(folder, 'bannerfield.sqlite')
        : postgresAddress(DATABASE_URL),
    origins: originsOf(ORIGINS),
    trustsProxy: isOn('TRUST_PROXY', TRUST_PROXY, false),
    tls: tlsOf(TLS_CERT, TLS_KEY),
    servesClient: isOn('CLIENT', CLIENT, true),
    limits: {
      ...LIMITS,
      requests: numberIn(env, 'REQUESTS_A_MINUTE', LIMITS.requests),
      opened: numberIn(env, 'MATCHES_A_MINUTE', LIMITS.opened),
      botThreads: numberIn(env, 'BOT_THREADS', LIMITS.botThreads, 1, 64),
      rate,
      burst: BURST_SECONDS * rate,
      revealMs: SECOND * numberIn(env, 'REVEAL_SECONDS', LIMITS.revealMs / SECOND),
      commitMs: DAY * numberIn(env, 'COMMIT_DAYS', LIMITS.commitMs / DAY, 1, 3650),
    },
  };
}

function numberIn(
  env: Environment,
  name: string,
  usual: number,
  least = 1,
  most = 1_000_000,
): number {
  const text = env[name];
  if (text === undefined || text === '') return usual;
  const value = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
  if (value >= least && value <= most) return value;
  const range = `${String(least)} to ${String(most)}`;
  throw new SettingError(`${name}: should be a whole number from ${range}, not “${text}”`);
}

function isOn(name: string, text: string | undefined, usual: boolean): boolean {
  if (text === undefined || text === '') return usual;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new SettingError(`${name}: should be on or off, not “${text}”`);
}

function postgresAddress(text: string): string {
  if (/^postgres(ql)?:\/\//.test(text)) return text;
  throw new SettingError('DATABASE_URL: should begin postgres://');
}

function tlsOf(cert = '', key = ''): Settings['tls'] {
  if (cert === '' && key === '') return null;
  if (cert !== '' && key !== '') return { cert, key };
  throw new SettingError('TLS_CERT and TLS_KEY: both are needed, or neither');
}

function originsOf(text = ''): readonly string[] {
  const given = text.split(/[\s,]+/).filter((each) => each !== '');
  return given.map((each) => {
    const { origin } = URL.canParse(each) ? new URL(each) : { origin: 'null' };
    if (/^https?:/.test(origin)) return origin;
    throw new SettingError(`ORIGINS: “${each}” should be an address as https://play.example.org`);
  });
}
