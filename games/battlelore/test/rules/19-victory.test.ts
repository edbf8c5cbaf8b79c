import { known, SEATS } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { game as rules } from '../../rules/index.ts';
import { goalOf } from '../../rules/losses.ts';
import { formatScenario, readScenario } from '../../rules/scenario.ts';
import { SCENARIOS } from '../../rules/scenarios.ts';
import type { Options } from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';
import { begin } from './position.ts';

const FOOT = 'bottom regular-infantry d5; top regular-infantry e5';

test('R19.1, R19.2 and R19.4 the banner that reaches the goal ends the game, and nothing follows', () => {
  const field = `${FOOT}; goals 1 4`;
  const game = begin(field, { figures: { e5: 1 }, lore: ['', ''] }).order('d5');
  game.play('d5xe5', 'roll:bff');
  expect(game.state().table.result).toEqual({ winner: 0, rule: 'R19.1', reason: 'banners' });
  expect(game.events().at(-1)).toEqual({ type: 'over', winner: 0, reason: 'banners' });
  expect(game.phase()).toBe('none');
});

test('R19.3 a marked hex counts as soon as it is entered, and only while it is held', () => {
  const field = 'bottom archers c5; top archers h5; banner d5 d6; goals 2 4';
  const game = begin(field).order('c5>d5');
  expect(game.state().table.result).toBeNull();
  const won = begin(`${field}; bottom archers d6`).order('c5>d5');
  expect(won.state().table.result).toMatchObject({ winner: 0 });
});

test('R19.3 a hex that is marked twice is worth one banner', () => {
  const field = 'bottom archers c5; top archers h5; banner d5 d5; banner d5; goals 2 4';
  const game = begin(field).order('c5>d5');
  expect(game.state().table.result).toBeNull();
  expect(game.state().table.field.banners).toHaveLength(1);
});

test('R19.3 a retreat onto a marked hex wins at once', () => {
  const game = begin(`${FOOT}; banner f5; goals 4 1`).order('d5').play('d5xe5', 'roll:gff', '<f5');
  expect(game.state().table.result).toMatchObject({ winner: 1 });
});

test('R19.3 and R19.4 a pursuit ends where its first hex wins', () => {
  const field = 'bottom regular-cavalry d5; top archers e5; banner e5; goals 1 4';
  const game = begin(field).order('d5').play('d5xe5', 'roll:bbf', '<f5', '>f4');
  expect(game.state().table.result).toMatchObject({ winner: 0 });
  expect([game.unit('e5')?.seat, game.unit('f4')]).toEqual([0, null]);
});

test.for([
  [3, 'roll:ggg', null],
  [1, 'roll:ggs', null],
  [1, 'roll:ggb', { winner: 0, rule: 'R19.5', reason: 'banners' }],
] as const)('R19.5 who has destroyed all enemies has won, whatever the goal: %j', (row) => {
  const [figures, roll, result] = row;
  const scenario = 'goals 1 1; bottom regular-infantry d5; top regular-cavalry e5; hands 1 1';
  const state = rules.setup({ ...DEFAULTS, scenario, victoryBanners: 9 });
  const { table, hands, fate } = state;
  table.stack = [{ phase: 'card', seats: [0] }];
  table.step = 'card';
  hands[0].cards = [7];
  table.handSizes = [1, 0];
  fate.deck[7] = 4;
  table.deckSize -= 1;
  for (const unit of table.units.filter(({ seat }) => seat === 1)) unit.figures = figures;
  for (const text of ['play:attack-centre', 'order:d5', 'done', 'd5xe5']) {
    rules.apply(state, 0, rules.notation.parse(text) as never, () => undefined);
  }
  rules.applyChance(state, rules.notation.parse(roll) as never, () => undefined);
  expect(table.result).toEqual(result);
});

test('R19.6 after the end nothing can be done', () => {
  const game = begin(`${FOOT}; goals 1 4`, { figures: { e5: 1 } }).order('d5');
  const { table, hands } = game.play('d5xe5', 'roll:ggb').state();
  expect(rules.why({ seat: 0, table, hand: hands[0] }, { type: 'done' })).toMatchObject({
    rule: 'R19.6',
    reason: 'game-over',
  });
});

test('R3.1 who is not asked is refused', () => {
  const state = begin(FOOT).state();
  expect(rules.why(known(state, 1), { type: 'done' })).toMatchObject({ rule: 'R3.1' });
});

