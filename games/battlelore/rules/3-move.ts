import type { DecisionPhase, Emit, Refusal } from '@bannerfield/kernel';
import { formatHex, neighboursOf, type Hex } from './board.ts';
import type { Event } from './events.ts';
import { listLore, playLore, whyNotLore } from './lore.ts';
import { putOn } from './losses.ts';
import { canMove } from './moves.ts';
import { giftTo } from './orders.ts';
import { canRush, limitsOf, listReach, RUSH, rushOf, type Reach } from './reach.ts';
import { atHex, hexFact, no, wrongPhase } from './refusals.ts';
import {
  unitAt,
  type Action,
  type BattleLore,
  type BattleLoreKnown,
  type Chance,
  type Table,
  type Unit,
} from './state.ts';
import { isFord, isImpassable } from './terrain.ts';
import { goOn } from './turn.ts';

type Move = Action & { type: 'move' };

/** R6: ordered units move one by one, all before the first battle. */
export const move: DecisionPhase<BattleLore> = {
  legal: (known) => [
    ...known.table.units.flatMap((unit) => listMoves(known.table, unit)),
    ...listLore(known, 'move'),
    { type: 'done' },
  ],
  why: whyNot,
  apply: (state, seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'lore') playLore(state, seat, action, emit);
    else if (action.type === 'move') moveUnit(table, action, emit);
    else table.step = 'battle';
    goOn(state, emit);
  },
};

function listMoves(table: Readonly<Table>, unit: Readonly<Unit>): Move[] {
  if (!canMove(table, unit)) return [];
  const { far } = limitsOf(table, unit);
  const rush = rushOf(table, unit);
  const from = unit.hex;
  const moves: Move[] = [];
  for (const reach of listReach(table, unit, Math.max(far, rush))) {
    if (reach.steps <= far) moves.push({ type: 'move', from, to: reach.to, rush: null });
    if (rush > 0) moves.push(...listRushes(table, unit, reach));
  }
  return moves;
}

function listRushes(table: Readonly<Table>, unit: Readonly<Unit>, reach: Reach): Move[] {
  return neighboursOf(reach.to)
    .filter((rush) => canRush(table, unit, reach, rush))
    .map((rush) => ({ type: 'move', from: unit.hex, to: reach.to, rush }));
}

function whyNot(known: BattleLoreKnown, action: Action | Chance): Refusal | null {
  if (action.type === 'done') return null;
  if (action.type === 'lore') return whyNotLore(known, action, 'move');
  if (action.type !== 'move') return wrongPhase(known);
  const { table, seat } = known;
  const unit = unitAt(table, action.from);
  const at = [atHex(action.from)];
  const facts = hexFact(action.from);
  if (unit === null) return no('R6.1', 'nobody-there', at, facts);
  if (unit.seat !== seat) return no('R6.1', 'not-your-unit', at, facts);
  if (unit.order === 'no') return no('R6.1', 'not-ordered', at, facts);
  if (unit.hasMoved) return no('R6.2', 'has-moved', at, facts);
  if (giftTo(table, unit)?.type === 'darken') return no('R4.7', 'no-move', at, facts);
  return whyNotTo(table, unit, action.to) ?? whyNotReach(table, unit, action);
}

/** R6.3, R6.6 */
function whyNotTo(table: Readonly<Table>, unit: Readonly<Unit>, to: Hex): Refusal | null {
  if (to === unit.hex) return no('R6.9', 'stays-there', [atHex(to)], hexFact(to));
  if (unitAt(table, to) !== null) return no('R6.3', 'occupied', [atHex(to)], hexFact(to));
  if (isImpassable(table, to)) return no('R6.6', 'impassable', [atHex(to)], hexFact(to));
  return null;
}

/** R6.4, R6.5, R16.5 */
function whyNotReach(
  table: Readonly<Table>,
  unit: Readonly<Unit>,
  { to, rush }: Move,
): Refusal | null {
  const { far } = limitsOf(table, unit);
  const most = Math.max(far, rushOf(table, unit));
  const reach = listReach(table, unit, most).find((each) => each.to === to);
  const at = [atHex(unit.hex), atHex(to)];
  if (reach === undefined) return no('R6.4', 'too-far', at, { ...hexFact(to), far: most });
  if (rush === null) {
    return reach.steps <= far ? null : no('R6.4', 'too-far', at, { ...hexFact(to), far });
  }
  return canRush(table, unit, reach, rush)
    ? null
    : no('R16.5', 'no-rush', [...at, atHex(rush)], hexFact(rush));
}

/** R6.5, R6.7, R6.8: what the move leaves of the unit's turn. */
function moveUnit(table: Table, { from, to, rush }: Move, emit: Emit<Event>): void {
  const id = table.at[from] ?? -1;
  const unit = unitAt(table, from);
  if (unit === null) throw new Error(`nobody stands on ${formatHex(from)}`);
  const { fight, far } = limitsOf(table, unit);
  const reach = listReach(table, unit, Math.max(far, RUSH)).find((each) => each.to === to);
  if (reach === undefined) throw new Error(`${formatHex(to)} is out of reach`);
  unit.moved = reach.steps;
  unit.hasMoved = true;
  unit.stopped = !reach.through && !isFord(table, to);
  if (rush !== null) unit.rush = table.at[rush] ?? -1;
  else if (!fights(reach, fight)) unit.battles = 0;
  emit({ type: 'moved', seat: unit.seat, kind: unit.kind, from, to, rush });
  putOn(table, id, to, emit);
}

function fights({ fightSteps }: Reach, fight: number): boolean {
  return fightSteps !== null && fightSteps <= fight;
}
