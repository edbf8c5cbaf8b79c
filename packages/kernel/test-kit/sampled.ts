import type { Game, GameTypes, Rng, State } from '../game.ts';
import { expectThat } from './expect.ts';

/** Samples taken for each outcome. */
const SAMPLES = 100;

/** Outcomes expected less often than this are counted together. */
const RARE = 5;

/** A true sampler is suspected less often than once in e^16, nine million, nodes. */
const DOUBT = 16;

/** Samples fall as `chance` lists them: a χ² test, by its tail bound (Laurent and Massart 2000). */
export function checkSampled<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  rng: Rng,
): void {
  const expected = shares(game, state);
  const samples = SAMPLES * expected.size;
  const counts = new Map<string, number>();
  for (let n = 0; n < samples; n++) {
    const text = game.notation.format(game.sample(state, rng));
    expectThat(expected.has(text), 'a sample is a listed outcome', text);
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const cells = pooled(
    [...expected].map(([text, share]) => [counts.get(text) ?? 0, share * samples]),
  );
  const freedom = Math.max(1, cells.length - 1);
  const limit = freedom + 2 * Math.sqrt(freedom * DOUBT) + 2 * DOUBT;
  const sum = cells.reduce((total, [count, mean]) => total + (count - mean) ** 2 / mean, 0);
  const detail = `χ² is ${sum.toFixed(1)}, at most ${limit.toFixed(1)} is chance`;
  expectThat(sum <= limit, 'samples fall as often as listed', detail);
}

function shares<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
): Map<string, number> {
  const outcomes = game.chance(state);
  const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    outcomes.map(({ outcome, weight }) => [game.notation.format(outcome), weight / total]),
  );
}

type Cell = readonly [count: number, mean: number];

function pooled(cells: readonly Cell[]): Cell[] {
  const rare = cells.filter(([, mean]) => mean < RARE);
  const sum = rare.reduce<Cell>((a, b) => [a[0] + b[0], a[1] + b[1]], [0, 0]);
  const common = cells.filter(([, mean]) => mean >= RARE);
  return sum[1] < RARE ? common : [...common, sum];
}
