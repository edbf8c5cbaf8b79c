import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { refereeDocument, type RefereeDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { main } from '../../main.ts';
import { makeFolder } from '../support/files.ts';
import { SETTING } from '../support/real.ts';
import { documentOf, FakeIo, run, type Run } from '../support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

const BAD = fileURLToPath(new URL('../support/bad-bot.ts', import.meta.url));
const OPTIONS = ['--options', '{"tactics":false}', '--seed', '1'];

function command(mode: string, pidFile = ''): string {
  return `'${process.execPath}' '${BAD}' ${mode} '${pidFile}'`;
}

function refereed(bot: string, ...flags: string[]): Promise<Run> {
  const players = ['--bot', `bad=${bot}`, '--bot', 'random'];
  return run(['referee', 'battle-line', ...players, ...OPTIONS, ...flags], '', SETTING);
}

async function documentFor(mode: string, seconds = '20', pidFile = ''): Promise<RefereeDocument> {
  const flags = ['--move-time', seconds, '--json'];
  return refereeDocument.parse(documentOf(await refereed(command(mode, pidFile), ...flags)));
}

/** One that has ended and that nobody has asked for is still listed where init does not care. */
function isRunning(pidFile: string): boolean {
  try {
    const pid = readFileSync(pidFile, 'utf8');
    process.kill(Number(pid), 0);
    const stat = `/proc/${pid}/stat`;
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

test.each([
  ['crash', 'ended', 0],
  ['rubbish', 'illegal', 2],
  ['not-json-move', 'illegal', 2],
  ['no-move', 'illegal', 2],
  ['future', 'illegal', 2],
  ['endless-line', 'flood', 0],
  ['endless-lines', 'illegal', 2],
  ['close-stdout', 'ended', 0],
  ['version', 'version', 0],
  ['chatty', 'illegal', 1],
])('a program that goes wrong by %s has lost: %s', async (mode, why, illegal) => {
  const pidFile = folder.file(mode);
  const { end, conduct } = await documentFor(mode, '20', pidFile);
  expect(end).toEqual({
    winner: 1,
    rule: null,
    reason: 'forfeit',
    forfeit: { seat: 0, why },
  });
  expect(conduct[0].illegal).toBe(illegal);
  expect(isRunning(pidFile)).toBe(false);
});

test.each(['hang', 'late', 'endless-late', 'close-stdin', 'stubborn'])(
  'a program that does not answer in time, as by %s, has lost, and is ended',
  async (mode) => {
    const pidFile = folder.file(mode);
    const { end } = await documentFor(mode, '0.7', pidFile);
    expect(end.forfeit).toEqual({ seat: 0, why: 'time' });
    expect(isRunning(pidFile)).toBe(false);
  },
);

test('what a program has started is ended with it', async () => {
  const pidFile = folder.file('parent');
  const { end } = await documentFor('parent', '2', pidFile);
  expect(end.forfeit?.why).toBe('time');
  expect(isRunning(pidFile)).toBe(false);
});

test('one answer that is not allowed is counted and told, and then it is asked again', async () => {
  const { end, conduct, players } = await documentFor('once');
  expect(players).toEqual(['bad', 'random']);
  expect(end.forfeit).toBeNull();
  expect(conduct.map(({ illegal }) => illegal)).toEqual([1, 0]);
});

test('a command that cannot be started is wrong use, not a lost game', async () => {
  const { exitCode, out, err } = await refereed('/no/such/program --fast');
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toBe('error: bad: “/no/such/program --fast” cannot be started\n');
});

test('a game can be stopped, and leaves no program behind', async () => {
  const io = new FakeIo();
  const pidFile = folder.file('stopped');
  const players = ['--bot', `bad=${command('hang', pidFile)}`, '--bot', 'random'];
  const ended = main(
    ['referee', 'battle-line', ...players, '--move-time', '600'],
    io,
    SETTING.source,
  );
  await expect.poll(() => isRunning(pidFile), { timeout: 30_000 }).toBe(true);
  io.stop('SIGINT');
  expect(await ended).toBe(130);
  expect([io.out, io.err]).toEqual(['', 'Stopped: the game was given up.\n']);
  expect(isRunning(pidFile)).toBe(false);
});
