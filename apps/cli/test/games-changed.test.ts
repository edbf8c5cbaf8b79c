import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gameIds } from '@bannerfield/games/load';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { makeFolder } from './support/files.ts';
import { runReal, simulated } from './support/real.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** What a log's length times the lines changed in it may come to: each is played through anew. */
const PLAYED_THROUGH = 30_000;

for (const id of gameIds()) {
  test(`${id}: one sign changed in any line of a played log is refused there`, async () => {
    const logs = folder.file(`${id}-changed`);
    await simulated(id, '--bots', 'random,random', '--games', '1', '--seed', '5', '--log', logs);
    const text = readFileSync(path.join(logs, `${id}-5-1.log`), 'utf8');
    const lines = text.trimEnd().split('\n');
    const tries = runs(PLAYED_THROUGH, 40 * PLAYED_THROUGH) / lines.length;
    const step = Math.max(1, Math.ceil(lines.length / tries));
    for (let index = 0; index < lines.length; index += index < 10 ? 1 : step) {
      const line = lines[index] ?? '';
      const at = (index * 7) % line.length;
      const changed = line.slice(0, at) + (line[at] === '1' ? '2' : '1') + line.slice(at + 1);
      const file = folder.file('changed.log', text.replace(line, changed));
      const cut = folder.file('cut.log', `${lines.slice(0, index).join('\n')}\n`);
      const { exitCode, out, err } = await runReal('replay', file, '--json');
      expect([exitCode, out]).toEqual([2, '']);
      const named = Number(/, line (\d+), /.exec(err)?.[1]);
      // Options that are sound in themselves first show in the hash of the start.
      expect(index === 3 ? [4, 5] : [index + 1]).toContain(named);
      const shortened = await runReal('replay', cut, '--json');
      expect([shortened.exitCode, shortened.out]).toEqual([2, '']);
    }
  });
}
