import assert from 'node:assert/strict';
import { test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { BattleLineState } from '../../rules/state.ts';
import { optionsSchema, stateSchema } from '../../schema.ts';
import { FULL, after, cards, position, type Drawing } from './position.ts';

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
  'a cut is not of the deck': ({ table, fate }) => {
    const first = fate.troop.pop() ?? 0;
    table.displays[0].push(first);
    table.decks.troop -= 1;
    table.turn = 0;
    table.starter = null;
    table.stack = [{ phase: 'cut', seats: [], first }];
  },
  'a deal has lost count': ({ table }) => {
    table.turn = 0;
    table.stack = [{ phase: 'deal', seats: [], dealt: 3 }];
  },
  'a placed card awaits chance': ({ table }) =>
    table.stack.push({ phase: 'card', seats: [], to: 0, deck: 'tactics' }),
};

/** What the audit then says. */
const SAID: Readonly<Record<keyof typeof SPOILT, string>> = {
  'a card is lost': 'card 52 is in 0 places instead of 1',
  'a card is doubled': 'card 0 is in 2 places instead of 1',
  'a hand is out of order': 'a list of hidden cards is not in ascending order',
  'the undrawn are out of order': 'a list of hidden cards is not in ascending order',
  'backs are miscounted': 'hand 0 holds 7 troop cards, but shows 8 backs',
  'a deck is miscounted': 'the troop deck has 40 cards, but the table says 39',
  'a placer is wrong': 'the table and hand 0 disagree on what lies on the tactics deck',
  'a deck holds a stranger': 'a stranger is in the troop deck',
  'a secret is not mirrored': 'what is known of hand 1 is not mirrored',
  'a secret is untrue': 'hand 1 shows what it has not',
  'a flag is missing': 'there are 8 flags instead of nine',
  'a side holds a Guile card': 'flag 5 holds what it cannot hold',
  'a tie has no note': 'flag 1 holds what it cannot hold',
  'plays are miscounted': 'seat 0 shows 2 Tactics cards, but played 1',
  'Leaders are miscounted': 'seat 0 does not show the Leaders that it played',
  'the turn is not that of the frame': 'draw is asked of a seat whose turn it is not',
  'setup comes again': 'deal belongs to the setup',
  'nobody starts': 'draw belongs to a turn',
  'nothing is waited for': 'a game is either over or waits for something',
  'an ended game waits': 'a game is either over or waits for something',
  'no card is too many': 'mud-excess waits for what cannot come',
  'a cut is not of the deck': 'cut waits for what cannot come',
  'a deal has lost count': 'deal waits for what cannot come',
  'a placed card awaits chance': 'card waits for what cannot come',
};

for (const [name, spoil] of Object.entries(SPOILT)) {
  test(`the audit notices: ${name}`, () => {
    assert.equal(complaint(spoil), SAID[name]);
  });
}

test('the audit names the card and its places', () => {
  assert.equal(
    complaint(({ table }) => table.displays[0].push(0)),
    'card 0 is in 2 places instead of 1',
  );
});

/** Positions where each card is in its place, which no game comes to nevertheless. */
const DRAWN_OUT_OF_REACH: Readonly<Record<string, Drawing>> = {
  'R5.4 a flag belongs to an incomplete side': { flags: { 1: 'a1 a2 |' }, owners: { 1: 0 } },
  'R5.4, R7.4 a flag under Mud belongs to three cards': {
    flags: { 1: 'a1 a2 a3 mud |' },
    owners: { 1: 0 },
  },
  'R10.2 play goes on after Breakthrough': { flags: FULL, owners: { 1: 0, 2: 0, 3: 0 } },
  'R10.3 play goes on after Envelopment': {
    flags: FULL,
    owners: { 1: 0, 2: 0, 4: 0, 5: 0, 7: 0 },
  },
  'R9.2 a hand holds eight cards': { hands: ['a1 a2 a3 a4 a5 a6 a7 a8', ''] },
  'R9.2 the other hand holds eight cards': { hands: ['', 'a1 a2 a3 a4 a5 a6 a7 a8'] },
  'R9.2 a draw is due to a full hand': {
    hands: ['a1 a2 a3 a4 a5 a6 a7', ''],
    phase: 'draw',
  },
  'R6.2 one has played two Tactics cards more': { displays: ['scout redeploy', ''] },
  'R6.5 two Leaders were played': {
    displays: ['alexander darius', 'scout'],
  },
  'R6.6 two Leaders lie on one side': {
    flags: { 1: 'alexander |', 2: 'darius |' },
    displays: ['', 'scout'],
    options: { leaderLimit: 'onBoard' },
  },
  'R10.7 play goes on after six passes': { passes: 6 },
  'R3.7 four cards without Mud': { flags: { 1: 'a1 a2 a3 a4 |' } },
  'R7.7 Mud has gone, though it is fixed': {
    flags: { 1: 'a1 a2 a3 a4 |' },
    displays: ['mud', ''],
    options: { environmentMovable: false },
  },
  'R7.9 a fourth card has not been discarded': {
    flags: { 1: 'a1 a2 a3 a4 |' },
    displays: ['mud', ''],
    options: { mudExcess: 'ownerDiscardsOne' },
  },
};

