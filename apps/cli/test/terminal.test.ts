import { mkdirSync, utimesSync } from 'node:fs';
import process from 'node:process';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { GOLDEN_TEXT, makeFolder } from './support/files.ts';
import { converse, FakeIo, plain, type Answer, type Setting } from './support/run.ts';
import { blankSource } from './support/blank.ts';
import { main } from '../main.ts';
import { completeFile } from '../saved-games.ts';
import { registrySource } from '../source.ts';

const folder = makeFolder();
const home = process.cwd();
beforeEach(() => process.chdir(folder.path));
afterEach(() => process.chdir(home));
afterAll(() => folder.remove());

const TERMINAL: Setting = { isTerminal: true, env: { TERM: 'xterm' } };
/** Home, the screen, and what has scrolled away. */
const CLEAR = '\u001b[H\u001b[2J\u001b[3J';

/** Seat 0 holds 2 4 9, seat 1 holds 5 6 12. */
function begun(name: string): string {
  return folder.file(name, `${GOLDEN_TEXT.split('\n').slice(0, 11).join('\n')}\nend 6\n`);
}

const playFirst: Answer = (screen) => {
  const shown = plain(screen);
  if (!shown.endsWith('> ')) return '';
  const card = /hand (\d+)(?: \d+)*\n/.exec(shown.split('deck').at(-1) ?? '')?.[1];
  return card === undefined ? null : `c${card}`;
};

test('a hand-over clears the screen and all above it, and shows nothing before it is confirmed', async () => {
  const { exitCode, out } = await converse(['play', '_blank'], playFirst, TERMINAL);
  expect(exitCode).toBe(0);
  const screens = out.split(CLEAR).slice(1);
  const covers = screens.filter((screen) => screen.includes('Hand over'));
  expect(covers.length).toBeGreaterThanOrEqual(6);
  for (const cover of covers) {
    expect(plain(cover).trimEnd()).toMatch(
      /^Blank\nIt is the turn of Player [12]\. Hand over; nobody else looks at the screen\.\nEnter, when you are there:$/,
    );
  }
});

test('every hand is shown only to its player, who has just confirmed', async () => {
  const { out } = await converse(['play', '_blank'], playFirst, TERMINAL);
  const screens = out.split(CLEAR).slice(1).map(plain);
  screens.forEach((screen, index) => {
    const player = /Player ([12]): Choose/.exec(screen)?.[1];
    if (player === undefined) return;
    expect(screens[index - 1]).toContain(`the turn of Player ${player}.`);
    const other = player === '1' ? '1' : '0';
    expect(screen).toMatch(new RegExp(`^seat ${other} .* hand \\?( \\?)*$`, 'm'));
    expect(screen.match(/You draw the/g)?.length ?? 0).toBeLessThanOrEqual(3);
  });
});

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

/** Resolves when what was printed from `from` on matches. */
async function until(io: FakeIo, pattern: RegExp, from = 0): Promise<void> {
  while (!pattern.test(plain(io.out.slice(from)))) await pause();
}

test('lines typed ahead do not confirm a hand-over', async () => {
  const io = new FakeIo(TERMINAL);
  const ended = main(['play', '--load', begun('ahead.log')], io, blankSource);
  await until(io, /Enter, when you are there: $/);
  io.stdin.write('\n');
  await until(io, /Player 1: Choose[^]*> $/);
  io.stdin.write('c2\n\n\n');
  await until(io, /the turn of Player 2\./);
  await pause();
  expect(plain(io.out)).not.toContain('Player 2: Choose');
  io.stop('SIGTERM');
  expect(await ended).toBe(143);
});

