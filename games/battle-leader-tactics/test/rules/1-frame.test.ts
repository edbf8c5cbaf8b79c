import assert from 'node:assert/strict';
import { test } from 'vitest';
import { valuesOf } from '@bannerfield/kernel';
import { ARMS, CARD_KEYS, LEADERS, TACTICS } from '../../rules/data.ts';
import { factsOf } from '../../rules/edition.ts';
import { house } from '../../rules/house.ts';
import { game } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import {
  after,
  asked,
  cards,
  eventsOf,
  fought,
  housePosition,
  options,
  played,
  position,
  refused,
} from './position.ts';

const values = valuesOf(house.values);
const facts = factsOf(values);

test('R1.1 there are two seats, and both are asked', () => {
  const { state } = position();
  assert.equal(state.hands.length, 2);
  assert.equal(asked(position()), 'command 0 1');
});

test('R1.2 there are 21 leaders, each of another rank', () => {
  assert.equal(LEADERS.length, 21);
  const ranks = LEADERS.map((leader) => facts.leaders[leader].rank);
  assert.equal(new Set(ranks).size, 21);
});

test('R1.3 the twelve tactics have the numbers of the list of components', () => {
  assert.equal(TACTICS.length, 12);
  assert.deepEqual(
    ['infiltration', 'withdraw', 'enfilade-right', 'enfilade-left', 'bombard'].map(
      (name) => (TACTICS as readonly string[]).indexOf(name) + 1,
    ),
    [1, 4, 6, 7, 12],
  );
  const ready = after(position(), '0:keep', '1:keep', 'attack');
  const all = Array.from({ length: 12 }, (_, n) => `t${String(n + 1)}`);
  assert.deepEqual([options(ready, 0), options(ready, 1)], [all, all]);
});

test('R1.4 an army is 2 Militia, 6 Infantry, 3 Cavalry, 1 Guard and 2 Artillery', () => {
  const army = cards('M M I I I I I I C C C G A A');
  for (const { reserves } of position().state.hands) assert.deepEqual(reserves, army);
});

test('R1.5 Militia 0, Infantry 1, Cavalry 3, Guard 4, Artillery 5', () => {
  assert.deepEqual(facts.values.slice(0, 5), [0, 1, 3, 4, 5]);
});

test('R1.6 ten special cards with their values and arms', () => {
  const { infantry, cavalry, guard, artillery } = ARMS;
  const special = CARD_KEYS.slice(5).map((_, n) => [facts.values[n + 5], facts.arms[n + 5]]);
  assert.deepEqual(special, [
    ...[
      [2, infantry],
      [2, cavalry],
      [3, infantry | guard],
      [4, cavalry],
      [5, infantry | cavalry],
    ],
    ...[
      [6, cavalry],
      [7, cavalry],
      [8, cavalry | artillery],
      [10, artillery],
      [0, artillery],
    ],
  ]);
});

test('R1.7 the chart lies on the table', () => {
  assert.equal(position({ cells: { '8/7': '1/2' } }).state.table.edition.chart[7]?.[6], '1/2');
});

test('R2.1, R2.2 two leaders come up one by one, nineteen are left', () => {
  const state = game.setup(DEFAULTS);
  assert.equal(game.chance(state).length, 21);
  const from = played({ game, state }, '+shaka', '+lee');
  assert.deepEqual(from.state.table.leaders, ['shaka', 'lee']);
  assert.equal(from.state.table.deck.length, 19);
  assert.deepEqual(
    eventsOf(from, 'leader').map(({ seat, leader, penalty }) => [seat, leader, penalty]),
    [
      [0, 'shaka', false],
      [1, 'lee', false],
    ],
  );
});

test('R2.3 the ten special cards are the Tech Deck, and each comes up alike', () => {
  const from = fought(position(), { tactics: [1, 2], cards: ['M M', 'M M'] }, 'draw');
  assert.equal(from.state.table.techLeft, 10);
  const chances = from.game.chance(from.state);
  assert.equal(chances.length, 10);
  assert.ok(chances.every(({ weight }) => weight === 1));
});

test('R3.1 what is committed lies on its own side, open after step 9', () => {
  const from = fought(position({ cells: { '2/3': '1/1' } }), {
    tactics: [2, 3],
    cards: ['C C', 'I M'],
  });
  assert.deepEqual(from.state.table.battle.cards, [cards('C C'), cards('I M')]);
});

test('R3.2 who is discarded lies in the KIA Pile and comes up no more', () => {
  const from = after(position(), '0:discard', '1:keep');
  assert.deepEqual(from.state.table.kiaPile, ['giap']);
  assert.ok(
    !from.game
      .chance(from.state)
      .some(({ outcome }) => outcome.type === 'leader' && outcome.leader === 'giap'),
  );
});

