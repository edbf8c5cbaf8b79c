import type { Facts, Refusal, RuleId } from '@bannerfield/kernel';
import { topFrame } from '@bannerfield/kernel';
import type { FdbKnown } from './fdb.ts';
import { battalionOf, REGROUPING, slotOf, type OrderPlace, type Space } from './state.ts';
import { SLOTS } from './values.ts';

/** A refusal: the rule that says so, why, what to point at, what the sentence fills in. */
export function no(
  rule: RuleId,
  reason: string,
  at: readonly string[] = [],
  facts: Facts = {},
): Refusal {
  return { rule, reason, at, facts };
}

/** Whoever is not asked is told what he waits for, or that the game is over. */
export function outOfTurn({ table }: FdbKnown): Refusal {
  if (table.result !== null) return no('R11.4', 'game-over');
  const { phase, seats } = topFrame(table);
  if (seats.length === 0) return no('R3.2', 'dice-or-cards', [], { phase });
  return no('R3.2', 'wait', [], { phase });
}

/** Something that belongs to another step. */
export function wrongStep({ table }: FdbKnown): Refusal {
  return no('R3.1', 'wrong-step', [], { phase: topFrame(table).phase });
}

/** `1fl`: the front left space of the first battalion. */
export function formatSpace(space: Space): string {
  return `${battalionOf(space) + 1}${SLOTS[slotOf(space)] ?? '?'}`;
}

/** `space:1fl`: a space of one's own, to be pointed at. */
export function atSpace(space: Space): string {
  return `space:${formatSpace(space)}`;
}

export function formatPlace(at: OrderPlace): string {
  return at === REGROUPING ? 'regroup' : String(at + 1);
}

export function atOrder(at: OrderPlace): string {
  return `order:${formatPlace(at)}`;
}
