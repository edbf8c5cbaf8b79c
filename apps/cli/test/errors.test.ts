import { symlinkSync, unlinkSync } from 'node:fs';
import { UnknownGame } from '@bannerfield/games/versions';
import { afterAll, expect, test } from 'vitest';
import { explain } from '../errors.ts';
import { GOLDEN, GOLDEN_TEXT, makeFolder } from './support/files.ts';
import { documentOf, run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** The one sentence on stderr of a command that is refused. */
async function complaint(args: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await run(args);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/^error: [^\n]+\n$/);
  expect(err).not.toMatch(/\n {4}at |node:internal|undefined|\[object/);
  return err.slice('error: '.length, -1);
}

const SIMULATE = ['simulate', '_blank', '--bots', 'random,random'];

test.each<[string, string[], string]>([
  ['an unknown command', ['frobnicate'], "unknown command 'frobnicate'"],
  ['an unknown flag', ['games', '--jason'], "unknown option '--jason' (Did you mean --json?)"],
  [
    'a file too many',
    ['replay', 'a', 'b'],
    "too many arguments for 'replay'. Expected 1 argument but got 2: a, b.",
  ],
  ['a missing file', ['replay'], "missing required argument 'file'"],
  ['a flag without its value', ['show', 'a', '--at'], "option '--at <n>' argument missing"],
  ['no bots', ['simulate', '_blank'], '--bots: is missing; --help says how to use it'],
  [
    'one bot',
    ['simulate', '_blank', '--bots', 'greedy'],
    '--bots: should be two names as greedy,random, not “greedy”',
  ],
  [
    'three bots',
    ['simulate', '_blank', '--bots', 'greedy,random,random'],
    '--bots: should be two names as greedy,random, not “greedy,random,random”',
  ],
  [
    'an unknown bot',
    ['simulate', '_blank', '--bots', 'greedy,clever'],
    '--bots: there is no bot “clever”; there are greedy and random',
  ],
  [
    'a bot of the prototype',
    ['simulate', '_blank', '--bots', 'greedy,constructor'],
    '--bots: there is no bot “constructor”; there are greedy and random',
  ],
  [
    'an unknown game',
    ['simulate', 'chess', '--bots', 'random,random'],
    'there is no game “chess”; there are _blank',
  ],
  [
    'a game by a path',
    ['perft', '../_blank', '--depth', '1'],
    'there is no game “../_blank”; there are _blank',
  ],
  [
    'no game at all',
    [...SIMULATE, '--games', '0'],
    '--games: should be a whole number from 1 to 100000000, not “0”',
  ],
  [
    'negative games',
    [...SIMULATE, '--games', '-1'],
    '--games: should be a whole number from 1 to 100000000, not “-1”',
  ],
  [
    'half a game',
    [...SIMULATE, '--games', '1.5'],
    '--games: should be a whole number from 1 to 100000000, not “1.5”',
  ],
  [
    'games in words',
    [...SIMULATE, '--games', 'ten'],
    '--games: should be a whole number from 1 to 100000000, not “ten”',
  ],
  [
    'games in scientific notation',
    [...SIMULATE, '--games', '1e3'],
    '--games: should be a whole number from 1 to 100000000, not “1e3”',
  ],
  [
    'an empty number',
    [...SIMULATE, '--games', ''],
    '--games: should be a whole number from 1 to 100000000, not “”',
  ],
  [
    'games without end',
    [...SIMULATE, '--games', '99999999999999999999'],
    '--games: should be a whole number from 1 to 100000000, not “99999999999999999999”',
  ],
  [
    'a negative seed',
    [...SIMULATE, '--seed', '-1'],
    '--seed: should be a whole number from 0 to 9007199254740991, not “-1”',
  ],
  [
    'a seed too large',
    [...SIMULATE, '--seed', '9007199254740993'],
    '--seed: should be a whole number from 0 to 9007199254740991, not “9007199254740993”',
  ],
  [
    'options that are no JSON',
    [...SIMULATE, '--options', '{target:2}'],
    '--options, line 1: this is not JSON',
  ],
  [
    'options that are no object',
    [...SIMULATE, '--options', '[2]'],
    '--options, options: should be an object, not a list of 1',
  ],
  [
    'no options',
    [...SIMULATE, '--options', 'null'],
    '--options, options: should be an object, not null',
  ],
  [
    'an unknown option',
    [...SIMULATE, '--options', '{"goal":2}'],
    '--options, options.goal: there is no such option; there are target',
  ],
  [
    'an option of the prototype',
    [...SIMULATE, '--options', '{"__proto__":2}'],
    '--options, options.__proto__: there is no such option; there are target',
  ],
  [
    'an option of a wrong type',
    [...SIMULATE, '--options', '{"target":"3"}'],
    '--options, options.target: should be 2, 3 or 4, not "3"',
  ],
  [
    'an option out of range',
    [...SIMULATE, '--options', '{"target":5}'],
    '--options, options.target: should be 2, 3 or 4, not 5',
  ],
  [
    'a fraction',
    [...SIMULATE, '--options', '{"target":2.5}'],
    '--options, options.target: should be 2, 3 or 4, not 2.5',
  ],
  [
    'a negative option',
    [...SIMULATE, '--options', '{"target":-2}'],
    '--options, options.target: should be 2, 3 or 4, not -2',
  ],
  ['a log folder that is a file', [...SIMULATE, '--log', GOLDEN], `${GOLDEN}: it exists already`],
  [
    'a log folder below a file',
    [...SIMULATE, '--log', `${GOLDEN}/x`],
    `${GOLDEN}/x: part of the path is a file, not a folder`,
  ],
  ['no depth', ['perft', '_blank'], '--depth: is missing; --help says how to use it'],
  [
    'depth 0',
    ['perft', '_blank', '--depth', '0'],
    '--depth: should be a whole number from 1 to 99, not “0”',
  ],
  [
    'a chance list with a hole',
    ['perft', '_blank', '--depth', '1', '--chances', '1,,2'],
    '--chances: should be a whole number from 0 to 1000000, not “”',
  ],
  ['no seat', ['legal', GOLDEN], '--seat: is missing; --help says how to use it'],
  ['seat 2', ['legal', GOLDEN, '--seat', '2'], '--seat: should be 0 or 1, not “2”'],
  [
    'a spectator who wants to act',
    ['legal', GOLDEN, '--seat', 'spectator'],
    '--seat: should be 0 or 1, not “spectator”',
  ],
  [
    'a seat that nobody has',
    ['show', GOLDEN, '--seat', 'both'],
    '--seat: should be 0, 1, spectator or all, not “both”',
  ],
  [
    'a position too late',
    ['show', GOLDEN, '--at', '23'],
    '--at: should be a whole number from 0 to 22, not “23”',
  ],
  [
    'a position before the first',
    ['show', GOLDEN, '--at', '-1'],
    '--at: should be a whole number from 0 to 22, not “-1”',
  ],
  [
    'a position between two',
    ['legal', GOLDEN, '--at', '1.5', '--seat', '0'],
    '--at: should be a whole number from 0 to 22, not “1.5”',
  ],
  ['neither file nor state', ['show'], 'give the file of a game, or --state with a state'],
  [
    'a file and a state',
    ['show', GOLDEN, '--state', GOLDEN],
    `give either ${GOLDEN} or --state, not both`,
  ],
  [
    'a position of a state',
    ['show', '--state', GOLDEN, '--at', '1'],
    '--at: a single state has no entries',
  ],
  [
    'a game beside a log',
    ['show', GOLDEN, '--game', '_blank'],
    '--game: goes with --state; a log names its game',
  ],
  ['no move', ['why', GOLDEN, '--seat', '0'], 'the move is missing'],
  [
    'a move too many',
    ['why', GOLDEN, 'c1', 'c2', '--seat', '0'],
    'one move at a time: “c2” is too much',
  ],
  [
    'what is no move',
    ['why', GOLDEN, 'e2e4', '--seat', '0', '--at', '6'],
    '“e2e4” is not a move that a player of _blank makes',
  ],
  [
    'an empty move',
    ['why', GOLDEN, '', '--seat', '0', '--at', '6'],
    '“” is not a move that a player of _blank makes',
  ],
  [
    'what chance does',
    ['why', GOLDEN, '+4', '--seat', '0', '--at', '6'],
    '“+4” is not a move that a player of _blank makes',
  ],
  [
    'a language of elsewhere',
    ['games', '--language', 'fr'],
    '--language: should be en or de, not “fr”',
  ],
  ['no game to play', ['play'], 'which game? There are _blank'],
  ['a seat without a bot', ['play', '_blank', '--seat', '1'], '--seat: goes with --bot'],
  [
    'seat 2 against a bot',
    ['play', '_blank', '--bot', 'greedy', '--seat', '2'],
    '--seat: should be 0, 1 or random, not “2”',
  ],
  [
    'an unknown bot to play',
    ['play', '_blank', '--bot', 'clever'],
    '--bot: there is no bot “clever”; there are greedy and random',
  ],
  [
    'a series of none',
    ['play', '_blank', '--series', '0'],
    '--series: should be a whole number from 1 to 999, not “0”',
  ],
  [
    'options for a saved game',
    ['play', '--load', GOLDEN, '--options', '{}'],
    '--options: a saved game has its own',
  ],
  [
    'a length for a saved series',
    ['play', '--load', GOLDEN, '--series', '3'],
    '--series: a saved series says its length',
  ],
  [
    'another game than the saved one',
    ['play', 'other', '--load', GOLDEN],
    `${GOLDEN}, line 2, game: this is _blank, not other`,
  ],
  [
    'a save over a file',
    ['play', '_blank', '--save', GOLDEN],
    `${GOLDEN}: it exists already; load it with --load, or choose another name`,
  ],
])('%s is refused in one sentence', async (_, args, sentence) => {
  expect(await complaint(args)).toBe(sentence);
});

const READERS: readonly (readonly [string, (file: string) => string[]])[] = [
  ['replay', (file) => ['replay', file]],
  ['replay --json', (file) => ['replay', file, '--json']],
  ['show', (file) => ['show', file]],
  ['legal', (file) => ['legal', file, '--seat', '0']],
  ['why', (file) => ['why', file, 'c1', '--seat', '0']],
  ['show --state', (file) => ['show', '--state', file, '--game', '_blank']],
  ['play --load', (file) => ['play', '--load', file]],
];

test.each(READERS)('%s refuses what is no file of ours', async (_, command) => {
  const missing = folder.file('missing');
  const empty = folder.file('empty', '');
  const binary = folder.file('binary', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 255]));
  const zeros = folder.file('zeros', 'bannerfield-log 1\n\0\0');
  const huge = folder.file('huge', new Uint8Array(16 * 1024 * 1024 + 1).fill(0x31));
  const loop = folder.file('loop');
  symlinkSync(loop, loop);
  expect(await complaint(command(missing))).toBe(`${missing}: there is no such file or folder`);
  expect(await complaint(command(folder.path))).toBe(
    `${folder.path}: this is a folder, not a file`,
  );
  expect(await complaint(command(empty))).toBe(`${empty}: the file is empty`);
  expect(await complaint(command(binary))).toBe(`${binary}: this is not a text file`);
  expect(await complaint(command(zeros))).toBe(`${zeros}: this is not a text file`);
  expect(await complaint(command(huge))).toBe(
    `${huge}: this is larger than 16 MB, so no game of ours`,
  );
  expect(await complaint(command(`${empty}/x`))).toBe(
    `${empty}/x: part of the path is a file, not a folder`,
  );
  expect(await complaint(command(loop))).toBe(`${loop}: its links lead round in a circle`);
  expect(await complaint(command('x'.repeat(5000)))).toMatch(/: the name is too long$/);
  expect(await complaint(command(''))).toBe('“” is not the name of a file');
  expect(await complaint(command('a\0b'))).toMatch(/is not the name of a file$/);
  unlinkSync(loop);
});

