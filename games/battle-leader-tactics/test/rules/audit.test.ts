import assert from 'node:assert/strict';
import { test } from 'vitest';
import { game as house } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type { GameState } from '../../rules/state.ts';
import { after, cards, fought, position, type Position } from './position.ts';

const KEPT = ['0:keep', '1:keep'];

const begun = (): Position =>
  position({ tech: ['jets', 'band'], casualties: ['I', 'C band'], record: [0, null, 1] });
const committed = (): Position =>
  after(begun(), ...KEPT, 'attack', '0:t8', '1:t3', 'commit:C.jets', 'stand', 'commit:M.I');
const open = (): Position =>
  fought(position({ tech: ['jets', ''], cells: { '2/3': 'k2/1' } }), {
    tactics: [2, 3],
    cards: ['C jets', 'M I'],
  });
const blind = (): Position =>
  position({ options: { blindDraw: true }, casualties: ['I', 'G'], tech: ['', 'jets'] });
const dealing = (): Position => {
  const state = house.setup(DEFAULTS);
  return after({ game: house, state }, '+lee');
};

type Row = readonly [said: RegExp, from: () => Position, spoil: (state: GameState) => void];

const ROWS: readonly Row[] = [
  [/^lee is not in one place$/, begun, ({ table }) => void table.deck.push('lee')],
  [/^lee is not in one place$/, dealing, ({ table }) => void table.out.push('lee')],
  [/^giap is not in one place$/, begun, ({ table }) => (table.leaders[0] = null)],
  [/^cyrus is not in one place$/, begun, ({ table }) => void table.kiaPile.push('cyrus')],
  [/^cyrus is not in one place$/, begun, ({ table }) => void table.decks[1].push('cyrus')],
  [
    /^the army of seat 0 is not whole$/,
    begun,
    ({ hands, table }) => {
      hands[0].reserves.shift();
      table.reserves[0] -= 1;
    },
  ],
  [
    /^the army of seat 1 is not whole$/,
    begun,
    ({ table }) => {
      table.casualties[1].push(4);
      table.pileSizes[1] += 1;
    },
  ],
  [/^the army of seat 1 is not whole$/, open, ({ table }) => void table.battle.cards[1].pop()],
  [/^the army of seat 0 is not whole$/, committed, ({ hands }) => void hands[0].committed.shift()],
  [/^the army of seat 1 is not whole$/, blind, ({ fate }) => void fate.piles[1].pop()],
  [/^a special card is not in one place$/, begun, ({ fate }) => void fate.tech.pop()],
  [
    /^a special card is not in one place$/,
    begun,
    ({ hands, table }) => {
      hands[0].reserves.push(14);
      table.reserves[0] += 1;
    },
  ],
  [/^the Tech Deck is not as large/, begun, ({ table }) => (table.techLeft += 1)],
  [/^seat 0 has not drawn what it holds$/, begun, ({ table }) => (table.techDrawn[0] += 1)],
  [/^seat 1 has not drawn what it holds$/, begun, ({ table }) => (table.techDrawn[1] = 0)],
  [/^seat 0 lacks a special card that was seen$/, begun, ({ table }) => (table.techSeen[0] = [14])],
  [/^an open special card of seat 1 was not seen$/, begun, ({ table }) => (table.techSeen[1] = [])],
  [/^an open special card of seat 0 was not seen$/, open, ({ table }) => (table.techSeen[0] = [])],
  [
    /^an open special card of seat 1 was not seen$/,
    blind,
    ({ fate, hands, table }) => {
      hands[1].reserves.pop();
      fate.piles[1].push(12);
      table.pileSizes[1] += 1;
      table.reserves[1] -= 1;
    },
  ],
  [
    /^a list of cards is not in ascending order$/,
    begun,
    ({ hands }) => void hands[1].reserves.reverse(),
  ],
  [
    /^a list of cards is not in ascending order$/,
    committed,
    ({ hands }) => void hands[0].committed.reverse(),
  ],
  [
    /^a list of cards is not in ascending order$/,
    open,
    ({ table }) => void table.battle.cards[1].reverse(),
  ],
  [
    /^a list of cards is not in ascending order$/,
    begun,
    ({ table }) => void table.casualties[1].reverse(),
  ],
  [/^a list of cards is not in ascending order$/, begun, ({ fate }) => void fate.tech.reverse()],
  [/^the Reserves of seat 1 are miscounted$/, begun, ({ table }) => (table.reserves[1] += 1)],
  [
    /^the committed cards of seat 0 are miscounted$/,
    committed,
    ({ table }) => (table.battle.backs[0] = 3),
  ],
  [/^the Casualty Pile of seat 0 is miscounted$/, begun, ({ table }) => (table.pileSizes[0] = 0)],
  [
    /^the Casualty Pile of seat 0 lies the wrong way up$/,
    begun,
    ({ fate, table }) => {
      fate.piles[0] = table.casualties[0].splice(0);
    },
  ],
  [
    /^the Casualty Pile of seat 1 lies the wrong way up$/,
    blind,
    ({ fate, table }) => {
      table.casualties[1] = fate.piles[1].splice(0);
    },
  ],
  [/^seat 1 has a Tactics Card at the wrong time$/, begun, ({ hands }) => (hands[1].tactic = 3)],
  [
    /^seat 0 has a Tactics Card at the wrong time$/,
    committed,
    ({ hands }) => (hands[0].tactic = null),
  ],
  [/^seat 0 has a Tactics Card at the wrong time$/, open, ({ hands }) => (hands[0].tactic = 2)],
  [
    /^seat 0 has a Tactics Card at the wrong time$/,
    () => after(begun(), ...KEPT, 'attack'),
    ({ hands }) => (hands[0].tactic = 2),
  ],
  [
    /^seat 0 has a Tactics Card at the wrong time$/,
    () => after(begun(), ...KEPT, 'attack', '0:t8'),
    ({ hands }) => (hands[0].tactic = null),
  ],
  [/^seat 0 has set a card above its rating$/, committed, ({ hands }) => (hands[0].tactic = 13)],
  [
    /^seat 1 withdrew by another card$/,
    committed,
    ({ table }) => (table.battle.withdrew[1] = true),
  ],
  [
    /^an order of seat 0 is left over$/,
    committed,
    ({ hands }) => (hands[0].order = { type: 'keep' }),
  ],
  [
    /^seat 1 has committed too few cards$/,
    committed,
    ({ hands, table }) => {
      hands[1].reserves.unshift(...hands[1].committed.splice(0, 1));
      table.battle.backs[1] -= 1;
      table.reserves[1] += 1;
    },
  ],
  [
    /^seat 0 has committed too many cards$/,
    committed,
    ({ hands, table }) => {
      hands[0].committed.unshift(...hands[0].reserves.splice(0, 3));
      table.battle.backs[0] += 3;
      table.reserves[0] -= 3;
    },
  ],
  [/^the wins of seat 1 are not in the record$/, begun, ({ table }) => (table.wins[1] = 2)],
  [/^the wins of seat 0 are not in the record$/, begun, ({ table }) => (table.record[1] = 0)],
  [
    /^lee has fallen, but is not in the pile$/,
    begun,
    ({ table }) => (table.battle.fallen[1] = 'lee'),
  ],
  [/^seat 1 owes more than it has$/, open, ({ table }) => (table.battle.owed[1] = 3)],
  [/^the record does not fit the number/, begun, ({ table }) => (table.battle.number = 6)],
  [/^the record does not fit the number/, begun, ({ table }) => (table.battle.number = 2)],
  [/^seat 0 should be superior$/, begun, superiorWithoutLeader],
];

