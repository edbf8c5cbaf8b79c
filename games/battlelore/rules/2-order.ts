import type { DecisionPhase } from '@bannerfield/kernel';
import type { Hex } from './board.ts';
import { listOrders, scopeOf, whyNotByCard, whyNotOrder } from './orders.ts';
import { wrongPhase } from './refusals.ts';
import { unitAt, type Action, type BattleLore, type Table } from './state.ts';
import { endOrders, goOn } from './turn.ts';

/** R5: units are ordered one by one, up to what the card allows. */
export const order: DecisionPhase<BattleLore> = {
  legal: ({ table, seat }) => [
    ...listOrders(table, seat).map((at): Action => ({ type: 'order', at })),
    { type: 'done' },
  ],
  why: (known, action) => {
    if (action.type === 'done') return null;
    if (action.type !== 'order') return wrongPhase(known);
    return whyNotOrder(known.table, known.seat, action.at);
  },
  apply: (state, seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'order') {
      const kind = giveOrder(table, action.at);
      emit({ type: 'ordered', seat, kind, at: action.at });
    } else endOrders(table, emit);
    goOn(state, emit);
  },
};

/** R5.11: by the card if it can, else beside it. */
function giveOrder(table: Table, at: Hex): number {
  const unit = unitAt(table, at);
  if (unit === null) throw new Error('nobody stands there');
  const isByCard = whyNotByCard(table, unit) === null;
  unit.order = isByCard ? 'card' : 'plain';
  if (!isByCard) table.extra -= 1;
  unit.battles = isByCard && !table.fallback && scopeOf(table)?.type === 'darken' ? DARKEN : 1;
  return unit.kind;
}

/** R4.7: shots of a unit under a darkened sky. */
const DARKEN = 2;
