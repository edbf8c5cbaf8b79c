import { known } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { parseHex } from '../../rules/board.ts';
import { COMMANDS } from '../../rules/data.ts';
import { game as rules } from '../../rules/index.ts';
import { putOn } from '../../rules/losses.ts';
import { whyNotByCard, whyNotOrder } from '../../rules/orders.ts';
import { GONE, unitOf } from '../../rules/state.ts';
import { begin, type Played } from './position.ts';
import {
  ambushed,
  battling,
  bow,
  contact,
  drawn,
  driven,
  dwarf,
  FOOT,
  HORSED,
  lore,
  MARCH,
  marching,
  movedOn,
  moving,
  onFoot,
  onslaught,
  ordering,
  RUSH,
  striking,
  struck,
  taking,
  underSky,
  UNITS,
} from './refused-positions.ts';

/** What a refusal points at and fills into its sentence. */
type Case = readonly [string, () => Played, string, readonly string[], object];

const CASES: readonly Case[] = [
  ['R3.2 wrong-phase', () => begin(UNITS), 'done', [], { phase: 'card' }],
  ['R3.2 wrong-phase', () => ordering('attack-centre'), 'pass', [], { phase: 'order' }],
  ['R3.2 wrong-phase', () => moving(MARCH), 'pass', [], { phase: 'move' }],
  ['R3.2 wrong-phase', () => battling(FOOT), 'pass', [], { phase: 'battle' }],
  ['R3.2 wrong-phase', () => drawn(), 'pass', [], { phase: 'keep' }],
  ['R3.2 wrong-phase', () => drawn('keep:forward'), 'pass', [], { phase: 'replenish' }],
  ['R3.2 wrong-phase', () => striking('war-cry'), 'done', [], { phase: 'strike' }],
  ['R3.2 wrong-phase', () => struck(FOOT, 'roll:ggf'), 'pass', [], { phase: 'retreat' }],
  ['R3.2 wrong-phase', dwarf, 'pass', [], { phase: 'flags' }],
  ['R3.2 wrong-phase', () => dwarf().play('ignore:1'), 'done', [], { phase: 'back' }],
  ['R3.2 wrong-phase', driven, 'done', [], { phase: 'follow' }],
  ['R3.2 wrong-phase', () => driven().play('>e5'), 'done', [], { phase: 'bonus' }],
  ['R3.2 wrong-phase', () => taking(), 'pass', [], { phase: 'keep-lore' }],
  ['R4.1 not-in-hand', () => begin(UNITS), 'play:forward', ['hand'], { card: 'forward' }],
  ['R5.1 nobody-there', () => ordering('attack-centre'), 'order:e5', ['hex:e5'], { hex: 'e5' }],
  ['R5.1 not-your-unit', () => ordering('attack-centre'), 'order:h7', ['hex:h7'], { hex: 'h7' }],
  [
    'R5.2 already-ordered',
    () => ordering('attack-centre').play('order:c6'),
    'order:c6',
    ['hex:c6'],
    { hex: 'c6' },
  ],
  [
    'R5.3 section-ordered',
    () => ordering('on-the-march').play('order:c6'),
    'order:c7',
    ['hex:c7'],
    {},
  ],
  ['R5.4 other-section', () => ordering('attack-centre'), 'order:c3', ['hex:c3'], {}],
  [
    'R5.5 other-banner',
    () => ordering('green-banners'),
    'order:d9',
    ['hex:d9'],
    { banner: 'green' },
  ],
  ['R5.6 not-mounted', () => ordering('mounted-charge', HORSED), 'order:c6', ['hex:c6'], {}],
  ['R5.6 not-on-foot', () => ordering('foot-onslaught', HORSED), 'order:d6', ['hex:d6'], {}],
  [
    'R5.6 not-connected',
    () => ordering('foot-onslaught').play('order:c6'),
    'order:c3',
    ['hex:c3'],
    {},
  ],
  ['R5.7 cannot-shoot', () => ordering('darken-the-sky'), 'order:d9', ['hex:d9'], {}],
  [
    'R5.8 no-die-for-it',
    () => ordering('battle-lore').play('roll:gff'),
    'order:d9',
    ['hex:d9'],
    { banner: 'blue' },
  ],
  ['R6.1 nobody-there', () => moving(MARCH), 'e5>f5', ['hex:e5'], { hex: 'e5' }],
  ['R6.1 not-your-unit', () => moving(MARCH), 'g5>f5', ['hex:g5'], { hex: 'g5' }],
  ['R6.1 not-ordered', () => moving(MARCH), 'a1>b1', ['hex:a1'], { hex: 'a1' }],
  ['R6.2 has-moved', movedOn, 'd5>e5', ['hex:d5'], { hex: 'd5' }],
  ['R4.7 no-move', underSky, 'd5>e5', ['hex:d5'], { hex: 'd5' }],
  ['R6.9 stays-there', () => moving(MARCH), 'c5>c5', ['hex:c5'], { hex: 'c5' }],
  ['R6.3 occupied', () => moving(`${MARCH}; top archers d5`), 'c5>d5', ['hex:d5'], { hex: 'd5' }],
  ['R6.6 impassable', () => moving(`${MARCH}; water d5`), 'c5>d5', ['hex:d5'], { hex: 'd5' }],
  ['R6.4 too-far', () => moving(MARCH), 'c5>f5', ['hex:c5', 'hex:f5'], { hex: 'f5', far: 2 }],
  ['R6.4 too-far', () => moving(RUSH), 'c5>e5', ['hex:c5', 'hex:e5'], { hex: 'e5', far: 1 }],
  ['R6.4 too-far', () => moving(RUSH), 'c5>h5', ['hex:c5', 'hex:h5'], { hex: 'h5', far: 2 }],
  ['R16.5 no-rush', () => moving(RUSH), 'c5>d5!f5', ['hex:c5', 'hex:d5', 'hex:f5'], { hex: 'f5' }],
  ['R7.2 nobody-there', () => battling(FOOT), 'c5xe5', ['hex:c5'], { hex: 'c5' }],
  ['R7.2 not-your-unit', () => battling(FOOT), 'e5xd5', ['hex:e5'], { hex: 'e5' }],
  ['R7.2 not-ordered', () => battling(FOOT), 'a1xa3', ['hex:a1'], { hex: 'a1' }],
  [
    'R7.3 no-battle-left',
    () => battling(FOOT).play('d5xe5', 'roll:ggg'),
    'd5xe5',
    ['hex:d5'],
    { hex: 'd5' },
  ],
  ['R7.5 no-target', () => battling(FOOT), 'd5xe6', ['hex:e6'], { hex: 'e6' }],
  ['R7.5 own-target', () => battling(FOOT), 'd5xb6', ['hex:b6'], { hex: 'b6' }],
  [
    'R16.6 rushed-at-another',
    () => moving(RUSH).play('c5>e5!f5'),
    'e5xf4',
    ['hex:f5'],
    { hex: 'f5' },
  ],
  [
    'R16.6 must-fight',
    () => moving(RUSH).play('c5>e5!f5'),
    'done',
    ['hex:e5', 'hex:f5'],
    { hex: 'f5' },
  ],
  ['R8.2 melee-only', () => battling(`${FOOT}; top archers h5`), 'd5xh5', ['hex:d5'], {}],
  ['R8.3 in-contact', contact, 'd5xf6', ['hex:d5'], {}],
  ['R8.2 out-of-range', bow, 'd5xi5', ['hex:i5'], { far: 5, range: 4 }],
  ['R4.12 melee-this-turn', onslaught, 'd5xf5', ['hex:d5'], {}],
  ['R8.4 no-line-of-sight', bow, 'd5xd8', ['hex:d8', 'hex:d6'], { blockers: ['d6'] }],
  [
    'R8.4 no-line-of-sight',
    bow,
    'd5xf5',
    ['hex:f5', 'hex:e5', 'hex:e6'],
    { blockers: ['e5', 'e6'] },
  ],
  ['R12.2 too-many-flags', dwarf, 'ignore:2', ['hex:e5'], { most: 1 }],
  [
    'R11.4 not-backwards',
    () => struck(FOOT, 'roll:ggf'),
    '<d4',
    ['hex:e5', 'hex:d4'],
    { hex: 'd4' },
  ],
  ['R13.2 only-vacated', onFoot, '>f4', ['hex:e5', 'hex:f4'], { hex: 'e5' }],
  ['R13.5 beyond-pursuit', driven, '>c5', ['hex:e5', 'hex:c5'], { hex: 'c5' }],
  ['R13.9 only-the-pursuer', () => driven().play('>e5'), 'd6xf5', ['hex:e5'], { hex: 'e5' }],
  ['R13.10 bonus-is-melee', () => driven().play('>e5'), 'e5xh5', ['hex:h5'], { hex: 'h5' }],
  [
    'R4.4 not-drawn',
    () => drawn(),
    'keep:patrol-left',
    ['hand', 'card:patrol-left'],
    { card: 'patrol-left' },
  ],
  [
    'R17.5 lore-not-held',
    () => taking(),
    'keep-lore:dread',
    ['hand', 'lore:dread'],
    { card: 'dread' },
  ],
  ['R17.1 no-lore', () => begin(FOOT), 'lore:call-to-arms', [], {}],
  ['R17.6 lore-not-held', () => lore('war-cry'), 'lore:call-to-arms', ['hand'], {}],
  [
    'R17.6 lore-played',
    () => lore('call-to-arms call-to-arms').play('lore:call-to-arms'),
    'lore:call-to-arms',
    ['lore:call-to-arms'],
    { card: 'call-to-arms' },
  ],
  [
    'R17.8 lore-other-time',
    () => lore('war-cry'),
    'lore:war-cry',
    ['lore:war-cry'],
    { card: 'war-cry' },
  ],
  [
    'R17.7 too-dear',
    () => lore('call-to-arms', 3),
    'lore:call-to-arms',
    ['lore:call-to-arms'],
    { cost: 4, tokens: 3 },
  ],
  ['R17.14 ambush-melee', ambushed, 'lore:ambush', ['lore:ambush'], {}],
  [
    'R17.6 lore-on-nobody',
    () => lore('call-to-arms'),
    'lore:call-to-arms@d5',
    ['lore:call-to-arms'],
    {},
  ],
  [
    'R17.6 lore-on-own-unit',
    () => lore('second-wind'),
    'lore:second-wind',
    ['lore:second-wind'],
    {},
  ],
  [
    'R17.6 lore-on-own-unit',
    () => lore('second-wind'),
    'lore:second-wind@e5',
    ['hex:e5'],
    { hex: 'e5' },
  ],
  [
    'R17.6 lore-on-own-unit',
    () => lore('second-wind'),
    'lore:second-wind@f5',
    ['hex:f5'],
    { hex: 'f5' },
  ],
  [
    'R17.11 at-full-strength',
    () => lore('second-wind'),
    'lore:second-wind@d5',
    ['hex:d5'],
    { hex: 'd5' },
  ],
  [
    'R17.10 does-not-move',
    () => marching('forced-march'),
    'lore:forced-march@c7',
    ['hex:c7'],
    { hex: 'c7' },
  ],
];

