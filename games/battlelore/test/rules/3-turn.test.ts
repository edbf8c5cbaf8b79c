import { known } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { game as rules } from '../../rules/index.ts';
import { NOBODY } from '../../rules/state.ts';
import { begin } from './position.ts';

const FIELD = 'bottom archers c6; top archers h6';

test('R3.1 only who is asked may act', () => {
  const state = begin(FIELD).state();
  expect(rules.why(known(state, 1), { type: 'play', card: 0 })).toMatchObject({
    ...{ rule: 'R3.1', reason: 'not-your-turn' },
  });
  expect(rules.why(known(state, 0), { type: 'play', card: 0 })).toBeNull();
});

test('R3.1 and R3.2 a new turn is the other’s, and has nothing of the last one', () => {
  const game = begin(FIELD, { lore: ['war-cry', 'war-cry'] });
  const { table } = game.play('play:attack-centre').state();
  Object.assign(table, { mustered: [1, 0, 0, 0, 0, 0], fallback: true });
  if (table.lore !== null) table.lore.played = [true, true];
  for (const unit of table.units) {
    Object.assign(unit, { moved: 2, hasMoved: true, battles: 1, stopped: true, rush: 3, haste: 1 });
  }
  game.play('done', '+forward', 'take:tokens');
  const after = game.state().table;
  expect(after).toMatchObject({
    ...{ turn: 2, active: 1, step: 'card', card: null, effect: null, fallback: false },
    ...{ command: 0, mustered: [], extra: 0, clashes: [] },
    stack: [{ phase: 'card', seats: [1] }],
    lore: { played: [false, false] },
  });
  for (const unit of after.units) {
    expect(unit).toMatchObject({
      ...{ order: 'no', moved: 0, hasMoved: false, battles: 0 },
      ...{ stopped: false, rush: NOBODY, haste: 0 },
    });
  }
});

test('R3.3 where nobody is in reach there is no battle; where somebody may be ordered that is asked', () => {
  const nobody = begin('bottom archers c6; top archers i6', { hand: 'green-banners' });
  expect(nobody.play('play:green-banners', 'order:c6').phase()).toBe('move');
  expect(nobody.play('c6>d6').phase()).toBe('draw');
  const stuck = begin('bottom archers c6; top archers i6', { hand: 'patrol-right' });
  expect(stuck.play('play:patrol-right').phase()).toBe('order');
  expect(stuck.legal()).not.toContain('order:c6');
});
