import { gameIds, loadGame } from '@bannerfield/games/load';
import { replayDocument } from '@bannerfield/protocol';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './support/files.ts';
import { ENDING, makePerson, runReal, SETTING } from './support/real.ts';
import { converse, documentOf, plain } from './support/run.ts';

const folder = makeFolder();
afterAll(() => folder.remove());

/** Games in which something may go unanswered by chance and by the other seat. */
const CAN_TAKE_BACK = new Set(['battle-line']);

for (const id of gameIds()) {
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
