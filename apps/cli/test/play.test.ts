import { existsSync, readdirSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { replayDocument, type ReplayDocument } from '@bannerfield/protocol';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { GOLDEN, GOLDEN_TEXT, makeFolder } from './support/files.ts';
import { converse, documentOf, plain, run, type Answer } from './support/run.ts';

const folder = makeFolder();
const home = process.cwd();
beforeEach(() => process.chdir(folder.path));
afterEach(() => process.chdir(home));
afterAll(() => folder.remove());

/** A file with the golden game up to its first choice: seat 0 holds 2 4 9, seat 1 holds 5 6 12. */
function begun(name: string): string {
  const lines = GOLDEN_TEXT.split('\n');
  return folder.file(name, `${lines.slice(0, 11).join('\n')}\nend 6\n`);
}

async function replayed(file: string): Promise<ReplayDocument> {
  return replayDocument.parse(documentOf(await run(['replay', file, '--json'])));
}

/** Confirms every hand-over, and plays the first card of the hand that is shown. */
const playFirst: Answer = (screen) => {
  if (!screen.endsWith('> ')) return '';
  const near = plain(screen).split('deck').at(-1) ?? '';
  const card = /hand (\d+)(?: \d+)*\n/.exec(near)?.[1];
  return card === undefined ? null : `c${card}`;
};

test('two people play a game to its end', async () => {
  const file = folder.file('hot-seat.log');
  const { exitCode, out } = await converse(['play', '_blank', '--save', file], playFirst);
  expect(exitCode).toBe(0);
  expect(out).toMatch(/has the points and wins\. \(R3\.1\)\nSaved in .*\.\n$/);
  const { result } = await replayed(file);
  expect(out).toContain(`Player ${String(Number(result.winner) + 1)} has the points`);
});

test('the end shows the open table, and what ended the game by which rule', async () => {
  const { out } = await converse(['play', '--load', begun('end.log')], playFirst);
  const end = out.slice(out.lastIndexOf('deck'));
  expect(out.slice(out.lastIndexOf('\nBlank\n'))).not.toContain('?');
  expect(end).toContain('(R3.1)');
});

test.each(['greedy', 'random'])('a person plays a game to its end against %s', async (bot) => {
  for (const seat of ['0', '1', 'random']) {
    const file = folder.file(`${bot}-${seat}.log`);
    const { exitCode, out } = await converse(
      ['play', '_blank', '--bot', bot, '--seat', seat, '--save', file],
      playFirst,
    );
    expect(exitCode).toBe(0);
    expect(out).not.toContain('Hand over');
    expect(out).toMatch(/You have the points and win\.|\w+ bot has the points and wins\./);
    expect(out).not.toMatch(/You (has|draws|wins)|Player/);
    expect((await replayed(file)).result.rule).toBe('R3.1');
  }
});

test('a series counts its points, and players of a game without an order change seats', async () => {
  const file = folder.file('series.log');
  const { exitCode, out } = await converse(
    ['play', '_blank', '--bot', 'random', '--series', '3', '--save', file],
    playFirst,
  );
  expect(exitCode).toBe(0);
  expect(out).toContain('game 2 of 3');
  expect(out).toContain('game 2 of 3 · You: ');
  expect(out).toContain(' · Random bot in the first seat\n');
  const scores = out.match(/You: \d, Random bot: \d/g) ?? [];
  expect(scores.at(-1)).toMatch(/: [0-3], .*: [0-3]/);
  const last = out.slice(out.lastIndexOf('Blank ·'));
  expect(last.split('\n')[0]).not.toMatch(/You: \d/);
  expect(out).toMatch(/The series is over; (you win|Random bot wins) it\.\nSaved in .*\.\n$/);
  expect(readFileSync(file, 'utf8')).toMatch(/^bannerfield-series 1\nlength 3\n/);
});

test('a series is saved between games and inside one, and goes on with its score', async () => {
  const file = folder.file('evening.log');
  let games = 0;
  const first = await converse(
    ['play', '_blank', '--bot', 'random', '--series', '4', '--save', file],
    (screen, io) => {
      if (screen.includes('game 2 of 4')) games += 1;
      return games > 1 ? 'quit' : playFirst(screen, io);
    },
  );
  expect(first.exitCode).toBe(0);
  expect(first.out).toContain(`Saved in ${file}.`);
  const score = /You: (\d, Random bot: \d)/.exec(first.out)?.[1] ?? '';
  const second = await converse(['play', '--load', file, '--bot', 'random'], playFirst);
  expect(second.out).toContain('game 2 of 4');
  expect(second.out).not.toContain('game 1 of 4');
  expect(second.out.slice(0, second.out.indexOf('deck'))).toContain(': ');
  expect(second.out).toMatch(/The series is over/);
  expect(score).toMatch(/^\d, Random bot: \d$/);
});

test('commands that only look change nothing', async () => {
  const file = begun('look.log');
  const script = ['', '?', '? c4', '? zz', 'help', 'why c5', 'why c4', 'why', 'why zz', 'hint'];
  const { out } = await run(
    ['play', '--load', file],
    [...script, 'log', 'log all', 'show', 'zz', 'c5', '+4', ''].join('\n'),
  );
  const answers = out.split('> ');
  expect(answers[1]).toBe('?\nc2 c4 c9\n');
  expect(answers[2]).toBe('? c4\nc4\n');
  expect(answers[3]).toContain('No such move.');
  expect(answers[4]).toContain('take back all you did');
  expect(answers[5]).toBe('why c5\nYou do not hold the 5. (R2.1)\n');
  expect(answers[6]).toContain('c4 is allowed.');
  expect(answers[7]).toContain('which move?');
  expect(answers[8]).toContain('“zz” is neither a move nor a command');
  expect(answers[9]).toMatch(/greedy bot would play c[249]\.\n[^]*\.\nNext best: c[249], c[249]\./);
  expect(answers[10]).toMatch(/You draw the [^\n]*\b4\b/);
  expect(answers[13]).toContain('“zz” is neither a move nor a command');
  expect(answers[14]).toBe('c5\nYou do not hold the 5. (R2.1)\n');
  expect(answers[15]).toBe('+4\nChoose a card of your hand. (R2.1)\n');
  expect(readFileSync(file, 'utf8')).toBe(readFileSync(begun('fresh.log'), 'utf8'));
});

test('a choice is taken back until the other has acted', async () => {
  const { out } = await run(
    ['play', '--load', begun('undo.log'), '--bot', 'random', '--seat', '0'],
    ['undo', 'c2', 'undo', 'quit'].join('\n'),
  );
  expect(out.match(/There is nothing to take back yet\./g)).toHaveLength(1);
  expect(out.match(/That cannot be taken back: a card or a die/g)).toHaveLength(1);
});

test('what the other has acted upon is not taken back', async () => {
  // Before his first choice the second player has nothing to take back, whatever the first did.
  const script = ['c2', 'undo', 'c5', 'c4', 'undo', 'quit'];
  const { out } = await converse(['play', '--load', begun('other-acted.log')], (screen) =>
    screen.endsWith('> ') ? (script.shift() ?? null) : '',
  );
  expect(out.match(/There is nothing to take back yet\./g)).toHaveLength(1);
  expect(out).toContain('That cannot be taken back: the other player has acted since.');
});

test.each(['', '-'])('“%s” is no file to save in', async (name) => {
  for (const args of [
    ['play', '_blank', '--save', name],
    ['play', '--load', begun('named.log'), '--save', name],
    ['simulate', '_blank', '--bots', 'random,random', '--games', '1', '--log', name],
  ]) {
    const { exitCode, err } = await run(args);
    expect([exitCode, err]).toEqual([2, `error: “${name}” is not the name of a file\n`]);
  }
});

test('save - is refused in a game too', async () => {
  const { out } = await run(['play', '--load', begun('dash.log')], '\nsave -\n');
  expect(out).toContain('Not saved: “-” is not the name of a file\n');
});

test('save keeps the game and plays on; it never writes over what is not its own', async () => {
  const other = folder.file('other.txt', 'my notes\n');
  const { out } = await run(
    ['play', '--load', begun('keep.log')],
    ['', `save ${other}`, 'save copy.log', 'save copy.log', 'c2', 'quit'].join('\n'),
  );
  expect(out).toContain(`Not saved: ${other}: it exists already`);
  expect(readFileSync(other, 'utf8')).toBe('my notes\n');
  expect(out.match(/Saved in copy\.log\./g)).toHaveLength(3);
  expect((await replayed('copy.log')).entries).toBe(7);
});

test('a game without a file gets one of its own when it is left', async () => {
  const before = readdirSync('.').length;
  const { exitCode, out } = await run(['play', '_blank', '--bot', 'greedy'], 'quit\n');
  const [, file = ''] = /Saved in (_blank-\d{8}-\d{6}\S*\.log)\./.exec(out) ?? [];
  expect(exitCode).toBe(0);
  expect(out).toContain(`Go on with: npx bannerfield play --load ${file} --bot greedy --seat 0\n`);
  expect(existsSync(file)).toBe(true);
  expect(readdirSync('.')).toHaveLength(before + 1);
});

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGPIPE'] as const)(
  '%s saves the game and says how to go on',
  async (signal) => {
    const file = folder.file(`${signal}.log`);
    const { exitCode, err } = await converse(
      ['play', '_blank', '--bot', 'random', '--save', file],
      (_, io) => {
        io.stop(signal);
        return '';
      },
    );
    expect(exitCode).toBe({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGPIPE: 0 }[signal]);
    expect(err).toContain(`Saved in ${file}.\nGo on with: npx bannerfield play --load ${file}`);
    expect((await replayed(file)).result.winner).toBeNull();
    const resumed = await converse(['play', '--load', file, '--bot', 'random'], playFirst);
    expect(resumed.out).toContain('(R3.1)');
  },
);

