import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds } from '@bannerfield/games/load';
import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { registrySource } from '../source.ts';
import { makeFolder } from './support/files.ts';
import { documentOf, run, type Run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

function runReal(args: readonly string[]): Promise<Run> {
  return run(args, '', { source: registrySource });
}

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** All places in a value: what holds it and by which key. */
function placesOf(value: Json): { holder: Json[] | Record<string, Json>; key: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    { holder: value, key },
    ...placesOf(inner),
  ]);
}

/** Something else in the same place: near, far, of another type, or of another place. */
function spoil(state: Json, rng: Rng): void {
  const places = placesOf(state);
  const place = places[rng(places.length)];
  const other = places[rng(places.length)];
  if (place === undefined || other === undefined) return;
  const holder = place.holder as Record<string, Json>;
  const old = holder[place.key] ?? null;
  const choices: Json[] = [
    typeof old === 'number' ? old + 1 : 1,
    typeof old === 'number' ? old - 1 : 0,
    (other.holder as Record<string, Json>)[other.key] ?? null,
    Array.isArray(old) ? old.slice(1) : 'x',
    Array.isArray(old) ? [...old, old[0] ?? 0] : null,
  ];
  holder[place.key] = structuredClone(choices[rng(choices.length)] ?? null);
}

for (const id of gameIds()) {
  test(`${id}: a spoilt state is refused or answered, and never fails`, async () => {
    const golden = path.join(GAMES, id, 'golden');
    const logs = readdirSync(golden).filter((name) => name.endsWith('.log'));
    const rng = makeXoshiro(1).next;
    let refused = 0;
    const tries = runs(40, 1000);
    for (let n = 0; n < tries; n++) {
      const log = path.join(golden, logs[rng(logs.length)] ?? '');
      const entries = readFileSync(log, 'utf8').match(/^[*01] /gm)?.length ?? 0;
      const at = String(rng(Math.min(50, entries)));
      const shown = await runReal(['show', log, '--at', at, '--seat', 'all', '--json']);
      const state = documentOf(shown) as Json;
      for (let times = 1 + rng(3); times > 0; times--) spoil(state, rng);
      const file = folder.file('spoilt.json', JSON.stringify(state));
      for (const args of [
        ['legal', '--seat', '0', '--json'],
        ['legal', '--seat', '1'],
        ['show', '--seat', String(rng(2))],
      ]) {
        const { exitCode, out, err } = await runReal([...args, '--state', file, '--game', id]);
        expect({
          args,
          at,
          log,
          state,
          err,
          isSound: exitCode === 0 || exitCode === 2,
        }).toMatchObject({ isSound: true });
        if (exitCode === 2) expect([out, /^error: [^\n]+\n$/.test(err)]).toEqual(['', true]);
        refused += exitCode === 2 ? 1 : 0;
      }
    }
    expect(refused).toBeGreaterThan(tries);
  });
}
