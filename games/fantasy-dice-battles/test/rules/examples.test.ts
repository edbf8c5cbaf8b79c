import assert from 'node:assert/strict';
import { isRefusal, known, silent, step, type Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import type { FdbState } from '../../rules/fdb.ts';
import { game } from '../../rules/index.ts';
import type { Action, Chance, Side } from '../../rules/state.ts';
import { findTile } from '../../rules/tiles.ts';
import { DEFAULTS } from '../mixed.ts';
import { formatToken, ids, laying, tokensOf } from './position.ts';

// The worked examples of the rulebook in its order, with its own units, as the house edition has
// them. What an example leaves open is filled with units that do not matter there.

const { edition } = game.setup(DEFAULTS).table;

/** Lines as `fl fm fr sl sr hero`, `.` for nobody, dice as `militia:1` or `militia:0p`. */
interface Scene {
  readonly battalions: readonly [string, string, string];
  readonly fleeing?: string;
  readonly waiting?: string;
  readonly hand?: string;
}

const EMPTY = '. . . . . .';
const EMPIRE: Scene = {
  battalions: [
    'militia militia militia archers archers swordmen-hero',
    'militia militia militia archers archers horsemen-hero',
    'militia militia militia archers archers archers-hero',
  ],
};
const ORCS: Scene = {
  battalions: [
    'orc-spears orc-spears orc-spears goblin-archers goblin-archers orc-warriors-hero',
    'orc-spears orc-spears orc-spears goblin-archers goblin-archers wolf-riders-hero',
    'orc-spears orc-spears orc-spears goblin-archers goblin-archers trolls-hero',
  ],
};
/** With another first battalion. */
function with1(
  first: string,
  { battalions: [, second, third] }: Scene,
  more: Partial<Scene> = {},
): Scene {
  return { battalions: [first, second, third], ...more };
}

const ORCS_HAND = 'orc-spears orc-spears orc-spears goblin-archers goblin-archers';

function tile(id: string): number {
  return findTile(edition, id) ?? assert.fail(id);
}

function list(text: string): number[] {
  return text === '' ? [] : text.split(' ').map(tile);
}

/** Both in step 1; seat 0 leads the Empire, seat 1 the Orcs. */
function scene(empire: Partial<Scene>, orcs: Partial<Scene> = {}): FdbState {
  const state = game.setup({ ...DEFAULTS, armies: 'empire-line:orcs-horde' });
  const { table, hands } = state;
  Object.assign(table, { stack: [{ phase: 'orders', seats: [0, 1] }], round: 1, step: 1 });
  stand(table.sides[0], { ...EMPIRE, ...empire });
  stand(table.sides[1], { ...ORCS, ...orcs });
  hands[0].cards = list(empire.hand ?? 'militia militia militia militia militia');
  hands[1].cards = list(orcs.hand ?? ORCS_HAND);
  return state;
}

function stand(side: Side, { battalions, fleeing = '. . .', waiting = '' }: Scene): void {
  side.spaces = battalions.flatMap((line) => tokensOf(line, tile));
  side.fleeing = fleeing.split(' ').map((id) => (id === '.' ? null : tile(id)));
  side.reinforcements = list(waiting);
}

/** After these moves: `0 knights@1` by a seat, `roll:123` by chance. */
function after(state: FdbState, ...moves: readonly string[]): FdbState {
  let now = game.clone(state);
  for (const text of moves) {
    const [, seat, words = text] = /^([01]) (.*)$/.exec(text) ?? [];
    const move = game.notation.parse(words) ?? assert.fail(text);
    if (seat === undefined) {
      game.applyChance(now, move as Chance, silent);
      continue;
    }
    const next = step(game, now, Number(seat) as Seat, move as Action, silent);
    assert.ok(!isRefusal(next), `${text}: ${JSON.stringify(next)}`);
    now = next;
  }
  return now;
}

/** After both have laid these cards. */
function orders(state: FdbState, empire: string, orcs: string): FdbState {
  return after(state, ...laying(empire, orcs));
}

const ANY_ORCS = 'orc-spears orc-spears orc-spears .';
const ANY_EMPIRE = 'militia militia militia .';

/** Who stands in a battalion, with wounds, poison and dice on the armour. */
function battalion(state: FdbState, seat: Seat, number: number): string {
  const tokens = state.table.sides[seat].spaces.slice(6 * (number - 1), 6 * number);
  return tokens.map((token) => formatToken(state, token)).join(' ');
}

function legal(state: FdbState, seat: Seat): string[] {
  return game.legal(known(state, seat)).map((action) => game.notation.format(action));
}

function face(state: FdbState, seat: Seat): string {
  return ids(
    state,
    state.table.sides[seat].orders.map((card) => (typeof card === 'number' ? card : null)),
  );
}

test('R3.4, R3.5, R3.7 two orders where he fights, none where his hero has fallen, one to regroup', () => {
  const [first, , third] = EMPIRE.battalions;
  const state = scene({ battalions: [first, EMPTY, third], fleeing: 'militia . .' });
  assert.ok(!legal(after(state, '0 militia@1'), 0).includes('ready'));
  const laid = after(state, '0 militia@1', '0 militia@3', '0 militia@regroup', '0 ready');
  assert.equal(ids(laid, laid.hands[0].orders), 'militia . militia militia');
  assert.ok(legal(after(state, '0 militia@1', '0 militia@3'), 0).includes('militia@2'), 'he could');
});

test('R4.3, R4.4 Elite Warriors go into the first battalion, and may stand nowhere in the second', () => {
  const state = scene({
    battalions: [
      'militia . militia archers . swordmen-hero',
      '. militia . archers archers horsemen-hero',
      EMPIRE.battalions[2],
    ],
    waiting: 'elite-warriors elite-warriors',
  });
  const now = orders(state, ANY_EMPIRE, ANY_ORCS);
  assert.deepEqual(legal(now, 0), ['send:elite-warriors>1fm', 'send:elite-warriors>1sr', 'hold']);
  const sent = after(now, '0 send:elite-warriors>1fm');
  assert.equal(battalion(sent, 0, 1), 'militia elite-warriors militia archers . swordmen-hero');
  assert.equal(sent.table.step, 4, 'the other one has to wait');
});

// It contradicts itself: the hero’s card works by Horsemen in battalion 3, where the Horsemen’s card
// then fails because there are none. We follow the rule, with Horsemen in battalion 1 (FDB-A03).
test('R5.3, R5.5 Swordmen work by two of them, the Horsemen Hero by a neighbour, Horsemen not', () => {
  const state = scene({
    battalions: [
      'swordmen swordmen horsemen archers archers knights-hero',
      'militia militia militia archers archers swordmen-hero',
      'militia militia militia archers archers archers-hero',
    ],
    hand: 'swordmen horsemen-hero horsemen',
  });
  const now = orders(state, 'swordmen horsemen-hero horsemen .', ANY_ORCS);
  assert.equal(face(now, 0), 'swordmen horsemen-hero . .');
  assert.ok(now.table.sides[0].discard.includes(tile('horsemen')));
});

// The list of powers knows no defence that takes one die from infantry and cavalry. We follow the
// example, whose sum comes out with one alone (FDB-A02).
test('R6.3, R6.4, R6.6, R6.8, R6.9 four red dice of the Catapult against three of the Orc Warriors', () => {
  const one = 'militia militia militia catapult archers swordmen-hero';
  const other = 'orc-warriors goblin orc-warriors goblin-archers goblin-archers trolls-hero';
  const state = scene(
    with1(one, EMPIRE, { hand: 'catapult militia militia' }),
    with1(other, ORCS, { hand: 'orc-warriors orc-spears orc-spears' }),
  );
  const now = orders(state, 'catapult militia militia .', 'orc-warriors orc-spears orc-spears .');
  assert.deepEqual(
    now.table.sides.map(({ dice }) => dice[0]),
    [4, 3],
  );
});

test('R7.1, R7.2 Swordmen bring back one of theirs, Healers one of the Swordmen and one of the Halberds', () => {
  const regrouped = (card: string) => {
    const hand = `militia militia militia ${card}`;
    const state = scene({ hand, fleeing: 'swordmen halberds militia' });
    const { fleeing, reinforcements } = orders(state, hand, ANY_ORCS).table.sides[0];
    return [ids(state, fleeing), ids(state, reinforcements)];
  };
  assert.deepEqual(regrouped('swordmen'), ['. halberds militia', 'swordmen']);
  assert.deepEqual(regrouped('healer'), ['. . militia', 'halberds swordmen']);
});

test('R7.7, R7.8 the Swordmen Hero sends one of the Swordmen where he is needed', () => {
  const line = 'swordmen:1 militia militia archers archers swordmen-hero';
  const state = scene(
    with1(line, EMPIRE, { hand: 'swordmen-hero militia militia' }),
    with1(EMPTY, ORCS),
  );
  const now = orders(state, 'swordmen-hero militia militia .', '. orc-spears orc-spears .');
  assert.equal(battalion(now, 0, 1), '. militia militia archers archers swordmen-hero');
  assert.equal(ids(now, now.table.sides[0].reinforcements), 'swordmen');
});

test('R8.1 poison on Militia and Halberds covers a morale space before the roll', () => {
  const line = 'militia:0p halberds:0p militia archers archers swordmen-hero';
  const now = orders(scene(with1(line, EMPIRE)), ANY_EMPIRE, ANY_ORCS);
  assert.equal(now.table.step, 4);
  assert.equal(battalion(now, 0, 1), 'militia:1 halberds:1 militia archers archers swordmen-hero');
});

test('R8.4, R8.5 1 and 2 go to the left Swordmen, 3 and 4 to the Knights, 5 and 6 to the right ones', () => {
  const line = 'swordmen knights swordmen archers archers swordmen-hero';
  const state = scene(with1(line, EMPIRE), { hand: 'goblin-archers orc-spears orc-spears' });
  // No Militia stand there, so that the Empire has no dice.
  const now = orders(state, ANY_EMPIRE, 'goblin-archers orc-spears orc-spears .');
  const hit = (roll: string) => battalion(after(now, `roll:${roll}`), 0, 1);
  assert.equal(hit('1246'), 'swordmen:1b knights:0b swordmen:0b archers archers swordmen-hero');
  assert.equal(hit('3355'), 'swordmen knights:1b swordmen:1b archers archers swordmen-hero');
});

test('R8.6, R8.7, R8.9 1 hits the Shaman Hero, 2 to 5 the Goblin, 6 the Shaman', () => {
  const catapults = 'militia militia militia catapult catapult swordmen-hero';
  const state = scene(
    with1(catapults, EMPIRE, { hand: 'catapult militia militia' }),
    with1('. goblin . . shaman shaman-hero', ORCS),
  );
  const now = orders(state, 'catapult militia militia .', ANY_ORCS);
  const hit = (roll: string) => battalion(after(now, `roll:${roll}`), 1, 1);
  assert.equal(hit('12346'), '. goblin:3 . . shaman:1 shaman-hero:1');
  assert.equal(hit('11556'), '. goblin:2 . . shaman:1 shaman-hero:2');
});

/** What lies on the one unit of the Empire’s battalion 1 after so many dice of a card. */
function struck(card: string, unit: string, dice: number): string {
  const attackers = `${card} orc-spears orc-spears goblin-archers goblin-archers trolls-hero`;
  const hand = `${card} orc-spears orc-spears`;
  const state = scene(
    with1(`${unit} . . . . swordmen-hero`, EMPIRE, { hand: 'archers militia militia' }),
    with1(attackers, ORCS, { hand }),
  );
  const now = orders(state, 'archers militia militia .', `${hand} .`);
  const due = now.table.sides[1].dice[0] ?? 0;
  // Those that are more than the example has go past it to the hero.
  const hit = after(now, `roll:${'1'.repeat(dice)}${'6'.repeat(due - dice)}`);
  const [found = ''] = battalion(hit, 0, 1).split(' ');
  return found.replace(`${unit}:`, '');
}

test('R8.13, R8.14, R8.15, R8.16, R8.17 dice of three colours on the armours of the examples', () => {
  assert.equal(struck('orc-spears', 'militia', 3), '3');
  assert.equal(struck('orc-spears', 'swordmen', 2), '1b');
  assert.equal(struck('serpent-children', 'militia', 3), '2p');
  assert.equal(struck('serpent-children', 'swordmen', 3), '1pb');
  assert.equal(struck('serpent-children', 'knights', 2), '0pb');
  assert.equal(struck('trolls', 'swordmen', 2), '2');
  assert.equal(struck('trolls', 'knights', 2), '1b');
});

test('R9.4, R9.8, R9.9 the Orc Warriors flee, all move on, and the Goblin at the end is out of the game', () => {
  const line = 'orc-warriors:2 orc-spears orc-spears goblin-archers goblin-archers trolls-hero';
  const state = scene({}, with1(line, ORCS, { fleeing: 'shaman orc-spears goblin' }));
  const rolls = ['roll:113', 'roll:135', 'roll:135', 'roll:135', 'roll:135', 'roll:135'];
  const now = after(orders(state, ANY_EMPIRE, ANY_ORCS), ...rolls);
  const { fleeing, fallen } = now.table.sides[1];
  assert.equal(ids(now, fleeing), 'orc-warriors shaman orc-spears');
  assert.equal(ids(now, fallen), 'goblin');
});