test.each<[string, string, string]>([
  [
    'another kind of text',
    'Dear reader,\nhello\n',
    'line 1, bannerfield-log: this is not a Bannerfield log: its first line should begin “bannerfield-log ”',
  ],
  [
    'an unknown format',
    GOLDEN_TEXT.replace('bannerfield-log 1', 'bannerfield-log 2'),
    'line 1, format: format 2 is unknown here; 1 is known',
  ],
  [
    'an unknown game',
    GOLDEN_TEXT.replace('game _blank', 'game chess'),
    'line 2, game: there is no game “chess”; there are _blank',
  ],
  [
    'a game of the prototype',
    GOLDEN_TEXT.replace('game _blank', 'game __proto__'),
    'line 2, game: there is no game “__proto__”; there are _blank',
  ],
  [
    'a newer version of the rules',
    GOLDEN_TEXT.replace('rules 1', 'rules 9'),
    'line 3, rules: _blank has no rules version 9; the newest is 1',
  ],
  [
    'an older version that is not kept',
    GOLDEN_TEXT.replace('rules 1', 'rules 0'),
    'line 3, rules: _blank has no rules version 0; the newest is 1',
  ],
  [
    'an unknown option',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":3,"x":1}'),
    'line 4, options.x: there is no such option; there are target',
  ],
  [
    'an option out of range',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":7}'),
    'line 4, options.target: should be 2, 3 or 4, not 7',
  ],
  [
    'a missing option',
    GOLDEN_TEXT.replace('{"target":3}', '{}'),
    'line 4, options: some are missing, or not in the order of the rules',
  ],
  [
    'other options',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":4}'),
    'line 5, start: the hash of the start does not fit: the header was changed',
  ],
  [
    'options written in another way',
    GOLDEN_TEXT.replace('{"target":3}', '{"target": 3}'),
    'line 4, line: this line is not written as a log is',
  ],
  [
    'a doubled option',
    GOLDEN_TEXT.replace('{"target":3}', '{"target":2,"target":3}'),
    'line 4, line: this line is not written as a log is',
  ],
  [
    'an edition of a game that has none',
    GOLDEN_TEXT.replace('start', 'edition {}\nstart'),
    'line 5, edition: _blank has no editions',
  ],
  [
    'a version with zeros',
    GOLDEN_TEXT.replace('rules 1', 'rules 001'),
    'line 3, line: this line is not written as a log is',
  ],
  [
    'a count with zeros',
    GOLDEN_TEXT.replace('end 22', 'end 0022'),
    'line 28, line: this line is not written as a log is',
  ],
  [
    'an impossible card',
    GOLDEN_TEXT.replace('* +12', '* +99'),
    'line 7, move: “+99” is not a move of _blank',
  ],
  [
    'a card that is gone',
    GOLDEN_TEXT.replace('* +12', '* +2'),
    'line 7, move: “+2” cannot happen here',
  ],
  [
    'a card not in hand',
    GOLDEN_TEXT.replace('0 c4 ', '0 c5 '),
    'line 12, move: “c5” is not allowed here (R2.1, not-in-hand)',
  ],
  [
    'the other seat',
    GOLDEN_TEXT.replace('0 c4 ', '1 c4 '),
    'line 12, move: “c4” is not allowed here (R2.1, not-in-hand)',
  ],
  [
    'text after the end',
    `${GOLDEN_TEXT}more\n`,
    'line 29, end: there is text after the end of the log',
  ],
  [
    'an empty line after the end',
    `${GOLDEN_TEXT}\n`,
    'line 29, end: there is text after the end of the log',
  ],
])('a log with %s is refused at its line', async (_, text, sentence) => {
  expect(text).not.toBe(GOLDEN_TEXT);
  const file = folder.file('wrong.log', text);
  expect(await complaint(['replay', file, '--json'])).toBe(`${file}, ${sentence}`);
});

