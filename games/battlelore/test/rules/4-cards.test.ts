import { expect, test } from 'vitest';
import { parseHex } from '../../rules/board.ts';
import { COMMANDS } from '../../rules/data.ts';
import { begin } from './position.ts';

const ENEMY = 'top regular-infantry h7';
/** One unit in the left wing, two in the centre, one on each dotted line, one in the right wing. */
const SPREAD = `bottom archers c3; bottom regular-infantry d4; bottom archers c6 c7; bottom regular-infantry d9; bottom archers c11; ${ENEMY}`;

test('R3.2 each action has its phase', () => {
  const game = begin(SPREAD);
  expect(game.refusal('order:c6')).toBe('R3.2 wrong-phase');
  game.play('play:attack-centre');
  expect(game.refusal('play:scout-left')).toBe('R3.2 wrong-phase');
});

test('R3.3 a phase without a choice is passed over', () => {
  const game = begin(SPREAD).order('c6');
  expect(game.phase()).toBe('draw');
});

test('R4.1 the card comes from the own hand', () => {
  expect(begin(SPREAD).refusal('play:forward')).toBe('R4.1 not-in-hand');
});

test('R4.2 and R4.3 Advance orders as many as there are cards in hand, the played one included', () => {
  const field = `bottom archers c5 c6 c7 c8; ${ENEMY}`;
  const game = begin(field, { hand: 'advance-centre scout-left scout-right' });
  game.play('play:advance-centre', 'order:c5', 'order:c6', 'order:c7');
  expect(game.phase()).toBe('move');
});

test('R4.3 and R5.3 Scout one, Patrol two, Attack three', () => {
  for (const [card, most] of [
    ['scout-centre', 1],
    ['patrol-centre', 2],
    ['attack-centre', 3],
  ] as const) {
    const hand = `${card} scout-left scout-left scout-right scout-right`;
    const game = begin(`bottom archers c5 c6 c7 c8; ${ENEMY}`, { hand });
    game.play(`play:${card}`);
    for (const hex of ['c5', 'c6', 'c7', 'c8'].slice(0, most)) game.play(`order:${hex}`);
    expect(game.phase(), card).toBe('move');
  }
});

test('R4.3 only Advance counts the Command: other cards order their number with any hand', () => {
  const game = begin(`bottom archers c5 c6 c7 c8; ${ENEMY}`, { hand: 'attack-centre' });
  game.play('play:attack-centre', 'order:c5', 'order:c6', 'order:c7');
  expect(game.phase()).toBe('move');
});

test('R5.3 a full section takes no more', () => {
  const game = begin(SPREAD, { hand: 'on-the-march scout-left scout-right' });
  game.play('play:on-the-march', 'order:c6');
  expect(game.refusal('order:c7')).toBe('R5.3 section-ordered');
  expect(game.refusal('order:c3')).toBe('allowed');
});

test('R1.5 and R5.4 who stands on a dotted line counts for either section', () => {
  const left = begin(SPREAD, { hand: 'scout-left scout-right' }).play('play:scout-left');
  expect(left.refusal('order:d4')).toBe('allowed');
  expect(left.refusal('order:c6')).toBe('R5.4 other-section');
  const centre = begin(SPREAD, { hand: 'scout-centre scout-right' }).play('play:scout-centre');
  expect(centre.refusal('order:d4')).toBe('allowed');
  const march = begin(`bottom archers c3 d4; ${ENEMY}`, { hand: 'on-the-march scout-left' });
  march.play('play:on-the-march', 'order:d4');
  expect(march.refusal('order:c3')).toBe('allowed');
});

test('R1.6 with split sections no hex is shared', () => {
  const options = { sectionLayout: 'split' } as const;
  const game = begin(SPREAD, { hand: 'scout-centre scout-right', options });
  expect(game.play('play:scout-centre').refusal('order:d4')).toBe('R5.4 other-section');
});

