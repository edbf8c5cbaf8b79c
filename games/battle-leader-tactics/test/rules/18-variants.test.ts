import assert from 'node:assert/strict';
import { known, makeXoshiro } from '@bannerfield/kernel';
import { test } from 'vitest';
import {
  after,
  asked,
  cards,
  eventsOf,
  fought,
  options,
  pickAll,
  played,
  position,
  refused,
  type Drawing,
} from './position.ts';

const KEPT = ['0:keep', '1:keep'];
const FIGHT = { tactics: [2, 2], cards: ['C C', 'M M'] } as const;

test('R18.1, R18.2 of two leaders dealt or named the weaker player has the higher rank', () => {
  for (const weaker of [0, 1] as const) {
    const dealt = position({ options: { weaker } });
    assert.deepEqual(
      dealt.state.table.leaders,
      weaker === 0 ? ['giap', 'cyrus'] : ['cyrus', 'giap'],
    );
    const named = position({ options: { weaker, oneLeader: 'lee', otherLeader: 'shaka' } });
    assert.deepEqual(named.state.table.leaders, weaker === 0 ? ['lee', 'shaka'] : ['shaka', 'lee']);
    assert.equal(named.state.table.deck.length, 19);
  }
  const half = position({ options: { weaker: 1, oneLeader: 'lee' }, leaders: ['giap', 'cyrus'] });
  assert.deepEqual(half.state.table.leaders, ['lee', 'giap']);
  const unnamed = position({ options: { weaker: 'none', oneLeader: 'lee' } });
  assert.deepEqual(unnamed.state.table.leaders, ['giap', 'cyrus']);
});

test('R18.3 out of own decks the weaker opens with his highest, the other with his lowest', () => {
  const draft = { openDraft: true, draftSize: 2, weaker: 1, oneLeader: 'lee' } as const;
  const from = after(
    position({ options: draft }),
    ...['pick:giap', 'pick:cyrus', 'pick:lee', 'pick:shaka'],
  );
  assert.deepEqual(from.state.table.leaders, ['lee', 'shaka']);
  assert.deepEqual(from.state.table.decks, [['giap'], ['cyrus']]);
});

test('R19.1 leaders are picked by turns from all', () => {
  const from = position({ options: { openDraft: true, firstPick: 1 } });
  assert.equal(asked(from), 'draft 1');
  assert.equal(options(from, 1).length, 21);
  const next = after(from, 'pick:lee');
  assert.equal(asked(next), 'draft 0');
  assert.equal(refused(next, 'pick:lee'), 'R19.1 already-picked');
});

test('R19.2, R20.1 no more than agreed, ten by default, and no cap without a pool', () => {
  const ten = pickAll(position({ options: { openDraft: true } }));
  assert.equal(ten.state.table.decks.flat().length, 20);
  assert.equal(ten.state.table.out.length, 1);
  const { game, state } = position({ options: { openDraft: true, draftSize: 1 } });
  state.table.decks[0].push(...state.table.deck.splice(0, 1));
  assert.equal(refused({ game, state }, 'pick:lee'), 'R19.2 draft-full');
  const pool = pickAll(position({ options: { pool: 'random', cap: 90, draftSize: 1 } }));
  assert.ok(pool.state.table.decks.every((deck) => deck.length > 1));
});

test('R19.3 who can pick nobody is passed over, and the rest leaves the game', () => {
  const from = position({ options: { pool: 'random', cap: 21 } });
  const big = after(from, 'pick:giap', 'pick:cyrus');
  assert.equal(asked(big), 'draft 1');
  assert.ok(!options(big, 1).includes('leave'));
  const done = pickAll(big);
  assert.deepEqual(done.state.table.deck, []);
  assert.equal(done.state.table.out.length + done.state.table.decks.flat().length, 21);
});

test('R19.4 only the own deck supplies leaders, the first included', () => {
  const options = { openDraft: true, draftSize: 2 };
  const from = after(position({ options }), 'pick:giap', 'pick:cyrus', 'pick:lee', 'pick:shaka');
  assert.equal(asked(from), 'leader');
  assert.equal(refusedChance(from, '+cyrus'), true);
  const ready = after(from, '+lee', '+cyrus');
  const changed = after(ready, '0:discard', '1:keep', '+giap');
  assert.deepEqual(changed.state.table.leaders, ['giap', 'cyrus']);
  const next = fought(changed, { ...FIGHT, orders: [] });
  assert.equal(refused(next, '0:discard'), 'R5.7 no-leader-left');
});

