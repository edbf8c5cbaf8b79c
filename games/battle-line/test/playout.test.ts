import { known, makeXoshiro, silent, SEATS, type Rng } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { choices } from '../bot/playout/choices.ts';
import { hasTaken, layTroop, makeField, OPEN, takeFlags } from '../bot/playout/field.ts';
import { LEARNED } from '../bot/playout/learned.ts';
import { learnOdds } from '../bot/playout/learn.ts';
import { formatOdds, ODDS, parseOdds } from '../bot/playout/odds.ts';
import { playOut } from '../bot/playout/playout.ts';
import { splitStanding, standingAt, standingWith, STANDINGS } from '../bot/playout/standing.ts';
import { train } from '../bot/train.ts';
import { isTroop } from '../rules/data.ts';
import { hasBreakthrough, hasEnvelopment } from '../rules/end.ts';
import { canClaim, unseenBy } from '../rules/proof.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import { turnOf, type BattleLine, type BattleLineState, type Options } from '../rules/state.ts';

/** Positions of random games in which somebody is to play a card. */
function* plays(options: Partial<Options>, seed: number): Generator<BattleLineState> {
  const { next } = makeXoshiro(seed);
  const state = game.setup({ ...DEFAULTS, ...options });
  for (;;) {
    const pending = game.pending(state.table);
    if (pending.kind === 'over') return;
    if (pending.kind === 'chance') {
      game.applyChance(state, game.sample(state, next), silent);
      continue;
    }
    if (state.table.stack.at(-1)?.phase === 'play') yield state;
    const seat = pending.seats[0] ?? 0;
    const legal = game.legal(known<BattleLine>(state, seat));
    const claim = legal.find(({ type }) => type === 'claim');
    game.apply(state, seat, claim ?? legal[next(legal.length)] ?? { type: 'pass' }, silent);
  }
}

function firstPlay(seed: number): BattleLineState {
  for (const state of plays({ tactics: false }, seed)) return state;
  throw new Error('a game has plays');
}

/** All draws of a field's deck give the same. */
const NEVER: Rng = () => 0;

function sorted(cards: readonly number[]): number[] {
  return cards.toSorted((one, other) => one - other);
}

test('a field holds what the truth holds: hands, deck, owners and whose turn it is', () => {
  for (let seed = 1; seed <= runs(4, 200); seed++) {
    for (const state of plays({}, seed)) {
      const field = makeField(state, makeXoshiro(seed).next);
      const { table, hands, fate } = state;
      for (const seat of SEATS) {
        expect(sorted(field.hands[seat])).toEqual(hands[seat].cards.filter(isTroop));
      }
      const placed = hands.flatMap((hand) => hand.placed.troop);
      expect(sorted(field.deck)).toEqual(sorted([...fate.troop, ...placed]));
      expect(field.owners).toEqual(table.flags.map(({ owner }) => owner ?? OPEN));
      expect(field.unseen).toEqual(unseenBy(table));
      expect(field.turn).toBe(turnOf(table));
    }
  }
});

test('a Troop laid in a field lies as the rules have it, and the same flags are taken after it', () => {
  let taken = 0;
  for (let seed = 1; seed <= runs(12, 600); seed++) {
    for (const state of plays({ tactics: false }, seed)) {
      const seat = turnOf(state.table) ?? 0;
      const field = makeField(state, makeXoshiro(seed).next);
      const hand = field.hands[seat];
      const play = game.legal(known<BattleLine>(state, seat)).find(({ type }) => type === 'place');
      if (play?.type !== 'place') continue;
      layTroop(field, seat, hand.indexOf(play.card), play.flag);
      takeFlags(field, seat);
      const after = game.clone(state);
      game.apply(after, seat, play, silent);
      const unseen = unseenBy(after.table);
      expect(field.unseen).toEqual(unseen);
      for (const [index, flag] of after.table.flags.entries()) {
        const side = flag.sides[seat];
        const isProven = flag.owner === null && side.length >= 3 && canClaim(flag, seat, unseen);
        const owner = isProven ? seat : (flag.owner ?? OPEN);
        expect(field.owners[index]).toBe(owner);
        if (isProven) taken += 1;
      }
    }
  }
  expect(taken).toBeGreaterThan(20);
});

test('a turn in which a Troop lies already is brought to its end', () => {
  for (const state of plays({ tactics: false }, 3)) {
    const seat = turnOf(state.table) ?? 0;
    const play = game.legal(known<BattleLine>(state, seat)).find(({ type }) => type === 'place');
    if (play === undefined) continue;
    const after = game.clone(state);
    game.apply(after, seat, play, silent);
    if (game.pending(after.table).kind === 'over') continue;
    const field = makeField(after, NEVER);
    expect(field.turn).toBe(seat === 0 ? 1 : 0);
    const drawn = state.table.decks.troop > 0 ? 1 : 0;
    expect(field.hands[seat]).toHaveLength(state.hands[seat].cards.length - 1 + drawn);
  }
});

