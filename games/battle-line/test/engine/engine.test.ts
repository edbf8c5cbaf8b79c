import { makeRandom, type EngineSeat, type MakeBot } from '@bannerfield/bots';
import { makeXoshiro, Match, SEATS, type Known, type Seat } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { engine } from '../../engine/index.ts';
import { game } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';
import type { Action, BattleLine, Options } from '../../rules/state.ts';

const OPTIONS: Options = { ...DEFAULTS, tactics: false };

/** Beside a bot it keeps what the bot was shown. */
function spied(shown: Known<BattleLine>[]): MakeBot<BattleLine> {
  return (of, seat, rng) => {
    const bot = makeRandom<BattleLine>()(of, seat, rng);
    const choose: typeof bot.choose = (known, budget) => {
      shown.push(structuredClone(known));
      return bot.choose(known, budget);
    };
    return { ...bot, choose };
  };
}

type Check = (match: Match<BattleLine>, seat: Seat, shown: Known<BattleLine>) => void;

interface Side {
  readonly seat: EngineSeat<BattleLine>;
  readonly mouth: (line: string) => string | null;
  isGreeted: boolean;
}

function greet(side: Side, match: Match<BattleLine>, seat: Seat): void {
  if (side.isGreeted) return;
  side.isGreeted = true;
  const { asked, told } = side.seat.greet(match.view(seat));
  const direction = seat === match.state.table.starter ? 'north' : 'south';
  expect([asked, ...told].map(side.mouth)).toEqual([`player ${direction} ours`, null]);
}

/** What the engine answers to its lines, or the protocol for it. */
function actionOf({ seat, mouth }: Side, known: Known<BattleLine>, check: () => void): Action {
  const { lines, move } = seat.turn(known);
  const answer = lines.map(mouth).at(-1) ?? null;
  expect(answer === null).toBe(move !== null);
  if (move !== null) return move;
  check();
  const { action, isRepaired } = seat.read(answer ?? '', known);
  expect(isRepaired).toBe(false);
  return action;
}

/** Both seats are engines: our referee's lines answered by our mouth. */
function playGame(seed: number, check: Check): void {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, OPTIONS);
  const shown: Known<BattleLine>[] = [];
  const makeSide = (): Side => ({
    seat: engine.makeSeat(),
    mouth: engine.makeMouth(game, spied(shown), rng, 'ours'),
    isGreeted: false,
  });
  const sides = [makeSide(), makeSide()] as const;
  for (;;) {
    match.settle(rng);
    for (const seat of SEATS) {
      for (const event of match.drain(seat)) sides[seat].seat.see(event);
    }
    const [seat] = match.pending.kind === 'decision' ? match.pending.seats : [];
    if (seat === undefined) return;
    greet(sides[seat], match, seat);
    const known = match.view(seat);
    const action = actionOf(sides[seat], known, () => check(match, seat, shown.at(-1) ?? known));
    expect(match.act(seat, action)).toBeNull();
  }
}

test('an engine of ours is told by the protocol all that its seat knows', () => {
  for (let seed = 1; seed <= runs(20, 400); seed++) {
    playGame(seed, (match, seat, shown) => {
      const { starter } = match.state.table;
      const known = match.view(seat);
      // North is seat 0 to the engine, whoever that is to the referee.
      const turned = starter === 0 ? known : turnSeats(known);
      const { starter: _, ...options } = OPTIONS;
      expect(shown).toEqual({
        ...turned,
        table: { ...turned.table, options: { ...options, starter: 0 }, starter: 0 },
      });
    });
  }
});

/** The same with the seats changed. */
function turnSeats({ seat, table, hand }: Known<BattleLine>): Known<BattleLine> {
  const turned = (each: Seat): Seat => (each === 0 ? 1 : 0);
  const turnedOrNone = (each: Seat | null): Seat | null => (each === null ? null : turned(each));
  return {
    seat: turned(seat),
    hand,
    table: {
      ...table,
      stack: table.stack.map((frame) =>
        frame.phase === 'play' || frame.phase === 'claim' || frame.phase === 'draw'
          ? { phase: frame.phase, seats: [turned(frame.seats[0])] }
          : frame,
      ),
      flags: table.flags.map(({ sides, environment, owner, last }) => ({
        sides: [sides[1], sides[0]],
        environment,
        owner: turnedOrNone(owner),
        last: turnedOrNone(last),
      })),
      backs: [table.backs[1], table.backs[0]],
    },
  };
}

test('what an engine of ours is shown can be imagined whole', () => {
  const { next: rng } = makeXoshiro(3);
  playGame(4, (_match, _seat, shown) => {
    expect(game.audit(game.imagine(shown, rng))).toBeNull();
  });
});

function opened(): { match: Match<BattleLine>; seat: Seat } {
  const match = new Match(game, { ...OPTIONS, starter: 1 });
  match.settle(makeXoshiro(1).next);
  return { match, seat: 1 };
}

test('before a turn come the hand, the claims and both sides of each flag, then the question', () => {
  const { match, seat } = opened();
  const side = engine.makeSeat();
  expect(side.greet(match.view(seat))).toEqual({
    asked: 'player north name',
    told: ['colors color1 color2 color3 color4 color5 color6'],
  });
  const { lines, move } = side.turn(match.view(seat));
  expect(move).toBeNull();
  expect(lines).toHaveLength(21);
  expect(lines[0]).toMatch(/^player north hand( color[1-6],([1-9]|10)){7}$/);
  expect(lines[1]).toBe(`flag claim-status${' unclaimed'.repeat(9)}`);
  expect(lines.slice(2, 5)).toEqual([
    'flag 1 cards north',
    'flag 1 cards south',
    'flag 2 cards north',
  ]);
  expect(lines.at(-1)).toBe('go play-card');
});

test('the last card put down is told as a play', () => {
  const { match, seat } = opened();
  const side = engine.makeSeat();
  const [card = 0] = match.view(seat).hand.cards;
  match.act(seat, { type: 'place', card, flag: 3 });
  for (const event of match.drain(0)) side.see(event);
  match.act(seat, { type: 'end' });
  match.act(seat, { type: 'draw', deck: 'troop' });
  match.settle(makeXoshiro(2).next);
  expect(side.turn(match.view(0)).lines.at(-2)).toMatch(/^opponent play 4 color\d,\d+$/);
});

test.each([
  ['play 10 color1,1', 'a flag that there is not'],
  ['play 0 color1,1', 'flag 0'],
  ['play 3 color9,1', 'a colour that there is not'],
  ['play 3 color1,11', 'a value that there is not'],
  ['play 3', 'no card'],
  ['', 'nothing'],
  ['claim 3', 'something else'],
])('%j (%s) is replaced by what can be played, and said to be', (line) => {
  const { match, seat } = opened();
  const known = match.view(seat);
  const { action, isRepaired } = engine.makeSeat().read(line, known);
  expect(isRepaired).toBe(true);
  expect(game.why(known, action)).toBeNull();
  const isThird = line.startsWith('play 3 ');
  expect(action).toMatchObject({ card: known.hand.cards[0], flag: isThird ? 2 : 0 });
});
