import { analyseDocument, type AnalyseDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { table } from '../analyse/table.ts';
import { main } from '../main.ts';
import { blankSource } from './support/blank.ts';
import { GOLDEN, makeFolder } from './support/files.ts';
import { documentOf, FakeIo, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

async function analysed(...flags: string[]): Promise<AnalyseDocument> {
  const command = ['analyse', GOLDEN, '--nodes', '2000', '--json', ...flags];
  return analyseDocument.parse(documentOf(await run(command)));
}

test('an analysis is one document of its schema, the same for the same seed', async () => {
  const document = await analysed('--seed', '7');
  expect(document).toMatchObject({
    game: '_blank',
    options: { target: 3 },
    entries: 22,
    winner: 1,
    nodes: 2000,
    seed: 7,
    isWhole: true,
    end: 0,
  });
  expect(document.playouts).toBeGreaterThan(1000);
  expect(document.moments[0]).toMatchObject({ kind: 'chance', at: 0 });
  expect(await analysed('--seed', '7')).toEqual(document);
  expect(await analysed('--seed', '8')).not.toEqual(document);
});

test('a document that does not add up is none of ours', async () => {
  const document = await analysed();
  expect(analyseDocument.safeParse({ ...document, end: 0.5 }).success).toBe(false);
  expect(analyseDocument.safeParse({ ...document, turningPoint: 99 }).success).toBe(false);
});

test.each([
  ['en', ['given away', 'Player 2', 'Turning point, at', 'The largest luck:']],
  ['de', ['verschenkt', 'Spieler 2', 'Wendepunkt, bei', 'Das größte Glück:']],
] as const)('in %s people are told who gave away what, and who was lucky', async (code, words) => {
  const { exitCode, out, err } = await run([
    'analyse',
    GOLDEN,
    '--nodes',
    '4000',
    '--language',
    code,
  ]);
  expect([exitCode, err]).toEqual([0, '']);
  for (const word of words) expect(out).toContain(word);
  expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThan(80);
});

test('a game that is not finished is analysed as far as it has come', async () => {
  const file = folder.file('unfinished.log');
  await run(['play', '_blank', '--bot', 'random', '--save', file], '');
  const { out } = await run(['analyse', file, '--nodes', '500']);
  expect(out).toContain('not finished: analysed as far as it has come');
  const document = await run(['analyse', file, '--nodes', '500', '--json']);
  expect(analyseDocument.parse(documentOf(document))).toMatchObject({ winner: null, entries: 6 });
});

test('who stops it is told what is found by then', async () => {
  const io = new FakeIo();
  const command = ['analyse', GOLDEN, '--nodes', '100000000', '--json'];
  const ended = main(command, io, blankSource);
  await new Promise((resolve) => setTimeout(resolve, 300));
  io.stop('SIGINT');
  expect(await ended).toBe(130);
  expect(io.err).toBe('Stopped: the figures are of what had been tried by then.\n');
  expect(analyseDocument.parse(JSON.parse(io.out))).toMatchObject({ isWhole: false });
});

test('columns are as wide as they must be, and the last is as it is', () => {
  expect(
    table([
      ['a', 'bb', 'c'],
      ['aaa', 'b', 'a long end'],
      ['', '', ''],
    ]),
  ).toEqual(['a    bb  c', 'aaa  b   a long end', '']);
});
