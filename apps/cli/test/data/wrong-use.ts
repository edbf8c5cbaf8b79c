import { GOLDEN } from '../support/files.ts';

const SIMULATE = ['simulate', '_blank', '--bots', 'random,random'];

/** What is wrong, the arguments, and the sentence that answers them. */
export const WRONG_USE: readonly (readonly [string, string[], string])[] = [
  ['an unknown command', ['frobnicate'], "unknown command 'frobnicate'"],
  ['an unknown flag', ['games', '--jason'], "unknown option '--jason' (Did you mean --json?)"],
  [
    'a file too many',
    ['replay', 'a', 'b'],
    "too many arguments for 'replay'. Expected 1 argument but got 2: a, b.",
  ],
  ['a missing file', ['replay'], "missing required argument 'file'"],
  ['a flag without its value', ['show', 'a', '--at'], "option '--at <n>' argument missing"],
  [
    'too few nodes',
    ['analyse', GOLDEN, '--nodes', '99'],
    '--nodes: should be a whole number from 100 to 100000000, not “99”',
  ],
  [
    'a seed that is no number',
    ['analyse', GOLDEN, '--seed', 'x'],
    '--seed: should be a whole number from 0 to 9007199254740991, not “x”',
  ],
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
    '--bots: there is no bot “clever”; there are marshal, general, colonel, captain, sergeant, recruit, greedy, odds, random',
  ],
  [
    'a bot of the prototype',
    ['simulate', '_blank', '--bots', 'greedy,constructor'],
    '--bots: there is no bot “constructor”; there are marshal, general, colonel, captain, sergeant, recruit, greedy, odds, random',
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
  [
    'a benchmark of no time',
    ['bench', '--seconds', '0'],
    '--seconds: should be a whole number from 1 to 86400, not “0”',
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
    '“e2e4” is not a move of _blank',
  ],
  ['an empty move', ['why', GOLDEN, '', '--seat', '0', '--at', '6'], '“” is not a move of _blank'],
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
    '--bot: there is no bot “clever”; there are marshal, general, colonel, captain, sergeant, recruit, greedy, odds, random',
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
  [
    'a save in no folder',
    ['play', '_blank', '--save', '/no/such/x.log'],
    '/no/such: there is no such folder',
  ],
  [
    'a save under a name too long',
    ['play', '_blank', '--save', 'x'.repeat(300)],
    `${'x'.repeat(300)}: the name is too long`,
  ],
];
