import assert from 'node:assert/strict';
import { known, makeXoshiro, SEATS, type Rng } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { COMMANDS, LORE_CARDS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { BattleLoreState, Hand } from '../../rules/state.ts';
import { begin, type Played } from './position.ts';

const rngOf = (seed: number): Rng => makeXoshiro(seed).next;

/** Seat 0 has two cards aside, both hold a Lore card, and there are discards of both kinds. */
function drawn(): BattleLoreState {
  const field = 'bottom archers c5; top archers h5';
  const lore = ['war-cry', 'ambush'] as const;
  const played = begin(field, { hand: 'scout-centre forward', lore, tokens: [9, 9] });
  const { table, fate } = played.state();
  assert.ok(table.lore !== null);
  table.lore.discards.push(0, 6);
  table.lore.deckSize -= 2;
  for (const card of table.lore.discards) fate.lore[card] = (fate.lore[card] ?? 0) - 1;
  return played.play('play:scout-centre', 'done', '+forward', '+surround').state();
}

/** Who is attacked may play a Reaction: a battle is under way. */
function struck(): BattleLoreState {
  const field = 'bottom regular-infantry d5; top archers e5';
  const lore = ['dread', 'ambush'] as const;
  const played: Played = begin(field, { lore, tokens: [9, 9], last: ['forward', 'surround'] });
  return played.order('d5').play('d5xe5', 'lore:dread').state();
}

const sortedOf = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

test.for(SEATS)(
  'what seat %i sees stays, the rest is dealt so that all cards are there',
  (seat) => {
    const state = drawn();
    for (let seed = 0; seed < 40; seed++) {
      const imagined = game.imagine(known(state, seat), rngOf(seed));
      expect(game.audit(imagined)).toBeNull();
      expect(imagined.table).toEqual(state.table);
      expect([...imagined.fate.deck].map(Number.isInteger)).toEqual(COMMANDS.map(() => true));
      expect([...imagined.fate.lore].map(Number.isInteger)).toEqual(LORE_CARDS.map(() => true));
      expect(imagined.hands[seat]).toEqual(state.hands[seat]);
      const sizes = ({ cards, aside, lore }: Hand): number[] =>
        [cards, aside, lore].map(({ length }) => length);
      expect(imagined.hands.map(sizes)).toEqual(state.hands.map(sizes));
      for (const { cards, aside, lore } of imagined.hands) {
        for (const list of [cards, aside, lore]) expect(list).toEqual(sortedOf(list));
      }
    }
  },
);

test('before the end of a turn the card on the table is not dealt again', () => {
  const state = begin('bottom archers c5; top archers h5').play('play:attack-centre').state();
  for (let seed = 0; seed < 40; seed++) {
    expect(game.audit(game.imagine(known(state, 1), rngOf(seed)))).toBeNull();
  }
});

test('whatever the other may hold is imagined, and nothing that lies open', () => {
  const state = drawn();
  state.table.discards.push(...Array<number>(5).fill(7));
  state.table.deckSize -= 5;
  state.fate.deck[7] = 0;
  const lists: Record<'cards' | 'aside' | 'lore', Set<number>> = {
    ...{ cards: new Set(), aside: new Set(), lore: new Set() },
  };
  for (let seed = 0; seed < 600; seed++) {
    const { hands } = game.imagine(known(state, 1), rngOf(seed));
    for (const key of ['cards', 'aside', 'lore'] as const) {
      for (const card of hands[0][key]) lists[key].add(card);
    }
  }
  const kinds = [...COMMANDS.keys()].filter((card) => card !== 7);
  const own = state.hands[1].lore;
  const left = LORE_CARDS.map(({ copies }, card) =>
    [...own, ...(state.table.lore?.discards ?? [])].reduce(
      (count, seen) => count - (seen === card ? 1 : 0),
      copies,
    ),
  );
  expect(sortedOf([...lists.cards])).toEqual(kinds);
  expect(sortedOf([...lists.aside])).toEqual(kinds);
  expect(sortedOf([...lists.lore])).toEqual([...left.keys()].filter((card) => left[card] !== 0));
});

test('without Lore there is none to imagine', () => {
  const state = begin('bottom archers c5; top archers h5').state();
  const { hands, fate } = game.imagine(known(state, 0), rngOf(1));
  expect([hands[0].lore, hands[1].lore, fate.lore]).toEqual([[], [], []]);
});

/** All lists and records that a game writes to. */
function writable({ table, hands, fate }: BattleLoreState): readonly object[] {
  const { lore } = table;
  return [
    ...[table, table.stack, table.mustered, table.last, table.units, ...table.units, table.at],
    ...[table.banners, table.handSizes, table.discards, table.clashes, ...table.clashes],
    ...table.clashes.map(({ faces }) => faces),
    ...(lore === null ? [] : [lore, lore.tokens, lore.cards, lore.discards, lore.played]),
    ...[hands, ...hands, ...hands.flatMap(({ cards, aside, lore: held }) => [cards, aside, held])],
    ...[fate, fate.deck, fate.lore],
  ];
}

test.for([
  ['a draw', drawn],
  ['a battle', struck],
] as const)('a copy amid %s says the same and shares nothing that is written to', ([, make]) => {
  const state = make();
  const copy = game.clone(state);
  expect(copy).toEqual(state);
  const own = new Set(writable(state));
  expect(writable(copy).filter((each) => own.has(each))).toEqual([]);
  expect(writable(copy)).toHaveLength(own.size);
});

/** How often each card is drawn in so many samples, from decks with only these counts. */
function drawnOf(state: BattleLoreState, deck: 'deck' | 'lore', counts: readonly number[]) {
  const cards = state.fate[deck];
  for (const card of cards.keys()) cards[card] = counts[card] ?? 0;
  const often = counts.map(() => 0);
  const rng = rngOf(5);
  for (let sample = 0; sample < 3000; sample++) {
    const outcome = game.sample(state, rng);
    assert.ok(outcome.type === (deck === 'deck' ? 'card' : 'lore-card'));
    often[outcome.card] = (often[outcome.card] ?? 0) + 1;
  }
  return { often, listed: game.chance(state) };
}

const SHARES = [0, 3, 0, 2, 1] as const;

test.for<['deck' | 'lore', 'card' | 'lore-card', () => Played]>([
  ['deck', 'card', () => begin('bottom archers c5').play('play:attack-centre', 'done')],
  [
    'lore',
    'lore-card',
    () => {
      const game = begin('bottom archers c5', { lore: ['', ''] });
      return game.play('play:attack-centre', 'done', '+forward', 'take:both');
    },
  ],
])('R18.3 from the %s each card is drawn as often as it is there', ([deck, type, make]) => {
  const { often, listed } = drawnOf(make().state(), deck, SHARES);
  expect(listed).toEqual([
    { outcome: { type, card: 1 }, weight: 3 },
    { outcome: { type, card: 3 }, weight: 2 },
    { outcome: { type, card: 4 }, weight: 1 },
  ]);
  expect(often).toHaveLength(SHARES.length);
  for (const [card, share] of SHARES.entries()) {
    // Not six standard deviations away.
    expect(Math.abs((often[card] ?? 0) - share * 500)).toBeLessThanOrEqual(share === 0 ? 0 : 170);
  }
});
