import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { formatLog, known, Match, parseLog, replay, type GameTypes } from '@bannerfield/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { loadGame as LoadGame } from '../../games/load.ts';

const root = join(import.meta.dirname, '../..');
let folder = '';
let loadGame: typeof LoadGame;

/**
 * A tree like `games/`. Its game `demo` has released version 2, which has an option more, and
 * keeps version 1; `odd` keeps what cannot be loaded.
 */
beforeAll(async () => {
  mkdirSync(join(root, '.build'), { recursive: true });
  folder = mkdtempSync(join(root, '.build/versions-'));
  for (const file of ['load.ts', 'versions.ts']) {
    cpSync(join(root, 'games', file), join(folder, file));
  }
  cpSync(join(root, 'games/_blank'), join(folder, 'demo'), { recursive: true });
  change('demo/rules/index.ts', "id: '_blank'", "id: 'demo'");
  cpSync(join(folder, 'demo/rules'), join(folder, 'demo/rules@1'), { recursive: true });
  writeFileSync(
    join(folder, 'registry.ts'),
    `export const registry = {
      demo: () => import('./demo/rules/index.ts'),
      odd: () => import('./odd/rules/index.ts'),
    };\n`,
  );
  for (const name of ['about', 'schema']) {
    cpSync(join(folder, `demo/${name}.ts`), join(folder, `demo/${name}@1.ts`));
  }
  change('demo/rules/index.ts', 'rulesVersion: 1', 'rulesVersion: 2');
  change(
    'demo/rules/1-choose.ts',
    'cards[0] > cards[1] ? 0 : 1',
    'cards[0] > cards[1] === table.options.high ? 0 : 1',
  );
  change('demo/rules/setup.ts', 'target: options.target', '$&, high: options.high');
  change('demo/rules/clone.ts', 'target: table.options.target', '$&, high: table.options.high');
  change(
    'demo/about.ts',
    'options: {',
    "options: { high: { default: false, values: [false, true], label: { en: 'High', de: 'Hoch' }, explanation: { en: 'High wins.', de: 'Hoch gewinnt.' } },",
  );
  change('demo/schema.ts', '.default(3),', '.default(3), high: z.boolean().default(false),');
  write('odd/rules/index.ts', "export const game = { id: 'odd', rulesVersion: 4 };");
  write('odd/rules@1/index.ts', "throw new Error('these rules are broken');");
  write('odd/rules@2/index.ts', "import './gone.ts';");
  const loader = (await import(pathToFileURL(join(folder, 'load.ts')).href)) as {
    loadGame: typeof LoadGame;
  };
  loadGame = loader.loadGame;
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function change(file: string, from: string, to: string): void {
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(folder, file), before.replace(from, to));
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** Always the lowest card, which after the deal of the first outcomes is seat 0's. */
function playOn(match: Match<GameTypes>, decisions: number): void {
  for (let n = 0; n < decisions; n++) {
    match.settle(() => 0);
    const { pending } = match;
    if (pending.kind !== 'decision') return;
    const seat = pending.seats[0] ?? 0;
    const [lowest] = match.game.legal(known(match.state, seat));
    if (lowest !== undefined) match.act(seat, lowest);
  }
}

test('lessons D15: a game begun under version 1 is finished under 1 after 2 exists', async () => {
  const first = await loadGame('demo', 1);
  const begun = new Match(first.game, { target: 2 });
  playOn(begun, 3);
  const saved = formatLog(begun.log);

  expect((await loadGame('demo')).game.rulesVersion).toBe(2);
  const log = parseLog(saved);
  const { game, about, optionsSchema, stateSchema } = await loadGame(
    'demo',
    log.header.rulesVersion,
  );
  expect(optionsSchema.parse(log.header.options)).toEqual({ target: 2 });
  expect(Object.keys(about.options)).toEqual(Object.keys(optionsSchema.parse({})));
  expect(JSON.stringify(stateSchema.parse(begun.state))).toBe(JSON.stringify(begun.state));
  const resumed = replay(game, log);
  playOn(resumed, 99);
  expect(resumed.pending).toMatchObject({ kind: 'over', winner: 1 });
  expect(replay(game, parseLog(formatLog(resumed.log))).hash).toBe(resumed.hash);
});

test('version 2 plays by its own rules and refuses a log of version 1', async () => {
  const { game, about, optionsSchema, stateSchema } = await loadGame('demo');
  const options = optionsSchema.parse({ target: 2 });
  expect(options).toEqual({ target: 2, high: false });
  expect(new Set(Object.keys(about.options))).toEqual(new Set(Object.keys(options)));
  const match = new Match(game, options);
  playOn(match, 99);
  expect(JSON.stringify(stateSchema.parse(match.state))).toBe(JSON.stringify(match.state));
  expect(match.pending).toMatchObject({ kind: 'over', winner: 0 });
  const old = parseLog(formatLog(new Match((await loadGame('demo', 1)).game, { target: 2 }).log));
  expect(() => replay(game, old)).toThrow('version 1, these rules are 2');
});

test('a version that is not kept is named', async () => {
  await expect(loadGame('demo', 3)).rejects.toThrow('demo has no rules version 3; the newest is 2');
  await expect(loadGame('demo', 0)).rejects.toThrow('demo has no rules version 0');
  await expect(loadGame('chess')).rejects.toThrow('there is no game “chess”; there are demo, odd');
});

test('a version whose states the newest schema reads needs no schema of its own', () => {
  rmSync(join(folder, 'demo/schema@1.ts'));
  const { href } = pathToFileURL(join(folder, 'load.ts'));
  const print = `import(${JSON.stringify(href)}).then(({ loadGame }) => loadGame('demo', 1))
    .then(({ game, optionsSchema }) => console.log(game.rulesVersion, optionsSchema.parse({})))`;
  const { stdout } = spawnSync(process.execPath, ['-e', print], { encoding: 'utf8' });
  expect(stdout).toBe('1 { target: 3, high: false }\n');
});

test('a kept version that is broken says itself what is wrong', async () => {
  await expect(loadGame('odd', 1)).rejects.toThrow('these rules are broken');
  await expect(loadGame('odd', 2)).rejects.toThrow("Cannot find module './gone.ts'");
  await expect(loadGame('odd', 3)).rejects.toThrow('odd has no rules version 3; the newest is 4');
});