test('R19.7 at the turn limit who lacks fewer banners wins, else it is a draw', () => {
  const play = (figures: Record<string, number>, roll: string): unknown => {
    const game = begin(FOOT, { figures, options: { turnLimit: 1 } }).order('d5');
    game.play('d5xe5', roll);
    if (game.phase() === 'follow') game.play('pass');
    return game.play('+forward').state().table.result;
  };
  expect(play({}, 'roll:ggg')).toEqual({ winner: 'draw', rule: 'R19.7', reason: 'turn-limit' });
  expect(play({ e5: 1 }, 'roll:ggb')).toMatchObject({ winner: 0, reason: 'turn-limit' });
  const behind = begin(`${FOOT}; goals 4 3`, { options: { turnLimit: 1 } });
  behind.play('play:attack-centre', 'done', '+forward');
  expect(behind.state().table.result).toMatchObject({ winner: 1, reason: 'turn-limit' });
});

test.for([0, 30, 60, 100])('R19.7 a limit of %i turns', (turnLimit) => {
  const game = begin(FOOT, { options: { turnLimit } });
  const last = turnLimit === 0 ? 500 : turnLimit;
  game.state().table.turn = last - 1;
  game.play('play:attack-centre', 'done', '+forward');
  expect(game.state().table).toMatchObject({ turn: last, result: null });
  game.play('play:scout-left', 'done', '+patrol-left', '+patrol-left', 'keep:patrol-left');
  const { result } = game.state().table;
  if (turnLimit === 0) expect(result).toBeNull();
  else expect(result).toMatchObject({ winner: 'draw', reason: 'turn-limit' });
});

test('R20.1 and R20.2 a scenario is named or written out, and its text reads back', () => {
  for (const { id } of SCENARIOS) {
    const { scenario, problems } = readScenario(id);
    expect(problems, id).toEqual([]);
    expect(readScenario(formatScenario(scenario)).scenario, id).toEqual({
      ...scenario,
      units: expect.arrayContaining([...scenario.units]) as unknown,
    });
  }
});

test.for([
  ['R20.3 wood z9', 'no-such-hex'],
  ['R20.3 bottom knights a1', 'no-such-unit'],
  ['R20.3 water e5; bottom archers e5', 'unit-in-water'],
  ['R20.3 bottom archers e5; top archers e5', 'hex-taken'],
  ['R20.3 hands 0 4', 'bad-number'],
  ['R20.3 hands 4', 'bad-number'],
  ['R20.3 goals 4 99', 'bad-number'],
  ['R20.3 first left', 'unknown-entry'],
  ['R20.3 castle a1', 'unknown-entry'],
  ['R20.3 bridge e5; rampart e5', 'bad-stack'],
])('%s: %s', ([text = '', reason = '']) => {
  const { problems } = readScenario(text.slice('R20.3 '.length));
  expect(problems.map((each) => each.reason)).toContain(reason);
  expect(() => rules.setup({ ...DEFAULTS, scenario: text.slice('R20.3 '.length) })).toThrow();
});

test('R20.3 no goal is higher than there are enemies', () => {
  const { problems } = readScenario('goals 2 1; bottom archers a1; top archers i1');
  expect(problems).toEqual([{ reason: 'goal-too-high', entry: 'bottom', hex: null }]);
});

test('R20.4 and R20.5 options set goal and hands', () => {
  const state = rules.setup({ ...DEFAULTS, victoryBanners: 3, handBottom: 3, handTop: 6 });
  expect(state.table.stack.map((frame) => ('left' in frame ? frame.left : 0))).toEqual([3, 6]);
  const game = begin(FOOT, { figures: { e5: 1 }, options: { victoryBanners: 1 } }).order('d5');
  expect(game.play('d5xe5', 'roll:ggb').state().table.result).toMatchObject({ winner: 0 });
});

test.for([0, 3, 4, 5, 6, 7])('R20.4 a goal of %i banners', (victoryBanners) => {
  const { table } = rules.setup({ ...DEFAULTS, scenario: 'iron-pass', victoryBanners });
  const goals = victoryBanners === 0 ? [6, 4] : [victoryBanners, victoryBanners];
  expect(SEATS.map((seat) => goalOf(table, seat))).toEqual(goals);
});

test.for([0, 3, 4, 5, 6])('R20.5 hands of %i cards', (hand) => {
  const scenario = 'first top; hands 2 7; goals 1 1; bottom archers a1; top archers i1';
  const dealt = (options: Partial<Options>): number[] =>
    rules
      .setup({ ...DEFAULTS, scenario, ...options })
      .table.stack.map((frame) => ('left' in frame ? frame.left : 0));
  expect(dealt({ handBottom: hand })).toEqual([hand === 0 ? 2 : hand, 7]);
  expect(dealt({ handTop: hand })).toEqual([2, hand === 0 ? 7 : hand]);
});
