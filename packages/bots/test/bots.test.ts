import {
  makeGreedy,
  makeRandom,
  playGame,
  rate,
  type Bot,
  type MakeBot,
  type Played,
  type Taste,
} from '@bannerfield/bots';
import { known, makeXoshiro, Match, SEATS, type Seat } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { taste } from '../../../games/_blank/bot/index.ts';
import { choose, dealt, game, type Blank } from '../../kernel/test/games.ts';

const BOTS: [string, MakeBot<Blank>][] = [
  ['random', makeRandom()],
  ['greedy', makeGreedy(taste)],
];

function rngOf(seed: number): (below: number) => number {
  return makeXoshiro(seed).next;
}

/** Likes what leaves it high cards, or low ones. */
function thrifty(sign: 1 | -1): Taste<Blank> {
  return { evaluate: ({ hand }) => sign * hand.cards.reduce((sum, card) => sum + card, 0) };
}

function follow(match: Match<Blank>, { by, move }: Played<Blank>): void {
  if (move.type === 'card') match.applyChance(move);
  else if (by !== null) match.act(by, move);
}

function playSeeded(make: MakeBot<Blank>, seed: number): Played<Blank>[] {
  const moves: Played<Blank>[] = [];
  const bots = [make(game, 0, rngOf(seed)), make(game, 1, rngOf(seed + 1))] as const;
  const watch = (played: Played<Blank>): number => moves.push(played);
  playGame(game, { target: 4 }, bots, rngOf(seed + 2), { watch });
  return moves;
}

/** After five rounds, each with one card left: 12 against 9, which makes the points equal. */
function lastRound(): Match<Blank> {
  const match = dealt(4);
  const draws = [
    [10, 7],
    [11, 8],
    [12, 9],
  ] as const;
  draws.forEach(([mine, theirs], index) => {
    choose(match, 0, 1 + index);
    choose(match, 1, 4 + index);
    match.applyChance({ type: 'card', card: mine });
    match.applyChance({ type: 'card', card: theirs });
  });
  for (const [seat, card] of [
    [0, 10],
    [1, 7],
    [0, 11],
    [1, 8],
  ] as const) {
    choose(match, seat, card);
  }
  return match;
}

test('the random bot reaches every action', () => {
  const me = dealt().view(1);
  const reached = new Set<number>();
  for (let seed = 0; seed < 60; seed++) {
    reached.add(makeRandom<Blank>()(game, 1, rngOf(seed)).choose(me, {}).card);
  }
  expect([...reached].sort()).toEqual([4, 5, 6]);
});

test('the greedy bot prefers what its taste likes better', () => {
  const me = dealt().view(1);
  for (let seed = 0; seed < 20; seed++) {
    expect(makeGreedy(thrifty(1))(game, 1, rngOf(seed)).choose(me, {}).card).toBe(4);
    expect(makeGreedy(thrifty(-1))(game, 1, rngOf(seed)).choose(me, {}).card).toBe(6);
  }
});

test.each([
  [undefined, 6],
  [100, 6],
  [6, 6],
  [5, 3],
  [1, 3],
])('with a budget of %s positions the greedy bot looks at %i', (nodes, looks) => {
  let looked = 0;
  const counting: Taste<Blank> = {
    evaluate: () => {
      looked += 1;
      return 0;
    },
  };
  const budget = nodes === undefined ? {} : { nodes };
  makeGreedy(counting)(game, 0, rngOf(1)).choose(dealt().view(0), budget);
  expect(looked).toBe(looks);
});

test('all actions are rated, the best first, equals in random order', () => {
  const me = dealt().view(0);
  const rated = rate(game, thrifty(1), me, rngOf(1));
  expect(rated).toEqual(
    [1, 2, 3].map((card) => ({ action: { type: 'choose', card }, value: 6 - card })),
  );
  const flat: Taste<Blank> = { evaluate: () => 7 };
  const firsts = Array.from({ length: 40 }, (_, seed) => rate(game, flat, me, rngOf(seed))[0]);
  expect(new Set(firsts.map((each) => each?.action.card)).size).toBe(3);
});

test('a draw and a lone action are rated on the scale of the taste', () => {
  const scale: Taste<Blank> = {
    evaluate: ({ seat, table }) =>
      1000 + 10 * (table.points[seat] - table.points[seat === 0 ? 1 : 0]),
  };
  const match = lastRound();
  expect(rate(game, scale, match.view(0), rngOf(1))).toEqual([
    { action: { type: 'choose', card: 12 }, value: 990 },
  ]);
  choose(match, 0, 12);
  expect(rate(game, scale, match.view(1), rngOf(1))).toEqual([
    { action: { type: 'choose', card: 9 }, value: 1000 },
  ]);
});

