import assert from 'node:assert/strict';
import { test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { BattleLineState } from '../../rules/state.ts';
import { after, cards, position } from './position.ts';

/** What the audit says once this is done to a sound position. */
function complaint(spoil: (state: BattleLineState) => void): string | null {
  const state = after(
    position({
      hands: ['scout a1 a2 a3 a4 a5 fog', 'p1 p2 p3 p4 p5 p6 p7'],
      flags: { 1: 'g1 g2 g3 | v1', 2: 'alexander | mud' },
      displays: ['o1', 'companion'],
    }),
    ...['scout', 'draw:troop', '+s1', 'draw:troop', '+s2', 'draw:troop', '+s3'],
    ...['return:s1', 'return:fog', 'end', 'p1@1', 'end', 'draw:troop'],
  );
  assert.equal(game.audit(state), null);
  spoil(state);
  return game.audit(state);
}

const SPOILT: Readonly<Record<string, (state: BattleLineState) => void>> = {
  'a card is lost': ({ hands }) => hands[0].cards.pop(),
  'a card is doubled': ({ table }) => table.displays[0].push(0),
  'a hand is out of order': ({ hands }) => hands[0].cards.reverse(),
  'the undrawn are out of order': ({ fate }) => fate.troop.reverse(),
  'backs are miscounted': ({ table }) => (table.backs[0].troop += 1),
  'a deck is miscounted': ({ table }) => (table.decks.troop -= 1),
  'a placer is wrong': ({ table }) => (table.placed.tactics = [1]),
  'a deck holds a stranger': ({ fate, table }) => {
    fate.troop.push(...fate.tactics.splice(0, 1));
    table.decks.troop += 1;
    table.decks.tactics -= 1;
  },
  'a secret is not mirrored': ({ hands }) => (hands[0].seen = []),
  'a secret is untrue': ({ hands }) => {
    hands[0].seen = cards('a1');
    hands[1].shown = cards('a1');
  },
  'a flag is missing': ({ table }) => table.flags.pop(),
  'a side holds a Guile card': ({ table, fate }) => {
    fate.tactics = fate.tactics.filter((card) => card !== 67);
    table.decks.tactics -= 1;
    table.flags[4]?.sides[0].push(67);
    table.played[0] += 1;
  },
  'a tie has no note': ({ table }) => {
    const [flag] = table.flags;
    if (flag === undefined) return;
    flag.sides[1].push(...table.displays[0].splice(0, 1));
    flag.last = null;
  },
  'plays are miscounted': ({ table }) => (table.played = [1, 2]),
  'Leaders are miscounted': ({ table }) => (table.leaders = [0, 1]),
  'the turn is not that of the frame': ({ table }) => (table.turn += 1),
  'setup comes again': ({ table }) => (table.stack = [{ phase: 'deal', seats: [], dealt: 0 }]),
  'nobody starts': ({ table }) => (table.starter = null),
  'nothing is waited for': ({ table }) => (table.stack = []),
  'an ended game waits': ({ table }) =>
    (table.result = { winner: 0, rule: 'R10.2', reason: 'breakthrough' }),
  'no card is too many': ({ table }) =>
    table.stack.push({ phase: 'mud-excess', seats: [0], flag: 0 }),
  'a placed card awaits chance': ({ table }) =>
    table.stack.push({ phase: 'card', seats: [], to: 0, deck: 'tactics' }),
};

for (const [name, spoil] of Object.entries(SPOILT)) {
  test(`the audit notices: ${name}`, () => {
    assert.notEqual(complaint(spoil), null);
  });
}

test('the audit names the card and its places', () => {
  assert.equal(
    complaint(({ table }) => table.displays[0].push(0)),
    'card 0 is in 2 places instead of 1',
  );
});
