import { solveLargeGame, type LargeGame } from '@bannerfield/bots';
import { choicesOf } from '../rules/cards.ts';
import { HIGHEST_TACTIC, WITHDRAW } from '../rules/data.ts';
import type { EditionFacts } from '../rules/edition.ts';
import { makeReady, outcomeOf, type Ready } from '../bot/clash.ts';

/** Both leaders rated 12, of this size, without bonuses, all cards of the army at hand. */
const SIZE = 4;

/** A Tactics Card and the cards committed with it. */
export interface Strategy {
  readonly tactic: number;
  readonly ready: Ready;
}

/**
 * All strategies of one side. To turn to Withdraw whatever the other does, and with what is then
 * left, is the same as to have set Withdraw with these cards; so it needs no strategies of its own.
 */
export function strategiesOf(facts: EditionFacts): Strategy[] {
  return Array.from({ length: HIGHEST_TACTIC }, (_, n) => n + 1).flatMap((tactic) =>
    choicesOf(facts.army, tactic === WITHDRAW ? 1 : 2, SIZE).map((cards) => ({
      tactic,
      ready: makeReady(facts, { tactic, cards }),
    })),
  );
}

/** The battle as a matrix game: rows are the attacker's strategies. */
export interface OneBattle extends LargeGame {
  readonly strategies: readonly Strategy[];
}

export function makeOneBattle(facts: EditionFacts, superior: 'attacker' | 'defender'): OneBattle {
  const strategies = strategiesOf(facts);
  const size = strategies.length;
  const table = new Int8Array(size * size);
  for (const [row, { ready: attacker }] of strategies.entries()) {
    for (const [column, { ready: defender }] of strategies.entries()) {
      table[row * size + column] = outcomeOf(facts, attacker, defender, superior);
    }
  }
  const payoff = (row: number, column: number): number => table[row * size + column] ?? 0;
  return { strategies, rows: size, columns: size, payoff };
}

/** How one battle is best fought. */
export interface BattleSolution {
  /** To the attacker. */
  readonly value: number;
  readonly exploitability: number;
  /** Share of each tactic, `[n - 1]` of tactic n. */
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
}

export function solveOneBattle(
  facts: EditionFacts,
  superior: 'attacker' | 'defender',
): BattleSolution {
  const game = makeOneBattle(facts, superior);
  const { value, exploitability, rows, columns } = solveLargeGame(game);
  const byTactic = (shares: readonly number[]): number[] =>
    Array.from({ length: HIGHEST_TACTIC }, (_, n) =>
      shares.reduce(
        (sum, share, index) => sum + (game.strategies[index]?.tactic === n + 1 ? share : 0),
        0,
      ),
    );
  return { value, exploitability, attacker: byTactic(rows), defender: byTactic(columns) };
}
