import assert from 'node:assert/strict';
import { known, makeXoshiro, type Seat } from '@bannerfield/kernel';
import { test } from 'vitest';
import { isSpecial, type Card } from '../../rules/data.ts';
import { imaginePile } from '../../rules/imagine-pile.ts';
import type { Action, GameState, Trace } from '../../rules/state.ts';
import {
  after,
  asked,
  cards,
  fought,
  pickAll,
  played,
  position,
  type Position,
} from './position.ts';

const KEPT = ['0:keep', '1:keep'];
const rng = makeXoshiro(5).next;

/** Truths that a seat thinks possible, and what one asks of each. */
function imagined<T>({ game, state }: Position, seat: Seat, ask: (truth: GameState) => T): T[] {
  return Array.from({ length: 200 }, () => {
    const truth = game.imagine(known(state, seat), rng);
    assert.equal(game.audit(truth), null);
    return ask(truth);
  });
}

function different(values: readonly unknown[]): string[] {
  return [...new Set(values.map((each) => JSON.stringify(each)))].sort();
}

const inWords = ({ game }: Position, order: Action | null): string =>
  order === null ? '' : game.notation.format(order);

/** What the other may have chosen in secret, in so many ways of writing it. */
function ordersOf(from: Position, seat: Seat): string[] {
  return different(
    imagined(from, seat, ({ hands }) => inWords(from, hands[seat === 0 ? 1 : 0].order)),
  )
    .map((text) => JSON.parse(text) as string)
    .sort();
}

test('R3.5 the own hand is known, of the other the number, and the armies of both', () => {
  const from = after(
    position({ tech: ['jets', 'wmd'], casualties: ['I', 'G C'] }),
    ...[...KEPT, 'attack', '0:t8', '1:t3', 'commit:C.jets'],
  );
  for (const truth of imagined(from, 0, (each) => each)) {
    assert.deepEqual(truth.hands[0], from.state.hands[0]);
    assert.deepEqual(truth.table, from.state.table);
    assert.equal(truth.hands[1].reserves.length, 13);
    assert.deepEqual(truth.hands[1].committed, []);
  }
  const backs = imagined(from, 1, ({ hands }) => hands[0].committed);
  assert.ok(backs.every((each) => each.length === 2));
  assert.ok(different(backs).length > 8);
  assert.ok(backs.some((each) => each.includes(0)) && backs.some((each) => each.includes(4)));
});

test('R3.5 a special card that nobody has seen is anywhere that one cannot see', () => {
  const from = position({ tech: ['jets', 'wmd spartans'], casualties: ['', 'spartans'] });
  const drawn = imagined(from, 0, ({ hands }) => hands[1].reserves.filter(isSpecial));
  assert.ok(drawn.every((each) => each.length === 1));
  const names = cards('band chariots elephants mechanized panzers helicopters missiles wmd');
  assert.deepEqual(new Set(drawn.flat()), new Set<Card>(names));
  for (const { hands, fate } of imagined(from, 0, (each) => each)) {
    assert.equal(fate.tech.length, 7);
    assert.ok(!fate.tech.some((card) => hands[1].reserves.includes(card)));
  }
});

test('R3.5 own special cards are nowhere else, committed or lost ones neither', () => {
  const from = after(
    position({ tech: ['jets wmd', ''], casualties: ['wmd', ''] }),
    ...[...KEPT, 'attack', '0:t2', '1:t2', 'commit:C.jets'],
  );
  for (const { fate, hands } of imagined(from, 0, (each) => each)) {
    assert.deepEqual(
      fate.tech,
      cards('band chariots spartans elephants mechanized panzers helicopters missiles'),
    );
    assert.ok(!hands[1].reserves.some(isSpecial));
  }
});

test('R8.1, R8.2 a Tactics Card that was set is any within the rating, and none before', () => {
  const rated = position({ facts: { giap: { rating: 3 } } });
  const tacticOf = (from: Position) => different(imagined(from, 1, ({ hands }) => hands[0].tactic));
  const ready = after(rated, ...KEPT, 'attack');
  assert.deepEqual(tacticOf(rated), ['null']);
  assert.deepEqual(tacticOf(ready), ['null']);
  assert.deepEqual(tacticOf(after(ready, '0:t2')), ['1', '2', '3']);
  assert.deepEqual(tacticOf(after(ready, '0:t2', '1:t2', 'commit:C.C')), ['1', '2', '3']);
  const open = fought(position({ cells: { '2/2': '0/1' } }), {
    tactics: [2, 2],
    cards: ['C C', 'M M'],
  });
  assert.deepEqual(tacticOf(open), ['null']);
});

