import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { formatEdition } from '@bannerfield/editions';
import { house } from '@bannerfield/editions/toy/edition';
import { makeGame } from '@bannerfield/editions/toy/rules';
import { formatLog, Match, printable } from '@bannerfield/kernel';
import { balanceDocument, editionDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { duelSource } from './support/duel.ts';
import { makeFolder } from './support/files.ts';
import { documentOf, run, type Run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => {
  folder.remove();
});

const env = { XDG_CONFIG_HOME: folder.file('config') };

function duel(...args: string[]): Promise<Run> {
  return run(args, '', { source: duelSource, env });
}

/** The house edition, with text of its file replaced. */
function changed(name: string, from: string, to: string): string {
  const text = formatEdition(house);
  expect(text).toContain(from);
  return folder.file(name, text.replace(from, to));
}

test('a new edition is the house edition under another name, and sound as it is', async () => {
  const file = folder.file('new.json');
  const made = await duel('edition', 'new', 'duel', file, '--id', 'club', '--title', 'Club');
  expect([made.exitCode, made.err]).toEqual([0, '']);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    ...house,
    id: 'club',
    title: { en: 'Club', de: 'Club' },
  });
  expect((await duel('edition', 'check', file)).out).toBe(
    `${file}: a sound edition. duel, “club”: Club (3 rulebook, 2 inferred, 5 designed)\n`,
  );
  const document = documentOf(await duel('edition', 'check', file, '--json'));
  expect(editionDocument.parse(document).marks.designed).toBe(5);
  const printed = await duel('edition', 'new', 'duel');
  expect((JSON.parse(printed.out) as { id: string }).id).toBe('mine');
});

test('a new edition is never written over a file', async () => {
  const file = folder.file('there.json', 'mine');
  const { exitCode, err } = await duel('edition', 'new', 'duel', file);
  expect([exitCode, err]).toEqual([2, `error: ${file}: it exists already\n`]);
  expect(readFileSync(file, 'utf8')).toBe('mine');
});

test('an edition is written so that a person can read it: a row on a line', () => {
  const lines = formatEdition(house).split('\n');
  expect(lines).toContain('      [{ "rulebook": 0 }, { "rulebook": 1 }, { "inferred": 0 }],');
  expect(JSON.parse(lines.join('\n'))).toEqual(house);
});

test('a bad edition is refused with file, line and cell', async () => {
  const file = changed('bad.json', '{ "rulebook": 1 }', '{ "rulebook": 7 }');
  const { exitCode, out, err } = await duel('edition', 'check', file);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toBe(
    `error: ${file}, line 8, edition.values.chart[0][1].rulebook: should be at most 2, not 7\n`,
  );
});

test('all that is wrong with the cells is told at once', async () => {
  const file = changed('short.json', ', { "inferred": 0 }]', ']');
  const again = readFileSync(file, 'utf8').replace(', { "designed": 0 }]\n    ]', ']\n    ]');
  writeFileSync(file, again);
  const { err } = await duel('edition', 'check', file);
  expect(err).toBe(
    `error: ${file}, line 8, chart, 0: has 2 cells, but there are 3 stances; ` +
      `line 10, chart, 2: has 2 cells, but there are 3 stances\n`,
  );
});

test.each([
  ['{"id":"x"}', 'line 1, edition.game: should name the game it is for'],
  ['{"game":7}', 'line 1, edition.game: should name the game it is for'],
  ['[', 'line 1: this is not JSON'],
])('what is no edition is refused: %s', async (text, complaint) => {
  const file = folder.file('none.json', text);
  const { exitCode, err } = await duel('edition', 'check', file);
  expect(exitCode).toBe(2);
  expect(err).toContain(complaint);
});

test('an edition for a game that is not here, or that takes none, is refused', async () => {
  const other = folder.file('other.json', '{"game":"chess"}');
  expect((await duel('edition', 'check', other)).err).toContain('there is no game “chess”');
  const blank = folder.file('blank.json', '{"game":"_blank"}');
  expect((await run(['edition', 'check', blank])).err).toContain('_blank has no editions');
  expect((await run(['edition', 'new', '_blank'])).err).toContain('_blank has no editions');
});