test('the end of the input saves the game', async () => {
  const file = folder.file('end-of-input.log');
  const { exitCode, out } = await run(['play', '_blank', '--save', file], '\n');
  expect(exitCode).toBe(0);
  expect(out).toContain(`Saved in ${file}.`);
  expect((await replayed(file)).entries).toBe(6);
});

test('a folder that has gone costs nobody his game', async () => {
  const gone = makeFolder();
  const { exitCode, out } = await converse(
    ['play', '_blank', '--bot', 'random', '--save', gone.file('x.log')],
    (screen) => {
      if (screen.includes('Not saved')) return 'quit';
      gone.remove();
      return `save ${gone.file('y.log')}`;
    },
  );
  expect(exitCode).toBe(0);
  expect(out).toContain(`Not saved: ${gone.path}: there is no such folder\n`);
  expect(out).toMatch(/Saved in _blank-\d{8}-\d{6}\S*\.log\./);
});

test('what somebody else has written is not lost, and the game is kept beside it', async () => {
  const file = begun('twice.log');
  const other = GOLDEN_TEXT;
  const { out } = await converse(['play', '--load', file, '--bot', 'random'], () => {
    folder.file('twice.log', other);
    return 'quit';
  });
  expect(out).toContain(`${file}: somebody else has changed it meanwhile\n`);
  const [, kept = ''] = /Saved in (\S+twice-\d{8}-\d{6}\.log)\./.exec(out) ?? [];
  expect((await replayed(kept)).entries).toBe(6);
  expect(readFileSync(file, 'utf8')).toBe(other);
});