function superiorWithoutLeader({ table }: GameState): void {
  table.kiaPile.push('cyrus');
  table.leaders[1] = null;
  table.battle.superior = 1;
}

test.for(ROWS)('the audit says: %s', ([said, from, spoil]) => {
  const { game, state } = from();
  assert.equal(game.audit(state), null);
  spoil(state);
  assert.match(game.audit(state) ?? 'nothing', said);
});

test('R4.7 a position is sound in each step, with an order, a withdrawal or a superior who fell', () => {
  const asking = after(begun(), '0:keep');
  assert.equal(asking.state.hands[0].order?.type, 'keep');
  const facts = { giap: { bonuses: [{ type: 'draw', cards: 1 }] } } as const;
  const mustering = after(position({ facts, casualties: ['I', ''] }), ...KEPT);
  const guard = fought(
    position({ cells: { '2/2': '2/1' } }),
    { tactics: [2, 2], cards: ['G C C', 'I I'] },
    'casualty:0.G',
  );
  const alone = after(
    position(),
    ...KEPT,
    'attack',
    '0:t4',
    '1:t4',
    'commit:C',
    'stand',
    'commit:C',
  );
  for (const { game, state } of [asking, mustering, guard, alone]) {
    assert.equal(game.audit(state), null);
  }
  assert.deepEqual(alone.state.hands[1].committed, cards('C'));
});
