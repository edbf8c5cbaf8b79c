import assert from 'node:assert/strict';
import { isRefusal, step } from '@bannerfield/kernel';
import { test } from 'vitest';
import { cellOf } from '../../rules/11-engagement.ts';
import {
  after,
  asked,
  cards,
  eventsOf,
  fought,
  options,
  position,
  refused,
  type Drawing,
} from './position.ts';

test('R14.1 the row is the attacker, the column the defender', () => {
  const cells = { '3/5': '1/0', '5/3': '0/1' };
  const fight = { tactics: [3, 5], cards: ['C C', 'C C'] } as const;
  const attacks = fought(position({ cells }), fight);
  assert.deepEqual(eventsOf(attacks, 'engage')[0]?.owed, [1, 0]);
  const defends = fought(position({ cells }), { ...fight, attacker: 1 });
  assert.deepEqual(eventsOf(defends, 'engage')[0], {
    ...{ type: 'engage', attacker: 5, defender: 3, owed: [1, 0], kia: [false, false] },
  });
});

test('R14.2 nobody loses more than he has committed', () => {
  const from = fought(position({ cells: { '2/2': '3/all' } }), {
    tactics: [2, 2],
    cards: ['C C', 'I I I'],
  });
  assert.deepEqual(eventsOf(from, 'engage')[0]?.owed, [2, 3]);
  const over = after(from, 'casualty:1.I', 'lose:C.C', 'lose:I.I');
  assert.deepEqual(over.state.table.reserves, [12, 11]);
});

test('R14.3 a killed leader is gone before casualties are chosen', () => {
  const from = fought(position({ cells: { '2/3': 'k1/1' } }), {
    tactics: [2, 3],
    cards: ['C C', 'I I'],
  });
  assert.deepEqual(from.state.table.leaders, [null, 'cyrus']);
  assert.deepEqual(from.state.table.kiaPile, ['giap']);
  assert.equal(asked(from), 'first-casualty 1');
});

const sole = (cell: string, more: Drawing = {}) =>
  fought(position({ ...more, cells: { '1/2': cell } }), { tactics: [1, 2], cards: ['M M', 'M M'] });

test('R14.4 the only infiltrator lets every KIA stand, or none', () => {
  const both = sole('k0/k0');
  assert.equal(asked(both), 'infiltration 0');
  assert.deepEqual(options(both, 0), ['remove', 'protect']);
  assert.deepEqual(after(both, 'remove').state.table.leaders, [null, null]);
  assert.deepEqual(after(both, 'protect').state.table.leaders, ['giap', 'cyrus']);
  const own = sole('k0/0');
  assert.deepEqual(after(own, 'remove').state.table.leaders, [null, 'cyrus']);
  const enemy = sole('0/k0');
  assert.deepEqual(after(enemy, 'remove').state.table.leaders, ['giap', null]);
  assert.deepEqual(after(enemy, 'protect').state.table.leaders, ['giap', 'cyrus']);
  assert.equal(asked(sole('1/0')), 'first-casualty 0');
});

test('R14.4 without an infiltrator a KIA stands by itself', () => {
  const from = fought(position({ cells: { '2/3': '0/k0' } }), {
    tactics: [2, 3],
    cards: ['M M', 'M M'],
  });
  assert.deepEqual(from.state.table.leaders, ['giap', null]);
});

const duel = (cell: string, attacker: 0 | 1 = 0) =>
  fought(position({ cells: { '1/1': cell } }), {
    attacker,
    tactics: [1, 1],
    cards: ['M M', 'M M'],
  });

test('R14.1 before tactics lie open no cell is in play', () => {
  const { state } = after(position(), '0:keep', '1:keep', 'attack', '0:t2', '1:t3');
  assert.throws(() => cellOf(state.table), /no cell of the chart/);
});

test('R14.5 with two infiltrators the higher rank chooses first, and protects both', () => {
  for (const cell of ['k0/k0 nv', 'k0/0', '0/k0']) {
    for (const attacker of [0, 1] as const) {
      const from = duel(cell, attacker);
      assert.equal(asked(from), 'infiltration 0', cell);
      assert.deepEqual(after(from, 'protect').state.table.leaders, ['giap', 'cyrus']);
    }
  }
});

test('R14.6 then the lower rank: he too protects both, or both fall', () => {
  const from = after(duel('k0/k0 nv'), 'remove');
  assert.equal(asked(from), 'infiltration 1');
  assert.deepEqual(after(from, 'protect').state.table.leaders, ['giap', 'cyrus']);
  assert.deepEqual(after(from, 'remove').state.table.leaders, [null, null]);
  assert.deepEqual(after(duel('k0/0'), 'remove', 'remove').state.table.leaders, [null, 'cyrus']);
});

