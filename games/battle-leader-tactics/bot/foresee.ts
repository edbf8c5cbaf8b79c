import { INFILTRATION } from '../rules/data.ts';
import type { Cell, EditionFacts, Toll } from '../rules/edition.ts';
import { totalLeft } from './clash.ts';
import type { Weights } from './score.ts';
import type { Line } from './sides.ts';
import { WORTH } from './worth.ts';

/** What both leaders would cost their sides, and who outranks whom. */
export interface Stakes {
  readonly attackerLeader: number;
  readonly defenderLeader: number;
  readonly isAttackerHigher: boolean;
  /** Whether the fallen still give their bonus. */
  readonly isElCid: boolean;
  /** Whether the Tech Deck has cards. */
  readonly hasTech: boolean;
  /** How sure totals are: a difference of so many points wins two battles in three. */
  readonly doubt: number;
  /** What the score makes of it all for the attacker. */
  readonly weights: Weights;
}

/** What the attacker gains by these lines, in won battles. */
export function foresee(
  facts: EditionFacts,
  attacker: Line,
  defender: Line,
  stakes: Stakes,
): number {
  const cell = facts.cells[attacker.tactic - 1]?.[defender.tactic - 1];
  if (cell === undefined) return 0;
  const mine = attacker.tactic === INFILTRATION;
  const theirs = defender.tactic === INFILTRATION;
  const drawn = stakes.hasTech ? WORTH.special * (Number(mine) - Number(theirs)) : 0;
  if (mine && theirs) return drawn;
  const spared = strike(attacker, defender, cell, stakes, false);
  if (!cell.attacker.kia && !cell.defender.kia) return drawn + spared;
  const struck = strike(attacker, defender, cell, stakes, true);
  if (mine) return drawn + Math.max(spared, struck);
  if (theirs) return drawn + Math.min(spared, struck);
  return drawn + struck;
}

/** @param isStruck whether the KIA of the cell stand. */
function strike(
  attacker: Line,
  defender: Line,
  { attacker: mine, defender: theirs, noVictor }: Cell,
  stakes: Stakes,
  isStruck: boolean,
): number {
  const { isElCid, weights } = stakes;
  const fallenMine = isStruck && mine.kia;
  const fallenTheirs = isStruck && theirs.kia;
  const isMineSuperior = !fallenMine && (fallenTheirs || stakes.isAttackerHigher);
  const isTheirsSuperior = !fallenTheirs && !isMineSuperior;
  const left = remains(attacker, mine, isTheirsSuperior, fallenMine && !isElCid, weights);
  const right = remains(defender, theirs, isMineSuperior, fallenTheirs && !isElCid, weights);
  const leaders =
    (fallenTheirs ? stakes.defenderLeader : 0) - (fallenMine ? stakes.attackerLeader : 0);
  const battle = noVictor ? 0 : verdict(left.total - right.total, stakes);
  return battle + right.lost - left.lost + leaders;
}

/** What a side has in the end, and what its losses are worth; R16.4: a bonus falls with its leader. */
function remains(
  line: Line,
  toll: Toll,
  isBestLost: boolean,
  isBare: boolean,
  weights: Weights,
): { readonly total: number; readonly lost: number } {
  const left = totalLeft(line.values, toll.losses, isBestLost);
  const total = isBare ? totalLeft(line.bare, toll.losses, isBestLost) : left;
  return { total, lost: lossWorth(line, toll, left, weights) };
}

/** From what it costs to lose surely to what a sure win brings. */
function verdict(difference: number, { doubt, weights: { win, loss } }: Stakes): number {
  const chance = (1 + Math.tanh(difference / doubt)) / 2;
  return chance * win - (1 - chance) * loss;
}

function lossWorth(
  { values }: Line,
  { losses }: Toll,
  left: number,
  { card, later }: Weights,
): number {
  const all = values.reduce((sum, value) => sum + value, 0);
  return WORTH.card * card * Math.min(losses, values.length) + WORTH.value * later * (all - left);
}
