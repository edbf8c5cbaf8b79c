import type { Pair } from '@bannerfield/kernel';
import type { TournamentGame, TournamentHeader } from '@bannerfield/protocol';
import { sprt, type Hypotheses, type SprtState } from '@bannerfield/stats';
import type { Contestant } from '../outsiders/contestants.ts';
import type { OutsiderSettings } from '../outsiders/settings.ts';
import type { Cycled } from '../simulate/cycled.ts';

/** What is to be played. */
export interface Plan {
  readonly settings: OutsiderSettings;
  /** Taken by turns, one an opening, instead of what the options have for them. */
  readonly cycled: Cycled;
  readonly players: readonly Contestant[];
  /** How many each pair plays at most; each is played from both seats. */
  readonly openings: number;
  readonly hypotheses: Hypotheses | null;
}

/** A game that is to be played: players by their numbers, seat 0 first. */
export interface Due {
  readonly opening: number;
  readonly seats: Pair<number>;
}

export function headerOf({ settings, cycled, players }: Plan): TournamentHeader {
  const { parts, options, seed, clock, longest } = settings;
  const { game } = parts;
  return {
    tournament: 1,
    game: game.id,
    rulesVersion: game.rulesVersion,
    options: { ...options, ...cycled },
    edition: game.edition === undefined ? null : { ...game.edition },
    seed,
    players: players.map((player) => ({ ...player })),
    moveMs: clock.moveMs,
    longest,
  };
}

/** Every two players once, the one named first first. */
export function pairsOf({ players }: Pick<Plan, 'players'>): Pair<number>[] {
  return players.flatMap((_, first) =>
    players.slice(first + 1).map((_other, gap) => [first, first + 1 + gap] as const),
  );
}

/** All games of one opening, whether they are played or not. */
export function gamesOf(opening: number, [first, second]: Pair<number>): Pair<Due> {
  return [
    { opening, seats: [first, second] },
    { opening, seats: [second, first] },
  ];
}

/** Names a game among all. */
export function keyOf({ opening, seats }: Due): string {
  return `${String(opening)}/${seats.join('-')}`;
}

export type Results = ReadonlyMap<string, TournamentGame>;

/** Points of a player in a game of his: a draw is half a point. */
export function pointsIn({ seats, winner }: TournamentGame, player: number): number {
  if (winner === 'draw') return 0.5;
  return seats[winner] === player ? 1 : 0;
}

/** How the test of a pair stands after its first openings; games alone of their kind wait. */
export function testOf(
  hypotheses: Hypotheses,
  results: Results,
  pair: Pair<number>,
  openings: number,
): SprtState {
  const counts = new Map<number, number>();
  let state = sprt(counts, hypotheses);
  for (let opening = 0; opening < openings && state.verdict === 'open'; opening++) {
    const [one, other] = gamesOf(opening, pair).map((due) => results.get(keyOf(due)));
    if (one === undefined || other === undefined) break;
    const score = (pointsIn(one, pair[0]) + pointsIn(other, pair[0])) / 2;
    counts.set(score, (counts.get(score) ?? 0) + 1);
    state = sprt(counts, hypotheses);
  }
  return state;
}