test('line ends of another system and a missing last one do no harm', async () => {
  const expected = documentOf(await run(['replay', GOLDEN, '--json']));
  for (const text of [
    GOLDEN_TEXT.replaceAll('\n', '\r\n'),
    GOLDEN_TEXT.trimEnd(),
    `\ufeff${GOLDEN_TEXT}`,
  ]) {
    const file = folder.file('ends.log', text);
    expect(documentOf(await run(['replay', file, '--json']))).toEqual(expected);
  }
});

async function stateText(change: (state: StateLike) => void): Promise<string> {
  const state = documentOf(
    await run(['show', GOLDEN, '--at', '6', '--seat', 'all', '--json']),
  ) as StateLike;
  change(state);
  return JSON.stringify(state, null, 2);
}

interface StateLike {
  table: Record<string, unknown>;
  hands: [Record<string, unknown>, Record<string, unknown>];
  fate: unknown[];
}

test.each<[string, (state: StateLike) => void, string]>([
  [
    'a card that is none',
    ({ hands }) => (hands[0]['cards'] = [2, 4, 99]),
    ', line LINE, state.hands[0].cards[2]: should be at most 12, not 99',
  ],
  [
    'a card in two places',
    ({ hands }) => (hands[0]['cards'] = [2, 4, 12]),
    ', state: a card is missing or doubled',
  ],
  [
    'a wrong count',
    ({ table }) => (table['deckSize'] = 5),
    ', state: the deck is not as large as the table says',
  ],
  [
    'a negative count',
    ({ table }) => (table['deckSize'] = -1),
    ', line LINE, state.table.deckSize: should be at least 0, not -1',
  ],
  [
    'an unknown field',
    ({ table }) => (table['extra'] = 1),
    ', line LINE, state.table.extra: there is no such field',
  ],
  [
    'a missing drawer',
    (state) => delete (state as Partial<StateLike>).fate,
    ', line 1, state.fate: is missing',
  ],
  ['no phase', ({ table }) => (table['stack'] = []), ', state: the phase stack is empty'],
])('a state with %s is refused', async (_, change, sentence) => {
  const text = await stateText(change);
  const file = folder.file('state.json', text);
  // What each of these has that no other line has: a 99, a -1 or an extra field.
  const line = text.split('\n').findIndex((each) => /\b99\b|-1|extra/.test(each)) + 1;
  const expected = file + sentence.replace('LINE', String(line));
  for (const args of [
    ['legal', '--seat', '0'],
    ['why', 'c2', '--seat', '0'],
    ['show', '--seat', 'all'],
  ]) {
    expect(await complaint([...args, '--state', file, '--game', '_blank'])).toBe(expected);
  }
});