test('R1.4 wings are named from each player’s own side', () => {
  const game = begin(`${SPREAD}; top archers g2`, { hand: 'scout-left', other: 'scout-left' });
  game.play('play:scout-left', 'done', '+patrol-left', '+patrol-left', 'keep:patrol-left');
  game.play('play:scout-left');
  expect(game.refusal('order:g2')).toBe('R5.4 other-section');
});

test('R5.1 and R5.2 an own unit, once', () => {
  const game = begin(SPREAD).play('play:attack-centre', 'order:c6');
  expect(game.refusal('order:c6')).toBe('R5.2 already-ordered');
  expect(game.refusal('order:h7')).toBe('R5.1 not-your-unit');
  expect(game.refusal('order:e5')).toBe('R5.1 nobody-there');
});

test('R4.4 and R18.3 who played a Scout draws two and keeps one', () => {
  const game = begin(SPREAD, { hand: 'scout-centre scout-left' }).order('c6');
  game.play('+forward', '+surround');
  expect(game.refusal('keep:scout-left')).toBe('R4.4 not-drawn');
  game.play('keep:surround');
  const { table, hands } = game.state();
  const named = (cards: readonly number[]): unknown[] => cards.map((card) => COMMANDS[card]?.id);
  expect(named(hands[0].cards)).toEqual(['scout-left', 'surround']);
  expect(named(table.discards)).toEqual(['scout-centre', 'forward']);
});

test('R4.4 also who orders nobody by a Scout draws two', () => {
  const game = begin(SPREAD, { hand: 'scout-centre scout-left' }).play('play:scout-centre', 'done');
  game.play('+forward', '+surround');
  expect(game.phase()).toBe('keep');
});

test('R4.5 and R5.5 banners order their colour, wherever it stands', () => {
  const game = begin(SPREAD, { hand: 'green-banners scout-left scout-right' });
  game.play('play:green-banners');
  expect(game.refusal('order:d4')).toBe('R5.5 other-banner');
  expect(game.refusal('order:c11')).toBe('allowed');
});

test('R4.6 Mounted Charge orders mounted units and is for melee', () => {
  const field = `bottom heavy-cavalry c6; bottom archers c7; top archers f6`;
  const game = begin(field, { hand: 'mounted-charge scout-left' }).play('play:mounted-charge');
  expect(game.refusal('order:c7')).toBe('R5.6 not-mounted');
  game.play('order:c6', 'c6>e6', 'e6xf6');
  expect(game.dice()).toBe(5);
});

test('R4.7 and R5.7 Darken the Sky: no move, two shots, not point blank', () => {
  const field = 'bottom archers d5 d9; bottom regular-infantry d6; top archers f5 f6 e9';
  const game = begin(field, { hand: 'darken-the-sky' }).play('play:darken-the-sky');
  expect(game.refusal('order:d6')).toBe('R5.7 cannot-shoot');
  expect(game.refusal('order:d9')).toBe('R5.7 cannot-shoot');
  game.play('order:d5');
  expect(game.phase()).toBe('battle');
  game.play('d5xf5', 'roll:bb', 'd5xf6', 'roll:bb');
  expect(game.phase()).toBe('draw');
});

test('R4.7 who has come to touch an enemy does not shoot again', () => {
  const field = 'bottom archers d5; top goblin-skirmishers f5; top archers f8';
  const game = begin(field, { hand: 'darken-the-sky' }).order('d5').play('d5xf5', 'roll:bb');
  const { table } = game.state();
  const [unit, at] = [table.units.find(({ hex }) => hex === parseHex('f5')), parseHex('e5')];
  if (unit !== undefined && at !== null) {
    table.at[at] = table.at[unit.hex] ?? -1;
    table.at[unit.hex] = -1;
    unit.hex = at;
  }
  expect(game.refusal('d5xe5')).toBe('R4.7 no-point-blank');
  expect(game.refusal('d5xf8')).toBe('R8.3 in-contact');
});