test('five flags, or three in a row, end a playout', () => {
  const state = firstPlay(1);
  const field = makeField(state, NEVER);
  for (const flags of [
    [0, 1, 2],
    [0, 2, 4, 6, 8],
    [0, 1, 3, 4],
    [6, 7, 8],
    [0, 2, 4, 6],
  ]) {
    field.owners.fill(OPEN);
    for (const flag of flags) field.owners[flag] = 1;
    const flagsOf = state.table.flags.map((flag, index) => ({
      ...flag,
      owner: flags.includes(index) ? (1 as const) : null,
    }));
    const table = { ...state.table, flags: flagsOf };
    expect(hasTaken(field, 1)).toBe(hasBreakthrough(table, 1) || hasEnvelopment(table, 1));
    expect(hasTaken(field, 0)).toBe(false);
  }
});

test('each standing is put together of its parts, and laying a Troop leads to the one foretold', () => {
  for (let seed = 1; seed <= runs(6, 100); seed++) {
    for (const state of plays({ tactics: false }, seed)) {
      const seat = turnOf(state.table) ?? 0;
      const field = makeField(state, makeXoshiro(seed).next);
      const play = game
        .legal(known<BattleLine>(state, seat))
        .findLast(({ type }) => type === 'place');
      if (play?.type !== 'place') continue;
      const before = splitStanding(standingAt(field, seat, play.flag));
      const foretold = splitStanding(standingWith(field, seat, play.card, play.flag));
      field.deck.length = 0;
      layTroop(field, seat, field.hands[seat].indexOf(play.card), play.flag);
      const reached = splitStanding(standingAt(field, seat, play.flag));
      expect(reached).toEqual(foretold);
      expect(reached.laid).toBe(before.laid + 1);
      expect(reached.otherLaid).toBe(before.otherLaid);
    }
  }
});

test('odds are written and read to a sixty-third, and those learned are of all standings', () => {
  const odds = [0, 1, 0.5, 0.123];
  for (const [index, read] of parseOdds(formatOdds(odds)).entries()) {
    expect(Math.abs(read - (odds[index] ?? 0))).toBeLessThan(0.5 / 63 + 1e-9);
  }
  expect(LEARNED.join('')).toHaveLength(STANDINGS);
  expect(formatOdds(ODDS)).toBe(LEARNED.join(''));
});

test('who has laid a Wedge that the other cannot reach has learned that the flag is nearly his', () => {
  for (let standing = 0; standing < STANDINGS; standing++) {
    const { laid, reach, relation, otherReach, otherLaid } = splitStanding(standing);
    if (laid !== 3 || reach !== 7 || relation !== 2 || otherReach > 2 || otherLaid === 3) continue;
    expect(ODDS[standing]).toBeGreaterThan(0.85);
  }
});

test('what is learned is the same for the same numbers, and wins against the first guess', () => {
  const lesson = { rounds: 1, games: runs(200, 5000), looks: 12 };
  const texts = [1, 1, 2].map((seed) => train(makeXoshiro(seed).next, () => undefined, lesson));
  expect(texts[1]).toBe(texts[0]);
  expect(texts[2]).not.toBe(texts[0]);
  const guess = learnOdds({ ...lesson, rounds: 0 }, NEVER);
  let points = 0;
  const games = runs(150, 2000);
  for (let seed = 1; seed <= games; seed++) {
    const state = firstPlay(seed);
    for (const seat of SEATS) {
      const odds = seat === 0 ? ([ODDS, guess] as const) : ([guess, ODDS] as const);
      const { next } = makeXoshiro(seed);
      const won = playOut(makeField(state, next), odds, 12, next);
      points += seat === 0 ? won : 1 - won;
    }
  }
  expect(points / (2 * games)).toBeGreaterThan(0.6);
});

test('R5.1, R5.8: what is proven is claimed; with Tactics the taste chooses', () => {
  for (const state of plays({ tactics: false }, 4)) {
    const seat = turnOf(state.table) ?? 0;
    const me = known<BattleLine>(state, seat);
    const listed = choices(me, state, NEVER);
    const legal = game.legal(me).filter(({ type }) => type === 'place');
    expect(listed?.length ?? 0).toBe(legal.length);
    for (const action of listed ?? []) expect(game.why(me, action)).toBeNull();
  }
  for (const state of plays({}, 4)) {
    expect(choices(known<BattleLine>(state, turnOf(state.table) ?? 0), state, NEVER)).toBeNull();
  }
});