test('R3.3 any leader commits any card, Cyrus even Jet Fighters', () => {
  const from = after(
    position({ tech: ['', 'jets'] }),
    '0:keep',
    '1:keep',
    'defend',
    '0:t2',
    '1:t2',
  );
  assert.equal(refused(from, 'commit:A.jets'), null);
  assert.equal(facts.leaders.shaka.rating, 12);
});

test('R3.4, R15.5 losses lie face up in the pile of who lost them', () => {
  const from = fought(
    position({ cells: { '2/2': '1/2' } }),
    { tactics: [2, 2], cards: ['C C', 'C I M'] },
    'casualty:1.C',
    'lose:C',
    'lose:I',
  );
  assert.deepEqual(from.state.table.casualties, [cards('C'), cards('I C')]);
});

test('R3.5 what is set, committed and drawn is told to its owner alone', () => {
  const from = fought(position(), { tactics: [1, 2], cards: ['M M', 'C C'] }, 'draw', '+jets');
  const secret = from.told.filter(({ to }) => to !== null);
  assert.deepEqual(
    secret.map(({ event, to }) => [event.type, to]),
    [
      ['set', 0],
      ['set', 1],
      ['committed', 0],
      ['committed', 1],
      ['special', 0],
    ],
  );
  assert.deepEqual(from.state.table.reserves, [15, 14]);
  assert.deepEqual(from.state.table.techSeen, [[], []]);
  assert.deepEqual(from.state.table.techDrawn, [1, 0]);
});

test('R3.6 what a withdrawal takes off the table is never shown', () => {
  const fight = { tactics: [8, 2], cards: ['C C A', 'M M'], withdraws: { attacker: 'A' } } as const;
  const from = fought(position(), fight);
  const open = from.told.filter(({ to }) => to === null).map(({ event }) => JSON.stringify(event));
  assert.ok(!open.some((text) => text.includes('"tactic":8') || text.includes('[2,2,4]')));
  assert.deepEqual(from.told.find(({ event }) => event.type === 'took-back')?.to, 0);
});

test('R4.1 ten battles, also those without a winner', () => {
  const drawn = Array<null>(9).fill(null);
  const before = position({ record: drawn, casualties: ['I', ''] });
  const from = fought(before, { tactics: [2, 2], cards: ['M M', 'M M'] });
  assert.equal(from.state.table.record.length, 10);
  assert.equal(asked(from), 'over');
});

test('R4.2 the sixth win ends the game in step 13: cards go home, nobody draws', () => {
  const before = position({ record: [0, 0, 0, 0, 0] });
  const from = fought(before, { tactics: [1, 2], cards: ['C C', 'M M'] });
  assert.deepEqual(from.state.table.result, { winner: 0, rule: 'R4.2', reason: 'wins' });
  assert.deepEqual(from.state.table.reserves, [14, 14]);
  assert.equal(from.state.table.techLeft, 10);
  const fifth = fought(position({ record: [0, 0, 0, 0] }), {
    tactics: [2, 2],
    cards: ['C C', 'M M'],
  });
  assert.equal(fifth.state.table.result, null);
});

const NINE = Array<null>(9).fill(null);
const QUIET = { tactics: [2, 2], cards: ['M M', 'M M'] } as const;

test('R4.3 after the last battle more cards in Reserves win, special ones too', () => {
  const from = fought(position({ record: NINE, casualties: ['I', ''] }), QUIET);
  assert.deepEqual(from.state.table.result, { winner: 1, rule: 'R4.3', reason: 'reserves' });
  const special = fought(
    position({ record: NINE, casualties: ['I', ''], tech: ['jets band', ''] }),
    QUIET,
  );
  assert.equal(special.state.table.result?.winner, 0);
  const longer = position({ record: NINE, casualties: ['I', ''], options: { battles: 12 } });
  assert.equal(fought(longer, QUIET).state.table.result, null);
});

test('R4.4, R4.6 then the higher rank; a leader just lost is not replaced, and nobody loses by that', () => {
  assert.deepEqual(fought(position({ record: NINE }), QUIET).state.table.result, {
    winner: 0,
    rule: 'R4.4',
    reason: 'rank',
  });
  const lost = fought(position({ record: NINE, cells: { '2/3': 'k0/0' } }), {
    tactics: [2, 3],
    cards: ['M M', 'M M'],
  });
  assert.deepEqual(lost.state.table.result, { winner: 1, rule: 'R4.4', reason: 'rank' });
});