function refusedChance(from: ReturnType<typeof after>, text: string): boolean {
  return !from.game
    .chance(from.state)
    .some(({ outcome }) => from.game.notation.format(outcome) === text);
}

test('R20.1 the ranks of a player come to the cap at most, and both limits hold', () => {
  const from = after(position({ options: { pool: 'random', cap: 30 } }), 'pick:giap', 'pick:cyrus');
  assert.equal(refused(from, 'pick:gustavus'), 'R20.1 over-cap');
  assert.equal(refused(from, 'pick:tamerlane'), null);
  const other = after(from, 'pick:tamerlane');
  assert.equal(asked(other), 'draft 1');
  assert.equal(refused(other, 'pick:eisenhower'), null);
  const both = position({ options: { pool: 'random', cap: 30, openDraft: true, draftSize: 1 } });
  const one = after(both, 'pick:alexander', 'pick:cyrus');
  assert.equal(asked(one), 'leader');
});

const FREE: Drawing = { options: { pool: 'free', cap: 22 } };
const PICKS = [
  'pick:alexander',
  'pick:hannibal',
  'pick:cyrus',
  'pick:patton',
  'pick:suleiman',
  'pick:caesar',
];

function freePool(): ReturnType<typeof after> {
  return pickAll(
    after(
      position({ ...FREE, options: { pool: 'free', cap: 22, openDraft: true, draftSize: 2 } }),
      ...PICKS.slice(0, 4),
    ),
  );
}

test('R20.2 chosen freely: the first leader, and who takes over, in secret', () => {
  const from = freePool();
  assert.equal(asked(from), 'command 0 1');
  assert.deepEqual(options(from, 0), ['field:cyrus', 'field:alexander']);
  const one = after(from, '0:field:cyrus');
  assert.deepEqual(one.state.table, after(from, '0:field:alexander').state.table);
  const ready = after(one, '1:field:patton');
  assert.deepEqual(ready.state.table.leaders, ['cyrus', 'patton']);
  assert.deepEqual(ready.state.table.battle.penalty, [false, false]);
  const next = fought(ready, { ...FIGHT, orders: [], attacker: 1 });
  assert.deepEqual(options(next, 0), ['keep', 'discard:alexander']);
  assert.equal(refused(next, '0:discard'), 'R20.2 choose-leader');
  const changed = after(next, '0:discard:alexander', '1:keep');
  assert.deepEqual(changed.state.table.leaders, ['alexander', 'patton']);
  assert.deepEqual(changed.state.table.battle.penalty, [true, false]);
  assert.deepEqual(changed.state.table.kiaPile, ['cyrus']);
});

test('R20.2 drawn at random, the first leader too, where that is agreed', () => {
  const from = pickAll(position({ options: { pool: 'random', cap: 40 } }));
  assert.equal(asked(from), 'leader');
});

test('R20.3 nobody out of another pool', () => {
  assert.equal(refused(freePool(), '0:field:patton'), 'R20.3 not-in-pool');
});

test('R20.4, R21.3 an empty pool loses the game at the start of the next battle', () => {
  const draft = { pool: 'random', cap: 90, openDraft: true, draftSize: 1, battles: 12 } as const;
  const picked = after(
    position({ options: draft, cells: { '2/2': '0/k0' } }),
    ...['pick:alexander', 'pick:cyrus', '+alexander', '+cyrus'],
  );
  const over = fought(picked, FIGHT);
  assert.deepEqual(over.state.table.result, { winner: 0, rule: 'R4.6', reason: 'no-leader' });
});

test.for([
  ['R21.1 twelve battles', 12, 7],
  ['R21.2 fifteen battles', 15, 8],
] as const)('%s', ([, battles, wins]) => {
  const record = Array<0>(wins - 1).fill(0);
  const last = fought(position({ options: { battles }, record }), FIGHT);
  assert.equal(last.state.table.result?.reason, 'wins');
  const before = fought(position({ options: { battles }, record: record.slice(1) }), FIGHT);
  assert.equal(before.state.table.result, null);
  const drawn = Array<null>(battles - 1).fill(null);
  const end = fought(
    position({ options: { battles }, record: drawn, casualties: ['I', ''] }),
    FIGHT,
  );
  assert.equal(end.state.table.result?.reason, 'reserves');
});