test.for(CASES)('%s says where, and with what', ([name, make, move, at, facts]) => {
  const [rule, reason] = name.split(' ');
  expect(make().why(move), move).toEqual({ rule, reason, at, facts });
});

test('R3.1 and R19.6 who is not asked is told whether he waits or the game is over', () => {
  const state = begin(FOOT).state();
  expect(rules.why(known(state, 1), { type: 'done' })).toEqual({
    ...{ rule: 'R3.1', reason: 'not-your-turn', at: [], facts: { phase: 'card' } },
  });
  const field = `${FOOT}; goals 1 4`;
  const won = begin(field, { figures: { e5: 1 } })
    .order('d5')
    .play('d5xe5', 'roll:ggb')
    .state();
  for (const seat of [0, 1] as const) {
    expect(rules.why(known(won, seat), { type: 'done' })).toEqual({
      ...{ rule: 'R19.6', reason: 'game-over', at: [], facts: {} },
    });
  }
});

test('R4.10 a Counter Attack with nothing to repeat orders nobody', () => {
  const called = { lore: ['call-to-arms', ''], tokens: [4, 0] } as const;
  const game = begin(UNITS, { hand: 'counter-attack', ...called });
  const { table } = game.play('lore:call-to-arms', 'play:counter-attack').state();
  const unit = table.units.find(({ seat }) => seat === 0);
  expect(unit && whyNotByCard(table, unit)).toEqual({
    ...{ rule: 'R4.10', reason: 'nothing-to-counter', at: [], facts: {} },
  });
});