test('R9.2, R11.2 one card that lies there is a Withdraw, and so is what was replaced by it', () => {
  const ready = after(position(), ...KEPT, 'attack');
  const one = after(ready, '0:t4', '1:t2', 'commit:C');
  assert.deepEqual(different(imagined(one, 1, ({ hands }) => hands[0].tactic)), ['4']);
  const asked = after(ready, '0:t2', '1:t2', 'commit:C.C');
  assert.ok(different(imagined(asked, 0, ({ hands }) => hands[1].tactic)).length === 12);
  const swapped = after(asked, 'withdraw');
  assert.deepEqual(different(imagined(swapped, 0, ({ hands }) => hands[1].tactic)), ['4']);
  const standing = after(ready, '0:t2', '1:t4', 'commit:C.C', 'stand', 'commit:C');
  assert.deepEqual(different(imagined(standing, 0, ({ hands }) => hands[1].tactic)), ['4']);
});

test('R9.7, R10.4 who may commit one card only and was not beaten at once has set Withdraw', () => {
  const facts = { cyrus: { attack: 2, defence: 2 }, shaka: { attack: 2, defence: 2 } };
  const from = after(position({ facts }), '0:keep', '1:discard', '+shaka');
  const attacked = after(from, 'defend', '0:t2', '1:t4');
  assert.deepEqual(different(imagined(attacked, 0, ({ hands }) => hands[1].tactic)), ['4']);
  const defends = after(from, 'attack', '0:t2', '1:t4', 'commit:C.C');
  assert.equal(different(imagined(defends, 0, ({ hands }) => hands[1].tactic)).length, 12);
});

test('R5.6 in Command the other may have kept or discarded, as far as he may', () => {
  assert.deepEqual(ordersOf(after(position(), '0:discard'), 1), ['discard', 'keep']);
  assert.deepEqual(ordersOf(after(position({ deck: ['lee'] }), '0:keep'), 1), ['discard', 'keep']);
  assert.deepEqual(ordersOf(after(position({ deck: [] }), '0:keep'), 1), ['keep']);
  assert.deepEqual(ordersOf(position(), 0), ['']);
  const killed = fought(position({ cells: { '2/3': 'k0/0' } }), {
    tactics: [2, 3],
    cards: ['M M', 'M M'],
  });
  assert.deepEqual(ordersOf(killed, 1), ['']);
});

test('R20.2 in a free pool any of his own, to begin with or to take over', () => {
  const draft = { pool: 'free', cap: 90, openDraft: true, draftSize: 2 } as const;
  const from = after(
    position({ options: draft }),
    ...['pick:lee', 'pick:cyrus', 'pick:grant', 'pick:patton'],
  );
  assert.deepEqual(ordersOf(after(from, '0:field:lee'), 1), ['field:grant', 'field:lee']);
  const ready = after(from, '0:field:lee', '1:field:cyrus');
  const next = fought(ready, { tactics: [2, 2], cards: ['C C', 'M M'], orders: [], attacker: 1 });
  assert.deepEqual(ordersOf(after(next, '1:keep'), 0), ['discard:patton', 'keep']);
  assert.deepEqual(ordersOf(after(next, '1:keep'), 1), ['']);
  assert.deepEqual(ordersOf(after(next, '0:keep'), 1), ['discard:grant', 'keep']);
  const alone = after(next, '0:discard:grant', '1:keep');
  const last = fought(alone, { tactics: [2, 2], cards: ['C C', 'M M'], orders: [], attacker: 1 });
  assert.deepEqual(ordersOf(after(last, '0:keep'), 1), ['keep']);
});

/** The first thing that chance can bring. */
function upTo(from: Position): Position {
  assert.doesNotMatch(asked(from), / [01]/, 'chance is asked, and no seat');
  const [first] = from.game.chance(from.state);
  assert.ok(first !== undefined);
  return after(from, from.game.notation.format(first.outcome));
}

test('R20.2 in a drawn pool nobody is named', () => {
  const from = pickAll(position({ options: { pool: 'random', cap: 40 } }));
  const begun = upTo(upTo(from));
  assert.deepEqual(ordersOf(after(begun, '0:keep'), 1), ['discard', 'keep']);
});