test('R22.1 the lower rank gains the difference, whatever becomes of the leaders', () => {
  const options = { underdog: true };
  const cells = { '2/2': '0/k0' };
  const lower = fought(position({ options, cells }), { ...FIGHT, cards: ['M M', 'C C'] });
  assert.deepEqual(lower.state.table.points, [0, 20]);
  assert.deepEqual(fought(position({ options }), FIGHT).state.table.points, [0, 0]);
  const drawn = fought(position({ options }), { ...FIGHT, cards: ['M M', 'M M'] });
  assert.deepEqual(drawn.state.table.points, [0, 0]);
  const all = 'M M I I I I I I C C C G A';
  const short = after(
    position({ options, casualties: [all, ''] }),
    ...KEPT,
    'attack',
    '0:t2',
    '1:t2',
  );
  assert.deepEqual(short.state.table.points, [0, 20]);
  assert.deepEqual(
    fought(position(), { ...FIGHT, cards: ['M M', 'C C'] }).state.table.points,
    [0, 0],
  );
});

test('R22.2 thirty points win at once', () => {
  const fight = { ...FIGHT, cards: ['M M', 'C C'] } as const;
  const over = fought(position({ options: { underdog: true }, points: [0, 10] }), fight);
  assert.deepEqual(over.state.table.result, { winner: 1, rule: 'R22.2', reason: 'points' });
  const nearly = fought(position({ options: { underdog: true }, points: [0, 9] }), fight);
  assert.equal(nearly.state.table.result, null);
});

const CID: Drawing = {
  options: { elCid: true },
  cells: { '2/2': 'k0/0', '2/3': '1/0' },
  facts: {
    giap: {
      bonuses: [
        { type: 'modifier', arm: 'cavalry', by: 2 },
        { type: 'draw', cards: 1 },
      ],
    },
  },
};

test('R23.1 a leader who fell by KIA or Guard still gives his modifier, and no rank', () => {
  const kia = fought(position(CID), FIGHT);
  assert.deepEqual(eventsOf(kia, 'totals')[0]?.totals, [10, 0]);
  assert.equal(kia.state.table.leaders[0], null);
  const guard = fought(position(CID), { tactics: [2, 3], cards: ['C G', 'M M'] }, 'casualty:0.G');
  assert.deepEqual(eventsOf(guard, 'totals')[0]?.totals, [5, 0]);
  const mustered = fought(position({ ...CID, casualties: ['I', ''] }), {
    ...FIGHT,
    orders: [...KEPT, 'recover:I'],
  });
  assert.deepEqual(eventsOf(mustered, 'totals')[0]?.totals, [6, 0]);
  const owed = fought(position({ ...CID, cells: { '2/2': 'k1/1' } }), FIGHT);
  assert.equal(asked(owed), 'first-casualty 1');
});

const BLIND: Drawing = {
  options: { blindDraw: true },
  cells: { '2/2': '1/2' },
  facts: { giap: { bonuses: [{ type: 'draw', cards: 2 }] } },
};

test('R24.1 the Casualty Pile lies face down, its number is public', () => {
  const from = fought(
    position(BLIND),
    { tactics: [2, 2], cards: ['C A', 'I G'] },
    'casualty:1.G',
    'lose:C',
    'lose:I',
  );
  assert.deepEqual(from.state.table.casualties, [[], []]);
  assert.deepEqual(from.state.fate.piles, [cards('C'), cards('I G')]);
  assert.deepEqual(from.state.table.pileSizes, [1, 2]);
  assert.equal(eventsOf(from, 'lost').length, 3);
});

test('R24.2 Muster draws at random', () => {
  const from = after(position({ ...BLIND, casualties: ['I I C', ''] }), ...KEPT);
  assert.deepEqual(options(from, 0), ['recover', 'leave']);
  assert.equal(refused(from, 'recover:I.C'), 'R24.2 pile-face-down');
  const drawing = after(from, 'recover');
  assert.deepEqual(
    drawing.game.chance(drawing.state).map(({ weight }) => weight),
    [2, 1],
  );
  const drawn = played(drawing, '+I', '+C');
  assert.deepEqual(drawn.state.fate.piles[0], cards('I'));
  assert.equal(drawn.state.table.reserves[0], 13);
});