test('two editions are compared value by value', async () => {
  const before = folder.file('before.json', formatEdition(house));
  const after = changed('after.json', '{ "rulebook": 3 }', '{ "printed": 4 }');
  expect((await duel('edition', 'diff', before, after)).out).toBe(
    'touches: 3 (rulebook) → 4 (printed)\n',
  );
  expect((await duel('edition', 'diff', before, before)).out).toBe('no value differs\n');
  const document = documentOf(await duel('edition', 'diff', before, after, '--json'));
  expect(document).toHaveLength(1);
});

test('an edition is in use until the house edition is taken back', async () => {
  const file = changed('used.json', '"house"', '"club"');
  expect((await duel('edition', 'use', file)).exitCode).toBe(0);
  expect((await duel('edition', 'list')).out).toContain('“club”');
  expect((await duel('edition', 'use', 'duel', '--house')).exitCode).toBe(0);
  expect((await duel('edition', 'list')).out).toContain('“house”');
  expect(existsSync(folder.file('config/bannerfield/editions/duel.json'))).toBe(false);
});

test.each([
  [
    'title',
    '"House rules of the duel"',
    '"\\u001b[2J\\u001b]0;pwned\\u0007gone"',
    'edition.title.en',
  ],
  ['direction', '"House rules of the duel"', '"Duel\u202Eleud"', 'edition.title.en'],
  [
    'length',
    '"House rules of the duel"',
    `"${'D'.repeat(200)}"`,
    'edition.title.en: should have at most 80 letters',
  ],
])('no edition drives the terminal or floods it: %s', async (_, from, to, complaint) => {
  const file = changed('driving.json', from, to);
  for (const command of ['check', 'use']) {
    const { exitCode, out, err } = await duel('edition', command, file);
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toContain(complaint);
    expect(printable(err.trimEnd())).toBe(err.trimEnd());
  }
});

test('the name of a file cannot drive the terminal', async () => {
  const file = folder.file('a\u001b[2J\u202Eb.json', formatEdition(house));
  const sound = await duel('edition', 'check', file);
  expect(sound.out).toContain('a [2J b.json: a sound edition.');
  const made = await duel('edition', 'new', 'duel', `${file}.new`);
  expect(made.out).toContain('a [2J b.json.new: the house edition of duel');
  const bad = folder.file('c\u009b2J\u202Ed.json', '{');
  expect((await duel('edition', 'check', bad)).err).toContain('c 2J d.json, line 1: ');
});

test('a bad edition is not taken into use', async () => {
  const file = changed('bad-use.json', '{ "rulebook": 3 }', '{ "rulebook": 0 }');
  expect((await duel('edition', 'use', file)).exitCode).toBe(2);
  expect((await duel('edition', 'list')).out).toContain('“house”');
});

test('a log is read under the edition it carries, whatever is in use', async () => {
  const edition = { ...house, id: 'short', values: { ...house.values, touches: { designed: 1 } } };
  const match = new Match(makeGame(edition), { longest: 10 });
  match.act(0, { type: 'stand', stance: 0 });
  match.act(1, { type: 'stand', stance: 1 });
  const log = folder.file('short.log', formatLog(match.log));
  const { result } = documentOf(await duel('replay', log, '--json')) as { result: unknown };
  expect(result).toMatchObject({ winner: 0, rule: 'R2' });
});

test.each([
  ['without one', /edition .*\n/, '', 'line 5, edition: is missing: this game has editions'],
  ['with a bad one', '"rulebook":3', '"rulebook":33', 'should be at most 9, not 33'],
  ['with one of another game', '"game":"duel"', '"game":"fence"', 'should be "duel", not "fence"'],
])('a log %s is refused at its line', async (_, from, to, complaint) => {
  const { log } = new Match(makeGame(house), { longest: 10 });
  const file = folder.file('wrong.log', formatLog(log).replace(from, to));
  const { exitCode, err } = await duel('replay', file);
  expect(exitCode).toBe(2);
  expect(err).toContain(complaint);
});

