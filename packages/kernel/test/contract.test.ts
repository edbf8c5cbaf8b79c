import { otherSeat, SEATS, type Game } from '@bannerfield/kernel';
import { contract, type Contract } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { game, type Blank } from './games.ts';

const about: Contract<Blank> = {
  hiddenNames: ({ hands, fate }, viewer) => [
    ...fate,
    ...SEATS.filter((seat) => seat !== viewer).flatMap((seat) => [
      ...hands[seat].cards,
      hands[seat].chosen ?? 0,
    ]),
  ],
  namesToldBy: (event) =>
    event.type === 'round' ? event.cards : event.type === 'drawn' ? [event.card] : [],
};

function broken(faults: Partial<Game<Blank>>): () => void {
  return () => {
    for (let seed = 0; seed < 30; seed++) {
      contract({ ...game, ...faults }, { target: 4 }, seed, about);
    }
  };
}

test('the contract holds for the game as it is', () => {
  expect(broken({})).not.toThrow();
});

/** Each fault a game could have, and the promise by which the suite finds it. */
const faults: [string, Partial<Game<Blank>>, string][] = [
  ['why forgets a rule', { why: () => null }, 'legal and why agree'],
  [
    'legal offers too much',
    { legal: (known) => [...game.legal(known), { type: 'choose', card: 12 }] },
    '',
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
    'notation',
  ],
  [
    'clone shares an array',
    { clone: (state) => ({ ...game.clone(state), hands: state.hands }) },
    '',
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
    'an imagined deck is short of a card',
    { imagine: (known, rng) => ({ ...game.imagine(known, rng), fate: [] }) },
    'an imagined truth passes the audit',
  ],
  [
    'an imagined truth looks different',
    {
      imagine: (known, rng) => {
        const dream = game.imagine(known, rng);
        dream.hands.reverse();
        dream.table.handSizes.reverse();
        return dream;
      },
    },
    'an imagined truth',
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
    'a state holds what JSON cannot carry',
    {
      apply: (state, seat, action, emit) => {
        game.apply(state, seat, action, emit);
        Object.assign(state.table, { note: undefined });
      },
    },
    'plain JSON',
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
    'the order of hidden commitments',
  ],
  [
    'the seat that is not asked may act',
    {
      why: (known, action) =>
        known.hand.cards.includes(action.card) ? null : game.why(known, action),
    },
    '',
  ],
  [
    'a sample is not listed',
    { sample: () => ({ type: 'card', card: 99 }) },
    'a sample is a listed outcome',
  ],
  ['the game does not end', { pending: () => ({ kind: 'decision', seats: [0] }) }, ''],
  [
    'pending writes',
    {
      legal: (known) => {
        const legal = game.legal(known);
        Object.assign(known.table, { looked: true });
        return legal;
      },
    },
    '',
  ],
];

test.each(faults)('the contract finds: %s', (_name, fault, promise) => {
  expect(broken(fault)).toThrow(promise);
});