test.for([
  ['leadership', 1, 'order:c6', 'order:c7'],
  ['green-banners', 3, 'order:c3 order:c6 order:c7', 'order:c11'],
  ['mounted-charge', 1, 'order:c6', 'order:c7'],
] as const)('R5.3 and R5.9 %s orders %i and no more', ([card, most, orders, last]) => {
  const game = ordering(card).play(...orders.split(' '));
  const at = last.slice('order:'.length);
  const { table } = game.state();
  const unit = game.unit(at);
  expect(unit && whyNotOrder(table, 0, unit.hex)).toEqual({
    ...{ rule: 'R5.3', reason: 'orders-given', at: [`hex:${at}`], facts: { most } },
  });
});

test('R5.1, R6.1, R7.2 beyond the board there is nobody, and nothing to point at but the board', () => {
  for (const hex of [GONE, 113]) {
    const nobody = { reason: 'nobody-there', at: ['board'], facts: {} };
    expect(ordering('attack-centre').why({ type: 'order', at: hex })).toEqual({
      rule: 'R5.1',
      ...nobody,
    });
    expect(moving(MARCH).why({ type: 'move', from: hex, to: 20, rush: null })).toEqual({
      rule: 'R6.1',
      ...nobody,
    });
    expect(battling(FOOT).why({ type: 'attack', from: hex, at: 20 })).toEqual({
      rule: 'R7.2',
      ...nobody,
    });
  }
  const edges = [0, 112].map((at) => ordering('attack-centre').why({ type: 'order', at })?.at);
  expect(edges).toEqual([['hex:a1'], ['hex:i13']]);
});