test('of two games that name the same new file both are kept', async () => {
  const file = folder.file('same.log');
  const play = ['play', '_blank', '--bot', 'random', '--save', file];
  let inner = '';
  let isBegun = false;
  const { out } = await converse(play, () => {
    if (!isBegun) void converse(play, () => 'quit').then((other) => (inner = other.out));
    isBegun = true;
    return inner === '' ? '' : 'quit';
  });
  expect(inner).toContain(`Saved in ${file}.`);
  expect(out).toContain(`${file}: it exists already\n`);
  const [, kept = ''] = /Saved in (\S+same-\d{8}-\d{6}\.log)\./.exec(out) ?? [];
  expect((await replayed(kept)).entries).toBe(6);
  expect((await replayed(file)).entries).toBe(6);
});

test('a finished game is shown, not played', async () => {
  const { exitCode, out } = await run(['play', '--load', GOLDEN]);
  expect(exitCode).toBe(0);
  expect(out).toContain('Player 2 has the points and wins. (R3.1)');
  expect(readFileSync(GOLDEN, 'utf8')).toBe(GOLDEN_TEXT);
});

test('a loaded game that is played to its end is kept in its file', async () => {
  const file = begun('to-the-end.log');
  const { out } = await converse(['play', '--load', file], playFirst);
  expect(out).toContain(`Saved in ${file}.`);
  expect((await replayed(file)).result.rule).toBe('R3.1');
});

