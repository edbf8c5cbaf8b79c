import assert from 'node:assert/strict';
import { makeXoshiro, SEATS, known } from '@bannerfield/kernel';
import { checkEdition } from '@bannerfield/editions';
import { test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { editions } from '../../edition.ts';
import { armyFault, countOf, parseArmy, pointsOf, readyArmy } from '../../rules/army.ts';
import { lackOf, shortfall } from '../../rules/filling.ts';
import { house } from '../../rules/house.ts';
import { game as houseGame, makeGame } from '../../rules/index.ts';
import { makeMuster } from '../../rules/setup.ts';
import type { Action, Muster } from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';
import { plain } from './edition.ts';
import {
  after,
  asked,
  game,
  legal,
  phase,
  raising,
  refusal,
  refused,
  tile,
  told,
} from './position.ts';

const blue = (...moves: readonly string[]) =>
  after(raising(), '0 faction:blue', ...moves.map((move) => `0 ${move}`));

/** Moves that put a unit into so many spaces, in the order in which spaces are named. */
function put(unit: string, count: number, from = 0): string[] {
  const spaces = [1, 2, 3].flatMap((battalion) =>
    ['fl', 'fm', 'fr', 'sl', 'sr'].map((slot) => `${battalion}${slot}`),
  );
  return spaces.slice(from, from + count).map((space) => `deploy:${unit}>${space}`);
}

test('R12.1 first a faction is chosen, and all are of it', () => {
  const state = raising();
  assert.equal(refusal(state, 0, 'deploy:foot>1fl'), 'R12.1 choose-faction');
  assert.equal(refusal(state, 0, 'faction:green'), 'R12.1 no-such-faction');
  const begun = blue();
  assert.equal(refusal(begun, 0, 'faction:red'), 'R12.1 faction-chosen');
  assert.equal(refusal(begun, 0, 'deploy:red-foot>1fl'), 'R12.1 other-faction');
  assert.equal(refusal(begun, 0, 'deploy:foot>1fl'), 'allowed');
});

test('R12.2 both players may choose the same faction', () => {
  const both = after(blue(), '1 faction:blue');
  assert.equal(refusal(both, 1, 'deploy:foot>1fl'), 'allowed');
  assert.equal(phase(after(raising(), '0 army:blues', '1 army:blues')), 'draw');
});

test('R12.3 thirty points at most, those for the spaces still empty included', () => {
  const four = blue(...put('gilded', 5));
  assert.equal(
    refusal(four, 0, 'deploy:elite>2fm'),
    'R12.3 too-few-points',
    '24 points, and nine spaces are empty',
  );
  assert.equal(refusal(four, 0, 'deploy:foot>2fm'), 'allowed');
  assert.deepEqual(refused(four, 0, 'deploy:elite>2fm')?.facts, { points: 30 });
  const exact = blue(...put('gilded', 5));
  assert.equal(refusal(exact, 0, 'deploy:guard>2fm'), 'R12.3 too-few-points');
});

test('R12.4 bronze, silver and gold cost 1, 2 and 4, heroes nothing; the example is worth 30', () => {
  const { edition } = houseGame.setup(DEFAULTS).table;
  const army = readyArmy(edition, 'empire-line');
  assert.ok(army);
  const all = [...army.spaces, ...army.reserve];
  const count = (id: string): number =>
    countOf(
      all,
      edition.tiles.findIndex((each) => each.id === id),
    );
  const units = ['militia', 'swordmen', 'horsemen', 'knights', 'catapult', 'archers'];
  assert.deepEqual(units.map(count), [2, 4, 2, 2, 2, 4]);
  const cost = (id: string): number =>
    pointsOf(edition, [edition.tiles.findIndex((each) => each.id === id)]);
  assert.deepEqual(units.map(cost), [1, 2, 2, 4, 2, 1]);
  assert.deepEqual(
    ['swordmen-hero', 'horsemen-hero', 'archers-hero'].map((id) => [count(id), cost(id)]),
    [
      [1, 0],
      [1, 0],
      [1, 0],
    ],
  );
  assert.equal(pointsOf(edition, all), 30);
  assert.equal(armyFault(edition, army), null);
});

test('R12.5 fifteen to nineteen units; four may wait in Reinforcements', () => {
  const reserve = ['foot', 'guard', 'pike', 'wall'].map((unit) => `deploy:${unit}>reserve`);
  const state = blue(...reserve);
  assert.equal(refusal(state, 0, 'deploy:foot>reserve'), 'R12.5 too-many-units');
  assert.deepEqual(refused(state, 0, 'deploy:foot>reserve')?.facts, { least: 15, most: 19 });
  assert.equal(refusal(state, 0, 'deploy:foot>1fl'), 'allowed');
  const { edition } = game.setup(DEFAULTS).table;
  const reds = (more: number) =>
    parseArmy(
      edition,
      `${['one', 'two', 'three'].map((hero) => `${'red-foot.'.repeat(5)}red-${hero}`).join('/')}/${Array.from({ length: more }, () => 'red-foot').join('.')}`,
    );
  assert.deepEqual(
    [0, 4, 5].map((more) => armyFault(edition, reds(more) ?? assert.fail())),
    [null, null, 'wrong-number'],
  );
});

test('R12.6 as many of a unit as the edition says, one of each hero', () => {
  const state = blue(...put('foot', 6), 'deploy:foot-hero>1h');
  assert.equal(refusal(state, 0, 'deploy:foot>3fl'), 'R12.6 too-many-copies');
  assert.equal(refused(state, 0, 'deploy:foot>3fl')?.facts?.['copies'], 6);
  assert.equal(refusal(state, 0, 'deploy:foot-hero>2h'), 'R12.6 too-many-copies');
  const militia = house.values.tiles.filter(({ id }) => id.startsWith('milit'));
  assert.equal(militia.length, 1, 'Militia and Militär are one unit');
});

test('R12.7 units stand where their tiles allow it, and no hero waits', () => {
  const state = blue();
  assert.equal(refusal(state, 0, 'deploy:bow>1fl'), 'R12.7 wrong-place');
  assert.equal(refusal(state, 0, 'deploy:foot>1h'), 'R12.7 wrong-place');
  assert.equal(refusal(state, 0, 'deploy:foot-hero>1fl'), 'R12.7 wrong-place');
  assert.equal(refusal(state, 0, 'deploy:foot-hero>reserve'), 'R12.7 hero-in-reserve');
  assert.equal(
    refused(state, 0, { type: 'deploy', tile: tile('foot'), to: 18 })?.reason,
    'no-such-space',
  );
  assert.equal(refusal(state, 0, 'deploy:bow>reserve'), 'allowed');
});

test('R12.8 a step from which no complete deployment can follow is refused', () => {
  const few = makeFew();
  const state = few.setup(DEFAULTS);
  few.apply(state, 0, { type: 'faction', faction: 'few' }, () => undefined);
  const why = (text: string) => {
    const action = few.notation.parse(text) as Action;
    const answer = few.why(known(state, 0), action);
    const offered = few.legal(known(state, 0)).some((each) => few.notation.format(each) === text);
    assert.equal(offered, answer === null);
    return answer === null ? 'allowed' : `${answer.rule} ${answer.reason}`;
  };
  assert.equal(why('deploy:front>1fl'), 'allowed');
  assert.equal(why('deploy:any>1sl'), 'allowed');
  assert.equal(why('deploy:any>1fl'), 'R12.8 cannot-be-filled', 'only these can stand behind');
  assert.equal(why('deploy:any>reserve'), 'R12.8 cannot-be-filled');
});

/** Nine units for the front and six for anywhere, so that all six must stand behind. */
function makeFew(): typeof game {
  const [one] = plain.values.tiles;
  assert.ok(one);
  const d = <V>(designed: V) => ({ designed });
  const faction = d('few');
  const front = {
    ...one,
    id: 'front',
    faction,
    copies: d(9),
    places: d(['fl', 'fm', 'fr'] as const),
  };
  const any = { ...one, id: 'any', faction, copies: d(6) };
  const factions = [{ id: 'few', name: d({ en: 'Few', de: 'Wenige' }) }];
  return makeGame({
    ...plain,
    values: { ...plain.values, factions, armies: [], tiles: [front, any] },
  });
}

test('R12.8 random building never comes to an end from which nothing is whole', () => {
  for (let seed = 0; seed < runs(30, 20_000); seed++) {
    const rng = makeXoshiro(seed).next;
    const state = houseGame.setup({ ...DEFAULTS, armies: 'choose:orcs-horde' });
    const faction = ['empire', 'orcs'][seed % 2] ?? '';
    houseGame.apply(state, 0, { type: 'faction', faction }, () => undefined);
    let last: Muster = makeMuster(state.table.edition, null);
    while (state.table.stack.at(-1)?.phase === 'muster') {
      const actions = houseGame.legal(known(state, 0));
      const action = actions[rng(actions.length)];
      assert.ok(action, 'something is legal');
      last = structuredClone(state.hands[0].muster) ?? last;
      houseGame.apply(state, 0, action, () => undefined);
    }
    assert.ok(last.spaces.every((each) => each !== null));
    const army = { spaces: last.spaces, reserve: last.reserve };
    assert.equal(armyFault(state.table.edition, army), null);
  }
});

test('R12.8 what is called impossible is so, and what is called possible too', () => {
  const { edition } = houseGame.setup(DEFAULTS).table;
  const rng = makeXoshiro(5).next;
  for (let n = 0; n < runs(200, 5000); n++) {
    const muster: Muster = {
      faction: ['empire', 'orcs'][n % 2] ?? '',
      spaces: Array.from({ length: 18 }, () => null),
      reserve: [],
    };
    const units = edition.tiles.flatMap((info, each) =>
      info.faction === muster.faction && !info.hero ? [each] : [],
    );
    for (let more = rng(19); more > 0; more--) {
      const unit = units[rng(units.length)] ?? 0;
      const slots =
        edition.tiles[unit]?.places.map((place) => ['fl', 'fm', 'fr', 'sl', 'sr'].indexOf(place)) ??
        [];
      const space = rng(3) * 6 + (slots[rng(slots.length)] ?? 0);
      if (rng(6) === 0) muster.reserve.push(unit);
      else muster.spaces[space] = unit;
    }
    assert.equal(shortfall(lackOf(edition, muster)) === null, canBeFilled(edition, muster));
  }
});

/** Cheapest first, unit by unit, each with a search for a place that moves others aside. */
function canBeFilled(
  edition: ReturnType<typeof houseGame.setup>['table']['edition'],
  { faction, spaces, reserve }: Muster,
): boolean {
  const taken = [...spaces, ...reserve];
  const empty = spaces.flatMap((each, space) =>
    each === null && space % 6 < 5 ? [space % 6] : [],
  );
  const units = edition.tiles
    .flatMap((info, each) =>
      info.faction === faction && !info.hero
        ? [{ info, left: info.copies - countOf(taken, each) }]
        : [],
    )
    .filter(({ left }) => left > 0)
    .flatMap(({ info, left }) => Array.from({ length: left }, () => info))
    .sort((a, b) => a.level - b.level);
  const holder = new Map<number, (typeof units)[number]>();
  const settle = (unit: (typeof units)[number], tried: Set<number>): boolean => {
    for (const [place, slot] of empty.entries()) {
      if (
        tried.has(place) ||
        !unit.places.includes((['fl', 'fm', 'fr', 'sl', 'sr'] as const)[slot] ?? 'fl')
      ) {
        continue;
      }
      tried.add(place);
      const other = holder.get(place);
      if (other === undefined || settle(other, tried)) {
        holder.set(place, unit);
        return true;
      }
    }
    return false;
  };
  for (const unit of units) settle(unit, new Set());
  const spent = taken.reduce<number>(
    (sum, each) => sum + (each === null ? 0 : pointsOf(edition, [each])),
    0,
  );
  const cost = [...holder.values()].reduce(
    (sum, { level }) => sum + (edition.costs[level - 1] ?? 0),
    0,
  );
  const count = taken.filter((each) => each !== null).length + empty.length;
  return (
    holder.size === empty.length && spent + cost <= edition.points && count <= edition.units[1]
  );
}

test('R12.9 units and heroes are placed in secret, each on an empty space', () => {
  const before = raising();
  const { state, events } = told(
    before,
    '0 faction:blue',
    '0 deploy:foot>1fl',
    '0 deploy:foot-hero>1h',
  );
  assert.deepEqual(state.table, before.table);
  assert.deepEqual(events, []);
  assert.equal(refusal(state, 0, 'deploy:guard>1fl'), 'R12.9 space-taken');
  assert.deepEqual(refused(state, 0, 'deploy:guard>1fl')?.at, ['space:1fl']);
});

const HEROES = ['deploy:foot-hero>1h', 'deploy:guard-hero>2h', 'deploy:bow-hero>3h'];

test('R12.10 whoever has filled every space says so', () => {
  const all = blue(
    ...put('foot', 6),
    ...put('pike', 6, 6),
    ...put('wall', 3, 12),
    ...HEROES.slice(0, 2),
  );
  assert.equal(refusal(all, 0, 'deployed'), 'R12.10 spaces-empty');
  assert.deepEqual(refused(all, 0, 'deployed')?.at, ['space:3h']);
  const whole = after(all, `0 ${HEROES[2] ?? ''}`);
  assert.ok(legal(whole, 0).includes('deploy:wall>reserve'));
  assert.deepEqual(asked(after(whole, '0 deployed')), [1]);
});

test('R12.11 when both have, the armies are shown', () => {
  const one = blue(
    ...put('foot', 6),
    ...put('pike', 6, 6),
    ...put('wall', 3, 12),
    ...HEROES,
    'deploy:wall>reserve',
    'deployed',
  );
  assert.deepEqual(one.table.sides[0].army, []);
  const { state, events } = told(one, '1 army:reds');
  const shown = events.find(({ type }) => type === 'armies');
  assert.ok(
    shown?.type === 'armies' && shown.names[0].startsWith('foot.foot.foot.foot.foot.foot-hero/'),
  );
  for (const seat of SEATS) {
    assert.equal(state.hands[seat].muster, null);
    assert.ok(state.table.sides[seat].spaces.every((token) => token !== null));
  }
  assert.deepEqual(state.table.sides[0].reinforcements, [tile('wall')]);
});

test('R13.2 an edition whose hero cards do not all attack is refused', () => {
  assert.equal(checkEdition(editions, house).kind, 'sound');
  const broken = structuredClone(house) as unknown as {
    values: { tiles: { hero: object; card: { attack: object } }[] };
  };
  const hero = broken.values.tiles.findIndex(({ hero: each }) =>
    JSON.stringify(each).includes('true'),
  );
  const found = broken.values.tiles[hero];
  assert.ok(found);
  found.card.attack = { designed: null };
  const checked = checkEdition(editions, broken);
  assert.ok(checked.kind === 'faulty');
  assert.deepEqual(
    checked.faults.map(({ path }) => path),
    [['values', 'tiles', hero, 'card', 'attack']],
  );
});
