import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { listFolders } from '../../tools/checks/files.ts';
import {
  findTurnedFaults,
  type Turned,
  type TurnedRound,
} from '../../tools/checks/turned-round.ts';
import { ROOT } from '../../tools/steps.ts';
import { plant, type Tree } from './plant.ts';

const RULES: Tree = {
  'games/go/RULES.md': '- **R1.1** Black begins. [GO-1, GO-X1]\n- **R1.2** No ko. [GO-X2]\n',
  'games/go/clauses.txt': 'GO-1\nGO-X1\nGO-X2\nGO-U3\n',
  'games/go/rules/play.ts': "export const first = 'black';\nexport const ko = false;\n",
};

const BEGINS: Turned = {
  ids: ['GO-X1'],
  rule: 'R1.1',
  means: 'white begins',
  option: ['first', 'black'],
  edits: [['play.ts', "'black'", "'white'"]],
};
const KO: Turned = {
  ids: ['GO-X2'],
  rule: 'R1.2',
  means: 'ko',
  edits: [['play.ts', 'false', 'true']],
};
const UNTURNED = { 'GO-U3': 'a word' };

function faults(turned: Turned[], unturned: TurnedRound['unturned'] = UNTURNED): string[] {
  const options = { first: { values: ['black'] } };
  return findTurnedFaults(plant(RULES), 'go', { turned, unturned }, options);
}

async function load(file: string): Promise<Record<string, unknown>> {
  return (await import(pathToFileURL(path.join(ROOT, file)).href)) as Record<string, unknown>;
}

test('the tables of all games are whole and fit the rules', async () => {
  const games = listFolders(ROOT, 'games').filter((game) =>
    existsSync(path.join(ROOT, `games/${game}/test/turned-round.ts`)),
  );
  expect(games).toContain('battle-line');
  for (const game of games) {
    const { turnedRound } = await load(`games/${game}/test/turned-round.ts`);
    const { about } = await load(`games/${game}/about.ts`);
    const { options } = about as { options: Parameters<typeof findTurnedFaults>[3] };
    expect(findTurnedFaults(ROOT, game, turnedRound as TurnedRound, options), game).toEqual([]);
  }
});

test('a table may lack nothing and hold nothing that does not fit', () => {
  expect(faults([BEGINS, KO])).toEqual([]);
  expect(faults([BEGINS])).toEqual(['GO-X2 is not turned round']);
  expect(faults([BEGINS, KO, { ...KO, ids: ['GO-X9'] }])).toEqual([
    'GO-X9 is no ruling',
    'GO-X9 is not answered by R1.2',
  ]);
  expect(faults([BEGINS, { ...KO, rule: 'R1.1' }])).toEqual(['GO-X2 is not answered by R1.1']);
  const { option: _, ...begins } = BEGINS;
  expect(faults([begins, KO])).toEqual(['first: black is not turned round']);
});

test('a ruling with a letter is a ruling too', () => {
  const clauses = { ...RULES, 'games/go/clauses.txt': 'GO-1\nGO-X1\nGO-X2\nGO-U3\nGO-U3b\n' };
  const table = { turned: [BEGINS, KO], unturned: UNTURNED };
  const options = { first: { values: ['black'] } };
  expect(findTurnedFaults(plant(clauses), 'go', table, options)).toEqual([
    'GO-U3b is not turned round',
  ]);
});

test('an option with many values is turned round once it is for one of them', () => {
  const options = { first: { values: ['black'] }, size: { values: [1, 2, 3, 4, 5, 6, 7] } };
  const table = (turned: Turned[]) =>
    findTurnedFaults(plant(RULES), 'go', { turned, unturned: UNTURNED }, options);
  expect(table([BEGINS, KO])).toEqual(['size is not turned round']);
  expect(table([BEGINS, { ...KO, option: ['size', 3] }])).toEqual([]);
});

test('what is to be replaced stands there once', () => {
  const edits: Turned['edits'] = [
    ['play.ts', 'export', ''],
    ['play.ts', 'true', ''],
    ['play.ts', 'ko', 'ko'],
  ];
  expect(faults([BEGINS, { ...KO, edits }])).toEqual([
    'GO-X2: `export` in play.ts occurs 2 times',
    'GO-X2: `true` in play.ts occurs 0 times',
    'GO-X2: `ko` in play.ts stays as it is',
  ]);
});

test('what stays as it is has a reason, and is not turned round besides', () => {
  const said = 'is said to stay, without a reason or although it is turned round';
  expect(faults([BEGINS, KO], { 'GO-U3': '' })).toEqual([`GO-U3 ${said}`]);
  expect(faults([BEGINS, KO], { ...UNTURNED, 'GO-X2': 'so' })).toEqual([`GO-X2 ${said}`]);
});

const TOOLS = ['tools/turned-round.ts', 'tools/steps.ts', 'tools/checks/files.ts'];

/** `npm run turned-round -- go` with these entries. */
function run(turned: readonly Turned[], ...args: string[]) {
  const root = plant({
    ...RULES,
    ...Object.fromEntries(TOOLS.map((name) => [name, readFileSync(path.join(ROOT, name), 'utf8')])),
    'games/go/test/turned-round.ts': `export const turnedRound = ${JSON.stringify({ turned })};`,
    'games/go/test/rules/play.test.ts': `
      import assert from 'node:assert/strict';
      import { test } from 'vitest';
      import { first, ko } from '../../rules/play.ts';
      test('R1.1 black begins', () => assert.equal(first, 'black'));
      test('R1.2 a stone is laid', () => {});
      test('R1.12 and there is no ko', () => assert.equal(ko, false));`,
  });
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(root, 'node_modules'));
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [path.join(root, 'tools/turned-round.ts'), 'go', ...args],
    { encoding: 'utf8', env: { ...process.env, VITEST: undefined } },
  );
  return { out: stdout, progress: stderr, status };
}

test('a ruling that its own test notices is well', () => {
  const { out, progress, status } = run([BEGINS, KO], 'GO-X1');
  expect(progress).toContain('    R1.1 black begins\n');
  expect(out).toBe('go: 1 turned round, 0 not noticed\n');
  expect(status).toBe(0);
});

test('a ruling that only another test notices, or none, is named', () => {
  const idle: Turned = { ...KO, means: 'nothing', edits: [['play.ts', 'ko =', 'ko  =']] };
  const { out, status } = run([BEGINS, KO, idle]);
  expect(out).toContain(
    '(R1.2): ko\n    no test of R1.2 notices, only:\n      R1.12 and there is no ko',
  );
  expect(out).toContain('(R1.2): nothing\n    no test notices');
  expect(out).toContain('go: 3 turned round, 2 not noticed\n');
  expect(status).toBe(1);
});

test('a test that stumbles over the new text has not noticed what it means', () => {
  const broken: Turned = { ...BEGINS, edits: [['play.ts', "'black'", 'white']] };
  const { out, status } = run([broken]);
  expect(out).toContain('white is not defined');
  expect(status).toBe(1);
});
