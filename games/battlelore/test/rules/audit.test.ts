import assert from 'node:assert/strict';
import { expect, test } from 'vitest';
import { addTo } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { GONE, NOBODY, unitOf, type BattleLoreState, type Lore } from '../../rules/state.ts';
import { begin } from './position.ts';

/** Asked which card drawn for a Scout is kept, with cards of every kind in hands and piles. */
function sound(): BattleLoreState {
  const field = 'bottom regular-infantry d5; top regular-infantry e5; top archers h5';
  const situation = { hand: 'scout-centre patrol-left', lore: ['ambush', 'dread'] } as const;
  const game = begin(field, { ...situation, figures: { e5: 1 }, tokens: [9, 9] }).order('d5');
  game.play('d5xe5', 'pass', 'pass', 'roll:bff', 'pass', '+forward', '+surround');
  assert.equal(game.phase(), 'keep');
  return game.state();
}

function loreOf({ table: { lore } }: BattleLoreState): Lore {
  assert.ok(lore !== null);
  return lore;
}

const SPOILT: readonly (readonly [string, (state: BattleLoreState) => void])[] = [
  ['a Command card is missing or doubled', ({ hands }) => hands[0].cards.pop()],
  ['a Command card is missing or doubled', ({ hands }) => hands[1].aside.push(3)],
  ['a Command card is missing or doubled', ({ table }) => table.discards.push(3)],
  ['a Command card is missing or doubled', ({ table }) => (table.card = 3)],
  ['a Command card is missing or doubled', ({ fate }) => addTo(fate.deck, 3, 1)],
  ['a Command card is of no kind', ({ fate }) => fate.deck.push(1)],
  ['the deck is not as large as the table says', ({ table }) => (table.deckSize -= 1)],
  ['cards aside are miscounted', ({ table }) => (table.aside -= 1)],
  ['hand 0 is not as large as the table says', ({ table }) => (table.handSizes[0] += 1)],
  ['hand 1 is not as large as the table says', ({ table }) => (table.handSizes[1] -= 1)],
  ['a Lore card is missing or doubled', ({ hands }) => hands[1].lore.pop()],
  ['a Lore card is missing or doubled', (state) => loreOf(state).discards.push(0)],
  ['a Lore card is missing or doubled', ({ fate }) => addTo(fate.lore, 0, 1)],
  ['the Lore deck is not as large as the table says', (state) => (loreOf(state).deckSize += 1)],
  ['Lore hand 0 is not as large as the table says', (state) => (loreOf(state).cards[0] = 0)],
  ['Lore hand 1 is not as large as the table says', (state) => (loreOf(state).cards[1] = 2)],
  ['Lore cards in a game without Lore', ({ table }) => (table.lore = null)],
  [
    'Lore cards in a game without Lore',
    ({ table, hands }) => {
      table.lore = null;
      hands[0].lore = [];
    },
  ],
  ['unit 0 has wrong figures', ({ table }) => (unitOf(table, 0).figures = -1)],
  ['unit 0 has wrong figures', ({ table }) => (unitOf(table, 0).figures = 5)],
  ['unit 0 is not where it is', ({ table }) => (unitOf(table, 0).figures = 0)],
  ['unit 0 is not where it is', ({ table }) => (unitOf(table, 0).hex = GONE)],
  ['unit 1 is not where it is', ({ table }) => (table.at[unitOf(table, 1).hex] = NOBODY)],
  ['a hex is taken by nobody', ({ table }) => (table.at[60] = 99)],
  ['banners of 0 are miscounted', ({ table }) => (table.banners[0] += 1)],
  ['banners of 1 are miscounted', ({ table }) => (table.banners[1] += 1)],
];

test.for(SPOILT)('the audit says: %s', ([says, spoil]) => {
  const state = sound();
  expect(game.audit(state)).toBeNull();
  spoil(state);
  expect(game.audit(state)).toBe(says);
});

test('the audit finds nothing wrong in a game without Lore', () => {
  const state = begin('bottom archers d5; top archers e5').state();
  expect(game.audit(state)).toBeNull();
});
