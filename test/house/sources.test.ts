import { expect, test } from 'vitest';
import { findSourceFaults, findUncheckedFiles } from '../../tools/checks/sources.ts';
import { ROOT } from '../../tools/steps.ts';
import { plant, type Tree } from './plant.ts';

/** Built up, so that this file holds no such comment itself. */
const off = (comment: string) => `let x = 1; // ${comment}\n`;

test('our own sources are named and suppressed as they should be', () => {
  expect(findSourceFaults(ROOT)).toEqual([]);
});

test('each of our own TypeScript files stands in exactly one project', () => {
  expect(findUncheckedFiles(ROOT)).toEqual([]);
});

test.for<[comment: string, fault: string]>([
  ['eslint-disable-next-line no-var', 'a.ts:1: say why'],
  ['eslint-disable-line no-var -- ', 'a.ts:1: say why'],
  ['eslint-disable -- all of it is generated', 'a.ts:1: name the rule'],
  ['prettier-ignore', 'a.ts:1: say why'],
  ['Stryker disable next-line all', 'a.ts:1: say why'],
])('a suppression without its reason is named: %s', ([comment, fault]) => {
  const faults = findSourceFaults(plant({ 'a.ts': off(comment) }));
  expect(faults).toEqual([expect.stringContaining(fault)]);
});

test.for(['eslint-disable-next-line no-var -- shared with old code', 'prettier-ignore -- a board'])(
  'a suppression with its reason is accepted: %s',
  (comment) => {
    expect(findSourceFaults(plant({ 'a.ts': off(comment) }))).toEqual([]);
  },
);

test.for(['GoRules.ts', 'go_rules.ts', 'goRules.test.ts', 'go--rules.ts'])(
  'a file that is not in kebab-case is named: %s',
  (name) => {
    expect(findSourceFaults(plant({ [`games/${name}`]: '' }))).toEqual([
      `games/${name}: name files in kebab-case`,
    ]);
  },
);

test.for(['1-play.ts', 'messages.en.ts', 'go-rules.test.ts', 'data.ts', 'eslint.config.js'])(
  'a file in kebab-case is accepted: %s',
  (name) => {
    expect(findSourceFaults(plant({ [`games/${name}`]: '' }))).toEqual([]);
  },
);

const PROJECTS: Tree = {
  'tsconfig.json':
    '{ "files": [], "references": [{ "path": "a" }, { "path": "b/tsconfig.x.json" }] }',
  'a/tsconfig.json': '{ "include": ["*.ts"] }',
  'b/tsconfig.x.json': '{ "include": ["**/*.ts"], "references": [{ "path": "../a" }] }',
  'a/one.ts': '',
  'b/deep/two.ts': '',
};

test('a file in exactly one project is accepted', () => {
  expect(findUncheckedFiles(plant(PROJECTS))).toEqual([]);
});

test('a file that no project holds is named, and one that two hold', () => {
  const both = '{ "include": ["**/*.ts", "../a/one.ts"] }';
  const root = plant({ ...PROJECTS, 'c/three.ts': '', 'b/tsconfig.x.json': both });
  expect(findUncheckedFiles(root)).toEqual([
    'a/one.ts is checked by 2 TypeScript projects: it needs exactly one',
    'c/three.ts is checked by 0 TypeScript projects: it needs exactly one',
  ]);
});
