import { expect, test } from 'vitest';
import { findLayerFaults } from '../../tools/checks/layers.ts';
import { plant, type Tree } from './plant.ts';

/** A small house in order. */
const HOUSE: Tree = {
  'packages/kernel/index.ts': "export * from './game.ts';\n",
  'packages/kernel/game.ts': 'export const SEATS = 2;\n',
  'packages/kernel/test-kit/index.ts': "import '../game.ts';\n",
  'packages/bots/index.ts': "import '../kernel/index.ts';\n",
  'packages/bots/test/index.test.ts': "import '../../../games/chess/rules/index.ts';\n",
  'games/registry.ts': "export const load = () => import('./chess/rules/index.ts');\n",
  'games/chess/rules/index.ts':
    "import '../../../packages/kernel/index.ts';\nimport './moves.ts';\n",
  'games/chess/rules/moves.ts': 'export const MOVES = 1;\n',
  'games/chess/bot/index.ts': "import '../rules/index.ts';\n",
  'games/go/rules/index.ts': 'export const GO = 1;\n',
  'apps/cli/index.ts': "import '../../games/registry.ts';\n",
  'apps/web/index.ts': "import '../../packages/bots/index.ts';\n",
};

function fault(file: string, imported: string): Promise<string[]> {
  const text = `${HOUSE[file] ?? ''}import '${imported}';\n`;
  return findLayerFaults(plant({ ...HOUSE, [file]: text }));
}

test('a house in order has no fault', async () => {
  expect(await findLayerFaults(plant(HOUSE))).toEqual([]);
});

test.for([
  ['packages/kernel/game.ts', '../bots/index.ts', 'kernel-alone'],
  ['packages/kernel/game.ts', 'node:fs', 'kernel-alone'],
  ['games/chess/rules/moves.ts', '../bot/index.ts', 'rules-on-kernel'],
  ['games/chess/rules/moves.ts', 'node:fs', 'rules-on-kernel'],
  ['games/chess/rules/moves.ts', '../../../packages/bots/index.ts', 'rules-on-kernel'],
  ['games/chess/rules@1/index.ts', '../rules/moves.ts', 'rules-on-kernel'],
  ['packages/bots/index.ts', '../../games/chess/rules/index.ts', 'bots-know-no-game'],
  ['packages/ui/index.ts', '../../games/chess/rules/index.ts', 'packages-below-games'],
  ['games/chess/bot/index.ts', '../../go/rules/index.ts', 'games-apart'],
  ['games/chess/bot/index.ts', '../../../apps/cli/index.ts', 'games-below-programs'],
  ['apps/web/index.ts', '../cli/index.ts', 'programs-apart'],
  ['apps/server/index.ts', '../../games/chess/rules/index.ts', 'programs-know-no-game'],
  ['apps/web/index.ts', '../../packages/kernel/test-kit/index.ts', 'tests-on-top'],
  ['games/chess/rules/moves.ts', './index.ts', 'no-cycle'],
  ['apps/web/index.ts', './nowhere.ts', 'resolvable'],
] as const)('%s may not import %s: %s', async ([file, imported, rule]) => {
  const faults = await fault(file, imported);
  expect(faults).toContainEqual(expect.stringMatching(`${file} → .*\\(${rule}\\)$`));
});

test('a house without source files is not in order', async () => {
  expect(await findLayerFaults(plant({ 'README.md': '' }))).toEqual([
    'no source file was found below packages, games and apps',
  ]);
});