test('R4.7 ordered under a darkened sky, nobody moves', () => {
  const field = 'bottom archers d5; top archers f5; bottom regular-infantry d6';
  const game = begin(field, {
    hand: 'darken-the-sky',
    lore: ['call-to-arms', ''],
    tokens: [4, 0],
  });
  game.play('lore:call-to-arms', 'play:darken-the-sky', 'order:d5', 'order:d6');
  expect(game.refusal('d5>e5')).toBe('R4.7 no-move');
  expect(game.refusal('d6>e6')).toBe('allowed');
});

test('R4.8 and R5.8 BattleLore orders by its dice, and reshuffles at the end', () => {
  const game = begin(SPREAD, { hand: 'battle-lore scout-left scout-right', lore: ['', ''] });
  game.play('play:battle-lore');
  expect(game.dice()).toBe(3);
  game.play('roll:gsl');
  expect(game.state().table.lore?.tokens).toEqual([1, 0]);
  game.play('order:c3', 'order:c6');
  expect(game.phase()).toBe('move');
  const one = begin(SPREAD, { hand: 'battle-lore scout-left' });
  one.play('play:battle-lore', 'roll:gf');
  expect(one.refusal('order:d4')).toBe('R5.8 no-die-for-it');
});

test('R4.8 whom BattleLore orders rolls a die more', () => {
  const field = 'bottom regular-infantry d5; top regular-infantry e5';
  const game = begin(field, { hand: 'battle-lore scout-left' });
  game.play('play:battle-lore', 'roll:bf', 'order:d5');
  if (game.phase() === 'order') game.play('done');
  if (game.phase() === 'move') game.play('done');
  expect(game.play('d5xe5').dice()).toBe(4);
});

test('R18.2 after BattleLore the discards and the card go into the deck', () => {
  const game = begin(SPREAD, { hand: 'battle-lore scout-left' });
  game.play('play:battle-lore', 'roll:ff');
  expect(game.state().table.discards).toEqual([]);
  expect(game.state().fate.deck.at(-1)).toBe(1);
});

test('R4.9 and R5.9 with nobody of that kind one unit is ordered, without the card’s text', () => {
  const field = `bottom archers c6 c7; ${ENEMY}; top archers d6`;
  const game = begin(field, { hand: 'mounted-charge scout-left' }).play('play:mounted-charge');
  game.play('order:c6');
  expect(game.phase()).toBe('move');
  game.play('done', 'c6xd6');
  expect(game.dice()).toBe(2);
});

test('R4.10 a Counter Attack repeats the last card, left and right exchanged', () => {
  const hand = 'counter-attack scout-left';
  const game = begin(SPREAD, { hand, last: [null, 'patrol-left'] }).play('play:counter-attack');
  expect(game.refusal('order:c3')).toBe('R5.4 other-section');
  expect(game.refusal('order:c11')).toBe('allowed');
});

test('R4.10 without a card to counter nobody is ordered', () => {
  const game = begin(SPREAD, { hand: 'counter-attack scout-left' }).play('play:counter-attack');
  expect(game.phase()).toBe('draw');
  const called = begin(SPREAD, {
    hand: 'counter-attack',
    lore: ['call-to-arms', ''],
    tokens: [4, 0],
  });
  called.play('lore:call-to-arms', 'play:counter-attack', 'order:c6');
  expect(called.phase()).toBe('move');
});

test('R4.11 Leadership orders one unit anywhere, with a die more in all its battle', () => {
  const field = 'bottom regular-cavalry d5; top archers e5';
  const game = begin(field, { hand: 'leadership' }).order('d5').play('d5xe5');
  expect(game.dice()).toBe(4);
  game.play('roll:bbbf', '<f5', '>e5', 'e5xf5');
  expect(game.dice()).toBe(4);
});

test('R4.12 and R5.6 Foot Onslaught orders one connected group, for melee', () => {
  const field = 'bottom regular-infantry c5 c6 c8; bottom regular-cavalry d5; top archers f5';
  const game = begin(field, { hand: 'foot-onslaught scout-left scout-right' });
  game.play('play:foot-onslaught', 'order:c5');
  expect(game.refusal('order:c8')).toBe('R5.6 not-connected');
  expect(game.refusal('order:d5')).toBe('R5.6 not-on-foot');
  game.play('order:c6', 'c6>e6');
  expect(game.unit('e6')?.battles).toBe(1);
});

