import { expect, test } from 'vitest';
import { parseHex } from '../../rules/board.ts';
import { COMMANDS, LORE_CARDS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Action, Chance } from '../../rules/state.ts';

const hex = (name: string): number => parseHex(name) ?? -1;
const command = (id: string): number => COMMANDS.findIndex((each) => each.id === id);
const lore = (id: string): number => LORE_CARDS.findIndex((each) => each.id === id);

const WRITTEN: readonly (readonly [string, Action | Chance])[] = [
  ['done', { type: 'done' }],
  ['back', { type: 'back' }],
  ['pass', { type: 'pass' }],
  ['play:forward', { type: 'play', card: command('forward') }],
  ['keep:scout-left', { type: 'keep', card: 0 }],
  ['+battle-lore', { type: 'card', card: command('battle-lore') }],
  ['+lore:dread', { type: 'lore-card', card: lore('dread') }],
  ['keep-lore:call-to-arms', { type: 'keep-lore', card: 0 }],
  ['lore:war-cry', { type: 'lore', card: lore('war-cry'), on: null }],
  ['lore:second-wind@a1', { type: 'lore', card: lore('second-wind'), on: 0 }],
  ['order:i13', { type: 'order', at: 112 }],
  ['d5>d7', { type: 'move', from: hex('d5'), to: hex('d7'), rush: null }],
  ['d5>d7!e7', { type: 'move', from: hex('d5'), to: hex('d7'), rush: hex('e7') }],
  ['d9>d10!e10', { type: 'move', from: hex('d9'), to: hex('d10'), rush: hex('e10') }],
  ['d12xe13', { type: 'attack', from: hex('d12'), at: hex('e13') }],
  ['<c5', { type: 'retreat', to: hex('c5') }],
  ['>e10', { type: 'follow', to: hex('e10') }],
  ['ignore:0', { type: 'ignore', flags: 0 }],
  ['ignore:9', { type: 'ignore', flags: 9 }],
  ['take:cards', { type: 'replenish', take: 'cards' }],
  ['take:both', { type: 'replenish', take: 'both' }],
  ['take:tokens', { type: 'replenish', take: 'tokens' }],
  ['roll:gbbrsfl', { type: 'roll', faces: [1, 2, 1, 1, 1, 1] }],
  ['roll:ll', { type: 'roll', faces: [0, 0, 0, 0, 0, 2] }],
];

test.for(WRITTEN)('%s is written and read', ([text, move]) => {
  expect(game.notation.format(move)).toBe(text);
  expect(game.notation.parse(text)).toEqual(move);
});

test.for([
  ...['', 'Done', 'done ', 'xdone', 'backs', ':', 'play', 'play:', 'play:forwards', 'play:dread'],
  ...[
    'plays:forward',
    'toString:forward',
    'keep:',
    'keep:none',
    '+',
    '+dread',
    '+lore:',
    '+lore:forward',
  ],
  ...[
    'keep-lore:forward',
    'lore:',
    'lore:none',
    'lore:forward',
    'lore:war-cry@',
    'lore:war-cry@z9',
  ],
  ...[
    'lore:war-cry@d5@d6',
    'lore:@d5',
    'order:',
    'order:j1',
    'order:a14',
    'order:b13',
    'order:a01',
  ],
  ...['order:a0', 'order:xa1', 'order:a1x', 'order:a113'],
  ...['ignore:', 'ignore:10', 'ignore:-1', 'ignore:x', 'ignore:1x', 'ignore:x1', 'ignore: 1'],
  ...[
    'take:',
    'take:card',
    'take:none',
    'roll:',
    'roll:bg',
    'roll:x',
    'roll:gx',
    'roll:xg',
    'roll:lg',
  ],
  ...[
    'd5',
    'd5>',
    '>',
    '<',
    'x',
    'd5x',
    'xd5',
    'd5<d6',
    '<z9',
    '>b13',
    'd5>b13',
    'b13>d5',
    'd5xb13',
  ],
  ...[
    'd5>d6!',
    'd5>d6!b13',
    'd5xd6!e6',
    '<d6!e6',
    '>d6!e6',
    'd5<d6!e6',
    'd5-d6',
    ' d5>d6',
    'd5>d6 ',
  ],
  ...['zd5>d6', 'd5>d6!e6z', 'j5>d6', 'd5>j6'],
])('%j is no move', (text) => {
  expect(game.notation.parse(text)).toBeNull();
});

test('what there is not is written as nothing, which is read as no move', () => {
  const none = COMMANDS.length;
  for (const move of [
    { type: 'play', card: none },
    { type: 'card', card: none },
    { type: 'keep-lore', card: none },
    { type: 'lore', card: none, on: 0 },
    { type: 'lore-card', card: none },
  ] as const) {
    expect(game.notation.format(move)).toContain('none');
    expect(game.notation.parse(game.notation.format(move))).toBeNull();
  }
});
