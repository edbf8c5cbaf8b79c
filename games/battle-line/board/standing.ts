import type { Refusal, Seat } from '@bannerfield/kernel';
import type { Card } from '../rules/data.ts';
import { flagAt, hasFog, isComplete, slotsAt } from '../rules/flags.ts';
import { formationOf, sumOf, type Formation } from '../rules/formations.ts';
import { strongestLine } from '../rules/line.ts';
import { unseenBy, whyNotClaim } from '../rules/proof.ts';
import type { Table } from '../rules/state.ts';
import { resolveWilds, type Resolved } from './resolve-wilds.ts';

/** How one side of a flag stands, as far as the table shows. */
export interface SideStanding {
  readonly seat: Seat;
  readonly cards: readonly Card[];
  readonly need: number;
  /** What it is when complete, what it can at best become when not; null: never complete. */
  readonly best: { readonly formation: Formation; readonly sum: number } | null;
  readonly isComplete: boolean;
  /** Unseen Troops with which it becomes the best. */
  readonly completion: readonly Card[];
  readonly wilds: readonly Resolved[];
}

/** One flag in full: both sides, and whether each could be claimed by now. */
export interface Standing {
  readonly sides: readonly [SideStanding, SideStanding];
  readonly hasFog: boolean;
  readonly need: number;
  readonly owner: Seat | null;
  /** By seat: why it cannot claim, in its own claim step; null: it can. */
  readonly whyNot: readonly [Refusal | null, Refusal | null];
}

export function standingAt(table: Readonly<Table>, index: number): Standing {
  const flag = flagAt(table, index);
  const sides = [sideAt(table, index, 0), sideAt(table, index, 1)] as const;
  return {
    sides,
    hasFog: hasFog(flag),
    need: slotsAt(flag),
    owner: flag.owner,
    whyNot: [whyNotClaim(table, 0, index), whyNotClaim(table, 1, index)],
  };
}

function sideAt(table: Readonly<Table>, index: number, seat: Seat): SideStanding {
  const flag = flagAt(table, index);
  const cards = flag.sides[seat];
  const need = slotsAt(flag);
  const complete = isComplete(flag, seat);
  const unseen = complete ? [] : unseenBy(table);
  const line = strongestLine(cards, need, hasFog(flag), unseen);
  return {
    seat,
    cards,
    need,
    best: line && { formation: formationOf(line.strength), sum: sumOf(line.strength) },
    isComplete: complete,
    completion: line?.completion ?? [],
    wilds: complete ? resolveWilds(cards, need, hasFog(flag)) : [],
  };
}
