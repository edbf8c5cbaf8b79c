import { makeStream, rate, reasonOf } from '@bannerfield/bots';
import { gameIds, loadGame } from '@bannerfield/games/load';
import { Match, type Words } from '@bannerfield/kernel';
import { expect, test } from 'vitest';

const DECISIONS = 250;

/** How many hints two games must have given at least; a new game is small and asks ten times or so. */
const LEAST: Readonly<Record<string, number>> = {
  'battle-line': 60,
  'battle-leader-tactics': 60,
  'fantasy-dice-battles': 60,
  battlelore: 60,
};

/** Planning a turn takes its time, so later in a game only now and then is a hint asked for. */
function isAsked(decision: number): boolean {
  return decision < 40 || decision % 4 === 0;
}

/** A game in which about half of the hints are followed, and what is said of every hint. */
async function hintsOf(id: string, seed: number): Promise<(Words | null)[]> {
  const { game, taste, optionsSchema } = await loadGame(id);
  const rng = makeStream(seed, 0, 'hints');
  const match = new Match(game, optionsSchema.parse({}));
  const said: (Words | null)[] = [];
  match.settle(rng);
  for (let n = 0; n < DECISIONS && match.pending.kind === 'decision'; n++) {
    const [seat = 0] = match.pending.seats;
    const view = match.view(seat);
    const legal = game.legal(view);
    let move = legal[rng(legal.length)];
    // Of an only move nobody asks why.
    if (legal.length > 1 && isAsked(n)) {
      const rated = rate(game, taste, view, rng);
      said.push(await reasonOf(taste, view, rated));
      if (rng(2) === 0) move = rated[0]?.action;
    }
    if (move === undefined) break;
    expect(match.act(seat, move)).toBeNull();
    match.settle(rng);
  }
  return said;
}

test.for(gameIds())('every hint in %s has a reason, a sentence in both languages', async (id) => {
  const said = [...(await hintsOf(id, 1)), ...(await hintsOf(id, 2))];
  expect(said.length).toBeGreaterThan(LEAST[id] ?? 5);
  for (const words of said) {
    expect(words?.en).toMatch(/^[A-Z0-9].*\.$/);
    expect(words?.de).toMatch(/^[A-ZÄÖÜ0-9].*\.$/);
  }
});
