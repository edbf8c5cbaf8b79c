import type { Pair } from '@bannerfield/kernel';
import type {
  Conduct,
  PairStanding,
  Standing,
  TournamentDocument,
  TournamentGame,
} from '@bannerfield/protocol';
import { rateAll, share, type Estimate } from '@bannerfield/stats';
import { headerOf, pairsOf, pointsIn, testOf, type Plan, type Results } from './plan.ts';

/** Added to each meeting, so that who has won all is rated too. */
const DRAWN_IN_THOUGHT = 1;

export function documentOf(plan: Plan, results: Results): TournamentDocument {
  const { game, rulesVersion, options, seed } = headerOf(plan);
  const games = [...results.values()];
  const ratings = ratingsOf(plan, games);
  const players = plan.players.map(({ name }, index) =>
    standingOf(name, index, games, ratings?.[index] ?? null),
  );
  return {
    game,
    rulesVersion,
    options,
    seed,
    games: games.length,
    players: players.toSorted((a, b) => (b.rating?.value ?? 0) - (a.rating?.value ?? 0)),
    pairs: pairsOf(plan).map((pair) => pairOf(plan, results, pair)),
  };
}

/** Null: not all have met. */
function ratingsOf(plan: Plan, games: readonly TournamentGame[]): Estimate[] | null {
  const meetings = pairsOf(plan).flatMap((pair) => {
    const met = games.filter(isBetween(pair));
    const points = met.reduce((sum, game) => sum + pointsIn(game, pair[0]), 0);
    return met.length === 0 ? [] : [{ players: pair, points, games: met.length }];
  });
  try {
    return rateAll(plan.players.length, meetings, DRAWN_IN_THOUGHT);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isBetween(pair: Pair<number>): (game: TournamentGame) => boolean {
  return ({ seats }) => pair.every((player) => seats.includes(player));
}

function standingOf(
  name: string,
  player: number,
  games: readonly TournamentGame[],
  rating: Estimate | null,
): Standing {
  const own = games.filter(({ seats }) => seats.includes(player));
  const seatIn = ({ seats }: TournamentGame): 0 | 1 => (seats[0] === player ? 0 : 1);
  return {
    name,
    games: own.length,
    points: own.reduce((sum, game) => sum + pointsIn(game, player), 0),
    rating,
    forfeits: own.filter((game) => game.forfeit?.seat === seatIn(game)).length,
    conduct: own.map((game) => game.conduct[seatIn(game)]).reduce(together, NO_CONDUCT),
  };
}

const NO_CONDUCT: Conduct = { answers: 0, illegal: 0, ms: 0, slowestMs: 0 };

function together(a: Conduct, b: Conduct): Conduct {
  return {
    answers: a.answers + b.answers,
    illegal: a.illegal + b.illegal,
    ms: a.ms + b.ms,
    slowestMs: Math.max(a.slowestMs, b.slowestMs),
  };
}

function pairOf(plan: Plan, results: Results, pair: Pair<number>): PairStanding {
  const { hypotheses, openings, players } = plan;
  const games = [...results.values()].filter(isBetween(pair));
  const won = (player: number): number =>
    games.filter((game) => pointsIn(game, player) === 1).length;
  const [first, second] = pair;
  const points = games.reduce((sum, game) => sum + pointsIn(game, first), 0);
  const test = hypotheses === null ? null : testOf(hypotheses, results, pair, openings);
  return {
    players: [players[first]?.name ?? '', players[second]?.name ?? ''],
    games: games.length,
    won: [won(first), won(second)],
    drawn: games.filter(({ winner }) => winner === 'draw').length,
    score: games.length === 0 ? null : share(points, games.length),
    sprt:
      test === null || hypotheses === null
        ? null
        : {
            scores: [...hypotheses.scores],
            alpha: hypotheses.alpha,
            beta: hypotheses.beta,
            ratio: test.ratio,
            bounds: [...test.bounds],
            verdict: test.verdict,
          },
  };
}