test('Tab completes moves, commands, and moves behind why', async () => {
  const io = new FakeIo(TERMINAL);
  const ended = main(['play', '--load', begun('tab.log'), '--bot', 'random'], io, blankSource);
  await until(io, /> $/);
  for (const [begin, pattern] of [
    ['c', /c2 +c4 +c9/],
    ['und', /> undo/],
    ['why c', /why c2 +why c4 +why c9/],
  ] as const) {
    const from = io.out.length;
    // A tab among letters that come at once is taken for pasted text.
    for (const key of [...Array.from(begin), '\t', '\t']) {
      io.stdin.write(key);
      await pause();
    }
    await until(io, pattern, from);
    io.stdin.write('\u0015');
    await pause();
  }
  io.stop('SIGTERM');
  expect(await ended).toBe(143);
});

test('Ctrl-Z stops the program, and what was asked is drawn again when it goes on', async () => {
  const io = new FakeIo(TERMINAL);
  const ended = main(['play', '--load', begun('stopped.log')], io, blankSource);
  await until(io, /Enter, when you are there: $/);
  for (const asked of [/Hand over[^]*there: $/, /Player \d: Choose[^]*> $/]) {
    io.stdin.write('\u001a');
    await pause();
    const from = io.out.length;
    io.resume();
    await until(io, asked, from);
    expect(io.out.slice(from)).toContain(CLEAR);
    io.stdin.write('\n');
    await until(io, /> $/);
  }
  expect(io.suspended).toBe(2);
  io.stop('SIGTERM');
  expect(await ended).toBe(143);
});

test('a terminal that knows no codes is sent none, and the other player’s screen is scrolled away', async () => {
  const dumb = { isTerminal: true, env: { TERM: 'dumb' } };
  const { exitCode, out } = await converse(['play', '_blank'], playFirst, dumb);
  expect(exitCode).toBe(0);
  expect(out).not.toMatch(/(?!\n)\p{Cc}/u);
  for (const cover of out.split('Hand over').slice(0, -1)) {
    expect(cover).toMatch(/\n{24}Blank\n[^\n]*$/);
  }
});

test('Ctrl-C saves and says how to go on, Ctrl-D too', async () => {
  for (const [key, code] of [
    ['\u0003', 130],
    ['\u0004', 0],
  ] as const) {
    const file = folder.file(`key-${String(code)}.log`);
    const { exitCode, out, err } = await converse(
      ['play', '_blank', '--bot', 'random', '--save', file],
      (_, io) => {
        io.stdin.write(key);
        return '';
      },
      TERMINAL,
    );
    expect(exitCode).toBe(code);
    expect(out + err).toContain(`Saved in ${file}.`);
  }
});

test('the hand of two people’s game does not stay on the screen that is left', async () => {
  const { out } = await converse(
    ['play', '_blank', '--save', folder.file('left.log')],
    (screen) => (plain(screen).endsWith('> ') ? 'quit' : ''),
    TERMINAL,
  );
  expect(plain(out.split(CLEAR).at(-1) ?? '')).toMatch(/^\nSaved in \S+\nGo on with: [^\n]+\n$/);
});

test('in a series of two people each result stays until the next game is wanted', async () => {
  const { exitCode, out } = await converse(
    ['play', '_blank', '--series', '3'],
    playFirst,
    TERMINAL,
  );
  expect(exitCode).toBe(0);
  const ends = out
    .split(CLEAR)
    .map(plain)
    .filter((screen) => screen.includes('(R3.'));
  expect(ends).toHaveLength(3);
  for (const end of ends.slice(0, -1)) expect(end).toMatch(/Enter begins the next game: \s*$/);
});

test('quit asks whether to save', async () => {
  for (const [answer, isSaved] of [
    ['', true],
    ['n', false],
  ] as const) {
    const file = folder.file(`quit-${answer}.log`);
    const { out } = await converse(
      ['play', '_blank', '--bot', 'random', '--save', file],
      (screen) => (plain(screen).endsWith('[yes] ') ? answer : 'quit'),
      TERMINAL,
    );
    expect(out.includes('Saved in')).toBe(isSaved);
  }
});

