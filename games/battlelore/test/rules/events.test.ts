import { expect, test } from 'vitest';
import { formatHex } from '../../rules/board.ts';
import { COMMANDS, LORE_CARDS, UNITS } from '../../rules/data.ts';
import type { Event } from '../../rules/events.ts';
import { begin, type Told } from './position.ts';

const PLACES = ['at', 'from', 'to', 'rush', 'on'];

function written(type: Event['type'], key: string, value: unknown): string {
  if (typeof value !== 'number') return `${key}=${String(value)}`;
  if (PLACES.includes(key)) return `${key}=${formatHex(value)}`;
  if (key === 'kind' || key === 'target') return `${key}=${UNITS[value]?.id ?? ''}`;
  const cards = type.startsWith('lore') ? LORE_CARDS : COMMANDS;
  if (['card', 'as', 'discarded'].includes(key)) return `${key}=${cards[value]?.id ?? ''}`;
  return `${key}=${value}`;
}

/** `1 drawn card=forward`: told to seat 1 alone; `*`: to everyone. */
function lines(told: readonly Told[]): string[] {
  return told.map(({ event: { type, ...facts }, to }) => {
    const words = Object.entries(facts).map(([key, value]) => written(type, key, value));
    return [to === null ? '*' : String(to), type, ...words].join(' ');
  });
}

test('R7.6, R13.9 and R14.6 a turn is told step by step: a pursuit, a bonus attack, a battle back', () => {
  const field =
    'bottom regular-cavalry c5; top archers e5; top dwarf-swords f5; top regular-infantry h5';
  const game = begin(field, { figures: { f5: 3 } });
  game.play('play:attack-centre', 'order:c5', 'c5>d5', 'd5xe5', 'roll:bbf');
  game.play('>e5', 'e5xf5', 'roll:bff', 'ignore:1', '<g5', 'pass', '+forward');
  expect(lines(game.told())).toEqual([
    '* played seat=0 card=attack-centre as=attack-centre fallback=false',
    '* ordered seat=0 kind=regular-cavalry at=c5',
    '* moved seat=0 kind=regular-cavalry from=c5 to=d5 rush=null',
    '* attacked seat=0 how=attack kind=regular-cavalry from=d5 target=archers at=e5 melee=true',
    '* rolled seat=0 faces=0,2,0,0,1,0 hits=0',
    '* retreated seat=1 from=e5 to=f4',
    '* followed seat=0 kind=regular-cavalry from=d5 to=e5 pursuit=true',
    '* attacked seat=0 how=bonus kind=regular-cavalry from=e5 target=dwarf-swords at=f5 melee=true',
    '* rolled seat=0 faces=0,1,0,0,2,0 hits=1',
    '* lost seat=1 kind=dwarf-swords at=f5 figures=1 left=2 why=hits',
    '* ignored seat=1 at=f5 flags=1',
    '* retreated seat=1 from=f5 to=g5',
    '* drew seat=0',
    '0 drawn seat=0 card=forward',
    '* turn seat=1 turn=2',
  ]);
});

test('R14.6, R16.7 and R10.5 what befalls the attacker, the panic and the tokens are told to all', () => {
  const field =
    'bottom goblin-swords d5; top dwarf-swords e5; bottom archers c5 d4; top archers h1';
  const game = begin(field, { lore: ['', ''], figures: { d5: 2 } }).order('d5');
  const before = game.told().length;
  game.play('d5xe5', 'roll:ggl', 'back', 'roll:gfl', 'ignore:0', '<b6', 'roll:gb');
  expect(lines(game.told().slice(before))).toEqual([
    '* attacked seat=0 how=attack kind=goblin-swords from=d5 target=dwarf-swords at=e5 melee=true',
    '* rolled seat=0 faces=2,0,0,0,0,1 hits=0',
    '* tokens seat=0 gained=1 tokens=1',
    '* attacked seat=1 how=back kind=dwarf-swords from=e5 target=goblin-swords at=d5 melee=true',
    '* rolled seat=1 faces=1,0,0,0,1,1 hits=0',
    '* tokens seat=1 gained=1 tokens=1',
    '* ignored seat=0 at=d5 flags=0',
    '* retreated seat=0 from=d5 to=c6',
    '* retreated seat=0 from=c6 to=b6',
    '* panicked seat=1 faces=1,1,0,0,0,0',
    '* lost seat=0 kind=goblin-swords at=b6 figures=1 left=1 why=panic',
  ]);
});

