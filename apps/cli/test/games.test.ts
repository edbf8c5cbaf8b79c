import path from 'node:path';
import { gameIds } from '@bannerfield/games/load';
import { replayDocument, showDocument, whyDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { makeFolder } from './support/files.ts';
import { GAMES, goldenLogs, runReal } from './support/real.ts';
import { documentOf } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** What `legal` and `why` answer at every so many entries is the same by log and by state. */
async function expectSameByState(id: string, file: string, step: number): Promise<void> {
  const { entries } = replayDocument.parse(documentOf(await runReal('replay', file, '--json')));
  for (let at = 0; at <= entries; at += step) {
    const position = ['--at', String(at)];
    const all = await runReal('show', file, ...position, '--seat', 'all', '--json');
    const state = folder.file('state.json', all.out);
    for (const seat of ['0', '1']) {
      const asked = ['--seat', seat, '--json'];
      const byLog = await runReal('legal', file, ...position, ...asked);
      const byState = await runReal('legal', '--state', state, '--game', id, ...asked);
      expect(byState).toEqual(byLog);
      for (const move of documentOf(byLog) as string[]) {
        const why = await runReal('why', move, '--state', state, '--game', id, ...asked);
        expect(whyDocument.parse(documentOf(why))).toBeNull();
      }
    }
  }
}

for (const id of gameIds()) {
  test(`${id}: its golden logs can be replayed and looked at from every seat`, async () => {
    const logs = goldenLogs(id);
    expect(logs).not.toEqual([]);
    for (const file of logs) {
      const { entries } = replayDocument.parse(documentOf(await runReal('replay', file, '--json')));
      const at = ['--at', String(Math.floor(entries / 2))];
      for (const seat of ['0', '1', 'spectator', 'all']) {
        const view = await runReal('show', file, ...at, '--seat', seat, '--json');
        showDocument.parse(documentOf(view));
        const drawn = await runReal('show', file, ...at, '--seat', seat);
        expect(drawn.exitCode).toBe(0);
        for (const line of drawn.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      }
    }
  });

  test(`${id}: a state that show writes is taken by legal and why`, async () => {
    const logs = goldenLogs(id);
    for (const file of logs) await expectSameByState(id, file, runs(60, 10) * logs.length);
  });
}

test('a spectator sees numbered seats, a seat sees its own side below', async () => {
  const log = path.join(GAMES, 'battle-line', 'golden', 'random-1.log');
  const labels = async (...flags: string[]): Promise<string[]> => {
    const { out } = await runReal('show', log, '--language', 'en', ...flags);
    return out.match(/^(player \d|theirs|yours)/gm) ?? [];
  };
  expect(await labels()).toEqual(['player 2', 'player 1']);
  expect(await labels('--seat', 'all')).toEqual(['player 2', 'player 1']);
  expect(await labels('--seat', '1')).toEqual(['theirs', 'yours']);
});

test('who played in seat 1 sees the end from there', async () => {
  const log = path.join(GAMES, 'battle-line', 'golden', 'random-1.log');
  const { out } = await runReal('play', '--load', log, '--bot', 'greedy', '--seat', '1');
  const own = await runReal('show', log, '--seat', '1');
  const isFlags = (line: string): boolean => /^ +[-v^]1[-v^] /.test(line);
  const flags = own.out.split('\n').find(isFlags);
  expect(flags).toMatch(/v\dv/);
  expect(out.split('\n').filter(isFlags)).toEqual([flags]);
  expect(out).toMatch(/^theirs [^]*^yours /m);
});