test('a broken file is not half loaded', async () => {
  const file = folder.file('broken.log', GOLDEN_TEXT.replace('c9 2f272fe3', 'c9 2f272fe4'));
  const { exitCode, out, err } = await run(['play', '--load', file], '\n');
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/, line 17, hash: the hash does not fit/);
});

test('German speaks German, and knows its own words and the English ones', async () => {
  const { out } = await run(
    ['play', '--load', begun('deutsch.log'), '--language', 'de'],
    ['', 'hilfe', 'tipp', 'hint', 'warum c5', 'c5', 'zurück', 'verlauf', 'xx', 'ende'].join('\n'),
  );
  expect(out).toContain('Spieler 1 ist an der Reihe.');
  expect(out).toContain('Wähle eine Karte deiner Hand.');
  expect(out.match(/Der gierige Bot würde c\d+ spielen\./g)).toHaveLength(2);
  expect(out.match(/Die \d+ hast du nicht auf der Hand\. \(R2\.1\)/g)).toHaveLength(2);
  expect(out).toContain(
    'Gesichert in deutsch.log.'.replace('deutsch.log', folder.file('deutsch.log')),
  );
  expect(out).toMatch(/Weiter geht es mit: .*deutsch\.log --language de\n/);
  expect(out).not.toMatch(/\b(Saved|Your|Player)\b/);
});

test('a step with one possibility is done by itself, and said to whom it concerns', async () => {
  const text = readFileSync(GOLDEN.replace('target', 'cards-out'), 'utf8');
  const lines = text.split('\n').slice(0, 27);
  const file = folder.file('forced.log', `${lines.join('\n')}\nend 22\n`);
  const { exitCode, out } = await run(['play', '--load', file], '\n\n\n');
  expect(exitCode).toBe(0);
  expect(out).toMatch(
    /Nothing but c2 was possible, so it is done\.\n[^]*Enter, when you have seen it: \n\nBlank\nIt is the turn of Player 2/,
  );
  expect(out).not.toContain('Nothing but c3');
  expect(out).toMatch(/\(R3\.1\)\nSaved in .*\.\n$/);
});

test('legal speaks the language asked for, and knows only those there are', async () => {
  const legal = ['legal', GOLDEN, '--seat', '0', '--language'];
  expect(await run([...legal, 'de'])).toMatchObject({ exitCode: 0, out: 'nichts\n' });
  expect(await run([...legal, 'en'])).toMatchObject({ exitCode: 0, out: 'nothing\n' });
  expect(await run([...legal, 'xx'])).toMatchObject({ exitCode: 2, out: '' });
});
