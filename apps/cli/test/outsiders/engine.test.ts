import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { refereeDocument } from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { runReal, SETTING } from '../support/real.ts';
import { documentOf, run } from '../support/run.ts';

const BIN = fileURLToPath(new URL('../../bin/bannerfield.mjs', import.meta.url));
const OURS = `'${process.execPath}' '${BIN}' engine battle-line --bot greedy --seed 1`;
const BAD = fileURLToPath(new URL('../support/bad-engine.ts', import.meta.url));

const LINES = [
  'player south name',
  'colors red blue green yellow white black',
  'player south hand red,10 blue,3 blue,7 green,1 white,2 white,9 black,5',
  `flag claim-status${' unclaimed'.repeat(9)}`,
  'flag 5 cards north red,9',
  'opponent play 5 red,9',
  'what is this',
  'go play-card',
];

test('a bot of ours answers a referee’s lines with its name and its play', async () => {
  const input = LINES.map((line) => `${line}\n`).join('');
  const args = ['engine', 'battle-line', '--bot', 'greedy', '--seed', '1'];
  const { exitCode, out, err } = await run(args, input, SETTING);
  expect([exitCode, err]).toEqual([0, '']);
  const [name, play, ...more] = out.split('\n');
  expect([name, more]).toEqual(['player south greedy', ['']]);
  const [, card = ''] = /^play [1-9] (\S+)$/.exec(play ?? '') ?? [];
  expect(LINES[2]?.split(' ')).toContain(card);
});

function refereed(engine: string, ...flags: string[]): ReturnType<typeof run> {
  const players = ['--engine', `outsider=${engine}`, '--bot', 'random'];
  return runReal('referee', 'battle-line', ...players, '--seed', '3', '--json', ...flags);
}

test('an engine plays a whole game before our referee, without Tactics', async () => {
  const document = refereeDocument.parse(documentOf(await refereed(OURS, '--move-time', '60')));
  const { end, options, conduct } = document;
  expect(options).toMatchObject({ tactics: false, claimTiming: 'afterPlay' });
  expect(end).toMatchObject({ winner: 0, forfeit: null });
  expect(conduct[0].illegal).toBe(0);
  // Claims and draws are not asked for.
  expect(conduct[0].answers).toBeLessThanOrEqual(27);
});

test('an engine that thinks by the clock plays a whole game', async () => {
  const timed = `${OURS.replace('greedy', 'marshal')} --move-ms 5`;
  const document = refereeDocument.parse(documentOf(await refereed(timed, '--move-time', '60')));
  expect(document.end).toMatchObject({ forfeit: null });
  expect(document.conduct[0].illegal).toBe(0);
});

test('what an engine may not play is replaced and counted, and the game goes on', async () => {
  const bad = `'${process.execPath}' '${BAD}'`;
  const { end, conduct } = refereeDocument.parse(documentOf(await refereed(bad)));
  expect(end.forfeit).toBeNull();
  expect(conduct[0].illegal).toBe(conduct[0].answers);
});

test.each([
  [['referee', 'battlelore', '--engine', 'x=y', '--bot', 'random'], '--engine: battlelore has no'],
  [['referee', 'battle-line', '--engine', 'x', '--bot', 'random'], '--engine: “x” has no command'],
  [
    [
      'referee',
      'battle-line',
      '--engine',
      'x=y',
      '--bot',
      'random',
      '--options',
      '{"tactics":true}',
    ],
    '--options: with an engine tactics can only be false',
  ],
  [['engine', 'battlelore'], 'battlelore has no text protocol'],
  [['engine', 'battle-line', '--move-ms', '0'], '--move-ms: should be a whole number from 1'],
  [['engine', 'battle-line', '--bot', 'clever'], '--bot: there is no bot “clever”'],
])('wrong use %j is refused', async (args, complaint) => {
  const { exitCode, out, err } = await runReal(...args);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toContain(`error: ${complaint}`);
});
