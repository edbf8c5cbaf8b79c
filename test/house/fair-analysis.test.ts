import { mindOf } from '@bannerfield/bots';
import { makeAnalyser } from '@bannerfield/bots/analysis';
import type { Decided } from '@bannerfield/bots/analysis-report';
import {
  known,
  makeXoshiro,
  Match,
  type Entry,
  type GameTypes,
  type Rng,
  type Seat,
} from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/load.ts';
import type { GameParts } from '../../games/parts.ts';
import { runs } from '../../tools/runs.ts';

type Moves = readonly Pick<Entry, 'by' | 'move'>[];

const SEAT: Seat = 0;
/** Enough for every game to deal, and to play some turns. */
const ENTRIES = 24;

/** The beginning of a random game. */
function begun({ game, optionsSchema }: GameParts, rng: Rng): Match<GameTypes> {
  const match = new Match(game, optionsSchema.parse({}));
  while (match.log.entries.length < ENTRIES && match.pending.kind !== 'over') {
    if (match.pending.kind === 'chance') match.settleOne(rng);
    else {
      const seat = match.pending.seats[rng(match.pending.seats.length)] ?? 0;
      const legal = game.legal(match.view(seat));
      match.act(seat, legal[rng(legal.length)] ?? { type: 'nothing' });
    }
  }
  return match;
}

/** The game with these moves; null: they are not allowed. */
function playedThrough({ game, header }: Match<GameTypes>, moves: Moves): Match<GameTypes> | null {
  const match = new Match(game, header.options);
  for (const { by, move } of moves) {
    const parsed = game.notation.parse(move);
    if (parsed === null) return null;
    if (by === null ? !match.tryChance(parsed) : match.act(by, parsed) !== null) return null;
  }
  return match;
}

/** The truths in which the seat chose, as it knew them and as they were. */
function choicesIn(match: Match<GameTypes>): { readonly knew: string; readonly were: string } {
  const truths = match.log.entries.flatMap(({ by }, at) =>
    by === SEAT ? [match.stateAt(at)] : [],
  );
  const knew = truths.map((truth) => known(truth, SEAT));
  return { knew: JSON.stringify([knew, match.state.table]), were: JSON.stringify(truths) };
}

/** Other things that could have come instead of an entry that is none of the seat's. */
function otherMoves(match: Match<GameTypes>, at: number): string[] {
  const { game } = match;
  const by = match.log.entries[at]?.by ?? null;
  if (by === SEAT) return [];
  const state = match.stateAt(at);
  const moves =
    by === null ? game.chance(state).map(({ outcome }) => outcome) : game.legal(known(state, by));
  return moves.map((move) => game.notation.format(move));
}

/** Other games that looked the same to the seat whenever it chose. */
function* twinsOf(match: Match<GameTypes>, rng: Rng): Generator<Match<GameTypes>> {
  const { entries } = match.log;
  const own = choicesIn(match);
  for (const at of entries.keys()) {
    const others = otherMoves(match, at).filter((move) => move !== entries[at]?.move);
    const move = others[rng(Math.max(1, others.length))];
    const by = entries[at]?.by ?? null;
    if (move === undefined) continue;
    const twin = playedThrough(match, entries.with(at, { by, move, hash: '' }));
    if (twin === null) continue;
    const { knew, were } = choicesIn(twin);
    if (knew === own.knew && were !== own.were) yield twin;
  }
}

test.for(gameIds())(
  '%s: what a seat could not see changes nothing that is said of its choices',
  async (id) => {
    const parts = await loadGame(id);
    const mind = mindOf(parts.game, parts.taste, { ...parts.reading, depth: 1 });
    const choices = (match: Match<GameTypes>): readonly Decided[] => {
      const analyser = makeAnalyser(match, mind, { nodes: 22 * ENTRIES, seed: 1 });
      while (analyser.think());
      return analyser
        .report()
        .moments.filter((each): each is Decided => each.kind === 'decision' && each.seat === SEAT);
    };
    const most = runs(1, 20);
    let compared = 0;
    for (let seed = 1; compared < most && seed < 40; seed++) {
      const { next } = makeXoshiro(seed);
      const match = begun(parts, next);
      const [twin] = twinsOf(match, next);
      if (twin === undefined) continue;
      const [one, other] = [choices(match), choices(twin)];
      expect(other.map(({ choice }) => choice)).toEqual(one.map(({ choice }) => choice));
      expect(one.some(({ choice }) => choice !== null)).toBe(true);
      compared += 1;
    }
    expect(compared).toBe(most);
  },
);
