import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gameIds, loadGame } from '@bannerfield/games/load';
import { replayDocument, showDocument, simulateDocument, whyDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { SCENARIOS } from '../../../games/battlelore/rules/scenarios.ts';
import { registrySource } from '../source.ts';
import { makeFolder } from './support/files.ts';
import { converse, documentOf, plain, run, type Answer, type Run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const SETTING = { source: registrySource };
const GAMES = fileURLToPath(new URL('../../../games/', import.meta.url));

function runReal(...args: string[]): Promise<Run> {
  return run(args, '', SETTING);
}

async function simulated(id: string, ...flags: string[]): Promise<unknown> {
  return documentOf(await runReal('simulate', id, ...flags, '--json'));
}

/** A person who asks for the moves and takes one of those on the first line. */
function makePerson(pick: number): Answer {
  let isAsking = true;
  return (screen) => {
    const shown = plain(screen);
    if (!shown.endsWith('> ')) return '';
    isAsking = !isAsking;
    return isAsking ? moveFrom(shown, pick) : '?';
  };
}

/** `a8@ 1 2` lists a8@1 and a8@2; `end pass` lists two moves. */
function moveFrom(shown: string, pick: number): string | null {
  const listed = shown.split('\n').filter((line) => line !== '' && !/^(>|\?)/.test(line));
  const [stem = '', ...ends] = listed[0]?.split(' ') ?? [];
  const isStem = /[^\p{L}\p{N}]$/u.test(stem);
  const moves = isStem ? ends.map((end) => stem + end) : [stem, ...ends];
  return moves[pick % moves.length] ?? null;
}

/** What share of its games against chance a game's greedy bot is held to; a new game has none yet. */
const BEATS_RANDOM: Readonly<Record<string, number>> = {
  'battle-line': 0.95,
  'fantasy-dice-battles': 0.95,
  battlelore: 0.95,
};

/** Games of many decisions are played less often in the quick run. */
const FEWER: Readonly<Record<string, number>> = { battlelore: 8 };
/** What a log's length times the lines changed in it may come to: each is played through anew. */
const PLAYED_THROUGH = 30_000;

/** Options under which a game ends also if nobody wants to win. */
const ENDING: Readonly<Record<string, string>> = { battlelore: '{"turnLimit":10}' };

/** Games in which something may go unanswered by chance and by the other seat. */
const CAN_TAKE_BACK = new Set(['battle-line']);

/** What `legal` and `why` answer at every so many entries is the same by log and by state. */
async function expectSameByState(id: string, file: string, step: number): Promise<void> {
  const { entries } = replayDocument.parse(documentOf(await runReal('replay', file, '--json')));
  for (let at = 0; at <= entries; at += step) {
    const position = ['--at', String(at)];
    const all = await runReal('show', file, ...position, '--seat', 'all', '--json');
    const state = folder.file('state.json', all.out);
    for (const seat of ['0', '1']) {
      const asked = ['--seat', seat, '--json'];
      const byLog = await runReal('legal', file, ...position, ...asked);
      const byState = await runReal('legal', '--state', state, '--game', id, ...asked);
      expect(byState).toEqual(byLog);
      for (const move of documentOf(byLog) as string[]) {
        const why = await runReal('why', move, '--state', state, '--game', id, ...asked);
        expect(whyDocument.parse(documentOf(why))).toBeNull();
      }
    }
  }
}

for (const id of gameIds()) {
  const flags = [
    '--bots',
    'greedy,random',
    '--games',
    String(runs(FEWER[id] ?? 20, 200)),
    '--seed',
    '1',
  ];

  test(`${id}: greedy beats random as often as it is held to, in the same games every time`, async () => {
    const first = simulateDocument.parse(await simulated(id, ...flags));
    expect(first.wins[0]).toBeGreaterThanOrEqual((BEATS_RANDOM[id] ?? 0) * first.games);
    const { cpuSeconds, decisionsPerCpuSecond, gamesPerCpuSecond, ...same } = first;
    expect(await simulated(id, ...flags)).toMatchObject(same);
    expect(cpuSeconds * decisionsPerCpuSecond * gamesPerCpuSecond).toBeGreaterThan(0);
  });

  test(`${id}: a series of random games is scored, and every game of it can be replayed`, async () => {
    const logs = folder.file(`${id}-series`);
    const document = simulateDocument.parse(
      await simulated(
        id,
        ...['--bots', 'random,random', '--games', FEWER[id] === undefined ? '12' : '4'],
        ...['--seed', '3', '--series', '--log', logs],
      ),
    );
    const { series } = await loadGame(id);
    const points = (document.score ?? [0, 0])[0] + (document.score ?? [0, 0])[1];
    expect(points).toBeGreaterThanOrEqual(series === undefined ? 0 : document.games);
    for (const name of readdirSync(logs)) {
      const replayed = await runReal('replay', path.join(logs, name), '--json');
      expect(replayDocument.parse(documentOf(replayed)).result.winner).not.toBeNull();
    }
  });

  test(`${id}: one sign changed in any line of a played log is refused there`, async () => {
    const logs = folder.file(`${id}-changed`);
    await simulated(id, '--bots', 'random,random', '--games', '1', '--seed', '5', '--log', logs);
    const text = readFileSync(path.join(logs, `${id}-5-1.log`), 'utf8');
    const lines = text.trimEnd().split('\n');
    const tries = runs(PLAYED_THROUGH, 20 * PLAYED_THROUGH) / lines.length;
    const step = Math.max(1, Math.ceil(lines.length / tries));
    for (let index = 0; index < lines.length; index += index < 10 ? 1 : step) {
      const line = lines[index] ?? '';
      const at = (index * 7) % line.length;
      const changed = line.slice(0, at) + (line[at] === '1' ? '2' : '1') + line.slice(at + 1);
      const file = folder.file('changed.log', text.replace(line, changed));
      const cut = folder.file('cut.log', `${lines.slice(0, index).join('\n')}\n`);
      const { exitCode, out, err } = await runReal('replay', file, '--json');
      expect([exitCode, out]).toEqual([2, '']);
      const named = Number(/, line (\d+), /.exec(err)?.[1]);
      // Options that are sound in themselves first show in the hash of the start.
      expect(index === 3 ? [4, 5] : [index + 1]).toContain(named);
      const shortened = await runReal('replay', cut, '--json');
      expect([shortened.exitCode, shortened.out]).toEqual([2, '']);
    }
  });

  test(`${id}: its golden logs can be replayed and looked at from every seat`, async () => {
    const golden = path.join(GAMES, id, 'golden');
    const logs = readdirSync(golden).filter((name) => name.endsWith('.log'));
    expect(logs).not.toEqual([]);
    for (const name of logs) {
      const file = path.join(golden, name);
      const { entries } = replayDocument.parse(documentOf(await runReal('replay', file, '--json')));
      const at = ['--at', String(Math.floor(entries / 2))];
      for (const seat of ['0', '1', 'spectator', 'all']) {
        const view = await runReal('show', file, ...at, '--seat', seat, '--json');
        showDocument.parse(documentOf(view));
        const drawn = await runReal('show', file, ...at, '--seat', seat);
        expect(drawn.exitCode).toBe(0);
        for (const line of drawn.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
      }
    }
  });

  test(`${id}: a state that show writes is taken by legal and why`, async () => {
    const golden = path.join(GAMES, id, 'golden');
    const logs = readdirSync(golden).filter((name) => name.endsWith('.log'));
    for (const name of logs) {
      await expectSameByState(id, path.join(golden, name), runs(60, 10) * logs.length);
    }
  });

  test(`${id}: a person plays a whole game against greedy, and two people one`, async () => {
    for (const [name, args] of [
      ['bot', ['--bot', 'greedy', '--seat', '1']],
      ['pair', []],
    ] as const) {
      const file = folder.file(`${id}-${name}.log`);
      const played = await converse(
        ['play', id, ...args, '--options', ENDING[id] ?? '{}', '--save', file],
        makePerson(name === 'bot' ? 3 : 0),
        SETTING,
      );
      expect(played.exitCode).toBe(0);
      const { result } = replayDocument.parse(documentOf(await runReal('replay', file, '--json')));
      expect(played.out).toContain(`(${result.rule ?? ''})`);
    }
  });

  test(`${id}: a move that nothing followed is taken back, another is refused, also by a script`, async () => {
    const person = makePerson(0);
    const file = folder.file(`${id}-undo.log`);
    let isUndone = false;
    let undos = 0;
    const { out } = await converse(
      ['play', id, '--bot', 'random', '--options', ENDING[id] ?? '{}', '--save', file],
      (screen, io) => {
        isUndone ||= screen.includes('Taken back.');
        if (isUndone || undos > 60) return null;
        const isAsked = plain(screen).endsWith('> ') && plain(screen).includes('(? moves');
        undos += isAsked ? 1 : 0;
        return isAsked && undos % 2 === 0 ? 'undo' : person(screen, io);
      },
      SETTING,
    );
    if (CAN_TAKE_BACK.has(id)) expect(out).toContain('Taken back.');
    else expect(out).toMatch(/Taken back\.|That cannot be taken back: /);
    expect((await runReal('replay', file)).exitCode).toBe(0);
  });

  test(`${id}: a hand-over shows nothing but whose turn it is`, async () => {
    const terminal = { ...SETTING, isTerminal: true };
    let turns = 0;
    const person = makePerson(0);
    const { out } = await converse(
      ['play', id, '--options', ENDING[id] ?? '{}'],
      (screen, io) => {
        turns += 1;
        return turns > 60 ? null : person(screen, io);
      },
      terminal,
    );
    const { about } = await loadGame(id);
    const covers = out
      .split('\u001b[H\u001b[2J\u001b[3J')
      .map(plain)
      .filter((screen) => screen.includes('Hand over'));
    expect(covers.length).toBeGreaterThanOrEqual(4);
    for (const cover of covers) {
      const [title, turn, enter, ...more] = cover.trimEnd().split('\n');
      expect(title).toBe(about.title.en);
      expect(turn).toMatch(/^It is the turn of Player [12]\. Hand over;/);
      expect(enter?.trimEnd()).toBe('Enter, when you are there:');
      expect(more).toEqual([]);
    }
  });
}

test('ready scenarios are taken by turns, each from both seats, unless one is asked for', async () => {
  const flags = [
    'simulate',
    'battlelore',
    '--bots',
    'greedy,greedy',
    '--games',
    '6',
    '--seed',
    '1',
  ];
  const logs = path.join(folder.path, 'by-turns');
  const { options } = simulateDocument.parse(
    documentOf(await runReal(...flags, '--log', logs, '--json')),
  );
  expect(options).toMatchObject({ scenario: SCENARIOS.map(({ id }) => id) });
  const played = readdirSync(logs)
    .toSorted()
    .map((name) => /"scenario":"([\w-]+)"/.exec(readFileSync(path.join(logs, name), 'utf8'))?.[1]);
  const ids = SCENARIOS.slice(0, 3).flatMap(({ id }) => [id, id]);
  expect(played).toEqual(ids);
  const asked = await runReal(...flags, '--options', '{"scenario":"ridge"}', '--json');
  expect(simulateDocument.parse(documentOf(asked)).options).toMatchObject({ scenario: 'ridge' });
});

test('a spectator sees numbered seats, a seat sees its own side below', async () => {
  const log = path.join(GAMES, 'battle-line', 'golden', 'random-1.log');
  const labels = async (...flags: string[]): Promise<string[]> => {
    const { out } = await runReal('show', log, '--language', 'en', ...flags);
    return out.match(/^(player \d|theirs|yours)/gm) ?? [];
  };
  expect(await labels()).toEqual(['player 2', 'player 1']);
  expect(await labels('--seat', 'all')).toEqual(['player 2', 'player 1']);
  expect(await labels('--seat', '1')).toEqual(['theirs', 'yours']);
});

test('who played in seat 1 sees the end from there', async () => {
  const log = path.join(GAMES, 'battle-line', 'golden', 'random-1.log');
  const { out } = await runReal('play', '--load', log, '--bot', 'greedy', '--seat', '1');
  const own = await runReal('show', log, '--seat', '1');
  const isFlags = (line: string): boolean => /^ +[-v^]1[-v^] /.test(line);
  const flags = own.out.split('\n').find(isFlags);
  expect(flags).toMatch(/v\dv/);
  expect(out.split('\n').filter(isFlags)).toEqual([flags]);
  expect(out).toMatch(/^theirs [^]*^yours /m);
});
