import assert from 'node:assert/strict';
import { test } from 'vitest';
import {
  armiesOf,
  armyFault,
  countOf,
  formatArmy,
  musteredArmy,
  parseArmy,
  pointsOf,
  readyArmy,
} from '../../rules/army.ts';
import {
  countTiles,
  lackOf,
  leastToFill,
  makeShortfallAfter,
  shortfall,
} from '../../rules/filling.ts';
import { needsOf } from '../../rules/needs.ts';
import { makeMuster } from '../../rules/setup.ts';
import { SPACES, type Muster } from '../../rules/state.ts';
import {
  costOf,
  distinct,
  findTile,
  insert,
  mayStand,
  remove,
  tileInfo,
} from '../../rules/tiles.ts';
import type { Roster } from '../../rules/values.ts';
import { DEFAULTS } from '../mixed.ts';
import { game, tile } from './position.ts';

const { edition } = game.setup(DEFAULTS).table;
const REDS = [1, 2, 3].map(() => 'red-foot red-foot red-foot red-foot red-foot');
const red = (...heroes: readonly string[]): string =>
  REDS.map((units, at) => `${units} ${heroes[at] ?? ''}`.split(' ').join('.')).join('/');
const WHOLE = `${red('red-one', 'red-two', 'red-three')}/`;

function read(text: string) {
  return parseArmy(edition, text) ?? assert.fail(text);
}

test('R2.5 an army is read from its text, the units that wait sorted', () => {
  const blues = readyArmy(edition, 'blues') ?? assert.fail();
  assert.equal(formatArmy(edition, blues), edition.armies[0]?.army);
  assert.deepEqual(blues.spaces.slice(0, 7), [
    ...Array.from({ length: 5 }, () => tile('foot')),
    tile('foot-hero'),
    tile('guard'),
  ]);
  const mixed = read(`${WHOLE}red-one.red-foot`);
  assert.deepEqual(mixed.reserve, [tile('red-foot'), tile('red-one')]);
  assert.deepEqual(read(WHOLE).reserve, []);
});

test('R2.5 a text that names anything else, or not as many as there are spaces, is no army', () => {
  const [one = ''] = WHOLE.split('/');
  for (const text of [
    '',
    'blues',
    one,
    `${one}/${one}/${one}`,
    `${WHOLE}/`,
    WHOLE.replace('red-one', 'dragon'),
    `${WHOLE}dragon`,
    `${WHOLE}red-foot.`,
    WHOLE.replace('red-foot.', ''),
    WHOLE.replace('red-foot.', 'red-foot.red-foot.'),
    // As many in all, but not in each.
    WHOLE.replace('red-foot.', '').replace('red-two', 'red-foot.red-two'),
    WHOLE.replace(one, ''),
  ]) {
    assert.equal(parseArmy(edition, text), null, text);
  }
  assert.equal(readyArmy(edition, 'greens'), null);
});

test('R12.1, R12.3, R12.5, R12.6, R12.7 what is wrong with a whole army, in the order of the rules', () => {
  const fault = (text: string) => armyFault(edition, read(text));
  assert.equal(fault(WHOLE), null);
  assert.equal(fault(WHOLE.replace('red-foot', 'foot')), 'two-factions');
  assert.equal(fault(`${WHOLE}foot`), 'two-factions');
  assert.equal(fault(WHOLE.replace('red-two', 'red-one')), 'too-many-copies');
  assert.equal(fault(`${WHOLE}red-one`), 'too-many-copies');
  assert.equal(fault(WHOLE.replace('red-foot.red-one', 'red-one.red-foot')), 'wrong-place');
  assert.equal(fault(WHOLE.replace('red-one', 'red-foot')), 'wrong-place');
  const row = (unit: string, hero: string) => `${`${unit}.`.repeat(5)}${hero}`;
  const blue = (one: string, two: string, three: string, reserve: string) =>
    `${row(one, 'foot-hero')}/${row(two, 'guard-hero')}/${row(three, 'bow-hero')}/${reserve}`;
  assert.equal(fault(blue('foot', 'pike', 'wall', 'medic.saint.imp.drum')), null);
  assert.equal(fault(blue('foot', 'pike', 'wall', 'medic.saint.imp.drum.brave')), 'wrong-number');
  assert.equal(fault(blue('gilded', 'pike', 'wall', '')), null, 'exactly thirty points');
  assert.equal(fault(blue('gilded', 'pike', 'wall', 'foot')), 'too-many-points');
  assert.equal(fault(blue('foot', 'pike', 'wall', 'goblin-hero')), 'wrong-place', 'no hero waits');
  assert.equal(fault(blue('foot', 'pike', 'foot', '')), 'too-many-copies');
  assert.equal(fault(blue('foot', 'pike', 'wall', 'foot')), null, 'the sixth of six');
  const few = { ...edition, units: [16, 19] as const };
  assert.equal(armyFault(few, read(WHOLE)), 'wrong-number');
  assert.equal(armyFault(few, read(`${WHOLE}red-foot`)), null);
});

