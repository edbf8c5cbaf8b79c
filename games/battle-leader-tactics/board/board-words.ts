import type { Arm } from '../rules/data.ts';
import type { Toll } from '../rules/edition.ts';
import type { ButtonName } from './pointing.ts';

/** Who suffers a side of a cell: as the chart says, or the reader himself, or the other by name. */
export type Sufferer = 'attacker' | 'defender' | 'you' | { readonly name: string };

/** All that the board says beside the game's own messages and names. */
export interface BoardWords {
  readonly arms: Readonly<Record<Arm, string>>;
  readonly buttons: Readonly<Record<ButtonName, string>>;
  /** The fourteen steps, and what happens in each. */
  readonly steps: readonly { readonly name: string; readonly does: string }[];
  readonly step: (number: number, name: string) => string;
  readonly before: string;
  readonly battle: (number: number, of: number) => string;
  /** What each Tactics Card does, in a line. */
  readonly tactics: readonly string[];
  readonly needs: (arm: string) => string;
  readonly cards: (count: number) => string;
  readonly nothing: string;
  readonly reserves: string;
  readonly reservesOf: (name: string) => string;
  readonly emptyReserves: string;
  readonly pile: string;
  readonly pileOf: (name: string) => string;
  readonly field: string;
  readonly fieldOf: (name: string) => string;
  readonly faceDown: (count: number) => string;
  readonly chosen: string;
  readonly setTactic: string;
  readonly setTacticOf: (name: string) => string;
  readonly tacticDown: string;
  readonly hasSet: string;
  readonly leaderDeck: string;
  readonly techDeck: string;
  readonly kiaPile: string;
  readonly leaders: (count: number) => string;
  readonly leader: string;
  readonly leaderOf: (name: string) => string;
  readonly noLeader: string;
  readonly stats: {
    readonly rank: (rank: number) => string;
    readonly rating: (rating: number) => string;
    readonly attack: (size: number) => string;
    readonly defence: (size: number) => string;
    readonly penalty: string;
    readonly draw: (cards: number) => string;
    readonly modifier: (arm: string, by: number) => string;
    readonly mustered: string;
    readonly superior: string;
    readonly fallen: string;
  };
  readonly attacks: string;
  readonly defends: string;
  readonly wins: (count: number, of: number) => string;
  readonly points: (count: number) => string;
  readonly record: (winners: readonly (string | null)[]) => string;
  readonly nobody: string;
  readonly sum: (value: number) => string;
  readonly kia: string;
  readonly chart: {
    readonly title: string;
    readonly explanation: string;
    readonly attacker: string;
    readonly defender: string;
    readonly toll: (who: Sufferer, toll: Toll) => string;
    readonly noVictor: string;
    readonly against: (attacker: string, defender: string) => string;
    readonly think: string;
    readonly strip: (tactic: string) => string;
    readonly theyLose: string;
    readonly youLose: string;
    readonly legend: string;
  };
  readonly draft: {
    readonly title: string;
    readonly taken: (name: string) => string;
    readonly own: string;
    readonly pool: string;
    readonly spent: (spent: number, cap: number) => string;
    readonly count: (count: number, of: number) => string;
  };
  readonly muster: (cards: number) => string;
  readonly report: {
    readonly title: (number: number) => string;
    readonly won: (name: string) => string;
    readonly nobody: string;
    readonly short: (name: string) => string;
    readonly lost: (cards: string) => string;
    readonly failed: (tactic: string) => string;
    readonly total: (total: number) => string;
  };
  readonly after: {
    readonly field: string;
    readonly commit: (cards: string) => string;
    readonly withdraw: string;
    readonly discard: string;
    readonly lose: (cards: string) => string;
    readonly recover: (cards: string) => string;
  };
  readonly reference: {
    readonly cards: string;
    readonly value: string;
    readonly here: string;
    readonly there: string;
    readonly lost: string;
    readonly explanation: string;
    readonly leaders: string;
    readonly inDeck: string;
    readonly fallen: string;
    readonly drawn: (count: number) => string;
    readonly unknown: string;
  };
}
