import { hasNeededArm } from '../rules/10-failed-orders.ts';
import { INFILTRATION, STAND, type Card } from '../rules/data.ts';
import type { Cell, EditionFacts } from '../rules/edition.ts';

/** What one side brings to a battle. */
export interface Side {
  readonly tactic: number;
  /** Sorted by kind. */
  readonly cards: readonly Card[];
}

/** Combat values of committed cards, rising, and the tactic in force. */
export interface Ready {
  readonly tactic: number;
  readonly values: readonly number[];
}

export function makeReady(facts: EditionFacts, { tactic, cards }: Side): Ready {
  const values = cards.map((card) => facts.values[card] ?? 0).sort((one, other) => one - other);
  return { tactic: hasNeededArm(facts, tactic, cards) ? tactic : STAND, values };
}

/** Whose leader is superior, once those killed are gone. */
export type Superior = 'attacker' | 'defender' | 'nobody';

/**
 * Who wins a single battle without bonuses, if all choose their casualties well: 1 the attacker,
 * −1 the defender, 0 nobody. An infiltrator lets a KIA stand or not as he likes it better.
 */
export function outcomeOf(
  facts: EditionFacts,
  attacker: Ready,
  defender: Ready,
  superior: 'attacker' | 'defender',
): -1 | 0 | 1 {
  const cell = facts.cells[attacker.tactic - 1]?.[defender.tactic - 1];
  if (cell === undefined) throw new RangeError('no such tactics');
  const mine = attacker.tactic === INFILTRATION;
  const theirs = defender.tactic === INFILTRATION;
  if (cell.noVictor || (mine && theirs)) return 0;
  const struck = compare(cell, attacker, defender, leaderAfter(cell, superior));
  if (!mine && !theirs) return struck;
  const spared = compare(cell, attacker, defender, superior);
  return mine ? better(struck, spared) : worse(struck, spared);
}

function better(one: -1 | 0 | 1, other: -1 | 0 | 1): -1 | 0 | 1 {
  return one > other ? one : other;
}

function worse(one: -1 | 0 | 1, other: -1 | 0 | 1): -1 | 0 | 1 {
  return one < other ? one : other;
}

/** R15.1 */
function leaderAfter({ attacker, defender }: Cell, superior: 'attacker' | 'defender'): Superior {
  if (attacker.kia && defender.kia) return 'nobody';
  if (attacker.kia) return 'defender';
  return defender.kia ? 'attacker' : superior;
}

function compare(cell: Cell, attacker: Ready, defender: Ready, superior: Superior): -1 | 0 | 1 {
  const mine = totalLeft(attacker.values, cell.attacker.losses, superior === 'defender');
  const theirs = totalLeft(defender.values, cell.defender.losses, superior === 'attacker');
  return mine > theirs ? 1 : mine < theirs ? -1 : 0;
}

/** The best card goes first if the enemy names it; all else that goes is the least. */
export function totalLeft(values: readonly number[], losses: number, isBestLost: boolean): number {
  const owed = Math.min(losses, values.length);
  const last = isBestLost && owed > 0 ? values.length - 1 : values.length;
  const first = last < values.length ? owed - 1 : owed;
  let total = 0;
  for (let at = first; at < last; at++) total += values[at] ?? 0;
  return total;
}