test('R2.5 the option names both armies, and says what is wrong with one', () => {
  assert.deepEqual(armiesOf(edition, 'choose'), [null, null]);
  const [blues, reds] = armiesOf(edition, `blues:${WHOLE}`);
  assert.deepEqual([blues, reds], [readyArmy(edition, 'blues'), readyArmy(edition, 'reds')]);
  assert.deepEqual(armiesOf(edition, 'choose:choose'), [null, null]);
  for (const [option, message] of [
    ['blues', 'armies: “blues” names no two armies'],
    ['blues:reds:blues', 'armies: “blues:reds:blues” names no two armies'],
    ['blues:greens', 'armies: “greens”: no-army'],
    [':reds', 'armies: “”: no-army'],
    [`${WHOLE}red-one:reds`, `armies: “${WHOLE}red-one”: too-many-copies`],
  ] as const) {
    assert.throws(() => armiesOf(edition, option), { name: 'RangeError', message });
  }
});

test('R12.4 points, kinds and their number', () => {
  const army = ['foot', 'guard', 'gilded', 'foot-hero', 'foot'].map(tile);
  assert.equal(pointsOf(edition, army), 1 + 2 + 4 + 0 + 1);
  assert.equal(pointsOf(edition, []), 0);
  assert.equal(costOf(edition, { ...tileInfo(edition, 0), level: 4 }), Infinity, 'no such level');
  assert.equal(countOf([...army, null], tile('foot')), 2);
  assert.equal(countOf(army, tile('drum')), 0);
  const counts = countTiles(edition, [...army, null], [tile('foot')]);
  assert.deepEqual([counts[tile('foot')], counts[tile('guard')], counts[tile('drum')]], [3, 1, 0]);
  assert.equal(counts.length, edition.tiles.length);
});

test('a tile is found by its id, and stands where its places are', () => {
  assert.equal(findTile(edition, 'foot'), 0);
  assert.equal(findTile(edition, 'guard'), 1);
  assert.equal(findTile(edition, 'dragon'), null);
  assert.throws(() => tileInfo(edition, 99), /the edition has no tile 99/);
  const slots = (id: string) => [0, 1, 2, 3, 4, 5].filter((at) => mayStand(edition, tile(id), at));
  assert.deepEqual(slots('foot'), [0, 1, 2, 3, 4]);
  assert.deepEqual(slots('elite'), [1, 3, 4]);
  assert.deepEqual(slots('foot-hero'), [5]);
});

test('lists of tiles are kept sorted', () => {
  const list: number[] = [];
  for (const each of [4, 2, 9, 2, 0, 4]) insert(list, each);
  assert.deepEqual(list, [0, 2, 2, 4, 4, 9]);
  assert.deepEqual(distinct(list), [0, 2, 4, 9]);
  remove(list, 4);
  remove(list, 0);
  assert.deepEqual(list, [2, 2, 4, 9]);
  assert.throws(() => remove(list, 7), /tile 7 is not there/);
  assert.deepEqual(list, [2, 2, 4, 9]);
});

/** A blue army in which these stand in the first spaces, and these wait. */
function blue(standing: readonly string[], reserve: readonly string[] = []): Muster {
  const empty = makeMuster(edition, null);
  const spaces = empty.spaces.map((_, at) => {
    const id = standing[at];
    return id === undefined || id === '.' ? null : tile(id);
  });
  return { faction: 'blue', spaces, reserve: reserve.map(tile) };
}

test('R12.3, R12.5, R12.8 what an army has, and what it still lacks', () => {
  assert.deepEqual(needsOf(edition, blue([])), {
    pointsLeft: 30,
    units: 0,
    spaces: 15,
    heroes: 3,
    cheapest: 15,
    spare: 4,
  });
  const five = ['gilded', 'gilded', 'gilded', 'gilded', 'guard', 'foot-hero'];
  assert.deepEqual(needsOf(edition, blue(five, ['foot'])), {
    pointsLeft: 11,
    units: 6,
    spaces: 10,
    heroes: 2,
    cheapest: 10,
    spare: 1,
  });
  assert.equal(needsOf(edition, blue(five, ['foot', 'foot'])).spare, 0, 'no point is over');
  const most = ['foot', 'guard', 'pike', 'wall'];
  assert.equal(needsOf(edition, blue([], most)).spare, 0, 'no unit more than nineteen');
});

test('R12.4 where the cheapest units cost nothing, as many fit in as there may be', () => {
  const free: Roster = { ...edition, costs: [0, 2, 4], points: 8 };
  const army = blue(['gilded', 'gilded']);
  const needs = needsOf(free, army);
  assert.deepEqual([needs.pointsLeft, needs.cheapest, needs.spare], [0, 0, 4]);
});