test('R4.12 no shots in an onslaught', () => {
  const field = 'bottom archers d5; top archers f5';
  const game = begin(field, { hand: 'foot-onslaught' }).play('play:foot-onslaught');
  game.play('order:d5', 'done');
  expect(game.phase()).toBe('draw');
  const both = begin(`${field}; bottom archers d4; top archers e4`, {
    hand: 'foot-onslaught scout-left',
  });
  both.order('d4', 'd5');
  expect(both.refusal('d4xe4')).toBe('allowed');
  expect(both.refusal('d5xf5')).toBe('R4.12 melee-this-turn');
});

test('R4.13 the deck has sixty cards', () => {
  expect(COMMANDS.reduce((sum, { copies }) => sum + copies, 0)).toBe(60);
  const of = (id: string): number[] =>
    COMMANDS.filter((each) => each.id.startsWith(id)).map(({ copies }) => copies);
  expect(of('scout')).toEqual([2, 2, 2]);
  expect(of('patrol')).toEqual([3, 5, 3]);
  expect(of('attack')).toEqual([4, 5, 4]);
  expect(of('advance')).toEqual([2, 2, 2]);
  expect(of('mounted-charge')).toEqual([3]);
  expect(of('battle-lore')).toEqual([1]);
});

test('R5.10 ordering nobody goes on to the draw', () => {
  const game = begin(SPREAD).play('play:attack-centre', 'done');
  expect(game.phase()).toBe('draw');
  expect(game.events()).toContainEqual({ type: 'nobody-ordered', seat: 0 });
});

test('R5.11 a Call to Arms orders one more unit, wherever it stands', () => {
  const game = begin(SPREAD, { lore: ['call-to-arms', ''], tokens: [4, 0] });
  game.play('lore:call-to-arms', 'play:attack-centre', 'order:c3', 'order:c6');
  expect(game.unit('c3')?.order).toBe('plain');
  expect(game.unit('c6')?.order).toBe('card');
});

test('R4.9 and R5.11 whom a Call to Arms orders moves and shoots as ever', () => {
  const field = 'bottom archers d5; bottom regular-cavalry d6; top archers g5 e7';
  const game = begin(field, { hand: 'mounted-charge', lore: ['call-to-arms', ''], tokens: [4, 0] });
  game.play('lore:call-to-arms', 'play:mounted-charge', 'order:d5', 'order:d6', 'done');
  expect(game.play('d5xg5').dice()).toBe(2);
});

test('R18.1 and R18.4 the discards, the played card included, become the deck when one is needed', () => {
  const game = begin(SPREAD);
  const { table, fate } = game.state();
  for (const [card, count] of fate.deck.entries()) {
    table.discards.push(...Array<number>(count).fill(card));
    fate.deck[card] = 0;
  }
  table.deckSize = 0;
  game.play('play:attack-centre', 'done');
  expect(game.state().fate.deck[COMMANDS.findIndex(({ id }) => id === 'attack-centre')]).toBe(5);
  expect(game.events()).toContainEqual({ type: 'reshuffled', deck: 'command' });
});

test('R18.4 the discards stay where they are when the last card of the deck is drawn', () => {
  const game = begin(SPREAD);
  const { table, fate } = game.state();
  for (const [card, count] of fate.deck.entries()) {
    table.discards.push(...Array<number>(count).fill(card));
    fate.deck[card] = 0;
  }
  const last = table.discards.pop() ?? 0;
  fate.deck[last] = 1;
  table.deckSize = 1;
  game.play('play:attack-centre', 'done', '+battle-lore');
  expect(game.state().table.deckSize).toBe(0);
  expect(game.events().map(({ type }) => type)).not.toContain('reshuffled');
});