test('R4.1, R4.4, R17.5, R17.6 a card of no kind is refused as well, and named as nothing', () => {
  const card = COMMANDS.length;
  expect(begin(UNITS).why({ type: 'play', card })).toMatchObject({
    rule: 'R4.1',
    facts: { card: 'none' },
  });
  expect(drawn().why({ type: 'keep', card })).toMatchObject({
    ...{ rule: 'R4.4', at: ['hand', 'card:none'], facts: { card: 'none' } },
  });
  expect(taking().why({ type: 'keep-lore', card })).toMatchObject({
    ...{ rule: 'R17.5', at: ['hand', 'lore:none'], facts: { card: 'none' } },
  });
  expect(lore('war-cry').why({ type: 'lore', card, on: null })).toMatchObject({
    ...{ rule: 'R17.6', reason: 'lore-not-held' },
  });
});

test('R12.2 nobody ignores fewer flags than none', () => {
  expect(dwarf().why({ type: 'ignore', flags: -1 })).toMatchObject({ rule: 'R12.2' });
});

test('R4.7 nobody shoots point blank under a darkened sky', () => {
  const field = 'bottom archers d5 d9; top archers f5 g9';
  const game = begin(field, { hand: 'darken-the-sky' }).order('d5', 'd9');
  const { table } = game.state();
  const enemy = game.unit('f5');
  if (enemy === null) throw new Error('nobody stands there');
  putOn(table, table.at[enemy.hex] ?? GONE, parseHex('e5') ?? GONE, () => undefined);
  expect(game.why('d5xe5')).toEqual({
    ...{ rule: 'R4.7', reason: 'no-point-blank', at: ['hex:d5'], facts: {} },
  });
});

test('R16.6 who cannot battle any more, or whose enemy is gone, need not', () => {
  const game = moving(RUSH).play('c5>e5!f5');
  const { table } = game.state();
  const rusher = table.units.find(({ rush }) => rush >= 0);
  if (rusher === undefined) throw new Error('nobody has rushed');
  expect(game.why('done')).not.toBeNull();
  unitOf(table, rusher.rush).figures = 0;
  expect(game.why('done')).toBeNull();
});
