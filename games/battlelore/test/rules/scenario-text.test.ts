import { expect, test } from 'vitest';
import { ALL_HEXES, formatHex, parseHex } from '../../rules/board.ts';
import { COMMANDS, LORE_CARDS, UNITS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import { formatScenario, readScenario, type Problem } from '../../rules/scenario.ts';
import { NOBODY } from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';

const hex = (name: string): number => parseHex(name) ?? -1;
const kind = (id: string): number => UNITS.findIndex((each) => each.id === id);

/** The hexes whose letter is this, in a layer of the field. */
function placesOf(layer: string, letter: string): string {
  return ALL_HEXES.filter((each) => layer.charAt(each) === letter)
    .map(formatHex)
    .join(' ');
}

test('R20.2 without an entry the field is empty, with five cards and four banners a side', () => {
  expect(readScenario('').scenario).toEqual({
    ground: '.'.repeat(113),
    overlay: '.'.repeat(113),
    ridges: '.'.repeat(113),
    ...{ banners: [], units: [], hands: [5, 5], goals: [4, 4], first: 0, lore: false },
  });
});

test('R20.2 entries are parted by semicolons or lines, words by any space', () => {
  const text =
    ' wood  c1 d1;;\nhill e5\n\nrampart e5 ; landmark f6\nwater g1\tg2\nford a1; bridge a2\n' +
    'bottom  archers b4 b5; top heavy-cavalry h2; banner e4\nhands 1 8; goals 1 2; first top; lore';
  const { scenario, problems } = readScenario(text);
  expect(problems).toEqual([]);
  const { ground, overlay } = scenario;
  expect(['w', 'h', '~', 'f', '='].map((letter) => placesOf(ground, letter))).toEqual([
    ...['c1 d1', 'e5', 'g1 g2', 'a1', 'a2'],
  ]);
  expect([placesOf(overlay, 'r'), placesOf(overlay, 'l')]).toEqual(['e5', 'f6']);
  expect(scenario).toMatchObject({
    units: [
      { kind: kind('archers'), seat: 0, hex: hex('b4') },
      { kind: kind('archers'), seat: 0, hex: hex('b5') },
      { kind: kind('heavy-cavalry'), seat: 1, hex: hex('h2') },
    ],
    ...{ banners: [hex('e4')], hands: [1, 8], goals: [1, 2], first: 1, lore: true },
  });
  expect(readScenario('first top; first bottom').scenario.first).toBe(0);
});

test('R20.2 a scenario is written with all that it holds, and nothing else', () => {
  const written =
    'hands 3 6; goals 1 2; first top; lore; wood c1 d1; hill e5; rampart e5; banner e4 d4; ' +
    'bottom archers b4 b5; bottom light-cavalry a1; top heavy-cavalry h2';
  expect(formatScenario(readScenario(written).scenario)).toBe(written);
  expect(formatScenario(readScenario('').scenario)).toBe('hands 5 5; goals 4 4; first bottom');
});

const fault = (reason: string, entry: string, at: string | null = null): Problem => ({
  ...{ reason, entry, hex: at === null ? null : hex(at) },
});

test.for<[text: string, Problem]>([
  ['wood c1 z9', fault('no-such-hex', 'wood c1 z9: z9')],
  ['bottom archers b13', fault('no-such-hex', 'bottom archers b13: b13')],
  ['banner k1', fault('no-such-hex', 'banner k1: k1')],
  ['top knights a1', fault('no-such-unit', 'top knights a1')],
  ['bottom', fault('no-such-unit', 'bottom')],
  ['castle a1', fault('unknown-entry', 'castle a1')],
  ['lore e5', fault('unknown-entry', 'lore e5')],
  ['first', fault('unknown-entry', 'first')],
  ['second top', fault('unknown-entry', 'second top')],
  ['hands 0 4', fault('bad-number', 'hands 0 4')],
  ['hands 4 9', fault('bad-number', 'hands 4 9')],
  ['hands 4', fault('bad-number', 'hands 4')],
  ['hands 4 4 4', fault('bad-number', 'hands 4 4 4')],
  ['hands 4 4.5', fault('bad-number', 'hands 4 4.5')],
  ['hands four 4', fault('bad-number', 'hands four 4')],
  ['goals 0 1', fault('bad-number', 'goals 0 1')],
  ['goals 1 13', fault('bad-number', 'goals 1 13')],
  ['water e5; bottom archers e5', fault('unit-in-water', 'e5', 'e5')],
  ['bottom archers e5; top archers e5', fault('hex-taken', 'e5', 'e5')],
  ['water e5; rampart e5', fault('bad-stack', 'e5', 'e5')],
  ['ford e5; landmark e5', fault('bad-stack', 'e5', 'e5')],
  ['bridge e5; rampart e5', fault('bad-stack', 'e5', 'e5')],
])('R20.3 what is wrong is told, and where: %s', ([text, problem]) => {
  const sides = 'goals 1 1; bottom archers a5; top archers i5';
  expect(readScenario(`${sides}; ${text}`).problems).toEqual([problem]);
});

test('R20.3 each side needs as many enemies as its goal has banners', () => {
  const field = 'bottom archers a1 a2; top archers i1 i2 i3';
  expect(readScenario(`goals 3 2; ${field}`).problems).toEqual([]);
  expect(readScenario(`goals 4 2; ${field}`).problems).toEqual([fault('goal-too-high', 'bottom')]);
  expect(readScenario(`goals 3 3; ${field}`).problems).toEqual([fault('goal-too-high', 'top')]);
  const many = 'bottom archers a1 a2 a3 a4 a5 a6 a7 a8 a9 a10 a11 a12; top archers i1';
  expect(readScenario(`goals 1 12; ${many}`).problems).toEqual([]);
});

test('R20.3 a scenario that breaks a rule is not played, and it is said why', () => {
  const scenario = 'goals 1 1; bottom archers a1; top archers a1; castle';
  expect(() => game.setup({ ...DEFAULTS, scenario })).toThrow(
    'the scenario cannot be played: unknown-entry castle, hex-taken a1',
  );
});

test('R17.1 without Lore there are neither cards nor tokens of it', () => {
  const scenario = 'goals 1 1; bottom archers a1; top archers i1';
  const { table, fate } = game.setup({ ...DEFAULTS, scenario });
  expect([table.lore, fate.lore]).toEqual([null, []]);
});

test('R15.8 hills that touch are one ridge, others another', () => {
  const { ridges } = readScenario('hill a1 b1 b2 c4 c5 i13').scenario;
  expect(['A', 'B', 'C', 'D'].map((letter) => placesOf(ridges, letter))).toEqual([
    ...['a1 b1 b2', 'c4 c5', 'i13', ''],
  ]);
  expect(ridges).toHaveLength(113);
});

test('R3.1, R17.2 and R20.1 the table before the hands are dealt, the first player’s last', () => {
  const scenario =
    'hands 2 7; goals 1 1; first top; lore; bottom archers a1; top light-cavalry i1; banner e5';
  const { table, hands, fate } = game.setup({ ...DEFAULTS, scenario });
  const deal = { phase: 'draw', seats: [], aside: false };
  const idle = {
    ...{ order: 'no', moved: 0, hasMoved: false, battles: 0, stopped: false },
    ...{ rush: NOBODY, haste: 0 },
  };
  expect(table).toMatchObject({
    stack: [
      { ...deal, to: 0, left: 2 },
      { ...deal, to: 1, left: 7 },
    ],
    ...{ result: null, turn: 0, active: 1, step: 'deal', card: null, effect: null },
    ...{ fallback: false, command: 0, mustered: [], extra: 0, last: [null, null] },
    units: [
      { ...idle, kind: kind('archers'), seat: 0, hex: hex('a1'), figures: 4 },
      { ...idle, kind: kind('light-cavalry'), seat: 1, hex: hex('i1'), figures: 3 },
    ],
    ...{ banners: [0, 0], handSizes: [0, 0], aside: 0, deckSize: 60, discards: [], clashes: [] },
    lore: { tokens: [0, 0], cards: [0, 0], deckSize: 15, discards: [], played: [false, false] },
    field: { banners: [hex('e5')], goals: [1, 1], hands: [2, 7], first: 1 },
  });
  expect(table.at).toEqual(
    ALL_HEXES.map((each) => ({ [hex('a1')]: 0, [hex('i1')]: 1 })[each] ?? NOBODY),
  );
  expect(hands).toEqual([0, 1].map(() => ({ cards: [], aside: [], lore: [] })));
  expect(fate.deck).toEqual(COMMANDS.map(({ copies }) => copies));
  expect(fate.lore).toEqual(LORE_CARDS.map(({ copies }) => copies));
  expect([table.field, table.field.banners, table.field.goals].every(Object.isFrozen)).toBe(true);
});
