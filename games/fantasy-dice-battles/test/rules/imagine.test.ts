import assert from 'node:assert/strict';
import { known, makeXoshiro, otherSeat, type Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import { formatArmy, musteredArmy } from '../../rules/army.ts';
import type { FdbState } from '../../rules/fdb.ts';
import { DEFAULTS } from '../mixed.ts';
import { after, FULL, game, ids, laid, position, raising, waiting } from './position.ts';

const ANY = 'foot foot foot .';

/** Truths that a seat may take for the real one. */
function imagined(state: FdbState, seat: Seat, count = 60): FdbState[] {
  const rng = makeXoshiro(7).next;
  return Array.from({ length: count }, () => game.imagine(known(state, seat), rng));
}

/** What is met among truths, each once. */
function met(worlds: readonly FdbState[], told: (world: FdbState) => string): string[] {
  return [...new Set(worlds.map(told))].sort();
}

function armyIn({ table, hands }: FdbState, seat: Seat): string {
  const { muster } = hands[seat];
  const army = muster === null ? null : musteredArmy(muster);
  return army === null ? 'unfinished' : formatArmy(table.edition, army);
}

test('R12.9 who is still raising an army is thought not to have begun', () => {
  const begun = after(raising(), '1 faction:blue', '1 deploy:foot>1fl');
  for (const { hands } of imagined(begun, 0, 5)) {
    assert.deepEqual(hands[1].muster, {
      faction: null,
      spaces: Array.from({ length: 18 }, () => null),
      reserve: [],
    });
    assert.deepEqual([hands[1].cards, hands[1].sent], [[], []]);
    assert.deepEqual(hands[1].orders, [null, null, null, null]);
  }
});

test('R12.9 who has raised one has some ready army, or the one that is fixed', () => {
  const { armies } = raising().table.edition;
  const ready = armies.map(({ army }) => army).sort();
  const done = after(raising(), '1 army:reds');
  assert.deepEqual(
    met(imagined(done, 0), (world) => armyIn(world, 1)),
    ready,
  );
  for (const { hands } of imagined(done, 0, 5)) {
    assert.equal(hands[1].muster?.faction !== null, true);
  }
  for (const [options, seat] of [
    ['choose:reds', 0],
    ['reds:choose', 1],
  ] as const) {
    const state = game.setup({ ...DEFAULTS, armies: options });
    const worlds = imagined(state, seat, 5);
    const reds = armies.find(({ id }) => id === 'reds')?.army ?? '';
    assert.deepEqual(
      met(worlds, (world) => armyIn(world, otherSeat(seat))),
      [reds],
    );
    assert.deepEqual(
      met(worlds, (world) => armyIn(world, seat)),
      ['unfinished'],
    );
  }
});

const MIXED = { hand: 'foot guard pike foot foot foot foot', discard: 'drum imp' };

test('R13.1 of the other the hand is dealt anew from all that does not lie open', () => {
  const state = position({ sides: [{}, MIXED] });
  const worlds = imagined(state, 0);
  assert.ok(met(worlds, (world) => ids(world, world.hands[1].cards)).length > 5);
  for (const world of worlds) {
    assert.equal(game.audit(world), null);
    assert.deepEqual(world.table, state.table);
    assert.deepEqual(world.hands[0], state.hands[0]);
    assert.equal(world.hands[1].cards.length, 7);
    assert.deepEqual(
      world.hands[1].cards,
      world.hands[1].cards.toSorted((a, b) => a - b),
    );
    assert.deepEqual(world.hands[1].orders, [null, null, null, null]);
    assert.doesNotMatch(ids(world, [...world.hands[1].cards, ...world.fate[1]]), /drum|imp/);
    assert.deepEqual(world.fate[0], state.fate[0], 'what is left of one’s own is known');
  }
});

test('R3.4 who is ready has laid a card where one fights, and perhaps elsewhere', () => {
  const lost = { battalions: ['. . . . . .', FULL[1], FULL[2]] };
  const ready = after(position({ sides: [lost, {}] }), '1 foot@2', '1 foot@3', '1 ready');
  const worlds = imagined(ready, 0);
  const where = ({ hands }: FdbState): string =>
    hands[1].orders.map((card) => (card === null ? '.' : 'x')).join('');
  assert.deepEqual(met(worlds, where), ['.xx.', '.xxx', 'xxx.', 'xxxx']);
  for (const world of worlds) {
    const laidCards = world.hands[1].orders.filter((card) => card !== null);
    assert.equal(world.hands[1].cards.length + laidCards.length, 7);
    assert.equal(game.audit(world), null);
  }
  const asked = after(position(), '1 foot@1');
  assert.deepEqual(met(imagined(asked, 0), where), ['....'], 'not before he says so');
});

/** Both may send, in secret. */
function blind(): FdbState {
  const line = ['foot . foot . foot foot-hero', 'foot . foot foot foot guard-hero', FULL[2]];
  const side = { battalions: line, reinforcements: 'foot guard' };
  const options = { reinforcing: 'blind' } as const;
  return laid(position({ sides: [side, side], options }), ANY, ANY);
}

test('R13.1 backs have cards, and only those', () => {
  const worlds = imagined(blind(), 0);
  for (const world of worlds) {
    const { orders, cards } = world.hands[1];
    assert.deepEqual(
      orders.map((card) => card === null),
      [false, false, false, true],
    );
    assert.equal(cards.length, 4);
  }
  assert.ok(met(worlds, (world) => ids(world, world.hands[1].orders)).length > 1);
});

test('R4.7 who has sent in secret may have sent anyone anywhere he might, or nobody', () => {
  const sentIn = ({ hands }: FdbState): string => hands[1].sent.map(({ to }) => to).join(' ');
  assert.deepEqual(met(imagined(blind(), 0), sentIn), [''], 'he is still asked');
  const done = after(blind(), '1 send:foot>1fm', '1 hold');
  const worlds = imagined(done, 0, 300);
  const places = ['', '1', '1 7', '3', '3 7', '7', '7 1', '7 3'];
  assert.deepEqual(met(worlds, sentIn), places);
  for (const world of worlds) {
    assert.equal(game.audit(world), null);
    assert.equal(waiting(world, 1), 'foot guard');
  }
  assert.deepEqual(
    met(imagined(done, 1), ({ hands }) =>
      ids(
        done,
        hands[1].sent.map((each) => each.tile),
      ),
    ),
    ['foot'],
  );
});

test('R4.7 nobody has sent in secret before step 2, nor where both see it', () => {
  const line = ['foot . foot foot foot foot-hero', FULL[1], FULL[2]];
  const side = { battalions: line, reinforcements: 'foot' };
  const sides = [side, side] as const;
  const options = { reinforcing: 'blind' } as const;
  const ordering = position({ sides, options });
  const ready = after(ordering, '1 foot@1', '1 foot@2', '1 foot@3', '1 ready');
  const open = laid(position({ sides }), ANY, ANY);
  for (const world of [...imagined(ready, 0, 20), ...imagined(open, 1, 20)]) {
    assert.deepEqual([world.hands[0].sent, world.hands[1].sent], [[], []]);
  }
});

test('R13.1 after the cards are turned up nothing is laid that is not seen', () => {
  const state = laid(position(), 'foot foot foot foot', 'foot foot foot foot');
  for (const world of imagined(state, 0, 20)) {
    assert.deepEqual(world.hands[1].orders, [null, null, null, null]);
    assert.equal(world.hands[1].cards.length, 3);
    assert.equal(game.audit(world), null);
  }
});
