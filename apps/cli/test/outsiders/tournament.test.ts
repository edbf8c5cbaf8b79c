import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { tournamentDocument, tournamentGame, type TournamentDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../main.ts';
import { makeFolder } from '../support/files.ts';
import { runReal, SETTING } from '../support/real.ts';
import { documentOf, FakeIo } from '../support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.ts', import.meta.url));
const GAME = 'battle-leader-tactics';
const OURS = ['--bot', 'greedy', '--bot', 'random', '--bot', 'other=random'];
/** Quick. */
const CHEAP = ['--bot', 'a=random', '--bot', 'b=random', '--bot', 'c=random'];

async function played(...flags: string[]): Promise<TournamentDocument> {
  const run = await runReal('tournament', GAME, ...flags, '--json');
  return tournamentDocument.parse(documentOf(run));
}

/** Without what a clock says. */
function timeless(document: TournamentDocument): unknown {
  const players = document.players.map(({ conduct: { answers, illegal }, ...rest }) => ({
    ...rest,
    conduct: { answers, illegal },
  }));
  return { ...document, players };
}

function gamesIn(file: string): ReturnType<typeof tournamentGame.parse>[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => tournamentGame.parse(JSON.parse(line)));
}

test('all play all, each opening from both seats, and are rated', async () => {
  const file = folder.file('all.jsonl');
  const document = await played(...OURS, '--games', '8', '--seed', '4', '--results', file);
  expect(document.games).toBe(24);
  expect(document.pairs.map(({ players, games }) => [...players, games])).toEqual([
    ['greedy', 'random', 8],
    ['greedy', 'other', 8],
    ['random', 'other', 8],
  ]);
  for (const { won, drawn, games } of document.pairs) expect(won[0] + won[1] + drawn).toBe(games);
  const [best, ...others] = document.players;
  expect(best?.name).toBe('greedy');
  for (const { rating } of others) expect(rating?.high).toBeLessThan(best?.rating?.value ?? 0);
  expect(document.players.reduce((sum, { points }) => sum + points, 0)).toBe(24);
  const games = gamesIn(file);
  for (let opening = 0; opening < 4; opening++) {
    const seats = games.filter((each) => each.opening === opening).map((each) => each.seats);
    expect(seats).toEqual([
      [0, 1],
      [1, 0],
      [0, 2],
      [2, 0],
      [1, 2],
      [2, 1],
    ]);
  }
});

test('the same seed gives the same tournament, another another', async () => {
  const flags = [...CHEAP, '--games', '4'];
  const first = timeless(await played(...flags, '--seed', '5'));
  expect(timeless(await played(...flags, '--seed', '5'))).toEqual(first);
  expect(timeless(await played(...flags, '--seed', '6'))).not.toEqual(first);
});

test('wherever it was ended, it goes on without a game lost or doubled', async () => {
  const whole = folder.file('whole.jsonl');
  const flags = [...CHEAP, '--games', '4'];
  const document = timeless(await played(...flags, '--seed', '7', '--results', whole));
  const text = readFileSync(whole, 'utf8');
  const ends = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  // After the header, after a game, in the midst of a line, and just before its end.
  for (const [count, cut] of [
    ends[0],
    ends[5],
    (ends[5] ?? 0) + 40,
    (ends[9] ?? 0) - 1,
  ].entries()) {
    const file = folder.file(`cut-${String(count)}.jsonl`, text.slice(0, cut));
    // The seed is that of the file.
    expect(timeless(await played(...flags, '--results', file))).toEqual(document);
    expect(
      new Set(gamesIn(file).map(({ opening, seats }) => [opening, ...seats].join())).size,
    ).toBe(12);
    expect(gamesIn(file)).toHaveLength(12);
  }
});

test('more games are played in addition to those that are there', async () => {
  const file = folder.file('more.jsonl');
  const flags = ['--bot', 'greedy', '--bot', 'random', '--results', file];
  await played(...flags, '--games', '2', '--seed', '8');
  const before = readFileSync(file, 'utf8');
  const document = await played(...flags, '--games', '6');
  expect(document).toMatchObject({ games: 6, seed: 8 });
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true);
  expect(await played(...flags, '--games', '6')).toEqual(document);
});

