import { expect, test } from 'vitest';
import { RESERVE, spotOfFleeing } from '../../board/pointing.ts';
import { spotOfLane, spotOfReserve } from '../../board/spots-of.ts';
import { unitsAt } from '../../board/units-at.ts';
import type { FdbState } from '../../rules/fdb.ts';
import { game } from '../../rules/index.ts';
import { optionsSchema } from '../../schema.ts';

function fleeingAndWaiting(): FdbState {
  const state = game.setup(optionsSchema.parse({ armies: 'empire-line:orcs-horde' }));
  const [one, other] = state.table.sides;
  one.fleeing = [3, null, 1];
  one.reinforcements = [2, 5];
  other.fleeing = [null, 20, null];
  other.reinforcements = [17];
  return state;
}

test.each([0, 1] as const)(
  'at seat %i one’s own places are one’s own, and others are told by their seat',
  (viewer) => {
    const { table, hands } = fleeingAndWaiting();
    const at = (spot: string) => unitsAt({ viewer, table, hands }, spot);
    const own = viewer === 0 ? [[3], [], [1]] : [[], [20], []];
    expect([0, 1, 2].map((from) => at(spotOfFleeing(from)))).toEqual(own);
    expect(at(RESERVE)).toEqual(viewer === 0 ? [2, 5] : [17]);
    expect([0, 1].map((seat) => at(spotOfLane(seat as 0 | 1)))).toEqual([[3, 1], [20]]);
    expect([0, 1].map((seat) => at(spotOfReserve(seat as 0 | 1)))).toEqual([[2, 5], [17]]);
  },
);

test('R12.9 while an army is raised, who waits is who has been placed so', () => {
  const state = game.setup(optionsSchema.parse({}));
  const [hand] = state.hands;
  game.apply(state, 0, { type: 'faction', faction: 'empire' }, () => undefined);
  game.apply(state, 0, { type: 'deploy', tile: 1, to: null }, () => undefined);
  const hands = [hand, null] as const;
  expect(unitsAt({ viewer: 0, table: state.table, hands: [...hands] }, RESERVE)).toEqual([1]);
});

test('other places hold nobody who waits or flees', () => {
  const { table, hands } = fleeingAndWaiting();
  for (const spot of [
    'space:1fl',
    'order:1',
    'pile:0',
    'lane:2',
    'reserve:',
    'xlane:0',
    'lane:01',
  ]) {
    expect(unitsAt({ viewer: 'spectator', table, hands }, spot), spot).toBeNull();
  }
});
