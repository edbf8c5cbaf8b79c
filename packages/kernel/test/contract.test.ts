import { otherSeat, type Game, type Known } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import type { Action } from '../../../games/_blank/rules/state.ts';
import { about, broken, counted, written } from './contract-faults.ts';
import { game, type Blank } from './games.ts';

test('the contract holds for the game as it is', () => {
  expect(broken({})).not.toThrow();
});

function choices({ hand }: Known<Blank>): Action[] {
  return hand.cards.map((card) => ({ type: 'choose', card }));
}

/** For faults that put more on the table: it is copied whole, whatever lies on it. */
const wholeTable: Pick<Game<Blank>, 'clone' | 'imagine'> = {
  clone: (state) => ({ ...game.clone(state), table: structuredClone(state.table) }),
  imagine: (known, rng) => ({
    ...game.imagine(known, rng),
    table: structuredClone(known.table),
  }),
};

/** Each fault a game could have, and the promise by which the suite finds it. */
const faults: [string, Partial<Game<Blank>>, string][] = [
  [
    'why forgets a rule',
    { why: (known, move) => (game.legal(known).length > 0 ? null : game.why(known, move)) },
    'legal and why agree',
  ],
  [
    'legal offers too much',
    {
      legal: (known) => {
        const legal = game.legal(known);
        const offersIt = legal.length === 0 || known.hand.cards.includes(12);
        return offersIt ? legal : [...legal, { type: 'choose', card: 12 }];
      },
    },
    'legal and why agree: c12, refused by not-in-hand',
  ],
  [
    'why takes an outcome for an action',
    {
      why: (known, move) => game.why(known, { ...move, type: 'choose' }),
    },
    'legal and why agree: +',
  ],
  ['legal offers nothing', { legal: () => [] }, 'a decision has a legal action'],
  [
    'notation is not unique',
    { notation: { ...game.notation, format: (move) => (move.type === 'choose' ? 'c1' : '+1') } },
    'notation is unique',
  ],
  [
    'notation has spaces',
    { notation: { ...game.notation, format: (move) => `${move.type} ${String(move.card)}` } },
    'a move is one token: card 1',
  ],
  [
    'notation reads nothing',
    { notation: { ...game.notation, parse: () => null } },
    'notation round-trips: +1',
  ],
  [
    'a refusal without a rule',
    {
      why: (known, move) => {
        const refusal = game.why(known, move);
        return refusal && { ...refusal, rule: 'R' as 'R1' };
      },
    },
    'a refusal names its rule: R',
  ],
  [
    'nobody is asked',
    {
      pending: (table) => {
        const pending = game.pending(table);
        return pending.kind === 'chance' ? { kind: 'decision', seats: [] } : pending;
      },
    },
    'a decision has a seat',
  ],
  ['chance has no outcome', { chance: () => [] }, 'a chance node has an outcome'],
  [
    'a weight is a fraction',
    { chance: (state) => game.chance(state).map((each) => ({ ...each, weight: 0.5 })) },
    'weights are positive integers',
  ],
  [
    'chance decides by itself what else happens',
    {
      applyChance: (state, outcome, emit) => {
        game.applyChance(state, outcome, emit);
        state.table.points[0] = counted();
      },
    },
    'the same step leads to the same state',
  ],
  [
    'a card drawn in secret shows on the table',
    {
      ...wholeTable,
      applyChance: (state, outcome, emit) => {
        game.applyChance(state, outcome, emit);
        Object.assign(state.table, { peeked: outcome });
      },
    },
    'nothing untold shows to',
  ],
  [
    'a hidden commitment shows on the table',
    {
      ...wholeTable,
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        const table: Blank['Table'] & { peeked?: number } = state.table;
        table.peeked = (table.peeked ?? 0) + action.card;
      },
    },
    'nothing untold shows to',
  ],
  [
    'an action decides by itself what else happens',
    {
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        state.table.points[0] = counted();
      },
    },
    'the same step leads to the same state',
  ],
  [
    'no two setups are alike',
    {
      setup: (options) => {
        const state = game.setup(options);
        state.table.points[0] = counted() / 1e9;
        return state;
      },
    },
    'the hash of the start does not fit',
  ],
  [
    'no two games are told alike',
    {
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        emit({ type: 'drawn', card: -counted() });
      },
    },
    'replay tells the same',
  ],
  [
    'clone shares an array',
    { clone: (state) => ({ ...game.clone(state), hands: state.hands }) },
    'a step leaves its input as it is',
  ],
  [
    'clone forgets a field',
    { clone: (state) => ({ ...game.clone(state), fate: [] }) },
    'a clone is equal',
  ],
  [
    'a played card stays in hand',
    {
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        state.hands[seat].cards.push(action.card);
      },
    },
    'the audit holds',
  ],
  [
    'a public event tells a drawn card',
    {
      applyChance: (state, outcome, emit) => {
        game.applyChance(state, outcome, (event) => {
          emit(event);
        });
      },
    },
    'nobody is told what is hidden from him: 1 by',
  ],
  [
    'a drawn card is told to the other seat',
    {
      applyChance: (state, outcome, emit) => {
        game.applyChance(state, outcome, (event, to) => {
          emit(event, to === undefined ? to : otherSeat(to));
        });
      },
    },
    'nobody is told what is hidden from him: 1 by',
  ],
  [
    'a hidden commitment is told to the other seat',
    {
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        emit({ type: 'drawn', card: action.card }, otherSeat(seat));
      },
    },
    'nobody is told what is hidden from him',
  ],
  [
    'a sample is always the first',
    { sample: (state) => game.sample(state, () => 0) },
    'samples fall as often as listed',
  ],
  [
    'a sample is never the last',
    { sample: (state, rng) => game.sample(state, (below) => rng(Math.max(1, below - 1))) },
    'samples fall as often as listed',
  ],
  [
    'a sample does not heed the weights',
    {
      chance: (state) =>
        game.chance(state).map((each, index) => (index === 0 ? { ...each, weight: 3 } : each)),
    },
    'samples fall as often as listed',
  ],
  [
    'a state holds what JSON cannot carry',
    {
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        Object.assign(state.table, { note: undefined });
      },
    },
    'the state is plain JSON',
  ],
  [
    'the order of commitments matters',
    {
      apply: (state, seat, action, emit) => {
        const first = state.hands[0].chosen === null && state.hands[1].chosen === null;
        game.apply(state, seat, action, emit);
        if (first && seat === 1) state.table.points[0] += 1;
      },
    },
    'the order of hidden commitments changes nothing',
  ],
  [
    'the seat that is not asked may act',
    {
      why: (known, move) =>
        move.type === 'choose' && known.hand.cards.includes(move.card)
          ? null
          : game.why(known, move),
    },
    'who is not asked is refused',
  ],
  [
    'the seat that is not asked has a choice',
    {
      legal: (known) =>
        game.pending(known.table).kind === 'decision' ? choices(known) : game.legal(known),
    },
    'who is not asked has no action: decision',
  ],
  ['a seat has a choice while chance is due', { legal: choices }, 'no action: chance'],
  [
    'a seat has a choice after the end',
    { legal: (known) => (known.table.result === null ? game.legal(known) : choices(known)) },
    'who is not asked has no action: over',
  ],
  [
    'a sample is not listed',
    { sample: () => ({ type: 'card', card: 99 }) },
    'a sample is a listed outcome',
  ],
  [
    'legal writes',
    { legal: (known) => written(known.table, game.legal(known)) },
    'legal leaves its input as it is',
  ],
  [
    'pending writes',
    { pending: (table) => written(table, game.pending(table)) },
    'pending leaves its input as it is',
  ],
  [
    'audit writes',
    { audit: (state) => written(state, game.audit(state)) },
    'audit leaves its input as it is',
  ],
  [
    'why writes where it refuses',
    {
      why: (known, move) => {
        const refusal = game.why(known, move);
        return refusal && written(known.table, refusal);
      },
    },
    'why leaves its input as it is',
  ],
  [
    'chance writes',
    { chance: (state) => written(state, game.chance(state)) },
    'chance leaves its input as it is',
  ],
  [
    'sample writes',
    { sample: (state, rng) => written(state, game.sample(state, rng)) },
    'sample leaves its input as it is',
  ],
  [
    'clone writes',
    { clone: (state) => written(state, game.clone(state)) },
    'clone leaves its input as it is',
  ],
];

test.each(faults)('the contract finds: %s', (_name, fault, promise) => {
  expect(broken(fault)).toThrow(promise);
});

test('the contract finds: the game does not end', () => {
  const { length } = contract(game, { target: 4 }, 0, about).entries;
  const within = (longest: number) => () => contract(game, { target: 4 }, 0, { ...about, longest });
  expect(within(length)).not.toThrow();
  expect(within(length - 1)).toThrow('the game ends');
});
