import { otherSeat, type Seat } from '@bannerfield/kernel';
import { parseCell, type Cell, type EditionTable } from '../rules/edition.ts';
import type { Hand, Table } from '../rules/state.ts';
import type { BoardWords, Sufferer } from './board-words.ts';

/** What of the chart is in play; null: not known to who looks. Tactics by their numbers. */
export interface Lit {
  readonly row: number | null;
  readonly column: number | null;
}

type Hands = readonly [Readonly<Hand> | null, Readonly<Hand> | null];

/** The seat's Tactics Card as far as it may be seen: in force, set, or thought of. */
export function tacticOf(
  { battle }: Readonly<Table>,
  hands: Hands,
  seat: Seat,
  thought: number | null = null,
): number | null {
  return battle.tactics?.[seat] ?? thought ?? hands[seat]?.tactic ?? null;
}

/**
 * Rows are the attacker's. Before it is said who attacks, the near side is thought to.
 * @param thought a Tactics Card that the near side thinks of.
 */
export function litIn(
  table: Readonly<Table>,
  hands: Hands,
  near: Seat,
  thought: number | null,
): Lit {
  const attacker = table.battle.attacker ?? near;
  const of = (seat: Seat) => tacticOf(table, hands, seat, seat === near ? thought : null);
  return { row: of(attacker), column: of(otherSeat(attacker)) };
}

export function cellAt({ chart }: EditionTable, row: number, column: number): Cell {
  const cell = parseCell(chart[row - 1]?.[column - 1] ?? '');
  if (cell === null) throw new RangeError(`no cell ${String(row)}, ${String(column)}`);
  return cell;
}

/** What a Tactics Card of the near side does against each of the other side's. */
export function cellsAgainst(
  edition: EditionTable,
  tactic: number,
  isAttacking: boolean,
): readonly Cell[] {
  return edition.chart.map((_, n) =>
    isAttacking ? cellAt(edition, tactic, n + 1) : cellAt(edition, n + 1, tactic),
  );
}

/** `The attacker loses 1 card, the defender loses the leader; nobody wins the battle.` */
export function cellText(
  { attacker, defender, noVictor }: Cell,
  words: BoardWords,
  who: readonly [Sufferer, Sufferer] = ['attacker', 'defender'],
): string {
  const { toll, noVictor: nobody } = words.chart;
  const text = `${toll(who[0], attacker)}, ${toll(who[1], defender)}${noVictor ? `; ${nobody}` : ''}.`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `†2`: a side of a cell in as few signs as there are. */
export function tollSign({ losses, kia }: Cell['attacker']): string {
  const many = losses === Infinity ? '∞' : String(losses);
  return kia ? `†${many}` : many;
}