test.each<[string, string, string]>([
  [
    'no game',
    '{"table":{}}',
    ': whose state is this? Say --game, or wrap it in {"game":…,"rulesVersion":…,"state":…}',
  ],
  ['no JSON', '{"game":\n"_blank",\n"state" {}}', ', line 3: this is not JSON'],
  ['no version', '{"game":"_blank",\n"state":{}}', ', line 1, wrapper.rulesVersion: is missing'],
  [
    'a wrong version',
    '{"game":"_blank",\n"rulesVersion":"1","state":{}}',
    ', line 2, wrapper.rulesVersion: should be a number, not "1"',
  ],
  [
    'an unknown version',
    '{"game":"_blank",\n"rulesVersion":2,"state":{}}',
    ', line 2, wrapper.rulesVersion: _blank has no rules version 2; the newest is 1',
  ],
  [
    'an unknown game',
    '{\n"game":"chess","rulesVersion":2,"state":{}}',
    ', line 2, wrapper.game: there is no game “chess”; there are _blank',
  ],
  [
    'a path for a game',
    '{"game":"../x","rulesVersion":2,"state":{}}',
    ', line 1, wrapper.game: should be written in another way, not "../x"',
  ],
  [
    'a field too many',
    '{"game":"_blank","rulesVersion":1,"state":{},\n"at":1}',
    ', line 2, wrapper.at: there is no such field',
  ],
  [
    'a state that is none',
    '{"game":"_blank","rulesVersion":1,"state":{}}',
    ', line 1, state.table: is missing',
  ],
  [
    'a list',
    '[]',
    ': whose state is this? Say --game, or wrap it in {"game":…,"rulesVersion":…,"state":…}',
  ],
])('a wrapped state with %s is refused', async (_, text, sentence) => {
  const file = folder.file('wrapped.json', text);
  expect(await complaint(['legal', '--state', file, '--seat', '0'])).toBe(file + sentence);
});