test('a won game is better, and a lost one worse, than any position', () => {
  const match = dealt(2);
  choose(match, 0, 1);
  choose(match, 1, 4);
  match.applyChance({ type: 'card', card: 12 });
  match.applyChance({ type: 'card', card: 11 });
  choose(match, 0, 2);
  const values = rate(game, taste, match.view(1), rngOf(5)).map(({ value }) => value);
  expect(Math.max(...values)).toBeGreaterThan(1e8);
  choose(match, 1, 5);
  expect(match.pending).toMatchObject({ kind: 'over', winner: 1 });
});

test('a game is broken off after so many decisions', () => {
  const bots = [rngOf(1), rngOf(2)].map((rng, seat) =>
    makeRandom<Blank>()(game, seat as Seat, rng),
  );
  const [first, second] = bots;
  if (first === undefined || second === undefined) throw new Error('two bots');
  const course = playGame(game, { target: 4 }, [first, second], rngOf(3), { longest: 3 });
  expect(course).toMatchObject({ result: null, decisions: 3, chances: 8 });
});

test('a bot that chooses what is forbidden is named, with the rule', () => {
  const cheat: Bot<Blank> = {
    see: () => undefined,
    choose: ({ hand }) => ({ type: 'choose', card: hand.cards.includes(12) ? 11 : 12 }),
  };
  expect(() => playGame(game, { target: 4 }, [cheat, cheat], () => 0)).toThrow(
    'a bot chose c12, which R2.1 forbids (not-in-hand)',
  );
});

test.each(BOTS)('same seed, same play: %s', (_name, make) => {
  for (let seed = 0; seed < 20; seed++) {
    expect(playSeeded(make, seed)).toEqual(playSeeded(make, seed));
  }
  expect(playSeeded(make, 1)).not.toEqual(playSeeded(make, 2));
});

test.each(BOTS)('what a bot cannot see never changes its choice: %s', (_name, make) => {
  for (let seed = 0; seed < 30; seed++) {
    const match = new Match(game, { target: 4 });
    for (const { by, move } of playSeeded(make, seed)) {
      if (by === null || move.type === 'card') {
        follow(match, { by, move });
        continue;
      }
      const truth = game.clone(match.state);
      const other = game.imagine(known(truth, by), rngOf(seed + 7));
      const choices = [truth, other].map((state) =>
        make(game, by, rngOf(seed)).choose(known(state, by), {}),
      );
      expect(choices[0]).toEqual(choices[1]);
      match.act(by, move);
    }
  }
});

test('a bot is told what its seat is told, no more', () => {
  const heard: Blank['Event'][][] = [[], []];
  const bots = SEATS.map((seat): Bot<Blank> => {
    const random = makeRandom<Blank>()(game, seat, rngOf(seat));
    return { ...random, see: (event) => heard[seat]?.push(event) };
  });
  const match = new Match(game, { target: 4 });
  const watch = (played: Played<Blank>): void => {
    follow(match, played);
  };
  const [first, second] = bots;
  if (first === undefined || second === undefined) throw new Error('two bots');
  playGame(game, { target: 4 }, [first, second], rngOf(9), { watch });
  expect(heard).toEqual(SEATS.map((seat) => match.history(seat)));
});

test('what a taste advises is played, and told first', () => {
  const { state } = dealt();
  const seat: Seat = game.pending(state.table).kind === 'decision' ? 0 : 1;
  const me = known(state, seat);
  const legal = game.legal(me);
  const last = legal.at(-1);
  if (last === undefined) throw new Error('something is legal');
  const stubborn: Taste<Blank> = {
    evaluate: () => 0,
    makeAdviser: () => ({ advise: () => [{ action: last, value: 1 }] }),
  };
  expect(rate(game, stubborn, me, rngOf(1))).toEqual([{ action: last, value: 1 }]);
  expect(makeGreedy(stubborn)(game, seat, rngOf(1)).choose(me, {})).toEqual(last);
  const shy: Taste<Blank> = { evaluate: () => 0, makeAdviser: () => ({ advise: () => null }) };
  expect(rate(game, shy, me, rngOf(1))).toHaveLength(legal.length);
});

test('an adviser is asked first, one a bot, and null leaves the choice to looking ahead', () => {
  let made = 0;
  const taste = (card: number | null): Taste<Blank> => ({
    ...thrifty(1),
    makeAdviser: () => {
      made += 1;
      const advice =
        card === null ? null : [{ action: { type: 'choose', card }, value: 0 } as const];
      return { advise: () => advice };
    },
  });
  const me = dealt().view(1);
  const bot = makeGreedy(taste(5))(game, 1, rngOf(1));
  expect([bot.choose(me, {}).card, bot.choose(me, {}).card, made]).toEqual([5, 5, 1]);
  expect(makeGreedy(taste(null))(game, 1, rngOf(1)).choose(me, {}).card).toBe(4);
});
