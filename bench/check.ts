import { readFileSync } from 'node:fs';
import path from 'node:path';
import { yardstick } from './contestants.ts';
import { measure } from './measure.ts';
import { makeGameRows, makeProofRows } from './rows.ts';

/** The speeds in short: exit 1 when something takes more of the yardstick's time than allowed. */
const SECONDS = 12;

const contestants = [...makeGameRows().map(({ contestant }) => contestant), ...makeProofRows()];
const allowed = readCeilings();
for (const { name } of contestants.filter(({ name }) => !allowed.has(name))) {
  console.error(`${name} has no ceiling in ceilings.json: measure it and write one`);
  process.exitCode = 1;
}
const speeds = measure(
  yardstick,
  contestants.filter(({ name }) => allowed.has(name)),
  SECONDS,
);
for (const [name, ceiling] of allowed) {
  const behind = speeds.get(name)?.behind ?? Number.NaN;
  const holds = behind <= ceiling;
  console.log(`${name}: yardstick ÷ this is ${behind.toPrecision(3)}, allowed ${ceiling}`);
  if (!holds) {
    console.error(`${name} is too slow, or not measured`);
    process.exitCode = 1;
  }
}

function readCeilings(): Map<string, number> {
  const file = path.join(import.meta.dirname, 'ceilings.json');
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>));
}
