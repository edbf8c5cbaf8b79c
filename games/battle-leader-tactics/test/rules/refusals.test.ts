import assert from 'node:assert/strict';
import { known } from '@bannerfield/kernel';
import { test } from 'vitest';
import {
  after,
  fought,
  pickAll,
  position,
  whyNot,
  type Drawing,
  type Position,
} from './position.ts';

const KEPT = ['0:keep', '1:keep'];
const LOW: Drawing = {
  facts: { giap: { rating: 3, attack: 3 }, cyrus: { rating: 3, defence: 3 } },
};

/** Both have set tactic 3; seat 0 attacks. */
function attacking(drawing: Drawing = {}): Position {
  return after(position(drawing), ...KEPT, 'attack', '0:t3', '1:t3');
}

/** And has committed two Militia; seat 1 stands. */
function defending(drawing: Drawing = {}): Position {
  return after(attacking(drawing), 'commit:M.M', 'stand');
}

function casualties(cell: string, casualties: 'first' | 'firstEnemy' = 'first'): Position {
  const drawing = { cells: { '2/2': cell }, options: { casualties } };
  return fought(position(drawing), { tactics: [2, 2], cards: ['C A', 'I C G'] });
}

function mustering(more: Drawing = {}): Position {
  const bonuses = [{ type: 'draw', cards: 2 }] as const;
  const drawing: Drawing = { facts: { giap: { bonuses } }, casualties: ['I C A', ''], ...more };
  return after(position(drawing), ...KEPT);
}

function pool(pool: 'free' | 'random', more: Drawing['options'] = {}): Position {
  return position({ options: { pool, cap: 30, ...more } });
}

type Row = readonly [
  move: string,
  refusal: string,
  from: () => Position,
  at: readonly string[],
  facts: Readonly<Record<string, unknown>>,
];

const ROWS: readonly Row[] = [
  ['0:attack', 'R4.7 wrong-step', () => position(), [], { step: 'command' }],
  [
    '0:commit:M.M',
    'R4.8 not-your-turn',
    () => after(position(), '0:keep'),
    [],
    { step: 'command' },
  ],
  ['0:field:lee', 'R5.1 has-leader', () => position(), ['leader-of:0'], {}],
  ['1:field:lee', 'R5.1 has-leader', () => position(), ['leader-of:1'], {}],
  ['0:discard:lee', 'R5.2 drawn-not-chosen', () => position(), ['deck:leaders'], {}],
  ['0:discard', 'R5.7 no-leader-left', () => position({ deck: [] }), ['deck:leaders'], {}],
  ['recover:C.G', 'R6.1 not-in-pile', mustering, ['casualties:0', 'card:G'], { cards: ['G'] }],
  ['recover:C', 'R6.2 recover-number', mustering, ['casualties:0'], { many: 2 }],
  [
    '0:t9',
    'R8.2 above-rating',
    () => after(position({ facts: { giap: { rating: 8 } } }), ...KEPT, 'attack'),
    ['tactic:9', 'leader-of:0'],
    { tactic: 9, rating: 8 },
  ],
  ['commit:C', 'R9.1 too-few', attacking, ['battlefield:0'], { least: 2 }],
  ['commit:I.I.I.I', 'R9.3 too-many', () => attacking(LOW), ['leader-of:0'], { size: 3 }],
  [
    'commit:M.jets',
    'R9.4 not-in-reserves',
    attacking,
    ['reserves', 'card:jets'],
    { cards: ['jets'] },
  ],
  ['withdraw:C', 'R10.1 nothing-to-take-back', () => after(attacking(), 'commit:M.M'), [], {}],
  [
    'withdraw',
    'R10.2 above-rating',
    () => after(attacking(LOW), 'commit:M.M'),
    ['leader-of:1'],
    { tactic: 4, rating: 3 },
  ],
  [
    'withdraw',
    'R10.3 withdraws-already',
    () => after(position(), ...KEPT, 'attack', '0:t3', '1:t4', 'commit:M.M'),
    ['tactic:4'],
    {},
  ],
  ['commit:C', 'R11.1 too-few', defending, ['battlefield:1'], { least: 2 }],
  ['commit:I.I.I.I', 'R11.3 too-many', () => defending(LOW), ['leader-of:1'], { size: 3 }],
  [
    'commit:M.jets',
    'R11.4 not-in-reserves',
    defending,
    ['reserves', 'card:jets'],
    { cards: ['jets'] },
  ],
  [
    'withdraw',
    'R12.2 take-one-back',
    () => after(defending(), 'commit:I.I'),
    ['battlefield:0'],
    {},
  ],
  [
    'withdraw:A',
    'R12.2 not-committed',
    () => after(defending(), 'commit:I.I'),
    ['battlefield:0', 'card:A'],
    { cards: ['A'] },
  ],
  [
    'withdraw:M',
    'R12.3 above-rating',
    () => after(defending(LOW), 'commit:I.I'),
    ['leader-of:0'],
    { tactic: 4, rating: 3 },
  ],
  [
    'withdraw:M',
    'R12.4 withdraws-already',
    () => after(position(), ...KEPT, 'attack', '0:t4', '1:t3', 'commit:M.M', 'stand', 'commit:I.I'),
    ['tactic:4'],
    {},
  ],
  ['casualty:0.C', 'R15.2 owes-nothing', () => casualties('0/1'), ['battlefield:0'], {}],
  [
    'casualty:1.A',
    'R15.3 not-committed',
    () => casualties('1/2'),
    ['battlefield:1', 'card:A'],
    { cards: ['A'] },
  ],
  [
    'casualty:0.C',
    'R15.4 enemy-first',
    () => casualties('1/2', 'firstEnemy'),
    ['battlefield:1'],
    {},
  ],
  [
    'lose:C',
    'R15.5 loss-number',
    () => after(casualties('2/1'), 'casualty:1.G'),
    ['battlefield:0'],
    { many: 2 },
  ],
  [
    '1:pick:lee',
    'R19.1 already-picked',
    () => after(position({ options: { openDraft: true } }), 'pick:lee'),
    ['leader:lee'],
    {},
  ],
  [
    'pick:giap',
    'R20.1 over-cap',
    () => pool('random', { cap: 20 }),
    ['leader:giap'],
    { cap: 20, spent: 0 },
  ],
  [
    '1:pick:napoleon',
    'R20.1 over-cap',
    () => after(pool('random', { cap: 20 }), 'pick:lee', 'pick:saladin', 'pick:cyrus'),
    ['leader:napoleon'],
    { cap: 20, spent: 7 },
  ],
  ['0:field:patton', 'R20.3 not-in-pool', () => pickAll(pool('free')), ['leader:patton'], {}],
  [
    'recover:I.C',
    'R24.2 pile-face-down',
    () => mustering({ options: { blindDraw: true } }),
    ['casualties:0'],
    {},
  ],
];