const WEAPONS: Drawing = { tech: ['wmd', ''] };

test("R14.7 revealed weapons replace the enemy's side of the cell, and nothing else", () => {
  const from = fought(position({ ...WEAPONS, cells: { '2/3': '1/0 nv' } }), {
    tactics: [2, 3],
    cards: ['C wmd', 'C C C'],
  });
  const engaged = eventsOf(from, 'engage')[0];
  assert.deepEqual(
    [engaged?.owed, engaged?.kia],
    [
      [1, 3],
      [false, true],
    ],
  );
  const over = after(from, 'casualty:1.C', 'lose:wmd', 'lose:C.C');
  assert.deepEqual(over.state.table.record, [null]);
  assert.deepEqual(over.state.table.casualties[0], cards('wmd'));
});

test('R14.7 they act with a tactic that failed, and go home unused up', () => {
  const from = fought(position(WEAPONS), { tactics: [8, 3], cards: ['M wmd', 'M M'] });
  assert.equal(eventsOf(from, 'engage')[0]?.attacker, 2);
  assert.deepEqual(eventsOf(from, 'engage')[0]?.owed, [0, 2]);
  const over = after(from, 'casualty:1.M', 'lose:M');
  assert.ok(over.state.hands[0].reserves.includes(14));
});

test('R14.7 weapons that were taken back do nothing', () => {
  const fight = {
    tactics: [2, 3],
    cards: ['C wmd', 'M M'],
    withdraws: { attacker: 'wmd' },
  } as const;
  assert.deepEqual(eventsOf(fought(position(WEAPONS), fight), 'engage')[0]?.owed, [0, 0]);
});

test('R14.8 an infiltrator protects from weapons, or spares their victim; losses stay', () => {
  const attack = { tactics: [2, 1], cards: ['C wmd', 'M M'] } as const;
  const saved = fought(position(WEAPONS), attack);
  assert.equal(asked(saved), 'infiltration 1');
  assert.deepEqual(after(saved, 'protect').state.table.leaders, ['giap', 'cyrus']);
  assert.equal(asked(after(saved, 'protect')), 'first-casualty 0');
  const own = fought(position(WEAPONS), { tactics: [1, 2], cards: ['C wmd', 'M M'] });
  assert.equal(asked(own), 'infiltration 0');
  assert.deepEqual(after(own, 'protect').state.table.leaders, ['giap', 'cyrus']);
  const both = fought(position({ ...WEAPONS, cells: { '1/1': 'k0/k0 nv' } }), {
    tactics: [1, 1],
    cards: ['C wmd', 'M M'],
  });
  const spared = after(both, 'protect', 'casualty:1.M', 'lose:M');
  assert.deepEqual(spared.state.table.leaders, ['giap', 'cyrus']);
  assert.equal(spared.state.table.casualties[1].length, 2);
});

const EVEN: Drawing = { cells: { '2/2': '1/2' } };
const FIGHT = { tactics: [2, 2], cards: ['C A', 'I C G'] } as const;

test('R15.1 superior is the higher rank, unless he has just fallen', () => {
  assert.equal(asked(fought(position(EVEN), FIGHT)), 'first-casualty 0');
  const lower = fought(position({ ...EVEN, leaders: ['cyrus', 'lee'] }), { ...FIGHT, attacker: 0 });
  assert.equal(asked(lower), 'first-casualty 1');
  const fallen = fought(position({ cells: { '2/2': 'k1/2' } }), FIGHT);
  assert.equal(asked(fallen), 'first-casualty 1');
});

test('R15.1 a Guard lost in the step shifts nothing', () => {
  const guarded = fought(
    position({ cells: { '2/2': '2/1' } }),
    { tactics: [2, 2], cards: ['G C C', 'I I'] },
    'casualty:0.G',
  );
  assert.deepEqual(guarded.state.table.leaders, [null, 'cyrus']);
  assert.equal(asked(guarded), 'losses 0');
  assert.equal(asked(after(guarded, 'lose:C')), 'losses 1');
});

test('R15.2, R15.4 the first card is of either side that owes one', () => {
  const from = fought(position(EVEN), FIGHT);
  const either = ['casualty:0.C', 'casualty:0.A', 'casualty:1.I', 'casualty:1.C', 'casualty:1.G'];
  assert.deepEqual(options(from, 0), either);
  const one = fought(position({ cells: { '2/2': '0/1' } }), FIGHT);
  assert.equal(refused(one, 'casualty:0.C'), 'R15.2 owes-nothing');
  assert.equal(refused(from, 'casualty:1.A'), 'R15.3 not-committed');
});

