import type { Facts, Refusal, RuleId } from '@bannerfield/kernel';
import { formatHex, HEXES, type Hex } from './board.ts';
import { COMMANDS, LORE_CARDS } from './data.ts';
import type { BattleLoreKnown, CommandId, LoreId } from './state.ts';

/** A refusal: the rule that says so, why, what to point at, what the sentence fills in. */
export function no(
  rule: RuleId,
  reason: string,
  at: readonly string[] = [],
  facts: Facts = {},
): Refusal {
  return { rule, reason, at, facts };
}

/** What to point at, in the words of the notation. */
export function atHex(hex: Hex): string {
  return isHex(hex) ? `hex:${formatHex(hex)}` : 'board';
}

export function hexFact(hex: Hex): Facts {
  return isHex(hex) ? { hex: formatHex(hex) } : {};
}

export const AT_HAND = 'hand';

export const atCommand = (card: CommandId): string => `card:${COMMANDS[card]?.id ?? 'none'}`;
export const atLore = (card: LoreId): string => `lore:${LORE_CARDS[card]?.id ?? 'none'}`;

function isHex(hex: Hex): boolean {
  return hex >= 0 && hex < HEXES;
}

/** Whoever is not asked is told whether he waits or the game is over. */
export function outOfTurn({ table }: BattleLoreKnown): Refusal {
  if (table.result !== null) return no('R19.6', 'game-over');
  return no('R3.1', 'not-your-turn', [], { phase: phaseOf(table) });
}

/** R3.2: each action has its phase. */
export function wrongPhase({ table }: BattleLoreKnown): Refusal {
  return no('R3.2', 'wrong-phase', [], { phase: phaseOf(table) });
}

function phaseOf(table: BattleLoreKnown['table']): string {
  return table.stack.at(-1)?.phase ?? 'none';
}
