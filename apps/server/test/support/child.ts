import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** A server in a process of its own, that can be killed. */
export interface ServerProcess {
  readonly address: string;
  /** What it has said on stderr. */
  readonly complaints: string[];
  /** Ends it as a power cut would, as far as a process can see. */
  kill(): Promise<void>;
  /** Asks it to end; gives its exit code. */
  stop(): Promise<number | null>;
}

const SERVE = path.join(import.meta.dirname, '../../serve.ts');
const COMPILED = path.join(import.meta.dirname, '../../../../node_modules/.cache/bannerfield');

/** @param place the address of a PostgreSQL, or a folder for a SQLite database. */
export async function startChild(
  place: string,
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const database = place.startsWith('postgres:') ? { DATABASE_URL: place } : { DATA: place };
  const child = spawn(process.execPath, [SERVE], {
    env: {
      ...process.env,
      // Playwright sets both of these, of which Node complains.
      NO_COLOR: undefined,
      // It is started many times.
      NODE_COMPILE_CACHE: COMPILED,
      CLIENT: 'off',
      PORT: '0',
      REQUESTS_A_MINUTE: '1000000',
      MATCHES_A_MINUTE: '1000000',
      MESSAGES_A_SECOND: '1000000',
      ...database,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const complaints: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => complaints.push(text));
  const exited = new Promise<number | null>((resolve) => {
    child.once('exit', resolve);
  });
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    child.kill(signal);
    return exited;
  };
  return {
    address: await addressOf(child, exited, complaints),
    complaints,
    kill: async () => {
      await end('SIGKILL');
    },
    stop: () => end('SIGTERM'),
  };
}

async function addressOf(
  { stdout }: ChildProcess,
  exited: Promise<unknown>,
  complaints: readonly string[],
): Promise<string> {
  if (stdout === null) throw new Error('a server says where it is on stdout');
  const said = new Promise<string>((resolve) => {
    createInterface(stdout).on('line', (line) => {
      const [address] = /http:\/\/[\d.:]+/.exec(line) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
  const address = await Promise.race([said, exited.then(() => null)]);
  if (address === null) throw new Error(`the server did not start: ${complaints.join('')}`);
  return address;
}
