import process from 'node:process';
import { expect, test } from 'vitest';
import { registrySource } from '../source.ts';
import { widthOf } from '../text.ts';
import { makeFolder } from './support/files.ts';
import { converse, plain, type Setting } from './support/run.ts';

const TERMINAL: Setting = { isTerminal: true, env: { TERM: 'xterm' } };

test('a terminal that does not know its columns is taken for a usual one', () => {
  expect([widthOf({ columns: 0 }), widthOf({}), widthOf({ columns: 45 })]).toEqual([79, 79, 44]);
});

test('Enter leads back from the saved games, of which it is said where they were looked for', async () => {
  const home = process.cwd();
  const empty = makeFolder();
  process.chdir(empty.path);
  const looked = process.cwd();
  const answers = ['2', '', '2', '?', '', '1', ''];
  const { out } = await converse([], () => answers.shift() ?? null, {
    ...TERMINAL,
    columns: 200,
  });
  process.chdir(home);
  empty.remove();
  expect(answers).toEqual([]);
  expect(plain(out).replaceAll(/\s+/g, ' ')).toContain(`There is no saved game in ${looked}.`);
  expect(plain(out).match(/What will you play\?/g)).toHaveLength(3);
  expect(out).toContain('Where do you sit?');
});

test.each(['en', 'de'] as const)(
  '? explains every question of the menu, in %s',
  async (language) => {
    const { about, ids } = {
      about: (await registrySource.load('battle-line')).about,
      ids: registrySource.ids(),
    };
    const game = String(ids.indexOf('battle-line') + 1);
    const answers = ['?', game, '?', '', '?', '', '?', '', '?', 'tactics=false'];
    const { out } = await converse(
      ['play', '--language', language],
      () => answers.shift() ?? null,
      {
        ...TERMINAL,
        source: registrySource,
      },
    );
    expect(answers).toEqual([]);
    const said = plain(out).replaceAll(/\s+/g, ' ');
    const number = { en: /Type a number from 1 to \d+;/g, de: /Gib eine Zahl von 1 bis \d+ ein;/g };
    expect(said.match(number[language])).toHaveLength(3);
    expect(said).toContain({ en: 'a series is played', de: 'wird eine Serie' }[language]);
    for (const { explanation } of Object.values(about.options)) {
      expect(said).toContain(explanation[language]);
    }
  },
);
