import { judge, type Misjudge } from '@bannerfield/bots';
import type { Seat } from '@bannerfield/kernel';
import { cloneTable } from '../rules/clone.ts';
import type { Table } from '../rules/state.ts';
import { makeKnown, planTurn, type Known, type Plan } from './plan.ts';

/** Plans turns as somebody sees them who may misjudge; anew for each order, move and battle. */
export interface Planner {
  plan(table: Readonly<Table>, seat: Seat): Plan;
  /** What is known before any card of a turn is played. */
  know(table: Readonly<Table>, seat: Seat): Known;
}

export function makePlanner(misjudge: Misjudge = judge): Planner {
  const know = (table: Readonly<Table>, seat: Seat): Known => makeKnown(table, seat, misjudge);
  return {
    know,
    plan: (table, seat) => planTurn(cloneTable(table), seat, know(table, seat)),
  };
}
