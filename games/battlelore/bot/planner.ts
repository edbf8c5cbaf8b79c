import { judge, type Misjudge } from '@bannerfield/bots';
import type { Seat } from '@bannerfield/kernel';
import { cloneTable } from '../rules/clone.ts';
import { unitOf, type Table } from '../rules/state.ts';
import type { Deed } from './deeds.ts';
import { makeKnown, planTurn, type Known, type Plan } from './plan.ts';

/** Plans whole turns; what was planned is kept while orders are given, and while units move. */
export interface Planner {
  plan(table: Readonly<Table>, seat: Seat): Plan;
  /** What is known before any card of a turn is played. */
  know(table: Readonly<Table>, seat: Seat): Known;
  /** To be called when something changes the turn. */
  forget(): void;
}

export function makePlanner(misjudge: Misjudge = judge): Planner {
  let kept: Kept | null = null;
  const know = (table: Readonly<Table>, seat: Seat): Known => makeKnown(table, seat, misjudge);
  return {
    know,
    forget: () => {
      kept = null;
    },
    plan: (table, seat) => {
      if (kept !== null && canGoOn(table, seat, kept)) return kept.plan;
      const plan = planTurn(cloneTable(table), seat, know(table, seat));
      kept = { plan, seat, turn: table.turn, step: table.step };
      return plan;
    },
  };
}

interface Kept {
  readonly plan: Plan;
  readonly seat: Seat;
  readonly turn: number;
  readonly step: Table['step'];
}

/** Orders and moves change nothing that a plan has not counted on; battles do. */
function canGoOn(table: Readonly<Table>, seat: Seat, kept: Kept): boolean {
  const { turn, step } = table;
  if (kept.turn !== turn || kept.seat !== seat || kept.step !== step) return false;
  return (
    step === 'order' || (step === 'move' && kept.plan.deeds.every((deed) => isOn(table, deed)))
  );
}

function isOn(table: Readonly<Table>, { unit, from, to }: Deed): boolean {
  const { figures, hex } = unitOf(table, unit);
  return figures > 0 && (hex === from || hex === to);
}
