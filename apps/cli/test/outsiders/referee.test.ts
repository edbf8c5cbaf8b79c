import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { makeXoshiro, SEATS, type Rng } from '@bannerfield/kernel';
import { refereeDocument, type RefusedMessage } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import type { Player } from '../../outsiders/player.ts';
import { refereeGame } from '../../outsiders/referee.ts';
import { makeFolder } from '../support/files.ts';
import { ENDING, runReal, SETTING } from '../support/real.ts';
import { documentOf, run } from '../support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const GAMES = SETTING.source.ids();

test.each(GAMES)(
  '%s: bots of ours play before a referee what they play in simulate',
  async (id) => {
    const { optionsSchema } = await SETTING.source.load(id);
    // Whole, or simulate takes scenarios by turns.
    const options = optionsSchema.parse(JSON.parse(ENDING[id] ?? '{}'));
    const common = ['--seed', '9', '--options', JSON.stringify(options)];
    const [simulated, log] = [folder.file(`${id}-simulated`), folder.file(`${id}.log`)];
    await runReal(
      'simulate',
      id,
      '--bots',
      'greedy,random',
      '--games',
      '1',
      ...common,
      '--log',
      simulated,
    );
    const players = ['--bot', 'greedy', '--bot', 'random'];
    const { exitCode, err } = await runReal('referee', id, ...players, ...common, '--log', log);
    expect([exitCode, err]).toEqual([0, '']);
    const [name = ''] = readdirSync(simulated);
    expect(readFileSync(log, 'utf8')).toBe(readFileSync(path.join(simulated, name), 'utf8'));
  },
);

test('the report says who won, in both languages, and how each behaved', async () => {
  const players = ['--bot', 'a=greedy', '--bot', 'b=random', '--seed', '2'];
  const document = refereeDocument.parse(
    documentOf(await runReal('referee', 'battle-line', ...players, '--json')),
  );
  const { end, text, conduct } = document;
  expect(end).toMatchObject({ winner: 0, forfeit: null });
  expect([text.en, text.de]).toEqual([
    expect.stringContaining('a holds'),
    expect.stringContaining('a hält'),
  ]);
  for (const { answers, illegal, ms, slowestMs } of conduct) {
    expect([answers > 10, illegal, ms >= slowestMs]).toEqual([true, 0, true]);
  }
  const { out } = await runReal('referee', 'battle-line', ...players, '--language', 'de');
  expect(out).toMatch(/^Battle Line, Startzahl 2: .*\na: \d+ Antworten, 0 nicht erlaubt; /s);
});

/** Plays at random, and writes down how its questions are numbered. */
function makeCounting(numbers: number[], rng: Rng): Player {
  return {
    begin: () => Promise.resolve(null),
    hear: () => undefined,
    answer: (_known, ask) => {
      const { question, legal } = ask();
      numbers.push(question);
      return Promise.resolve({ kind: 'move', move: legal[rng(legal.length)] ?? '' });
    },
    refused: () => undefined,
    end: () => undefined,
    close: () => Promise.resolve(),
  };
}

test.each(GAMES)(
  '%s: the numbers of its questions do not tell a seat of those of the other',
  async (id) => {
    const parts = await SETTING.source.load(id);
    const options = parts.optionsSchema.parse(JSON.parse(ENDING[id] ?? '{}'));
    const { next: rng } = makeXoshiro(2);
    const numbers: [number[], number[]] = [[], []];
    const players = [makeCounting(numbers[0], rng), makeCounting(numbers[1], rng)] as const;
    const terms = { names: ['a', 'b'] as const, clock: { moveMs: 1000 }, longest: 20_000 };
    await refereeGame({ parts, options, ...terms }, players, rng);
    for (const seat of SEATS) {
      expect(numbers[seat].length).toBeGreaterThan(5);
      expect(numbers[seat]).toEqual(numbers[seat].map((_, index) => index + 1));
    }
  },
);

const RUBBISH = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty@1',
  'claim@__proto__',
  'play:constructor',
  'order:__proto__',
  '+__proto__',
  'roll:',
  '🂡@5',
  '\u0000',
  '{"type":"place","card":5,"flag":0}',
  'x'.repeat(900_000),
  'a1@'.repeat(300_000),
  '>'.repeat(900_000),
  '1'.repeat(900_000),
];

test.each(GAMES)('%s: no answer, however odd, does more than to be refused', async (id) => {
  const parts = await SETTING.source.load(id);
  const options = parts.optionsSchema.parse(JSON.parse(ENDING[id] ?? '{}'));
  const { next: rng } = makeXoshiro(3);
  const told: RefusedMessage[] = [];
  const rubbish = RUBBISH.values();
  // Every second answer is rubbish, until there is none left.
  let isTurn = false;
  const odd: Player = {
    ...makeCounting([], rng),
    answer: (_known, ask) => {
      const { legal } = ask();
      isTurn = !isTurn;
      const next = isTurn ? rubbish.next() : null;
      const move = next === null || next.done === true ? legal[rng(legal.length)] : next.value;
      return Promise.resolve({ kind: 'move', move: move ?? '' });
    },
    refused: (message) => told.push(message),
  };
  const terms = { names: ['a', 'b'] as const, clock: { moveMs: 1000 }, longest: 20_000 };
  const refereed = await refereeGame(
    { parts, options, ...terms },
    [odd, makeCounting([], rng)],
    rng,
  );
  expect(refereed?.end.forfeit).toBeNull();
  expect(told.map(({ reason }) => reason)).toEqual(RUBBISH.map(() => 'not-a-move'));
  expect(refereed?.conduct[0].illegal).toBe(RUBBISH.length);
});

test('a game that is too long is broken off as drawn', async () => {
  const players = ['--bot', 'a=random', '--bot', 'b=random', '--seed', '2', '--longest', '20'];
  const document = refereeDocument.parse(
    documentOf(await runReal('referee', 'battle-line', ...players, '--json')),
  );
  expect(document.end).toEqual({ winner: 'draw', rule: null, reason: 'too-long', forfeit: null });
});

test.each([
  [['--bot', 'greedy'], 'a game has two players: give --bot or --engine twice, seat 0 first'],
  [['--bot', 'greedy', '--bot', 'greedy'], 'two players are called “greedy”'],
  [['--bot', 'clever', '--bot', 'greedy'], '--bot: there is no bot “clever”'],
  [['--bot', '=x', '--bot', 'greedy'], '--bot: “” is no name'],
  [['--bot', 'a=', '--bot', 'greedy'], '--bot: “a=” has no command'],
  [['--bot', "a='x", '--bot', 'greedy'], '--bot: a quote is not closed'],
  [['--bot', 'a=greedy', '--bot', 'b=greedy', '--move-time', '0'], '--move-time: should be'],
  [['--bot', 'a=greedy', '--bot', 'b=greedy', '--longest', '0'], '--longest: should be'],
])('wrong use %j is refused before anything is played', async (flags, complaint) => {
  const { exitCode, out, err } = await run(['referee', 'battle-line', ...flags], '', SETTING);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toContain(`error: ${complaint}`);
});
