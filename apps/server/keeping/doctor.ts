import { existsSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { controlOf, follow, headerOf } from '../match/room.ts';
import { partsOf } from '../match/rooms.ts';
import { startPosition } from '../match/position.ts';
import type { Settings } from '../settings.ts';
import { causeOf, due } from '../store/migrations.ts';
import { connect, isPostgres } from '../store/open.ts';
import { entriesFrom } from '../store/reads.ts';
import type { Db, MatchRow } from '../store/tables.ts';

/** `bad`: a server will not run so, or has lost something; `warning`: it runs, and it may be wanted. */
export interface Finding {
  readonly is: 'well' | 'warning' | 'bad';
  readonly text: string;
}

const LEAST_NODE = 24;
const GIBIBYTE = 2 ** 30;
const OTHERS = 0o077;

/**
 * Looks whether a server can run with these settings, and whether all that is stored still follows.
 * Nothing is changed.
 * @param tell hears how many matches of how many are looked through.
 */
export async function examine(
  settings: Settings,
  tell: (done: number, total: number) => void,
): Promise<Finding[]> {
  const place = settings.database;
  const own = [nodeFinding(), ...reachFindings(settings)];
  if (isPostgres(place)) return [...own, ...(await databaseFindings(place, tell))];
  if (!existsSync(place)) {
    return [...own, well(`${place} is not there yet: the first start makes it`)];
  }
  return [...own, ...(await fileFindings(place)), ...(await databaseFindings(place, tell))];
}

function well(text: string): Finding {
  return { is: 'well', text };
}

function nodeFinding(): Finding {
  const major = Number(process.versions.node.split('.')[0]);
  const text = `Node ${process.versions.node}`;
  if (major >= LEAST_NODE) return well(text);
  return { is: 'bad', text: `${text}: at least ${String(LEAST_NODE)} is needed` };
}

/** Who can come here, and how. */
function reachFindings({ host, tls, trustsProxy, origins }: Settings): Finding[] {
  const isOwn = ['127.0.0.1', '::1', 'localhost'].includes(host);
  if (isOwn && !trustsProxy) return [well('only this machine reaches it')];
  if (tls !== null) return [well('it speaks https')];
  if (trustsProxy) {
    return origins.length > 0
      ? [well(`a proxy before it brings ${origins.join(', ')}`)]
      : [{ is: 'warning', text: 'TRUST_PROXY is on, and ORIGINS names no address of the proxy' }];
  }
  return [
    {
      is: 'warning',
      text: 'it is reached over http: browsers then install no page, wake it for no message and copy no link by a click',
    },
  ];
}

async function fileFindings(file: string): Promise<Finding[]> {
  const mode = statSync(file).mode & OTHERS;
  const { bavail, bsize } = await statfs(path.dirname(path.resolve(file)));
  const free = (bavail * bsize) / GIBIBYTE;
  const left = `${free.toFixed(1)} GiB are free beside ${file}`;
  return [
    mode === 0
      ? well(`${file} is its owner's alone`)
      : { is: 'warning', text: `${file} can be read by others: the next start mends it` },
    free >= 1 ? well(left) : { is: 'warning', text: left },
  ];
}

async function databaseFindings(
  place: string,
  tell: (done: number, total: number) => void,
): Promise<Finding[]> {
  const { db, close } = connect(place);
  try {
    const steps = await due(db);
    if (steps.length > 0) {
      const text = `the tables are of an older version (${steps.join(', ')}): \`bannerfield migrate\`, or the next start, brings them up to date`;
      return [{ is: 'warning', text }];
    }
    return await matchFindings(db, tell);
  } catch (error) {
    return [{ is: 'bad', text: `the database does not answer: ${causeOf(error)}` }];
  } finally {
    await close();
  }
}

async function matchFindings(
  db: Db,
  tell: (done: number, total: number) => void,
): Promise<Finding[]> {
  const matches = await db.selectFrom('matches').selectAll().orderBy('id').execute();
  const broken: Finding[] = [];
  for (const [index, row] of matches.entries()) {
    try {
      await playThrough(db, row);
    } catch (error) {
      broken.push({ is: 'bad', text: causeOf(error) });
    }
    tell(index + 1, matches.length);
  }
  const sound = matches.length - broken.length;
  return [
    well(`${String(sound)} of ${String(matches.length)} matches follow to their end`),
    ...broken,
  ];
}

/** @throws Error if it does not lead where it led when it was stored. */
async function playThrough(db: Db, row: MatchRow): Promise<void> {
  const parts = await partsOf(row);
  follow(
    parts,
    startPosition(parts.game, headerOf(row), controlOf(row)),
    await entriesFrom(db, row.id, 0),
  );
}
