import {
  known,
  makeFlow,
  topFrame,
  type ChancePhase,
  type DecisionPhase,
  type State,
} from '@bannerfield/kernel';
import { expect, test } from 'vitest';

interface Toy {
  Options: object;
  Table: {
    stack: { phase: string; seats: (0 | 1)[] }[];
    result: null | { winner: 0; rule: 'R9'; reason: string };
  };
  Hand: null;
  Fate: null;
  Action: { readonly type: 'go' };
  Chance: { readonly type: 'heads' };
  Event: { readonly type: 'went' };
}

const walk: DecisionPhase<Toy> = {
  legal: () => [{ type: 'go' }],
  why: () => null,
  apply: ({ table }, _seat, _action, emit) => {
    table.stack.pop();
    emit({ type: 'went' });
  },
};

const toss: ChancePhase<Toy> = {
  chance: () => [{ outcome: { type: 'heads' }, weight: 1 }],
  sample: () => ({ type: 'heads' }),
  applyChance: ({ table }) => {
    table.stack.pop();
  },
};

const flow = makeFlow<Toy>({ walk }, { toss }, () => ({ rule: 'R1', reason: 'not-asked' }));

function standing(...stack: Toy['Table']['stack']): State<Toy> {
  return { table: { stack, result: null }, hands: [null, null], fate: null };
}

const below = { phase: 'toss', seats: [] };
const asked = { phase: 'walk', seats: [1 as const] };

test('the frame on top says who is asked, or that chance is due', () => {
  expect(flow.pending(standing(below, asked).table)).toEqual({ kind: 'decision', seats: [1] });
  expect(flow.pending(standing(asked, below).table)).toEqual({ kind: 'chance' });
});

test('a result ends the game, whatever lies on the stack', () => {
  const state = standing(asked);
  state.table.result = { winner: 0, rule: 'R9', reason: 'tired' };
  const over = { kind: 'over', winner: 0, rule: 'R9', reason: 'tired' };
  expect(flow.pending(state.table)).toEqual(over);
  expect(flow.legal(known(state, 1))).toEqual([]);
  expect(flow.why(known(state, 1), { type: 'go' })).toMatchObject({ reason: 'not-asked' });
});

test('only the seat that is asked may act', () => {
  const state = standing(below, asked);
  expect(flow.legal(known(state, 1))).toEqual([{ type: 'go' }]);
  expect(flow.why(known(state, 1), { type: 'go' })).toBeNull();
  expect(flow.legal(known(state, 0))).toEqual([]);
  expect(flow.why(known(state, 0), { type: 'go' })).toEqual({ rule: 'R1', reason: 'not-asked' });
});

test('actions and outcomes go to the phase on top', () => {
  const state = standing(below, asked);
  const told: unknown[] = [];
  flow.apply(state, 1, { type: 'go' }, (event) => told.push(event));
  expect(told).toEqual([{ type: 'went' }]);
  expect(flow.chance(state)).toHaveLength(1);
  expect(flow.sample(state, () => 0)).toEqual({ type: 'heads' });
  flow.applyChance(state, { type: 'heads' }, () => undefined);
  expect(state.table.stack).toEqual([]);
});

test('an empty stack and an unknown phase are faults that are named', () => {
  expect(() => topFrame(standing().table)).toThrow('the phase stack is empty');
  const lost = standing({ phase: 'swim', seats: [1] });
  expect(() => flow.legal(known(lost, 1))).toThrow('no phase is called swim');
});
