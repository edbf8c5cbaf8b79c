import { makeXoshiro } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { parseHex } from '../../rules/board.ts';
import { game as rules } from '../../rules/index.ts';
import { GONE, NOBODY } from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';
import { begin, type Played, type Situation } from './position.ts';

const ENEMY = 'top regular-infantry h7';

/** The card is played, so that orders are asked for. */
function ordering(card: string, field: string, more: Situation = {}): Played {
  const hand = `${card} scout-left scout-left`;
  return begin(`${field}; ${ENEMY}`, { hand, ...more }).play(`play:${card}`);
}

const playedAs = (game: Played): unknown => game.events().find(({ type }) => type === 'played');

test('R4.1 each kind of card in hand is offered once', () => {
  const game = begin(ENEMY, { hand: 'forward scout-left scout-left' });
  expect(game.legal()).toEqual(['play:scout-left', 'play:forward']);
});

test('R5.1 and R5.10 whom the card can order is offered, and to be done', () => {
  const game = ordering('patrol-right', 'bottom archers c6 c10 c11');
  expect(game.legal().sort()).toEqual(['done', 'order:a12', 'order:a13', 'order:c10', 'order:c11']);
});

test('R4.4 and R17.5 of what was drawn each kind is offered once', () => {
  const game = begin(ENEMY, { hand: 'scout-centre', lore: ['ambush', ''] });
  game.play('play:scout-centre', '+forward', '+patrol-left');
  expect(game.legal()).toEqual(['keep:patrol-left', 'keep:forward']);
  game.play('keep:forward', 'take:cards', '+lore:dread', '+lore:ambush');
  expect(game.legal()).toEqual(['keep-lore:dread', 'keep-lore:ambush']);
});

test('R4.10 right is exchanged for left, as left for right', () => {
  for (const [last, as] of [
    ['patrol-right', 'patrol-left'],
    ['advance-left', 'advance-right'],
    ['scout-centre', 'scout-centre'],
    ['blue-banners', 'blue-banners'],
  ] as const) {
    const field = 'bottom archers c3 c6 c11; bottom regular-infantry d4';
    const plain = ordering(as, field).legal();
    const game = ordering('counter-attack', field, { last: [null, last] });
    expect(game.legal(), last).toEqual(plain);
  }
});

test.for([
  ['green-banners', 'bottom regular-infantry c6', 'top archers e10'],
  ['red-banners', 'bottom archers c6', 'top heavy-infantry e10'],
  ['mounted-charge', 'bottom archers c6', 'top light-cavalry e10'],
  ['darken-the-sky', 'bottom regular-infantry c6', 'top archers e10'],
] as const)('R5.9 by %s one of any kind, if no own unit is of the kind asked for', (row) => {
  const [card, field, enemy] = row;
  const game = ordering(card, `${field}; ${enemy}`);
  expect(playedAs(game)).toMatchObject({ fallback: true });
  game.play('order:c6');
  expect(game.phase()).toBe('move');
  expect(game.unit('c6')).toMatchObject({ order: 'card', battles: 1 });
});

test('R5.9 by Foot Onslaught too, and who is dead does not count', () => {
  const game = begin(`bottom light-cavalry c6; ${ENEMY}`, { hand: 'foot-onslaught scout-left' });
  const { table } = game.state();
  for (const unit of table.units) {
    if (unit.seat === 1 || unit.hex === parseHex('c6')) continue;
    table.at[unit.hex] = NOBODY;
    Object.assign(unit, { figures: 0, hex: GONE });
    table.banners[1] += 1;
  }
  game.play('play:foot-onslaught');
  expect(playedAs(game)).toMatchObject({ fallback: true });
  expect(game.legal()).toEqual(['order:c6', 'done']);
});

test('R5.9 other cards order nobody else, and one of the kind is enough', () => {
  const empty = ordering('surround', 'bottom archers c6');
  expect(playedAs(empty)).toMatchObject({ fallback: false });
  const some = ordering('green-banners', 'bottom archers c6');
  expect(playedAs(some)).toMatchObject({ fallback: false });
});

test('R4.7 and R4.9 under a darkened sky only whom the card orders shoots twice', () => {
  const field = 'bottom archers d5; bottom regular-infantry d6; top archers f5';
  const situation = { lore: ['call-to-arms', ''], tokens: [4, 0] } as const;
  const game = begin(field, { hand: 'darken-the-sky', ...situation });
  game.play('lore:call-to-arms', 'play:darken-the-sky', 'order:d5', 'order:d6');
  expect([game.unit('d5')?.battles, game.unit('d6')?.battles]).toEqual([2, 1]);
});

test('R5.6 in a group each touches some other, not every other', () => {
  const game = ordering('foot-onslaught', 'bottom regular-infantry c5 c6 c7');
  game.play('order:c5', 'order:c6');
  expect(game.refusal('order:c7')).toBe('allowed');
});

test('R5.3 and R5.4 who is not ordered is pointed at, however many are', () => {
  const game = ordering('on-the-march', 'bottom archers c3 c4 c6 c7 c11');
  game.play('order:c6', 'order:c3');
  expect(game.why('order:c7')).toMatchObject({ reason: 'section-ordered', at: ['hex:c7'] });
  expect(game.why('order:c4')).toMatchObject({ reason: 'section-ordered', at: ['hex:c4'] });
});

test.for([0, 1] as const)('R3.1 the hands are dealt, then seat %i begins', (first) => {
  const side = first === 0 ? 'bottom' : 'top';
  const scenario = `hands 2 3; goals 1 1; first ${side}; bottom archers c6; top archers g6`;
  const state = rules.setup({ ...DEFAULTS, scenario, turnLimit: 0 });
  const { next: rng } = makeXoshiro(1);
  for (let dealt = 0; dealt < 5; dealt++) {
    rules.applyChance(state, rules.sample(state, rng), () => undefined);
  }
  expect(state.table).toMatchObject({
    ...{ turn: 1, active: first, step: 'card', handSizes: [2, 3], deckSize: 55, result: null },
    stack: [{ phase: 'card', seats: [first] }],
  });
});