test('R15.3 then the superior side names its own, and the other the rest', () => {
  for (const attacker of [0, 1] as const) {
    const cells = { '2/2': attacker === 0 ? '1/2' : '2/1' };
    const from = after(fought(position({ cells }), { ...FIGHT, attacker }), 'casualty:1.C');
    assert.equal(asked(from), 'losses 0');
    const rest = after(from, 'lose:C');
    assert.equal(asked(rest), 'losses 1');
    assert.deepEqual(options(rest, 1), ['lose:I', 'lose:G']);
    assert.equal(refused(rest, 'lose:A'), 'R15.3 not-committed');
  }
});

test('R15.3 with no leader left the attacker begins, and nobody is first', () => {
  for (const attacker of [0, 1] as const) {
    const from = fought(position({ cells: { '2/2': 'k1/k1' } }), { ...FIGHT, attacker });
    assert.equal(asked(from), `losses ${String(attacker)}`);
  }
});

test('R15.4 firstEnemy: the own card only where the enemy owes none', () => {
  const options = { casualties: 'firstEnemy' } as const;
  const from = fought(position({ ...EVEN, options }), FIGHT);
  assert.equal(refused(from, 'casualty:0.C'), 'R15.4 enemy-first');
  const own = fought(position({ options, cells: { '2/2': '1/0' } }), FIGHT);
  assert.equal(refused(own, 'casualty:0.C'), null);
});

test('R15.4 all: the superior side names everything, the enemy first', () => {
  const from = fought(position({ ...EVEN, options: { casualties: 'all' } }), FIGHT);
  assert.equal(asked(from), 'losses 0');
  const enemy = after(from, 'lose:C.G');
  assert.deepEqual(enemy.state.table.casualties[1], cards('C G'));
  assert.equal(asked(enemy), 'losses 0');
  assert.deepEqual(after(enemy, 'lose:C').state.table.casualties, [cards('C'), cards('C G')]);
});

test('R15.4 all: without a leader left each names his own, the attacker first', () => {
  for (const attacker of [0, 1] as const) {
    const drawing: Drawing = { cells: { '2/2': 'k1/k1' }, options: { casualties: 'all' } };
    const from = fought(position(drawing), { ...FIGHT, attacker });
    assert.equal(asked(from), `losses ${String(attacker)}`);
    assert.ok(options(from, attacker).includes(attacker === 0 ? 'lose:A' : 'lose:G'));
    const rest = after(from, attacker === 0 ? 'lose:C' : 'lose:I');
    assert.equal(asked(rest), `losses ${String(1 - attacker)}`);
  }
});

test('R15.4 all: where only one side owes, nothing else is asked', () => {
  const all = { casualties: 'all' } as const;
  const own = fought(position({ cells: { '2/2': '1/0' }, options: all }), FIGHT);
  assert.deepEqual(options(own, 0), ['lose:C', 'lose:A']);
  assert.equal(asked(after(own, 'lose:A')), 'command 0 1');
  const enemy = fought(position({ cells: { '2/2': '0/1' }, options: all }), FIGHT);
  assert.deepEqual(options(enemy, 0), ['lose:I', 'lose:C', 'lose:G']);
  assert.equal(asked(after(enemy, 'lose:C')), 'command 0 1');
});

test('R15.5 losses are taken and told in order, however they are named', () => {
  const from = after(fought(position({ cells: { '2/2': '2/1' } }), FIGHT), 'casualty:1.G');
  const told: unknown[] = [];
  const { game } = from;
  const next = step(game, from.state, 0, { type: 'lose', cards: [4, 2] }, (event) => {
    if (event.type === 'lost') told.push(event.cards);
  });
  assert.ok(!isRefusal(next));
  assert.deepEqual(told, [cards('C A')]);
  assert.deepEqual(next.table.casualties[0], cards('C A'));
});

test('R15.5 exactly as many as are owed', () => {
  const from = after(fought(position({ cells: { '2/2': '2/1' } }), FIGHT), 'casualty:1.G');
  assert.equal(refused(from, 'lose:C'), 'R15.5 loss-number');
  assert.equal(refused(from, 'lose:C.A'), null);
});

