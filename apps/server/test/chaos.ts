/**
 * `npm run chaos`: kills servers at random instants while programs play on them, and counts the
 * acknowledged moves that were lost or doubled. Takes an hour or so.
 *
 *   npm run chaos                      1,000 kills, half of them on SQLite, half on PostgreSQL
 *   npm run chaos -- --kills 100       so many
 *   npm run chaos -- --seed 7          at other instants
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { killServers, type Toll } from './support/chaos.ts';
import { startPostgres } from './support/postgres.ts';

/** Kills that share a database: in between the matches come to their end. */
const IN_A_ROW = 50;

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: '1' },
  },
});
const kills = Number(values.kills);
const seed = Number(values.seed);

/** Prints a line for each row, and the sum. @param place makes a fresh database. */
async function killOn(name: string, count: number, place: () => Promise<string>): Promise<boolean> {
  let isSound = true;
  let sum: Toll = { kills: 0, matches: 0, acknowledged: 0, lost: 0, doubled: 0, complaints: [] };
  for (let done = 0; done < count; done += IN_A_ROW) {
    const toll = await killServers({
      place: await place(),
      kills: Math.min(IN_A_ROW, count - done),
      seed: seed + done,
      atOnce: 4,
      moves: 60,
    });
    sum = add(sum, toll);
    isSound &&= toll.lost === 0 && toll.doubled === 0 && toll.complaints.length === 0;
    console.log(`${name}: ${describe(sum)}`);
    for (const complaint of toll.complaints) console.log(`  ${complaint}`);
  }
  return isSound;
}

function add(one: Toll, other: Toll): Toll {
  return {
    kills: one.kills + other.kills,
    matches: one.matches + other.matches,
    acknowledged: one.acknowledged + other.acknowledged,
    lost: one.lost + other.lost,
    doubled: one.doubled + other.doubled,
    complaints: [...one.complaints, ...other.complaints],
  };
}

function describe({ kills: killed, matches, acknowledged, lost, doubled }: Toll): string {
  return (
    `${String(killed)} kills, ${String(matches)} matches, ${String(acknowledged)} moves ` +
    `acknowledged; lost ${String(lost)}, doubled ${String(doubled)}`
  );
}

async function main(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-chaos-'));
  const postgres = await startPostgres();
  const onSqlite = postgres === null ? kills : Math.ceil(kills / 2);
  try {
    let isSound = await killOn('SQLite', onSqlite, () =>
      Promise.resolve(mkdtempSync(path.join(folder, 'sqlite-'))),
    );
    if (postgres === null) console.log('PostgreSQL: npm brings none for this machine');
    else {
      const isSoundToo = await killOn('PostgreSQL', kills - onSqlite, () =>
        postgres.makeDatabase(),
      );
      isSound &&= isSoundToo;
    }
    process.exitCode = isSound ? 0 : 1;
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