test('R17.5 and R18.3 cards drawn are told to whom they come to, what is played or discarded to all', () => {
  const field = 'bottom archers c5; top archers h5';
  const situation = { hand: 'scout-left', lore: ['call-to-arms', ''], tokens: [4, 0] } as const;
  const game = begin(field, { ...situation, last: ['scout-left', null] });
  game.play('lore:call-to-arms', 'play:scout-left', 'done', '+forward', '+surround');
  game.play('keep:forward', 'take:both', '+lore:dread', 'keep-lore:dread');
  game.play('play:scout-left', 'done', '+forward', '+surround', 'keep:surround', 'take:tokens');
  game.play('play:forward', 'done', '+leadership', 'take:cards', '+lore:ambush', '+lore:unease');
  game.play('keep-lore:unease');
  expect(lines(game.told())).toEqual([
    '* lore-played seat=0 card=call-to-arms on=null',
    '* played seat=0 card=scout-left as=scout-left fallback=false',
    '* nobody-ordered seat=0',
    '* drew seat=0',
    '0 drawn seat=0 card=forward',
    '* drew seat=0',
    '0 drawn seat=0 card=surround',
    '* kept seat=0 discarded=surround',
    '* replenished seat=0 take=both',
    '* tokens seat=0 gained=1 tokens=1',
    '* lore-drew seat=0',
    '0 lore-drawn seat=0 card=dread',
    '* lore-kept seat=0 discarded=',
    '* turn seat=1 turn=2',
    '* played seat=1 card=scout-left as=scout-left fallback=false',
    '* nobody-ordered seat=1',
    '* drew seat=1',
    '1 drawn seat=1 card=forward',
    '* drew seat=1',
    '1 drawn seat=1 card=surround',
    '* kept seat=1 discarded=forward',
    '* replenished seat=1 take=tokens',
    '* tokens seat=1 gained=2 tokens=2',
    '* turn seat=0 turn=3',
    '* played seat=0 card=forward as=forward fallback=false',
    '* nobody-ordered seat=0',
    '* drew seat=0',
    '0 drawn seat=0 card=leadership',
    '* replenished seat=0 take=cards',
    '* lore-drew seat=0',
    '0 lore-drawn seat=0 card=ambush',
    '* lore-drew seat=0',
    '0 lore-drawn seat=0 card=unease',
    '* lore-kept seat=0 discarded=5,7',
    '* turn seat=1 turn=4',
  ]);
});

test('R4.8, R4.10, R5.9 and R18.2 what a card is played as, its dice, and a deck made anew', () => {
  const field = 'bottom archers c5; top archers h5';
  const counter = begin(field, { hand: 'counter-attack', last: [null, 'patrol-left'] });
  expect(lines(counter.play('play:counter-attack').told())).toEqual([
    '* played seat=0 card=counter-attack as=patrol-right fallback=false',
  ]);
  const charge = begin(field, { hand: 'mounted-charge' }).play('play:mounted-charge');
  expect(lines(charge.told())).toEqual([
    '* played seat=0 card=mounted-charge as=mounted-charge fallback=true',
  ]);
  const dice = begin(field, { hand: 'battle-lore scout-left', lore: ['', ''] });
  dice.play('play:battle-lore', 'roll:fl');
  expect(lines(dice.told())).toEqual([
    '* played seat=0 card=battle-lore as=battle-lore fallback=false',
    '* mustered seat=0 faces=0,0,0,0,1,1',
    '* tokens seat=0 gained=1 tokens=1',
    '* nobody-ordered seat=0',
    '* reshuffled deck=command',
  ]);
});

test('R10.13, R11.7 and R19.1 a unit that dies of its retreat, its banner, and the end', () => {
  const field = 'bottom regular-infantry d5; top goblin-swords e5; top archers f4 f5; goals 1 4';
  const game = begin(field, { figures: { e5: 2 } }).order('d5');
  const before = game.told().length;
  game.play('d5xe5', 'roll:ggf', 'ignore:0');
  expect(lines(game.told().slice(before))).toEqual([
    '* attacked seat=0 how=attack kind=regular-infantry from=d5 target=goblin-swords at=e5 melee=true',
    '* rolled seat=0 faces=2,0,0,0,1,0 hits=0',
    '* ignored seat=1 at=e5 flags=0',
    '* lost seat=1 kind=goblin-swords at=e5 figures=2 left=0 why=blocked',
    '* banner seat=0 kind=goblin-swords banners=1',
    '* over winner=0 reason=banners',
  ]);
});