const COMPLAINTS: Readonly<Record<string, string>> = {
  'R5.4 a flag belongs to an incomplete side': 'flag 1 belongs to an incomplete side',
  'R5.4, R7.4 a flag under Mud belongs to three cards': 'flag 1 belongs to an incomplete side',
  'R10.2 play goes on after Breakthrough': 'seat 0 has won, but the game goes on',
  'R10.3 play goes on after Envelopment': 'seat 0 has won, but the game goes on',
  'R9.2 a hand holds eight cards': 'hand 0 holds 8 cards, 7 at most',
  'R9.2 the other hand holds eight cards': 'hand 1 holds 8 cards, 7 at most',
  'R9.2 a draw is due to a full hand': 'hand 0 holds 7 cards, 6 at most',
  'R6.2 one has played two Tactics cards more': 'one has played two Tactics cards more',
  'R6.5 two Leaders were played': 'seat 0 has two Leaders',
  'R6.6 two Leaders lie on one side': 'seat 0 has two Leaders',
  'R10.7 play goes on after six passes': 'there were 6 passes in a row',
  'R3.7 four cards without Mud': 'flag 1 has a fourth card without Mud',
  'R7.7 Mud has gone, though it is fixed': 'flag 1 has a fourth card without Mud',
  'R7.9 a fourth card has not been discarded': 'flag 1 has a fourth card without Mud',
};

for (const [name, drawing] of Object.entries(DRAWN_OUT_OF_REACH)) {
  test(`the audit notices what no game reaches: ${name}`, () => {
    assert.throws(() => position(drawing), { expected: null, actual: COMPLAINTS[name] });
  });
}

test('R6.5 with onBoard two Leaders may have been played', () => {
  position({
    displays: ['alexander darius', 'scout'],
    options: { leaderLimit: 'onBoard' },
  });
});

test('R7.8 a fourth card may be left by Mud', () => {
  position({ flags: { 1: 'a1 a2 a3 a4 |' }, displays: ['mud', ''] });
});

test('R10.7 six passes may have been made once the play step is over', () => {
  position({ flags: FULL, phase: 'claim', passes: 6 });
  assert.throws(() => position({ flags: FULL, phase: 'claim', passes: 7 }));
});

/** Scout as far as these moves go, sound; then what is done to it. */
function scouting(
  moves: readonly string[],
  spoil: (state: BattleLineState) => void,
): string | null {
  const hands: [string, string] = ['scout a1 a2 a3 a4 a5 fog', 'p1 p2 p3 p4 p5 p6 p7'];
  const state = after(position({ hands }), ...moves);
  spoil(state);
  return game.audit(state);
}

const DREW = ['scout', 'draw:troop', '+s1', 'draw:troop', '+s2', 'draw:troop', '+s3'];

test('R8.6, R8.7, R9.2 a hand is as large as Scout makes it', () => {
  const drawOne = ({ table, hands, fate }: BattleLineState): void => {
    const card = fate.troop.pop();
    assert.ok(card !== undefined);
    hands[0].cards = [...hands[0].cards, card].sort((one, another) => one - another);
    table.backs[0].troop += 1;
    table.decks.troop -= 1;
  };
  for (const length of [1, 2, 3, 4, 5, 6, 7]) {
    const said = scouting(DREW.slice(0, length), drawOne);
    assert.match(said ?? '', /^hand 0 holds [0-9]+ cards/, DREW[length - 1]);
  }
  const returned = scouting([...DREW, 'return:s1'], drawOne);
  assert.equal(returned, 'hand 0 holds 9 cards, 8 at most');
});

/** Seat 1 places its first card on the Troop deck, as if it had Scout. */
function placeOne({ table, hands }: BattleLineState, seat: 0 | 1): void {
  const [card] = hands[seat].cards.splice(0, 1);
  assert.ok(card !== undefined);
  hands[seat].placed.troop.push(card);
  table.placed.troop.push(seat);
  table.decks.troop += 1;
  table.backs[seat].troop -= 1;
}

