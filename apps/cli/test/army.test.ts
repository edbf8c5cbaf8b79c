import { existsSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { registrySource } from '../source.ts';
import { makeFolder } from './support/files.ts';
import { documentOf, run, type Run } from './support/run.ts';

const folder = makeFolder();
afterAll(() => {
  folder.remove();
});

const GAME = 'fantasy-dice-battles';
const env = { XDG_CONFIG_HOME: folder.file('config') };

function army(...args: string[]): Promise<Run> {
  return run(['army', ...args], '', { source: registrySource, env });
}

function begin(name: string, from: string): Promise<Run> {
  return army('new', GAME, folder.file(name), '--from', from);
}

test('an army is begun, and each step tells what is placed and what is missing', async () => {
  const file = folder.file('steps.army');
  const begun = await begin('steps.army', 'empire');
  expect([begun.exitCode, begun.err]).toEqual([0, '']);
  const { out } = await army('place', file, 'knights', '1fm');
  expect(out).toContain('. knights . . . .');
  expect(out).toContain('points left 26  units 1 (15-19)  spaces empty 14  heroes missing 3');
  expect(out).toContain('the empty spaces cost at least 14 points');
  const taken = await army('take', file, '1fm', '--language', 'de');
  expect(taken.out).toContain('Punkte übrig 30  Einheiten 0 (15-19)  Felder leer 15');
});

test('a step that no whole army could follow is refused with its rule, and changes nothing', async () => {
  const file = folder.file('refused.army');
  await begin('refused.army', 'empire');
  const before = readFileSync(file, 'utf8');
  const refused = await army('place', file, 'knights', '1sl');
  expect(refused).toMatchObject({ exitCode: 1, err: '' });
  expect(refused.out).toMatch(/^Knights may not stand there: .* \(R12\.7\)\n$/);
  const german = await army('place', file, 'goblin', '1fm', '--language', 'de');
  expect(german.out).toMatch(/ \(R12\.1\)\n$/);
  expect(readFileSync(file, 'utf8')).toBe(before);
});

test('a word that is no unit and no place is named, in both languages', async () => {
  const file = folder.file('words.army');
  await begin('words.army', 'empire');
  const unit = await army('place', file, 'knigts', '1fm');
  expect([unit.exitCode, unit.out]).toEqual([
    1,
    '“knigts” is no unit and no place here; `army units FILE` lists both.\n',
  ]);
  const place = await army('place', file, 'knights', '4fm', '--language', 'de');
  expect(place.out).toMatch(/^„4fm“ ist hier weder Einheit noch Platz/);
  expect((await army('take', file, '1fm')).exitCode).toBe(1);
});

test('units says where each may still go, or why nowhere', async () => {
  const file = folder.file('units.army');
  await begin('units.army', 'empire');
  await army('place', file, 'knights', '1fm');
  await army('place', file, 'knights', '2fm');
  const { out } = await army('units', file);
  expect(out).toMatch(/militia +Militia, 1 point, 5 left: [^]*3fm[^]*reserve/);
  expect(out).toMatch(/knights +Knights, 4 points, 0 left: .*[^]*\(R12\.6\)/);
});

test('check tells all that is wrong or missing, as text and as a document', async () => {
  const file = folder.file('check.army');
  await begin('check.army', 'empire-line');
  const whole = await army('check', file);
  expect([whole.exitCode, whole.out]).toEqual([
    0,
    'Nothing is missing: this army may be played.\n',
  ]);
  await army('take', file, '2fm');
  await army('take', file, '3h');
  const { exitCode, out } = await army('check', file);
  expect([exitCode, out]).toEqual([
    1,
    'This army is not whole yet:\n- 2 spaces are still empty. (R12.10): 2fm 3h\n',
  ]);
  const written = folder.file(
    'written.army',
    readFileSync(file, 'utf8').replace('swordmen.-', 'archers.-').replace('swordmen', 'catapult'),
  );
  const { out: json } = await army('check', written, '--json');
  expect(JSON.parse(json)).toMatchObject([
    { what: 'catapult 1fl', rule: 'R12.7', reason: 'wrong-place' },
    { what: null, rule: 'R12.10' },
  ]);
});

test('a whole army is shared as the text that the option takes; another one is not', async () => {
  const file = folder.file('share.army');
  await begin('share.army', 'orcs-riders');
  const { out } = await army('share', file);
  const text = out.trim();
  const options = JSON.stringify({ armies: `${text}:empire-line` });
  const flags = ['--bots', 'random,random', '--games', '1', '--seed', '1', '--options', options];
  const played = await run(['simulate', GAME, ...flags, '--json'], '', { source: registrySource });
  expect(documentOf(played)).toMatchObject({ games: 1 });
  await begin('again.army', text);
  expect(readFileSync(folder.file('again.army'), 'utf8')).toBe(readFileSync(file, 'utf8'));
  await army('take', file, '1fl');
  const refused = await army('share', file);
  expect([refused.exitCode, refused.out]).toMatchObject([1, /R12\.10/]);
});

test('no name of an edition drives the terminal, and no word or file does', async () => {
  const { editions } = await registrySource.load(GAME);
  const text = JSON.stringify(editions?.house);
  const driving = { en: '\u001b[2JArmy', de: '\u202EArmee' };
  for (const list of ['factions', 'tiles', 'armies']) {
    const named = new RegExp(`("${list}":\\[.*?"name":\\{"\\w+":)\\{[^}]*\\}`);
    expect(text).toMatch(named);
    const file = folder.file('driving.json', text.replace(named, `$1${JSON.stringify(driving)}`));
    const { exitCode, out, err } = await run(['edition', 'use', file], '', {
      source: registrySource,
      env,
    });
    expect([exitCode, out]).toEqual([2, '']);
    expect(err).toMatch(new RegExp(`edition.values.${list}\\[\\d+\\].name.*can be read`));
  }
  const file = folder.file('a\u001b[2J\u202Eb.army');
  const { out } = await army('new', GAME, file, '--from', 'empire');
  expect(out).toContain('a [2J b.army is begun.');
  const { err } = await army('take', folder.file('c\u202Ed.army', 'x'), '1fm');
  expect(err).toContain('c d.army, line 1: ');
  const unknown = await army('take', file, '\u009b2J\u202Eb');
  expect(unknown.out).toContain('“ 2J b” is no unit');
});

test('a whole army is kept under a name, listed, loaded and let go', async () => {
  await begin('keep.army', 'empire-wall');
  const file = folder.file('keep.army');
  expect((await army('save', file, 'My wall')).out).toBe('Kept as “My wall”.\n');
  expect((await army('list', GAME)).out).toMatch(/ready:\n[^]*empire-wall[^]*your own: My wall/);
  const loaded = folder.file('loaded.army');
  expect((await army('load', GAME, 'My wall', loaded)).exitCode).toBe(0);
  expect(readFileSync(loaded, 'utf8')).toBe(readFileSync(file, 'utf8'));
  expect((await army('delete', GAME, 'My wall')).exitCode).toBe(0);
  expect((await army('delete', GAME, 'My wall')).exitCode).toBe(1);
  expect((await army('list', GAME)).out).toContain('your own: none');
  await army('take', file, '1h');
  expect((await army('save', file, 'half')).exitCode).toBe(1);
  expect(existsSync(folder.file('config/bannerfield/armies/fantasy-dice-battles/half.army'))).toBe(
    false,
  );
});

test.each([
  ['a file that is there', ['new', GAME, 'there.army', '--from', 'orcs'], 'it exists already'],
  [
    'a beginning that is none',
    ['new', GAME, 'x.army', '--from', 'elves'],
    '“elves” begins no army',
  ],
  ['a game without armies', ['new', 'battle-line', 'x.army', '--from', 'a'], 'has no armies'],
  ['no game to list', ['list', 'chess'], 'there is no game “chess”'],
  ['no game to delete of', ['delete', 'chess', 'x'], 'there is no game “chess”'],
  [
    'a game without armies to delete of',
    ['delete', 'battle-line', 'x'],
    'battle-line has no armies',
  ],
  ['a file of something else', ['check', 'log.army'], 'line 1: should be “army” and the game'],
  ['a unit that is none', ['show', 'odd.army'], 'line 2: “dragon” means nothing'],
  ['a name with a path', ['save', 'there.army', '../x'], 'is no name for an army'],
  ['an unknown flag', ['check', 'there.army', '--jsn'], "unknown option '--jsn'"],
  ['no beginning', ['new', GAME, 'x.army'], "option '--from <what>' not specified"],
])('%s is refused in one line', async (_, args, sentence) => {
  folder.file('log.army', 'bannerfield-log 1\n');
  folder.file('odd.army', `army ${GAME}\nempire/dragon.-.-.-.-.-/-.-.-.-.-.-/-.-.-.-.-.-/\n`);
  await begin('there.army', 'empire-line');
  const { exitCode, out, err } = await army(
    ...args.map((arg) => (arg.endsWith('.army') ? folder.file(arg) : arg)),
  );
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/^error: [^\n]+\n$/);
  expect(err).toContain(sentence);
});
