import { known, makeXoshiro, type Seat } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { taste } from '../bot/index.ts';
import { lookAhead, mixOf } from '../bot/outlook.ts';
import { weightsOf, type Weights } from '../bot/score.ts';
import type { LeaderTactics } from '../rules/state.ts';
import { after, position, type Drawing } from './rules/position.ts';

/** Wins of either side, battles without a winner, and cards that each has lost. */
function weights(
  [mine, theirs, none]: readonly [number, number, number],
  lost: readonly [string, string] = ['', ''],
  options: Drawing['options'] = {},
): Weights {
  const record: (Seat | null)[] = [
    ...new Array<Seat>(mine).fill(0),
    ...new Array<Seat>(theirs).fill(1),
    ...new Array<null>(none).fill(null),
  ];
  return weightsOf(position({ record, casualties: lost, options }).state.table, 0);
}

test('when the game begins all counts as usual, however long it is', () => {
  for (const battles of [10, 12, 15] as const) {
    const { win, loss, card, later } = weights([0, 0, 0], ['', ''], { battles });
    expect([win, loss, card, later]).toEqual([1, 1, 1, 1]);
  }
});

test('a battle counts nothing once it can bring nobody six wins', () => {
  const last = weights([4, 3, 2]);
  expect([last.win, last.loss, last.later]).toEqual([0, 0, 0]);
  expect(last.card).toBeGreaterThan(2);
  const lost = weights([1, 4, 4]);
  expect(lost.win).toBe(0);
});

test('the sixth win counts more than any card, most of all for who is behind in cards', () => {
  const even = weights([5, 4, 0]);
  const behind = weights([5, 4, 0], ['I I I', '']);
  const ahead = weights([5, 4, 0], ['', 'I I I']);
  expect(even.win).toBeGreaterThan(5);
  expect(even.loss).toBe(0);
  expect(behind.win).toBeGreaterThan(even.win);
  expect(ahead.win).toBeLessThan(even.win);
  expect(behind.card).toBeLessThan(even.card);
});

test('cards on the Battlefield count as those in Reserves do', () => {
  const from = position({ record: [0, 1, null, null, null], cells: { '2/2': '1/1' } });
  const before = weightsOf(from.state.table, 0);
  const later = after(from, '0:keep', '1:keep', 'attack', '0:t2', '1:t2', 'commit:I.I.I');
  expect(later.state.table.reserves[0]).toBe(11);
  expect(weightsOf(later.state.table, 0)).toEqual(before);
});

test('the greedy bot seeks the win that ends the game, and keeps its cards where none can', () => {
  // Frontal Assault wins at the cost of two cards, Stand & Defend keeps them: nobody wins.
  const cells: Record<string, string> = {};
  for (let other = 1; other <= 12; other++) {
    for (let own = 1; own <= 12; own++) cells[`${String(own)}/${String(other)}`] = '4/0 nv';
    cells[`3/${String(other)}`] = '2/4';
    cells[`2/${String(other)}`] = '0/0 nv';
  }
  const chosen = (record: readonly (Seat | null)[]): number => {
    const from = after(position({ cells, record }), '0:keep', '1:keep', 'attack');
    const me = known<LeaderTactics>(from.state, 0);
    const { mine } = mixOf(lookAhead(me, makeXoshiro(1).next));
    const [best] = taste.makeAdviser?.().advise(me, makeXoshiro(1).next) ?? [];
    if (best?.action.type !== 'tactic') throw new Error('a tactic is to be set');
    expect(mine[best.action.tactic - 1]).toBeGreaterThan(0.5);
    return best.action.tactic;
  };
  expect(chosen([0, 0, 0, 0, 0, 1, 1, null, null])).toBe(3);
  expect(chosen([0, 0, 0, 1, 1, 1, null, null, null])).toBe(2);
});
