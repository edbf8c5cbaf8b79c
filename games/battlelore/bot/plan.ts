import { judge, type Misjudge } from '@bannerfield/bots';
import type { Seat } from '@bannerfield/kernel';
import { cloneTable } from '../rules/clone.ts';
import { giftTo, whyNotByCard, whyNotOrder } from '../rules/orders.ts';
import { NOBODY, unitOf, type Table, type Unit, type UnitId } from '../rules/state.ts';
import { listDeeds, type Deed } from './deeds.ts';
import { forecast } from './forecast.ts';
import { makeOutlook, worthOfSupport, type Outlook } from './outlook.ts';
import { worthOfStrike } from './worth.ts';

/** What the ordered units, and those still to be ordered, are to do, most worth first. */
export interface Plan {
  readonly worth: number;
  readonly deeds: readonly Deed[];
}

/** What holds for all tables in which all units stand in the same places. */
export interface Known {
  readonly outlook: Outlook;
  /** Deeds of units by what the card gives them. */
  readonly deeds: Map<string, readonly Deed[]>;
  readonly misjudge: Misjudge;
}

export function makeKnown(table: Readonly<Table>, seat: Seat, misjudge: Misjudge = judge): Known {
  return { outlook: makeOutlook(cloneTable(table), seat), deeds: new Map(), misjudge };
}

/** A plan in the making: the table as it will be. */
interface Draft {
  readonly view: Table;
  readonly seat: Seat;
  readonly known: Known;
  /** Ordered by the card, where they stood. */
  readonly ordered: Unit[];
  readonly planned: Set<UnitId>;
  /** Figures that each enemy is likely to have lost by what is planned. */
  readonly taken: number[];
}

/**
 * The set of orders and deeds that is worth most, found unit by unit: each counts on what those
 * before it do.
 * @param view is changed.
 */
export function planTurn(view: Table, seat: Seat, known = makeKnown(view, seat)): Plan {
  const ordered = view.units.filter(({ order }) => order === 'card').map((unit) => ({ ...unit }));
  const taken = view.units.map(() => 0);
  const draft: Draft = { view, seat, known, ordered, planned: new Set(), taken };
  const deeds: Deed[] = [];
  let worth = 0;
  for (;;) {
    const best = bestDeed(draft);
    if (best === null) return { worth, deeds };
    worth += best.worth;
    deeds.push(best.deed);
    take(draft, best.deed);
  }
}

/** As `planTurn`, of a table that stays as it is. */
export function planAnew(table: Readonly<Table>, seat: Seat, misjudge: Misjudge): Plan {
  return planTurn(cloneTable(table), seat, makeKnown(table, seat, misjudge));
}

function bestDeed(draft: Draft): { deed: Deed; worth: number } | null {
  const { view, known } = draft;
  let best: { deed: Deed; worth: number } | null = null;
  for (const [id, unit] of view.units.entries()) {
    if (!mayDo(draft, id, unit)) continue;
    for (const deed of deedsOf(draft, id, unit)) {
      if (deed.to !== unit.hex && view.at[deed.to] !== NOBODY) continue;
      const worth = known.misjudge(worthOfDeed(draft, unit, deed));
      if (worth > (best?.worth ?? 0)) best = { deed, worth };
    }
  }
  return best;
}

/** An own unit with nothing planned for it, that has an order or may still have one. */
function mayDo(draft: Draft, id: UnitId, unit: Readonly<Unit>): boolean {
  if (unit.seat !== draft.seat || unit.figures === 0 || draft.planned.has(id)) return false;
  return unit.order !== 'no' || canOrder(draft, unit);
}

function canOrder({ view, seat, ordered }: Draft, { hex }: Readonly<Unit>): boolean {
  return view.step === 'order' && whyNotOrder(view, seat, hex, ordered) === null;
}

function deedsOf(draft: Draft, id: UnitId, unit: Unit): readonly Deed[] {
  const { view, known } = draft;
  const { order, battles } = unit;
  if (order === 'no') {
    unit.order = orderOf(draft, unit);
    unit.battles = 1;
  }
  const key = `${String(id)} ${giftTo(view, unit)?.type ?? ''}`;
  let deeds = known.deeds.get(key);
  if (deeds === undefined) {
    deeds = listDeeds(view, known.outlook, id, unit);
    known.deeds.set(key, deeds);
  }
  unit.order = order;
  unit.battles = battles;
  return deeds;
}

/** R5.11: by the card if it can, else beside it. */
function orderOf({ view, ordered }: Draft, unit: Readonly<Unit>): 'card' | 'plain' {
  return whyNotByCard(view, unit, ordered) === null ? 'card' : 'plain';
}

function worthOfDeed({ view, taken }: Draft, unit: Readonly<Unit>, deed: Deed): number {
  let worth = deed.place;
  if (deed.to !== deed.from) {
    worth += worthOfSupport(view, unit, deed.to) - worthOfSupport(view, unit, deed.from);
  }
  if (deed.strike === null) return worth;
  return worth + worthOfStrike(view, deed.strike, figuresLeft(view, taken, deed.strike.target));
}

const LEAST = 0.5;

function figuresLeft(view: Readonly<Table>, taken: readonly number[], target: UnitId): number {
  return Math.max(LEAST, unitOf(view, target).figures - (taken[target] ?? 0));
}

/** The unit is there from now on, and has struck. */
function take(draft: Draft, { unit: id, from, to, strike }: Deed): void {
  const { view, planned, ordered, taken } = draft;
  const unit = unitOf(view, id);
  planned.add(id);
  if (unit.order === 'no') {
    unit.order = orderOf(draft, unit);
    unit.battles = 1;
    if (unit.order === 'card') ordered.push({ ...unit });
    else view.extra -= 1;
  }
  view.at[from] = NOBODY;
  view.at[to] = id;
  unit.hex = to;
  if (strike === null) return;
  const { lost } = forecast(view, strike, figuresLeft(view, taken, strike.target));
  taken[strike.target] = (taken[strike.target] ?? 0) + lost;
}
