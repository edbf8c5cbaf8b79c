import { expect, test } from 'vitest';
import { findGameFaults, parseRegistry, registryLine } from '../../tools/checks/games.ts';
import { ROOT } from '../../tools/steps.ts';
import { plant, without, type Tree } from './plant.ts';

const MESSAGES =
  "export const messages = { refusals: { taken: () => 'x' }, events: { laid: () => 'x' }, endings: { 'two-passes': 'x' } };";

/** One registered game with all its parts, and the folder that is copied. */
const HOUSE: Tree = {
  'games/registry.ts': `export const registry = {\n  ${registryLine('go')}\n};\n`,
  'games/_blank/about.ts': '',
  'games/go/RULES.md': '',
  'games/go/RULES.de.md': '',
  'games/go/rules/index.ts': "no('R1.1', 'taken'); end('R9', 'two-passes');",
  'games/go/schema.ts': '',
  'games/go/headline.ts': '',
  'games/go/about.ts': '',
  'games/go/messages.en.ts': MESSAGES,
  'games/go/messages.de.ts': MESSAGES,
  'games/go/terminal.ts': '',
  'games/go/bot/index.ts': '',
  'games/go/bot/levels.ts': '',
  'games/go/bot/reading.ts': '',
  'games/go/board/index.tsx': '',
  'games/go/board/tutorial.ts': '',
  'games/go/test/contract.test.ts': '',
  'games/go/golden/perft.txt': '',
  'games/go/golden/first.log': '',
};

test('our own games are whole', async () => {
  expect(await findGameFaults(ROOT)).toEqual([]);
});

test('a game in the making is not registered, and need not be whole', async () => {
  const making = {
    'games/chess/rules/index.ts': '',
    'games/chess/IN-THE-MAKING.md': 'no board yet',
  };
  expect(await findGameFaults(plant({ ...HOUSE, ...making }))).toEqual([]);
  expect(await findGameFaults(plant({ ...HOUSE, 'games/go/IN-THE-MAKING.md': '' }))).toEqual([
    'games/go/IN-THE-MAKING.md is there, but the game is registered: remove one',
  ]);
});

test('a house with all its parts has no fault', async () => {
  expect(await findGameFaults(plant(HOUSE))).toEqual([]);
});

test.for(Object.keys(HOUSE).filter((file) => file.startsWith('games/go/')))(
  'a registered game without %s is refused, and told what to write',
  async (file) => {
    const faults = await findGameFaults(plant(without(HOUSE, file)));
    const name = file.endsWith('.log') ? 'games/go/golden/*.log' : file;
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/is missing: (write|keep) /);
    expect(faults[0]).toContain(`${name} is missing`);
  },
);

test.for<[fault: string, change: Tree]>([
  ["games/chess is not registered: add `chess: () => import('./chess/", { 'games/chess/x.md': '' }],
  [
    'games/chess is registered, but there is no such folder',
    { 'games/registry.ts': `${registryLine('go')}\n${registryLine('chess')}` },
  ],
  [
    'a line is not of the form',
    { 'games/registry.ts': `${registryLine('go')}\nchess: () => import('./elsewhere.ts'),` },
  ],
  [
    'games/go/messages.de.ts lacks messages.events.taken',
    { 'games/go/messages.en.ts': MESSAGES.replace('laid', 'taken') },
  ],
  [
    'games/go/messages.en.ts lacks messages.events.laid',
    { 'games/go/messages.en.ts': MESSAGES.replace('laid', 'taken') },
  ],
  [
    'games/go/messages.de.ts has no sentence for the reason “suicide”',
    { 'games/go/rules/2-play.ts': "return no('R1.2', 'suicide', [point]);" },
  ],
])('names the fault: %s', async ([fault, change]) => {
  const faults = await findGameFaults(plant({ ...HOUSE, ...change }));
  expect(faults).toContainEqual(expect.stringContaining(fault));
});

test('a house without a registry is told so', async () => {
  expect(await findGameFaults(plant({}))).toEqual([
    'games/registry.ts is missing: one line a game',
  ]);
});

test('registry lines are read as they are written', () => {
  const source = ['go', 'battle-line', 'go-13'].map(registryLine).join('\n  ');
  expect(parseRegistry(source)).toEqual(['go', 'battle-line', 'go-13']);
});