test('R24.3 only the owner sees what he drew, and imagines his pile exactly', () => {
  const drawn = played(
    after(position({ ...BLIND, casualties: ['I C', ''] }), ...KEPT, 'recover'),
    '+C',
    '+I',
  );
  assert.deepEqual(
    drawn.told.map(({ to }) => to).filter((to) => to !== null),
    [0, 0],
  );
  const some = after(
    position({ ...BLIND, casualties: ['I C A', ''] }),
    ...KEPT,
    'recover',
    '+C',
    '+A',
  );
  const rng = makeXoshiro(1).next;
  const piles = Array.from({ length: 60 }, () =>
    some.game.imagine(known(some.state, 1), rng).fate.piles[0].join(),
  );
  assert.deepEqual(new Set(piles), new Set(['1', '2', '4']));
  const own = some.game.imagine(known(some.state, 0), rng).fate.piles[0];
  assert.deepEqual(own, cards('I'));
});

test('R24.3 what is shown later tells what was drawn', () => {
  const before = after(
    position({ ...BLIND, casualties: ['G C A', ''] }),
    ...KEPT,
    'recover',
    '+A',
    '+G',
  );
  const from = fought(before, { tactics: [2, 2], cards: ['A A', 'I I'], orders: [] });
  const rng = makeXoshiro(2).next;
  for (let n = 0; n < 40; n++) {
    const [pile] = from.game.imagine(known(from.state, 1), rng).fate.piles;
    assert.ok(!pile.includes(4), 'both Artillery cards lie open');
  }
});

const RUN: Drawing = { options: { runAway: true }, cells: { '1/4': 'k0/k0', '4/1': 'k0/0' } };

test('R25.1 a leader on Withdraw ignores the KIA of an Infiltration, or accepts it', () => {
  const from = fought(position(RUN), { tactics: [1, 4], cards: ['M M', 'M'] }, 'remove');
  assert.equal(asked(from), 'run-away 1');
  assert.deepEqual(options(from, 1), ['ignore', 'accept']);
  assert.deepEqual(after(from, 'ignore').state.table.leaders, [null, 'cyrus']);
  assert.deepEqual(after(from, 'accept').state.table.leaders, [null, null]);
  const without = fought(
    position({ ...RUN, options: {} }),
    { tactics: [1, 4], cards: ['M M', 'M'] },
    'remove',
  );
  assert.deepEqual(without.state.table.leaders, [null, null]);
});

test('R25.1 who is in no danger, or not on Withdraw, has nothing to run from', () => {
  const safe = fought(
    position({ ...RUN, cells: { '1/4': 'k0/0' } }),
    { tactics: [1, 4], cards: ['M M', 'M'] },
    'remove',
  );
  assert.deepEqual([asked(safe), safe.state.table.leaders], ['tech 0', [null, 'cyrus']]);
  const standing = fought(
    position({ ...RUN, cells: { '1/2': '0/k0' } }),
    { tactics: [1, 2], cards: ['M M', 'M M'] },
    'remove',
  );
  assert.deepEqual([asked(standing), standing.state.table.leaders], ['tech 0', ['giap', null]]);
});

test('R25.2 no other KIA, and none by the weapons', () => {
  const weapons = fought(
    position({ ...RUN, tech: ['wmd', ''] }),
    { tactics: [1, 4], cards: ['M wmd', 'M'] },
    'remove',
  );
  assert.notEqual(asked(weapons), 'run-away 1');
  assert.equal(weapons.state.table.leaders[1], null);
  const other = fought(position({ ...RUN, cells: { '3/4': '0/k0' } }), {
    tactics: [3, 4],
    cards: ['M M', 'M'],
  });
  assert.equal(other.state.table.leaders[1], null);
});

test('R25.3 the infiltrator chooses first, and his own KIA stays', () => {
  const from = fought(position(RUN), { tactics: [1, 4], cards: ['M M', 'M'] });
  assert.equal(asked(from), 'infiltration 0');
  const spared = after(from, 'protect');
  assert.deepEqual(spared.state.table.leaders, ['giap', 'cyrus']);
  const removed = after(from, 'remove', 'ignore');
  assert.deepEqual(removed.state.table.kiaPile, ['giap']);
});