test('R15.6 a lost Guard costs the leader, whoever chose it and whatever was prevented', () => {
  const chosen = fought(position({ cells: { '2/2': '0/1' } }), FIGHT, 'casualty:1.G');
  assert.deepEqual(chosen.state.table.leaders, ['giap', null]);
  const own = fought(position({ cells: { '2/2': '0/2' } }), FIGHT, 'casualty:1.I', 'lose:G');
  assert.deepEqual(own.state.table.kiaPile, ['cyrus']);
  const saved = fought(position({ cells: { '1/2': 'k1/0' } }), {
    tactics: [1, 2],
    cards: ['G M', 'M M'],
  });
  const guard = after(saved, 'protect', 'casualty:0.G');
  assert.deepEqual(guard.state.table.leaders, [null, 'cyrus']);
  const twice = fought(position({ cells: { '2/3': '0/k1' } }), {
    tactics: [2, 3],
    cards: ['M M', 'G M'],
  });
  const gone = after(twice, 'casualty:1.G');
  assert.deepEqual(gone.state.table.kiaPile, ['cyrus']);
  assert.equal(gone.state.table.battle.fallen[1], null);
});

test('R15.7 the Spartans are a Guard, and lie in the Casualty Pile like others', () => {
  const from = fought(
    position({ cells: { '2/2': '0/1' }, tech: ['', 'spartans'] }),
    { tactics: [2, 2], cards: ['M M', 'C spartans'] },
    'casualty:1.spartans',
  );
  assert.deepEqual(from.state.table.leaders, ['giap', null]);
  assert.deepEqual(from.state.table.casualties[1], cards('spartans'));
});

const won = (
  drawing: Drawing,
  mine: string,
  theirs: string,
  tactics: [number, number] = [2, 2],
) => {
  const from = fought(position(drawing), { tactics, cards: [mine, theirs] });
  return [
    eventsOf(from, 'totals')[0]?.totals,
    from.state.table.record[0],
    eventsOf(from, 'won')[0]?.how,
  ];
};

test('R16.1 the higher total of surviving cards wins', () => {
  assert.deepEqual(won({}, 'C C', 'A M'), [[6, 5], 0, 'totals']);
  assert.deepEqual(won({}, 'C M', 'A M'), [[3, 5], 1, 'totals']);
  const lost = fought(
    position({ cells: { '2/2': '0/1' } }),
    { tactics: [2, 2], cards: ['C M', 'A I'] },
    'casualty:1.A',
  );
  assert.deepEqual(lost.state.table.record, [0]);
});

const modifier = (arm: 'cavalry' | 'infantry' | 'artillery' | 'militia', by: number) =>
  ({ type: 'modifier', arm, by }) as const;

test('R16.2 a modifier raises every card of its arm once, by either of two arms', () => {
  const facts = {
    giap: { bonuses: [modifier('cavalry', 2)] },
    cyrus: { bonuses: [modifier('artillery', 3)] },
  };
  const tech: [string, string] = ['mechanized', 'jets'];
  assert.deepEqual(won({ facts, tech }, 'C C mechanized I', 'A jets I')[0], [18, 20]);
  const both = { giap: { bonuses: [modifier('infantry', 1)] } };
  assert.deepEqual(
    won({ facts: both, tech: ['mechanized', ''] }, 'mechanized M', 'M M')[0],
    [6, 0],
  );
  const weapons = fought(
    position({ facts: { giap: { bonuses: [modifier('artillery', 3)] } }, tech: ['wmd', ''] }),
    { tactics: [2, 2], cards: ['M wmd', 'M M'] },
    'casualty:1.M',
    'lose:M',
  );
  assert.deepEqual(eventsOf(weapons, 'totals')[0]?.totals, [3, 0]);
});

test('R16.3 of two modifiers the one that adds most, and never both', () => {
  const facts = { giap: { bonuses: [modifier('cavalry', 1), modifier('militia', 2)] } };
  assert.deepEqual(won({ facts }, 'C M', 'A I')[0], [5, 6]);
  assert.deepEqual(won({ facts }, 'C C C M', 'A I')[0], [12, 6]);
});

test('R16.4, R23.1 a leader lost in the battle adds nothing', () => {
  const facts = { giap: { bonuses: [modifier('cavalry', 2)] } };
  assert.deepEqual(won({ facts, cells: { '2/2': 'k0/0' } }, 'C M', 'A M')[0], [3, 5]);
  assert.deepEqual(won({ facts }, 'C M', 'A M')[0], [5, 5]);
});

test('R16.5 No Victor, whatever the totals', () => {
  assert.deepEqual(won({ cells: { '2/4': '0/0 nv' } }, 'A A', 'M', [2, 4]), [
    [10, 0],
    null,
    'no-victor',
  ]);
});

test('R16.6 double Infiltration has no winner, whatever its cell says', () => {
  const from = fought(position(), { tactics: [1, 1], cards: ['A A', 'M M'] });
  assert.deepEqual(from.state.table.record, [null]);
  assert.equal(eventsOf(from, 'won')[0]?.how, 'infiltration');
});

test('R16.7 equal totals have no winner', () => {
  assert.deepEqual(won({}, 'A I', 'C C'), [[6, 6], null, 'tie']);
});