test('an answer to the question whether to save that is none is asked for again', async () => {
  const answers = ['quit', 'nope', 'nein', 'x', 'cancel', 'q', 'maybe', 'no'];
  const { out } = await converse(
    ['play', '--load', begun('unclear.log'), '--bot', 'random'],
    () => answers.shift() ?? null,
    TERMINAL,
  );
  expect(answers).toEqual([]);
  expect(out.match(/Please answer yes, no or cancel/g)).toHaveLength(4);
  expect(out).not.toContain('Saved');
});

test('who thinks better of it does not leave', async () => {
  const answers = ['quit', 'cancel', 'c2', 'quit', 'no'];
  const { out } = await converse(
    ['play', '--load', begun('better.log'), '--bot', 'random'],
    () => answers.shift() ?? null,
    TERMINAL,
  );
  expect(answers).toEqual([]);
  expect(out).toContain('You have chosen.');
  expect(out).not.toContain('Saved');
});

test('the end can be gone through, and the same played once more', async () => {
  const after = ['xyz', 'replay', '', '?', 'b', 'b', '3', '0', '99', 'show', 'q', 'again'];
  let isAgain = false;
  const { exitCode, out } = await converse(
    ['play', '_blank', '--bot', 'random'],
    (screen, io) => {
      const shown = plain(screen);
      if (!/What now\?|Step \d/.test(shown)) return playFirst(screen, io);
      if (after.length > 0) return after.shift() ?? null;
      isAgain = true;
      return '';
    },
    TERMINAL,
  );
  expect([exitCode, isAgain]).toEqual([0, true]);
  expect(out).toContain('go through the game, move by move');
  const steps = [...plain(out).matchAll(/Step (\d+) of (\d+) \(/g)];
  expect(steps.map(([, step]) => Number(step)).slice(0, 9)).toEqual([1, 2, 2, 1, 1, 3, 3, 3, 3]);
  expect(out).toContain('that step');
  expect(out.match(/The steps are 1 to \d+\./g)).toHaveLength(2);
  expect(plain(out)).not.toMatch(/You (has|draws|scores|wins)/);
  expect(out.match(/\(R3\.\d\)/g)?.length).toBeGreaterThanOrEqual(2);
});

test('the end can be looked at and saved', async () => {
  const after = ['log', 'show', 'save end.log', 'xyz', ''];
  const { exitCode, out } = await converse(
    ['play', '_blank', '--bot', 'random'],
    (screen, io) =>
      screen.includes('What now?') ? (after.shift() ?? null) : playFirst(screen, io),
    TERMINAL,
  );
  expect(exitCode).toBe(0);
  expect(out).toContain('Saved in end.log.');
  expect(after).toEqual([]);
});

test('the news fit on the screen with the board', async () => {
  const lines = GOLDEN_TEXT.split('\n').slice(0, 23);
  const long = folder.file('long.log', `${lines.join('\n')}\nend 18\n`);
  const { out } = await converse(['play', '--load', long, '--bot', 'random'], () => null, {
    ...TERMINAL,
    rows: 14,
  });
  const [, screen = ''] = out.split(CLEAR);
  const shown = plain(screen).split('> ')[0] ?? '';
  expect(shown.split('\n').length).toBeLessThanOrEqual(14 - 1);
  expect(screen).toContain('things before (log)');
});

test('colours come only to a terminal that wants them', async () => {
  const painted = async (setting: Setting): Promise<boolean> => {
    const { out } = await converse(['play', '_blank', '--bot', 'random'], () => null, setting);
    return out.includes('[1m');
  };
  expect(await painted(TERMINAL)).toBe(true);
  expect(await painted({ ...TERMINAL, env: { NO_COLOR: '1' } })).toBe(false);
  expect(await painted({ ...TERMINAL, env: { NO_COLOR: '' } })).toBe(true);
  expect(await painted({ ...TERMINAL, env: { TERM: 'dumb' } })).toBe(false);
  expect(await painted({})).toBe(false);
});

test('without a command the menu asks what to play, and corrects what it cannot read', async () => {
  const answers = ['9', '1', '', '2', '0', '1', 'target=7', 'goal=3', 'target=2'];
  const { exitCode, out } = await converse(
    [],
    (screen, io) => answers.shift() ?? playFirst(screen, io),
    TERMINAL,
  );
  expect(exitCode).toBe(0);
  expect(out).toContain('This should be a whole number from 1 to 2, not “9”.');
  expect(out).toContain('This should be a whole number from 1 to 999, not “0”.');
  expect(out).toContain('target can be 2, 3, 4, not “7”.');
  expect(out).toContain('There is no option “goal”; there are target.');
  expect(out).toContain('Recruit');
  expect(out).toMatch(/\(R3\.1\)/);
});

test('the menu loads a saved game, and asks again for a file that is none', async () => {
  const answers = ['2', 'no-such-file', begun('menu.log'), '7'];
  const { exitCode, out } = await converse(
    [],
    (screen, io) => answers.shift() ?? playFirst(screen, io),
    { ...TERMINAL, env: { LANG: 'de_DE.UTF-8' } },
  );
  expect(exitCode).toBe(0);
  expect(out).toContain(
    'Das lässt sich nicht laden: no-such-file: eine solche Datei gibt es nicht',
  );
  expect(out).toContain('Spieler 2 ist an der Reihe.');
});

test('the menu is left without a trace', async () => {
  for (const [key, code] of [
    ['\u0003', 130],
    ['\u0004', 0],
  ] as const) {
    const { exitCode, err } = await converse(
      [],
      (_, io) => {
        io.stdin.write(key);
        return '';
      },
      TERMINAL,
    );
    expect([exitCode, err]).toEqual([code, '']);
  }
});

test('the menu speaks the language that is asked for', async () => {
  const { out } = await converse(['play', '--language', 'de'], () => null, TERMINAL);
  expect(out).toContain('Was willst du spielen?');
  const english = await converse(['play', '--language', 'en'], () => null, {
    ...TERMINAL,
    env: { LANG: 'de_DE.UTF-8' },
  });
  expect(english.out).toContain('What will you play?');
});

test('the menu lists the games of the folder, and takes one by its number', async () => {
  const file = begun('listed.log');
  utimesSync(file, new Date(), new Date(Date.now() + 60_000));
  folder.file('notes.log', 'my notes\n');
  const answers = ['2', '1', '7', ''];
  const { out } = await converse([], () => answers.shift() ?? null, TERMINAL);
  expect(out).toContain('Saved games in ');
  expect(out).toContain('  1  listed.log\n');
  expect(out).not.toContain('notes.log');
  expect(out).toMatch(/Player 1: Choose[^]*Saved in listed\.log\./);
});

test('Tab completes names of files and folders', () => {
  const inner = folder.file('inner');
  mkdirSync(inner);
  folder.file('inner/a-game.log', '');
  expect(completeFile('inn')).toEqual(['inner/']);
  expect(completeFile('inner/a')).toEqual(['inner/a-game.log']);
  expect(completeFile('no/such/')).toEqual([]);
});

test('a narrow terminal gets a board that fits, or is told how wide it should be', async () => {
  const widest = async (columns: number, source = registrySource): Promise<[number, string]> => {
    const { out } = await converse(['play', 'battle-line', '--bot', 'greedy'], () => null, {
      ...TERMINAL,
      columns,
      source,
    });
    const lines = plain(out.split('Saved')[0] ?? '').split('\n');
    return [Math.max(...lines.map((line) => line.length)), out];
  };
  const [compact, fits] = await widest(45);
  expect(compact).toBeLessThanOrEqual(45);
  expect(fits).not.toContain('columns wide');
  const [, told] = await widest(30);
  expect(plain(told).replaceAll(/\s+/g, ' ')).toContain(
    '(The terminal is 30 columns wide; the board needs 43.)',
  );
});
