import type { GameParts } from '@bannerfield/games/parts';
import {
  known,
  makeXoshiro,
  Match,
  SEATS,
  type GameTypes,
  type Rng,
  type Seat,
  type State,
} from '@bannerfield/kernel';
import {
  askOf,
  eventTo,
  helloTo,
  parseProgramMessage,
  refereeMessage,
  refusedOf,
} from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import { registrySource } from '../../source.ts';
import { ENDING } from '../support/real.ts';

const CLOCK = { moveMs: 1000 };
const GAMES = registrySource.ids();

async function partsAndOptions(id: string): Promise<[GameParts, object]> {
  const parts = await registrySource.load(id);
  return [parts, parts.optionsSchema.parse(JSON.parse(ENDING[id] ?? '{}'))];
}

/** Every packet that a seat may be sent where it stands: the question, and all refusals of `tried`. */
function packets(
  { game, messages }: GameParts,
  state: Readonly<State<GameTypes>>,
  seat: Seat,
  tried: readonly string[],
): string {
  const me = known(state, seat);
  const refusals = tried.flatMap((text) => {
    const move = game.notation.parse(text);
    const refusal = move === null ? null : game.why(me, move);
    return refusal === null ? [] : [refusedOf(messages, 1, text, refusal)];
  });
  const isAsked = game.legal(me).length > 0;
  return JSON.stringify([isAsked ? askOf(game, me, 1, CLOCK) : null, ...refusals]);
}

/** What the seat hears of a move, and is sent after it. */
function after(
  parts: GameParts,
  state: Readonly<State<GameTypes>>,
  by: Seat | null,
  move: { readonly type: string },
  seat: Seat,
): { readonly heard: string; readonly sent: string } {
  const copy = parts.game.clone(state);
  const heard: object[] = [];
  const emit = (event: { readonly type: string }, to?: Seat): void => {
    if (to === undefined || to === seat) heard.push(eventTo(event));
  };
  if (by === null) parts.game.applyChance(copy, move, emit);
  else parts.game.apply(copy, by, move, emit);
  return { heard: JSON.stringify(heard), sent: packets(parts, copy, seat, []) };
}

function pick<T>(from: readonly T[], rng: Rng): T {
  return from[rng(from.length)] as T;
}

/** Plays one move or outcome of a random game. */
function goOn({ game }: GameParts, match: Match<GameTypes>, seen: Set<string>, rng: Rng): void {
  const { pending } = match;
  if (pending.kind === 'chance') match.settleOne(rng);
  if (pending.kind !== 'decision') return;
  const seat = pick(pending.seats, rng);
  const legal = game.legal(match.view(seat));
  for (const action of legal) seen.add(game.notation.format(action));
  match.act(seat, pick(legal, rng));
}

const CHECKED_EVERY = 7;

test.each(GAMES)(
  '%s: in truths that a seat cannot tell apart its packets are the same',
  async (id) => {
    const [parts, options] = await partsAndOptions(id);
    let twins = 0;
    for (let seed = 1; seed <= runs(3, 40); seed++) {
      const { next: rng } = makeXoshiro(seed);
      const match = new Match(parts.game, options);
      const seen = new Set<string>();
      while (match.pending.kind !== 'over') {
        goOn(parts, match, seen, rng);
        if (rng(CHECKED_EVERY) > 0) continue;
        const tried = [...seen].filter(() => rng(seen.size) < 40);
        for (const seat of SEATS) {
          const twin = parts.game.imagine(match.view(seat), rng);
          if (JSON.stringify(twin) !== JSON.stringify(match.state)) twins += 1;
          expect(packets(parts, twin, seat, tried)).toBe(packets(parts, match.state, seat, tried));
        }
      }
    }
    expect(twins).toBeGreaterThan(10);
  },
);

/** Two moves of which one may be played here, and who hears of it without playing it. */
function twoMoves({ game }: GameParts, match: Match<GameTypes>, rng: Rng) {
  const { pending, state } = match;
  const by = pending.kind === 'decision' ? pick(pending.seats, rng) : null;
  const moves =
    by === null ? game.chance(state).map(({ outcome }) => outcome) : game.legal(match.view(by));
  return { by, moves: [pick(moves, rng), pick(moves, rng)] as const };
}

/** Whether there was something to compare. */
function compare(parts: GameParts, match: Match<GameTypes>, seat: Seat, rng: Rng): boolean {
  const { by, moves } = twoMoves(parts, match, rng);
  const [first, second] = moves.map((move) => after(parts, match.state, by, move, seat));
  if (by === seat || moves[0] === moves[1] || first?.heard !== second?.heard) return false;
  expect(first?.sent).toBe(second?.sent);
  return true;
}

test.each(GAMES)(
  '%s: after moves of which a seat hears the same it is sent the same',
  async (id) => {
    const [parts, options] = await partsAndOptions(id);
    let compared = 0;
    for (let seed = 1; seed <= runs(3, 40); seed++) {
      const { next: rng } = makeXoshiro(seed);
      const match = new Match(parts.game, options);
      while (match.pending.kind !== 'over') {
        if (compare(parts, match, rng(2) === 0 ? 0 : 1, rng)) compared += 1;
        goOn(parts, match, new Set(), rng);
      }
    }
    expect(compared).toBeGreaterThan(0);
  },
);

test.each(GAMES)(
  '%s: all that is sent is as the protocol says, and survives a wire',
  async (id) => {
    const [parts, options] = await partsAndOptions(id);
    const { next: rng } = makeXoshiro(5);
    const match = new Match(parts.game, options);
    while (match.pending.kind !== 'over') {
      for (const seat of match.pending.kind === 'decision' ? match.pending.seats : []) {
        const sent = [
          helloTo(seat, match.header, ['a', 'b'], CLOCK),
          ...match.drain(seat).map((event) => eventTo(event)),
          askOf(parts.game, match.view(seat), 1, CLOCK),
        ];
        for (const message of sent) {
          expect(refereeMessage.parse(JSON.parse(JSON.stringify(message)))).toEqual(message);
        }
      }
      goOn(parts, match, new Set(), rng);
    }
  },
);

test.each<[string, unknown]>([
  ['{"type":"ready","protocol":1}', { type: 'ready', protocol: 1 }],
  [
    '{"type":"move","question":3,"move":"x","why":"I like it"}',
    { type: 'move', question: 3, move: 'x' },
  ],
  ['{"type":"move","question":0,"move":"x"}', null],
  ['{"type":"move","question":1.5,"move":"x"}', null],
  ['{"type":"move","question":3}', null],
  ['{"type":"resign"}', null],
  ['[]', null],
  ['null', null],
  ['', null],
  ['move x', null],
])('%s is read as the message it is, or as none', (line, message) => {
  expect(parseProgramMessage(line)).toEqual(message);
});