test('R12.8 the cheapest units fill the spaces, each only as often as there are copies', () => {
  const kinds = (army: Muster) => lackOf(edition, army).kinds;
  const empty = lackOf(edition, blue([]));
  assert.deepEqual([empty.points, empty.units, empty.needs], [30, 19, [3, 3, 3, 3, 3]]);
  const costs = empty.kinds.map(({ cost }) => cost);
  assert.deepEqual(
    costs,
    costs.toSorted((a, b) => a - b),
  );
  assert.equal(
    empty.kinds.some((kind) => tileInfo(edition, kind.tile).hero),
    false,
  );
  assert.equal(
    empty.kinds.some((kind) => tileInfo(edition, kind.tile).faction === 'red'),
    false,
  );
  const some = blue(['foot', '.', 'foot', '.', '.', 'foot-hero', 'gilded'], ['foot', 'guard']);
  const lack = lackOf(edition, some);
  assert.deepEqual([lack.points, lack.units, lack.needs], [30 - 3 - 4 - 2, 14, [1, 3, 2, 3, 3]]);
  assert.equal(kinds(some).find((kind) => kind.tile === tile('foot'))?.left, 3);
  assert.equal(leastToFill(lack), 12);
  const scarce = { ...lack, kinds: lack.kinds.slice(3).map((kind) => ({ ...kind, left: 1 })) };
  assert.equal(leastToFill(scarce), 11 + 2, 'eleven bronze ones, and then a silver one');
  assert.equal(leastToFill({ ...lack, kinds: [] }), null);
  assert.equal(shortfall({ ...lack, kinds: [] }), 'places');
  assert.equal(shortfall({ ...lack, points: 12 }), null);
  assert.equal(shortfall({ ...lack, points: 11 }), 'points');
  assert.equal(shortfall({ ...lack, units: 12 }), null);
  assert.equal(shortfall({ ...lack, units: 11 }), 'units');
});

test('R12.8 what is lacking after one unit more is what is lacking once it is placed', () => {
  for (const standing of [
    [],
    ['gilded', 'gilded', 'gilded', 'gilded', '.', 'foot-hero', 'elite'],
  ]) {
    for (const reserve of [[], ['foot', 'guard', 'pike'], ['foot', 'guard', 'pike', 'wall']]) {
      const army = blue(standing, reserve);
      const after = makeShortfallAfter(lackOf(edition, army));
      for (const id of ['foot', 'guard', 'gilded', 'bow', 'elite', 'wall']) {
        for (const slot of [null, 0, 1, 3, 4]) {
          const to = slot === null ? null : army.spaces.indexOf(null, slot + 12);
          const spaces = to === null ? army.spaces : army.spaces.with(to, tile(id));
          const waits = to === null ? [...army.reserve, tile(id)] : army.reserve;
          const then = lackOf(edition, { ...army, spaces, reserve: waits });
          assert.equal(after(tile(id), slot), shortfall(then), `${id} ${String(slot)}`);
        }
      }
    }
  }
  const after = makeShortfallAfter(lackOf(edition, blue([])));
  assert.equal(after(tile('foot-hero'), 0), 'places', 'a hero is no unit');
});

test('R12.8 a kind of which every copy is needed lacks one, whatever is left of others', () => {
  const kind = (of: number, left: number, mask = 0b11111, cost = 1) => ({
    tile: of,
    cost,
    mask,
    left,
  });
  const lack = { needs: [3, 3, 3, 3, 3], points: 30, units: 19 };
  const after = makeShortfallAfter({ ...lack, kinds: [kind(1, 2), kind(0, 13)] });
  assert.deepEqual([after(0, null), after(1, null), after(0, 0)], ['places', 'places', null]);
  // Front middle is cheap to fill, front right is not.
  const kinds = [kind(0, 9, 0b00010), kind(1, 9, 0b11111, 4)];
  const dear = makeShortfallAfter({ kinds, needs: [0, 1, 1, 0, 0], points: 5, units: 19 });
  assert.deepEqual([dear(1, 1), dear(1, 2)], ['points', null]);
});

test('R12.3 how many units still fit in depends on the cheapest of which some are left', () => {
  const twice: Roster = { ...edition, costs: [2, 2, 4], points: 33 };
  assert.equal(needsOf(twice, blue([])).spare, 1);
  const tiles = edition.tiles.map((info) =>
    info.level === 1 && info.faction === 'blue' && info.id !== 'foot'
      ? { ...info, faction: 'red' }
      : info,
  );
  const scarce: Roster = { ...edition, tiles, points: 31 };
  const foot = ['foot', 'foot', 'foot', 'foot', 'foot', 'foot-hero', 'foot'];
  // All six foot soldiers stand; nine more are silver or gold, of six and six copies.
  assert.deepEqual(needsOf(scarce, blue(foot)), {
    pointsLeft: 25,
    units: 6,
    spaces: 9,
    heroes: 2,
    cheapest: 6 * 2 + 3 * 4,
    spare: 0,
  });
});

test('R12.10 an army is whole when every space is held', () => {
  assert.equal(musteredArmy(blue(['foot'])), null);
  const { spaces, reserve } = read(`${WHOLE}red-foot`);
  assert.deepEqual(musteredArmy({ faction: 'red', spaces: [...spaces], reserve: [...reserve] }), {
    spaces,
    reserve,
  });
  assert.deepEqual(makeMuster(edition, read(WHOLE)), {
    faction: 'red',
    spaces: [...read(WHOLE).spaces],
    reserve: [],
  });
  assert.equal(makeMuster(edition, null).spaces.length, SPACES);
});
