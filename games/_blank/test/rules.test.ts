import { isRefusal, known, Match, step } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import type { Blank, BlankState } from '../rules/state.ts';

/** A game in which seat 0 holds 1 2 3, seat 1 holds 4 5 6, and 7 to 12 are the deck. */
function dealt(target: 2 | 3 | 4 = 3): Match<Blank> {
  const match = new Match(game, { target });
  for (const card of [1, 4, 2, 5, 3, 6]) match.applyChance({ type: 'card', card });
  return match;
}

function round(match: Match<Blank>, mine: number, theirs: number): void {
  expect(match.act(0, { type: 'choose', card: mine })).toBeNull();
  expect(match.act(1, { type: 'choose', card: theirs })).toBeNull();
}

function refusal(state: BlankState, seat: 0 | 1, card: number): string {
  const answer = step(game, state, seat, { type: 'choose', card });
  return isRefusal(answer) ? `${answer.rule} ${answer.reason}` : 'allowed';
}

test('R1.1 three cards each are dealt, the other six are the deck', () => {
  const { table, hands, fate } = dealt().state;
  expect(hands.map(({ cards }) => cards)).toEqual([
    [1, 2, 3],
    [4, 5, 6],
  ]);
  expect(table.deckSize).toBe(6);
  expect(fate).toEqual([7, 8, 9, 10, 11, 12]);
});

test('R2.1 only a card in hand can be chosen', () => {
  const match = dealt();
  expect(refusal(match.stateAt(6), 0, 4)).toBe('R2.1 not-in-hand');
  expect(refusal(match.stateAt(6), 1, 4)).toBe('allowed');
});

test('R2.1 a card is chosen; nobody draws by himself', () => {
  const me = known(dealt().state, 0);
  expect(game.why(me, { type: 'card', card: 1 })).toMatchObject({ reason: 'choose-a-card' });
});

test('R2.1 the other player does not see what was chosen', () => {
  const match = dealt();
  match.act(0, { type: 'choose', card: 2 });
  expect(JSON.stringify(known(match.state, 1).table)).not.toContain('"chosen"');
  expect(match.history(1)).toContainEqual({ type: 'chose', seat: 0 });
});

test('R2.2 the higher card scores a point and both are shown', () => {
  const match = dealt();
  round(match, 3, 4);
  expect(match.state.table.points).toEqual([0, 1]);
  expect(match.state.table.shown).toEqual([[3], [4]]);
});

test('R2.3 each draws a card after a round, seat 0 first', () => {
  const match = dealt();
  round(match, 3, 4);
  match.applyChance({ type: 'card', card: 12 });
  match.applyChance({ type: 'card', card: 7 });
  expect(match.state.hands.map(({ cards }) => cards)).toEqual([
    [1, 2, 12],
    [5, 6, 7],
  ]);
});

test('R2.4 a choice is not changed', () => {
  const match = dealt();
  match.act(0, { type: 'choose', card: 2 });
  expect(refusal(match.stateAt(7), 0, 3)).toBe('R2.4 wait-for-the-other');
});

test('R3.1 the agreed number of points wins, and nothing can be chosen after', () => {
  const match = dealt(2);
  round(match, 1, 4);
  match.settle(() => 0);
  round(match, 2, 5);
  expect(match.pending).toMatchObject({ kind: 'over', winner: 1, rule: 'R3.1' });
  expect(refusal(match.stateAt(match.log.entries.length), 0, 3)).toBe('R3.1 game-over');
});

test('R3.2 with the cards out, equal points are a draw and more points win', () => {
  const drawn = dealt(4);
  for (const [mine, theirs] of [
    [1, 4],
    [2, 5],
    [3, 6],
  ] as const) {
    round(drawn, mine, theirs);
    drawn.applyChance({ type: 'card', card: 9 + mine });
    drawn.applyChance({ type: 'card', card: 6 + mine });
  }
  round(drawn, 10, 7);
  round(drawn, 11, 8);
  round(drawn, 12, 9);
  expect(drawn.pending).toMatchObject({ kind: 'over', winner: 'draw', rule: 'R3.2' });
});
