import { otherSeat, type Emit } from '@bannerfield/kernel';
import { listTargets } from './attacks.ts';
import { addTo, insertCard } from './cards.ts';
import { advanceClash } from './clash.ts';
import { COMMANDS } from './data.ts';
import type { Event } from './events.ts';
import { endAtLimit } from './losses.ts';
import { canMove } from './moves.ts';
import { hasOrders, scopeOf } from './orders.ts';
import { NOBODY, type BattleLoreState, type Frame, type Table } from './state.ts';

/**
 * Called when a step is done and off the stack: goes on until somebody is asked, chance speaks,
 * or all is over.
 */
export function goOn(state: BattleLoreState, emit: Emit<Event>): void {
  const { table } = state;
  while (table.result === null) {
    const top = table.stack.at(-1);
    if (top !== undefined) {
      if (isDue(state, top, emit)) return;
      table.stack.pop();
    } else if (table.clashes.length > 0) advanceClash(table, emit);
    else advanceTurn(state, emit);
  }
}

/** R18.4: only drawing can be over or find no card; the discards become the deck when one is needed. */
function isDue(state: BattleLoreState, top: Frame, emit: Emit<Event>): boolean {
  if (top.phase === 'draw') {
    if (top.left > 0 && state.table.deckSize === 0) reshuffle(state, emit);
    return top.left > 0 && state.table.deckSize > 0;
  }
  if (top.phase !== 'draw-lore') return true;
  const { lore } = state.table;
  if (lore === null || top.left === 0) return false;
  if (lore.deckSize === 0) reshuffleLore(state, emit);
  return lore.deckSize > 0;
}

/** R3.2: the steps of a turn, each asked for only while there is something to choose. */
function advanceTurn(state: BattleLoreState, emit: Emit<Event>): void {
  const { table } = state;
  const { active } = table;
  switch (table.step) {
    case 'deal':
    case 'end':
      beginTurn(table, emit);
      return;
    case 'card':
      table.stack.push({ phase: 'card', seats: [active] });
      return;
    case 'order':
      if (hasOrders(table, active)) {
        table.stack.push({ phase: 'order', seats: [active] });
      } else endOrders(table, emit);
      return;
    case 'move':
      if (table.units.some((unit) => canMove(table, unit))) {
        table.stack.push({ phase: 'move', seats: [active] });
      } else table.step = 'battle';
      return;
    case 'battle':
      if (table.units.some((unit) => listTargets(table, unit).length > 0)) {
        table.stack.push({ phase: 'battle', seats: [active] });
      } else table.step = 'draw';
      return;
    case 'draw':
      table.step = 'lore';
      endOfTurn(state, emit);
      return;
    case 'lore':
      afterDrawing(table);
  }
}

/** R5.10: who orders nobody goes on to the draw. */
export function endOrders(table: Table, emit: Emit<Event>): void {
  const isAnyone = table.units.some(({ order }) => order !== 'no');
  table.step = isAnyone ? 'move' : 'draw';
  if (!isAnyone) emit({ type: 'nobody-ordered', seat: table.active });
}

function beginTurn(table: Table, emit: Emit<Event>): void {
  const { options } = table;
  if (options.turnLimit > 0 && table.turn === options.turnLimit) {
    endAtLimit(table, emit);
    return;
  }
  if (table.step === 'end') table.active = otherSeat(table.active);
  table.turn += 1;
  table.step = 'card';
  table.card = null;
  table.effect = null;
  table.fallback = false;
  table.command = 0;
  table.mustered = [];
  table.extra = 0;
  if (table.lore !== null) table.lore.played = [false, false];
  for (const unit of table.units) {
    unit.order = 'no';
    unit.moved = 0;
    unit.hasMoved = false;
    unit.battles = 0;
    unit.stopped = false;
    unit.rush = NOBODY;
    unit.haste = 0;
  }
  emit({ type: 'turn', seat: table.active, turn: table.turn });
}

/** R18.1 to R18.3: the played card is discarded before anything is drawn. */
function endOfTurn(state: BattleLoreState, emit: Emit<Event>): void {
  const { table } = state;
  if (table.card !== null) insertCard(table.discards, table.card);
  table.card = null;
  if (scopeOf(table)?.type === 'dice') reshuffle(state, emit);
  const aside = isScout(table);
  table.stack.push({
    phase: 'draw',
    seats: [],
    to: table.active,
    aside,
    left: aside ? SCOUT_DRAWS : 1,
  });
}

const SCOUT_DRAWS = 2;

/** R4.4: a Scout, also one repeated by a Counter Attack. */
function isScout({ effect }: Readonly<Table>): boolean {
  return effect !== null && COMMANDS[effect]?.id.startsWith('scout') === true;
}

/** R4.4, R17.4: one of the cards drawn aside is kept; in Lore games Lore is replenished. */
function afterDrawing(table: Table): void {
  if (table.aside > 0) {
    table.stack.push({ phase: 'keep', seats: [table.active] });
    return;
  }
  table.step = 'end';
  if (table.lore !== null) table.stack.push({ phase: 'replenish', seats: [table.active] });
}

function reshuffle({ table, fate }: BattleLoreState, emit: Emit<Event>): void {
  if (table.discards.length === 0) return;
  for (const card of table.discards) addTo(fate.deck, card, 1);
  table.deckSize += table.discards.length;
  table.discards = [];
  emit({ type: 'reshuffled', deck: 'command' });
}

function reshuffleLore({ table: { lore }, fate }: BattleLoreState, emit: Emit<Event>): void {
  if (lore === null || lore.discards.length === 0) return;
  for (const card of lore.discards) addTo(fate.lore, card, 1);
  lore.deckSize += lore.discards.length;
  lore.discards = [];
  emit({ type: 'reshuffled', deck: 'lore' });
}
