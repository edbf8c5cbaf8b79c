import { setImmediate } from 'node:timers/promises';
import { makeStream } from '@bannerfield/bots';
import type { Pair, Rng } from '@bannerfield/kernel';
import type { TournamentGame } from '@bannerfield/protocol';
import { seatPlayers, type Contestant } from '../outsiders/contestants.ts';
import { refereeGame } from '../outsiders/referee.ts';
import { checkStarted } from '../outsiders/settings.ts';
import { optionsAt } from '../simulate/cycled.ts';
import { gamesOf, keyOf, pairsOf, testOf, type Due, type Plan } from './plan.ts';

/**
 * Plays what is due and not yet among the results, opening by opening, each from both seats, and
 * no further between two players whose test has decided.
 * @param after hears of each game, after it was put among the results.
 */
export async function playAll(
  plan: Plan,
  results: Map<string, TournamentGame>,
  stop: AbortSignal,
  after: (game: TournamentGame) => void,
): Promise<void> {
  for (let opening = 0; opening < plan.openings; opening++) {
    for (const pair of pairsOf(plan)) {
      if (isDecided(plan, results, pair, opening)) continue;
      for (const due of gamesOf(opening, pair)) {
        if (results.has(keyOf(due))) continue;
        const game = await playDue(plan, due, stop);
        if (game === null) return;
        results.set(keyOf(due), game);
        after(game);
        // Signals are heard meanwhile.
        await setImmediate();
        if (stop.aborted) return;
      }
    }
  }
}

function isDecided(
  { hypotheses }: Plan,
  results: Map<string, TournamentGame>,
  pair: Pair<number>,
  opening: number,
): boolean {
  return hypotheses !== null && testOf(hypotheses, results, pair, opening).verdict !== 'open';
}

async function playDue(plan: Plan, due: Due, stop: AbortSignal): Promise<TournamentGame | null> {
  const { settings, cycled } = plan;
  const { parts, seed, clock, longest } = settings;
  const players = [playerAt(plan, due.seats[0]), playerAt(plan, due.seats[1])] as const;
  const names = [players[0].name, players[1].name] as const;
  // The same for both games of an opening.
  const rngOf = ({ name }: Contestant): Rng => makeStream(seed, due.opening, `bot ${name}`);
  const seated = seatPlayers(settings, players, [rngOf(players[0]), rngOf(players[1])]);
  const options = optionsAt(settings.options, cycled, 2 * due.opening);
  const chance = makeStream(seed, due.opening, 'chance');
  const refereed = await refereeGame(
    { parts, options, names, clock, longest, stop },
    seated,
    chance,
  );
  if (refereed === null) return null;
  checkStarted(refereed, players);
  const { type: _, ...end } = refereed.end;
  const { opening, seats } = due;
  return {
    opening,
    seats: [...seats],
    ...end,
    entries: refereed.match.log.entries.length,
    conduct: [...refereed.conduct],
  };
}

function playerAt({ players }: Plan, index: number): Contestant {
  const player = players[index];
  if (player === undefined) throw new Error(`no player ${String(index)}`);
  return player;
}