test('R4.5 without leaders on either side it is a draw', () => {
  const from = fought(position({ record: NINE, cells: { '2/3': 'k0/k0' } }), {
    tactics: [2, 3],
    cards: ['M M', 'M M'],
  });
  assert.deepEqual(from.state.table.result, { winner: 'draw', rule: 'R4.5', reason: 'even' });
});

test('R4.6 who cannot field a leader loses, before anyone chooses', () => {
  const kills = (text: string) => ({ cells: { '2/3': text } });
  const fight = { tactics: [2, 3], cards: ['M M', 'M M'] } as const;
  const one = fought(position({ deck: [], ...kills('k0/0') }), fight);
  assert.deepEqual(one.state.table.result, { winner: 1, rule: 'R4.6', reason: 'no-leader' });
  const both = fought(position({ deck: [], ...kills('k0/k0') }), fight);
  assert.deepEqual(both.state.table.result, { winner: 'draw', rule: 'R4.6', reason: 'no-leaders' });
  const last = fought(position({ deck: ['lee'], ...kills('k0/k0') }), fight);
  assert.deepEqual(last.state.table.result, { winner: 0, rule: 'R4.6', reason: 'no-leader' });
  const two = fought(position({ deck: ['lee', 'shaka'], ...kills('k0/k0') }), fight);
  assert.equal(asked(two), 'leader');
});

test('R4.7 the steps come in order, and each takes only what is its own', () => {
  const steps = [
    'command 0 1',
    'initiative 0',
    'tactics 0 1',
    'attack 0',
    'defender-withdrawal 1',
    'defense 1',
    'attacker-withdrawal 0',
    'command 0 1',
  ];
  const moves = movesBySteps();
  let from = position();
  for (const [index, step] of steps.entries()) {
    assert.equal(asked(from), step);
    const wrong = index === 0 ? 't2' : 'keep';
    if (index < steps.length - 1) assert.equal(refused(from, wrong), 'R4.7 wrong-step');
    from = after(from, ...(moves[index] ?? []));
  }
});

function movesBySteps(): string[][] {
  return [
    ...[['0:keep', '1:keep'], ['attack'], ['0:t2', '1:t2'], ['commit:M.M'], ['stand']],
    ...[['commit:M.M'], ['stand'], []],
  ];
}

test('R4.8 who is not asked is refused, also who has chosen already', () => {
  const from = after(position(), '1:keep');
  assert.equal(asked(from), 'command 0');
  assert.equal(refused(from, '1:keep'), 'R4.8 not-your-turn');
  assert.equal(from.state.table.kiaPile.length, 0);
  const other = after(position(), '1:discard');
  assert.deepEqual(JSON.stringify(from.state.table), JSON.stringify(other.state.table));
});

test('R4.9 after the end nothing can be played', () => {
  const over = fought(position({ record: NINE }), QUIET);
  assert.equal(refused(over, '0:keep'), 'R4.9 game-over');
});

test('R4.10 withdrawals, keeping and casualties are asked with one answer only', () => {
  const facts = { giap: { rating: 3 }, cyrus: { rating: 3 } };
  const ready = after(position({ facts, deck: [] }), '0:keep', '1:keep');
  assert.deepEqual(options(position({ deck: [] }), 0), ['keep']);
  const attacked = after(ready, 'attack', '0:t2', '1:t3', 'commit:M.M');
  assert.equal(asked(attacked), 'defender-withdrawal 1');
  assert.deepEqual(options(attacked, 1), ['stand']);
  const defended = after(attacked, 'stand', 'commit:M.M');
  assert.equal(asked(defended), 'attacker-withdrawal 0');
  assert.deepEqual(options(defended, 0), ['stand']);
  const forced = fought(position({ cells: { '2/2': '1/0' } }), {
    tactics: [2, 2],
    cards: ['C C', 'M M'],
  });
  assert.equal(asked(forced), 'first-casualty 0');
  assert.deepEqual(options(forced, 0), ['casualty:0.C']);
});

test('R1.8 the house edition has what the book prints', () => {
  const cells = {
    '8/7': '1/2',
    '3/1': 'k0/3',
    '6/5': '1/0',
    '1/1': 'k0/k0 nv',
    '12/3': '3/1',
    '2/4': '0/0 nv',
  };
  const { chart } = housePosition().state.table.edition;
  for (const [at, text] of Object.entries(cells)) {
    const [row = 0, column = 0] = at.split('/').map(Number);
    assert.equal(chart[row - 1]?.[column - 1], text, at);
  }
});