const drawing = (cards: number) => ({ bonuses: [{ type: 'draw', cards }] }) as const;

test('R6.4 in Muster the other may have left all, or taken any choice of his pile', () => {
  const facts = { giap: drawing(2), cyrus: drawing(1) };
  const from = after(position({ facts, casualties: ['I I C', 'G A'] }), ...KEPT);
  assert.deepEqual(ordersOf(after(from, '0:leave'), 1), ['leave', 'recover:I.C', 'recover:I.I']);
  assert.deepEqual(ordersOf(after(from, '1:leave'), 0), ['leave', 'recover:A', 'recover:G']);
  const alone = after(position({ facts, casualties: ['I I C', ''] }), ...KEPT);
  assert.deepEqual(ordersOf(alone, 0), ['']);
  const blind = position({ facts, options: { blindDraw: true }, casualties: ['I I C', 'G A'] });
  assert.deepEqual(ordersOf(after(blind, ...KEPT, '0:leave'), 1), ['leave', 'recover']);
});

/** Face-down piles that agree with what was seen. */
function pilesAfter(traces: readonly Trace[], size: number): string[] {
  const { state } = position({ options: { blindDraw: true } });
  const table = { ...state.table, traces: [[...traces], []] as [Trace[], Trace[]] };
  table.pileSizes = [size, 0];
  const piles = Array.from({ length: 200 }, () => imaginePile(table, 0, rng));
  for (const pile of piles) {
    assert.deepEqual(
      pile,
      pile.toSorted((one, other) => one - other),
    );
  }
  return different(piles);
}

const lost = (text: string): Trace => ({ type: 'lost', cards: cards(text) });
const shown = (text: string): Trace => ({ type: 'shown', cards: cards(text) });
const drawn = (count: number): Trace => ({ type: 'drawn', count });

test('R24.3 a face-down pile has what was lost, less what was drawn, as far as later cards tell', () => {
  assert.deepEqual(pilesAfter([], 0), ['[]']);
  assert.deepEqual(pilesAfter([lost('G A')], 2), ['[3,4]']);
  assert.deepEqual(pilesAfter([lost('G A'), drawn(1)], 1), ['[3]', '[4]']);
  assert.deepEqual(pilesAfter([lost('G A'), drawn(1), shown('G')], 1), ['[4]']);
  assert.deepEqual(pilesAfter([lost('A A'), drawn(1), shown('A'), lost('A')], 2), ['[4,4]']);
  assert.deepEqual(pilesAfter([lost('I C G'), drawn(2), shown('G')], 1), ['[1]', '[2]']);
});

test('R24.3 special cards come to light when they are shown, and only once', () => {
  assert.deepEqual(pilesAfter([shown('C jets'), lost('jets')], 1), ['[12]']);
  assert.deepEqual(pilesAfter([shown('C jets'), lost('C jets'), drawn(1), shown('I jets')], 1), [
    '[2]',
  ]);
});

test('R24.3 a draw under way leaves in the pile what has not come yet', () => {
  assert.deepEqual(pilesAfter([lost('I C G'), drawn(2)], 3), ['[1,2,3]']);
  assert.deepEqual(pilesAfter([lost('I C'), drawn(2)], 1), ['[1]', '[2]']);
});

test('R24.3 what cannot have been is told as a fault', () => {
  assert.throws(() => pilesAfter([lost('G'), shown('G')], 1), /no pile agrees/);
  assert.throws(
    () => pilesAfter([shown('jets'), lost('jets'), shown('jets')], 1),
    /no pile agrees/,
  );
});

test('R24.3 the own pile follows from the own cards, wherever they are', () => {
  const before = position({
    options: { blindDraw: true },
    cells: { '2/2': '2/0' },
    tech: ['jets band', ''],
    casualties: ['I', ''],
  });
  const from = fought(
    before,
    { tactics: [2, 2], cards: ['C jets band', 'M M'] },
    'casualty:0.jets',
  );
  for (const piles of imagined(from, 0, ({ fate }) => fate.piles)) {
    assert.deepEqual(piles, [cards('I jets'), []]);
  }
  const over = played(from, 'lose:C');
  for (const piles of imagined(over, 0, ({ fate }) => fate.piles)) {
    assert.deepEqual(piles[0], cards('I C jets'));
  }
  for (const piles of imagined(over, 1, ({ fate }) => fate.piles)) {
    assert.deepEqual(piles[0], cards('I C jets'));
  }
});