test('R8.7, R8.9 only who has played Scout has placed cards, and no more than it says', () => {
  const returned = [...DREW, 'return:s1', 'return:fog', 'end'];
  const stranger = 'seat 1 has placed cards without Scout';
  const tooMany = 'seat 0 has placed more cards than Scout returns';
  assert.equal(
    scouting(returned, (state) => placeOne(state, 1)),
    stranger,
  );
  assert.equal(
    scouting(returned, (state) => placeOne(state, 0)),
    tooMany,
  );
  assert.equal(
    scouting(DREW, (state) => placeOne(state, 0)),
    tooMany,
  );
  const knows = ({ hands }: BattleLineState): void => {
    hands[1].seen = cards('a1');
    hands[0].shown = cards('a1');
  };
  assert.equal(scouting(returned, knows), stranger);
});

test('R8.5 Scout is not under way before it lies face up', () => {
  const said = scouting([], ({ table }) => {
    table.stack.splice(2, 1, { phase: 'scout-draw', seats: [0], drawn: 1 });
  });
  assert.equal(said, 'seat 0 scouts without Scout');
});

test.each([
  ['play', 'play'],
  ['claim', 'draw'],
  ['draw', 'claim', 'claim'],
  ['draw', 'play'],
] as const)('R3.2 steps that do not follow: %s %s', (...phases) => {
  const state = position({ hands: ['a1', 'a2'] });
  state.table.stack = phases.map((phase) => ({ phase, seats: [0] }));
  assert.equal(game.audit(state), `${phases.join(' ')} do not follow from one another`);
});

/** Won by the third flag in a row, sound; then what is done to it. */
function won(spoil: (state: BattleLineState) => void): string | null {
  const flags = { 1: 'a8 a9 a10 |', 2: 'g8 g9 g10 |', 3: 'v8 v9 v10 |' };
  const drawing: Drawing = { flags, owners: { 1: 0, 2: 0 }, phase: 'claim' };
  const state = after(position(drawing), 'claim@3');
  assert.equal(state.table.result?.rule, 'R10.2');
  spoil(state);
  return game.audit(state);
}

const UNTRUE: Readonly<Record<string, BattleLineState['table']['result']>> = {
  'the loser has won': { winner: 1, rule: 'R10.2', reason: 'breakthrough' },
  'the rule is another': { winner: 0, rule: 'R10.3', reason: 'envelopment' },
  'the reason is another': { winner: 0, rule: 'R10.2', reason: 'envelopment' },
  'nobody had passed': { winner: 0, rule: 'R10.6', reason: 'stalemate' },
  'no six passes were made': { winner: 0, rule: 'R10.7', reason: 'stalemate' },
  'no rule ends a game so': { winner: 0, rule: 'R3.1', reason: 'stalemate' },
  'a victory is no draw': { winner: 'draw', rule: 'R10.2', reason: 'breakthrough' },
};

for (const [name, result] of Object.entries(UNTRUE)) {
  test(`R10.1 the audit notices that ${name}`, () => {
    assert.notEqual(
      won(({ table }) => (table.result = result)),
      null,
    );
  });
}

test('R10.8, R10.9 flags not settled, or another winner, are no end by six passes', () => {
  const drawing: Drawing = { flags: FULL, owners: { 1: 0, 2: 0 }, phase: 'claim', passes: 6 };
  const open = position(drawing);
  open.table.stack = [];
  open.table.result = { winner: 0, rule: 'R10.7', reason: 'stalemate' };
  assert.equal(game.audit(open), 'the flags do not bear out R10.7 for 0');
  const settled = after(position(drawing), 'end', 'draw:troop', '+g7');
  assert.equal(game.audit(settled), null);
  settled.table.result = { winner: 1, rule: 'R10.7', reason: 'stalemate' };
  assert.equal(game.audit(settled), 'the flags do not bear out R10.7 for 1');
});

test('R1.6 options may be left out when a game is set up, but not in a state', () => {
  const state = position({ options: optionsSchema.parse({}) });
  assert.deepEqual(stateSchema.parse(state), state);
  for (const name of Object.keys(state.table.options)) {
    const options = { ...state.table.options, [name]: undefined };
    const incomplete = { ...state, table: { ...state.table, options } };
    assert.equal(stateSchema.safeParse(incomplete).success, false, name);
  }
});