test('a test stops its pair early, and says for what', async () => {
  const flags = ['--bot', 'greedy', '--bot', 'random', '--games', '400', '--seed', '9'];
  const { pairs, games } = await played(...flags, '--sprt-score', '0.3,0.6');
  expect(pairs[0]?.sprt).toMatchObject({ verdict: 'second', scores: [0.3, 0.6] });
  expect(games).toBeLessThan(40);
  expect(games % 2).toBe(0);
  const elo = await played(...flags, '--sprt', '900,1000');
  expect(elo.pairs[0]?.sprt?.verdict).toBe('first');
});

test('programs take part, and when it is stopped nothing of a game is kept', async () => {
  const file = folder.file('stopped.jsonl');
  const program = `mine='${process.execPath}' '${EXAMPLE}' 1`;
  const args = ['tournament', GAME, '--bot', program, '--bot', 'greedy', '--games', '100'];
  const io = new FakeIo();
  const ended = main([...args, '--results', file, '--move-time', '60'], io, SETTING.source);
  await expect
    .poll(() => readFileSync(file, 'utf8').split('\n').length, { timeout: 60_000 })
    .toBeGreaterThan(3);
  io.stop('SIGINT');
  expect(await ended).toBe(130);
  const count = gamesIn(file).length;
  expect(io.err).toContain(`Stopped: ${String(count)} games are kept in`);
  expect(io.out).toBe('');
  for (const { forfeit, conduct } of gamesIn(file)) {
    expect([forfeit, conduct[0].illegal]).toEqual([null, 0]);
  }
});

test('people are told the same, in both languages', async () => {
  const flags = [
    '--bot',
    'greedy',
    '--bot',
    'random',
    '--games',
    '2',
    '--seed',
    '3',
    '--sprt',
    '0,50',
  ];
  const english = await runReal('tournament', GAME, ...flags, '--language', 'en');
  expect(english.out).toMatch(/2 games, seed 3; .*\n1\. .*points of 2/s);
  expect(english.out).toContain('not decided');
  const german = await runReal('tournament', GAME, ...flags, '--language', 'de');
  expect(german.out).toMatch(/2 Spiele, Startzahl 3; .*\n1\. .*Punkte von 2/s);
  expect(german.out).toContain('nicht entschieden');
});

const PAIR = ['--bot', 'greedy', '--bot', 'random'];

test.each<[string[], string]>([
  [['--bot', 'greedy'], 'a tournament has at least two players'],
  [['--bot', 'greedy', '--bot', 'greedy'], 'two players are called “greedy”'],
  [[...PAIR, '--games', '3'], '--games: should be even'],
  [[...PAIR, '--sprt', '50,0'], '--sprt: should be two numbers from -1000 to 1000'],
  [[...PAIR, '--sprt-score', '0.5'], '--sprt-score: should be two numbers'],
  [[...PAIR, '--sprt', '0,5', '--sprt-score', '0.5,0.6'], '--sprt and --sprt-score'],
  [[...PAIR, '--alpha', '0.5'], '--alpha: should be more than 0'],
  [[...PAIR, '--engine', 'x=y'], `--engine: ${GAME} has no text protocol`],
  [['--bot', 'greedy', '--bot', 'x=/no/such/program'], 'x: “/no/such/program” cannot be started'],
])('wrong use %j is refused', async (flags, complaint) => {
  const { exitCode, out, err } = await runReal('tournament', GAME, ...flags);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toContain(`error: ${complaint}`);
});

test('a file of another tournament, or one that was changed, is refused by its line', async () => {
  const file = folder.file('refused.jsonl');
  await played(...PAIR, '--games', '2', '--seed', '1', '--results', file);
  const complaintOf = async (...flags: string[]): Promise<string> => {
    const { exitCode, err } = await runReal('tournament', GAME, ...flags, '--results', file);
    expect(exitCode).toBe(2);
    return err;
  };
  expect(await complaintOf(...PAIR, '--seed', '2')).toContain('its seed was 1, not 2');
  expect(await complaintOf('--bot', 'greedy', '--bot', 'x=random')).toContain('its players was');
  const text = readFileSync(file, 'utf8');
  appendFileSync(file, `${text.split('\n')[1] ?? ''}\n`);
  expect(await complaintOf(...PAIR)).toContain('line 4: this game stands twice');
  writeFileSync(file, text.replace('"winner":', '"victor":'));
  expect(await complaintOf(...PAIR)).toContain('line 2, game');
  writeFileSync(file, `${text}{"opening"\n`);
  expect(await complaintOf(...PAIR)).toContain('this is not JSON');
  writeFileSync(file, text.replaceAll('"seats":[0,1]', '"seats":[0,7]'));
  expect(await complaintOf(...PAIR)).toContain('there are no such players');
});