const RAID = { tactics: [1, 4], cards: ['M M', 'M'] } as const;
const RUNNING: Drawing = { options: { runAway: true }, cells: { '1/4': '0/k0' } };

/** Each step that waits, by one way into it, and what belongs to another. */
const STEPS: readonly (readonly [step: string, move: string, from: () => Position])[] = [
  ['draft', 'keep', () => pool('random')],
  ['muster', 'keep', () => mustering()],
  ['initiative', 'keep', () => after(position(), ...KEPT)],
  ['tactics', '0:attack', () => after(position(), ...KEPT, 'attack')],
  ['attack', 't3', () => attacking()],
  ['defender-withdrawal', 'commit:M.M', () => after(attacking(), 'commit:M.M')],
  ['defense', 'stand', () => defending()],
  ['attacker-withdrawal', 'commit:M.M', () => after(defending(), 'commit:I.I')],
  ['infiltration', 'ignore', () => fought(position(RUNNING), RAID)],
  ['run-away', 'remove', () => fought(position(RUNNING), RAID, 'remove')],
  ['first-casualty', 'lose:C', () => casualties('1/2')],
  ['losses', 'casualty:0.C', () => after(casualties('2/1'), 'casualty:1.G')],
  ['tech', 'keep', () => fought(position(), { tactics: [1, 2], cards: ['M M', 'M M'] })],
];

test.for(STEPS)('R4.7 in the step %s, %s belongs to another', ([step, move, from]) => {
  const refusal = { rule: 'R4.7', reason: 'wrong-step', at: [], facts: { step } };
  assert.deepEqual(whyNot(from(), move), refusal);
});

test.for(ROWS)('%s: %s, with what to point at and what its sentence fills in', (row) => {
  const [move, refusal, from, at, facts] = row;
  const [rule, reason] = refusal.split(' ');
  assert.deepEqual(whyNot(from(), move), { rule, reason, at, facts });
});

test('R9.4 what is no card at all is refused too, and not pointed at', () => {
  const { game, state } = attacking();
  const why = (...cards: number[]): unknown => game.why(known(state, 0), { type: 'commit', cards });
  for (const none of [-1, 15]) {
    assert.deepEqual(why(0, none), {
      ...{ rule: 'R9.4', reason: 'not-in-reserves', at: ['reserves'], facts: { cards: [] } },
    });
  }
  const missing = { at: ['reserves', 'card:wmd'], facts: { cards: ['wmd'] } };
  assert.deepEqual(why(0, 14), { rule: 'R9.4', reason: 'not-in-reserves', ...missing });
  const militia = { at: ['reserves', 'card:M'], facts: { cards: ['M'] } };
  assert.deepEqual(why(0, 0, 0), { rule: 'R9.4', reason: 'not-in-reserves', ...militia });
});