test('a wrapped state of another game than --game says is refused', async () => {
  const file = folder.file('other.json', '{"game":"_blank","rulesVersion":1,"state":{}}');
  expect(await complaint(['legal', '--state', file, '--game', 'chess', '--seat', '0'])).toBe(
    `${file}, line 1, wrapper.game: this is _blank, but --game says chess`,
  );
});

test('without a command and a terminal the help goes to stderr', async () => {
  const { exitCode, out, err } = await run([]);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toContain('Usage: bannerfield');
});

test('help and version are no errors', async () => {
  for (const args of [['--help'], ['play', '--help'], ['--version'], ['why', '-h']]) {
    const { exitCode, out, err } = await run(args);
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).not.toBe('');
  }
});

test('what nobody foresaw is one sentence too, and a failed run', () => {
  expect(explain(new TypeError('x is not\n a function'))).toEqual({
    sentence: 'something went wrong: x is not a function',
    exitCode: 1,
  });
  expect(explain('a text')).toEqual({ sentence: 'something went wrong: a text', exitCode: 1 });
  expect(explain(new UnknownGame('game', 'no such game')).exitCode).toBe(2);
});

test.each<[string, string, number]>([
  ['ENOSPC', '/x: the disk is full', 1],
  ['EACCES', '/x: permission is denied', 2],
  ['EROFS', '/x: this place can only be read', 2],
  ['EXYZ', 'something went wrong: EXYZ: no idea', 1],
])('%s is explained', (code, sentence, exitCode) => {
  const error = Object.assign(new Error(`${code}: no idea`), { code, path: '/x' });
  expect(explain(error)).toEqual({ sentence, exitCode });
});
