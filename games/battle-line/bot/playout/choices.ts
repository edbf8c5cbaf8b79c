import type { Rng, Seat } from '@bannerfield/kernel';
import { isTroop, type Card } from '../../rules/data.ts';
import { claim } from '../../rules/2-claim.ts';
import type { Action, BattleLineKnown, BattleLineState } from '../../rules/state.ts';
import { makeField, type Field } from './field.ts';
import { ODDS } from './odds.ts';
import { roomFor, weightOf } from './playout.ts';
import { standingAt, standingWith } from './standing.ts';

/** What is proven is claimed, and of Troops what promises most comes first; null: neither. */
export function choices(
  known: BattleLineKnown,
  world: Readonly<BattleLineState>,
  rng: Rng,
): Action[] | null {
  const { seat, table, hand } = known;
  const phase = table.stack.at(-1)?.phase;
  if (phase === 'claim') return claim.legal(known).slice(0, 1);
  // Where Tactics cards are played, the taste compares them with Troops.
  if (table.options.tactics || phase !== 'play') return null;
  const field = makeField(world, rng);
  const rated = roomFor(field, seat).flatMap((flag) =>
    hand.cards
      .filter(isTroop)
      .map((card) => ({ card, flag, gain: gainOf(field, seat, card, flag) })),
  );
  rated.sort((one, other) => other.gain - one.gain);
  return rated.length === 0 ? null : rated.map(({ card, flag }) => ({ type: 'place', card, flag }));
}

function gainOf(field: Field, seat: Seat, card: Card, flag: number): number {
  const after = ODDS[standingWith(field, seat, card, flag)] ?? 0;
  const before = ODDS[standingAt(field, seat, flag)] ?? 0;
  return (after - before) * weightOf(field, flag);
}