test('bots play with the edition that is named, and only with it', async () => {
  const short = changed('one-touch.json', '{ "rulebook": 3 }', '{ "printed": 1 }');
  const args = ['simulate', 'duel', '--bots', 'random,random', '--games', '50', '--seed', '1'];
  const decisions = async (...more: string[]): Promise<number> =>
    (documentOf(await duel(...args, ...more, '--json')) as { decisions: number }).decisions;
  const usual = await decisions();
  expect(await decisions('--edition', short)).toBeLessThan(usual / 2);
  await duel('edition', 'use', short);
  expect(await decisions()).toBe(usual);
  await duel('edition', 'use', 'duel', '--house');
  const logs = folder.file('logs');
  await duel(...args, '--edition', short, '--log', logs);
  const log = `${logs}/${String(readdirSync(logs).at(0))}`;
  expect(readFileSync(log, 'utf8')).toContain('"printed":1');
  expect((await duel('replay', log)).exitCode).toBe(0);
});

test('people play with the edition in use, and go on with it when it no longer is', async () => {
  const club = changed('club.json', '"house"', '"club"');
  await duel('edition', 'use', club);
  const save = folder.file('club.log');
  await run(['play', 'duel', '--bot', 'random', '--save', save], 's0\ns1\n', {
    source: duelSource,
    env,
  });
  await duel('edition', 'use', 'duel', '--house');
  expect(readFileSync(save, 'utf8')).toContain('"id":"club"');
  expect((await duel('replay', save)).exitCode).toBe(0);
  const other = await duel('play', 'duel', '--load', save, '--edition', club);
  expect(other.err).toContain('--edition: a saved game has its own');
});

test('balance measures, judges, and gives the same figures for the same seed', async () => {
  const args = ['balance', 'duel', '--games', '300', '--seed', '4', '--bots', 'random,random'];
  const first = await duel(...args, '--json');
  const document = balanceDocument.parse(documentOf(first));
  expect(document).toMatchObject({ game: 'duel', edition: 'house', games: 300, seed: 4 });
  expect(document.figures.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['seat-0', 'draws', 'value', 'mixed', 'stance-2']),
  );
  expect((await duel(...args, '--json')).out).toBe(first.out);
  expect((await duel(...args, '--language', 'de')).out).toContain('Wert eines Zusammenstoßes');
});

test('an edition that misses what is asked ends the command with 1', async () => {
  const file = changed('dull.json', '{ "rulebook": 1 }', '{ "rulebook": 0 }');
  const args = ['balance', 'duel', '--games', '10', '--seed', '1', '--bots', 'random,random'];
  const { exitCode, out } = await duel(...args, '--edition', file);
  expect(exitCode).toBe(1);
  expect(out).toMatch(/stances in the best mix.*MISSED/);
});

test('the report is a table of Markdown', async () => {
  const report = folder.file('report.md');
  const args = ['balance', 'duel', '--games', '20', '--seed', '1', '--report', report];
  await duel(...args);
  const lines = readFileSync(report, 'utf8').split('\n');
  expect(lines[0]).toContain('duel, edition “house”: 20 games');
  expect(lines[2]).toBe('| measured | value | 95 % interval | asked | verdict |');
});

test('threads change no figure', async () => {
  const args = ['balance', 'battle-line', '--games', '6', '--seed', '2', '--bots', 'random,random'];
  const { registrySource } = await import('../source.ts');
  const on = async (threads: string): Promise<unknown> =>
    documentOf(
      await run([...args, '--threads', threads, '--json'], '', { source: registrySource }),
    );
  expect(await on('3')).toEqual(await on('1'));
});

test.each([
  [['balance', 'duel', '--games', '1'], '--games: should be a whole number from 2'],
  [['balance', 'duel', '--threads', '0'], '--threads: should be'],
  [['balance', 'duel', '--bots', 'greedy'], '--bots: should be two names'],
  [['balance', 'duel', '--edition', '/nowhere.json'], 'there is no such file'],
])('wrong use of balance is refused: %j', async (args, complaint) => {
  const { exitCode, err } = await duel(...args);
  expect(exitCode).toBe(2);
  expect(err).toContain(complaint);
});
