import { SEATS, type Emit, type Seat } from '@bannerfield/kernel';
import { cellOf } from './11-engagement.ts';
import { INFILTRATION, type Leader } from './data.ts';
import { score, type How } from './end.ts';
import type { Event } from './events.ts';
import { facts, type GameState, type Table } from './state.ts';

/** R16: the higher total wins, unless nobody can. */
export function beginVictory(state: GameState, emit: Emit<Event>): void {
  const { table } = state;
  const totals: [number, number] = [totalOf(table, 0), totalOf(table, 1)];
  emit({ type: 'totals', totals });
  const how = howDecided(table, totals);
  const winner = how === 'totals' ? (totals[0] > totals[1] ? 0 : 1) : null;
  score(state, winner, how, emit);
}

/** R16.5–R16.7 */
function howDecided(table: Readonly<Table>, totals: readonly [number, number]): How {
  const { tactics } = table.battle;
  if (SEATS.every((seat) => tactics?.[seat] === INFILTRATION)) return 'infiltration';
  if (cellOf(table).noVictor) return 'no-victor';
  return totals[0] === totals[1] ? 'tie' : 'totals';
}

/** R16.1, R16.2: the surviving cards, and the one bonus that adds most. */
export function totalOf(table: Readonly<Table>, seat: Seat): number {
  const { values, arms, leaders } = facts(table);
  const cards = table.battle.cards[seat];
  const leader = leaderWithBonus(table, seat);
  const modifiers = leader === null ? [] : leaders[leader].modifiers;
  const bonuses = modifiers.map(({ arms: arm, by }) => {
    return by * cards.filter((card) => ((arms[card] ?? 0) & arm) !== 0).length;
  });
  return cards.reduce((sum, card) => sum + (values[card] ?? 0), 0) + Math.max(0, ...bonuses);
}

/** R16.3, R16.4, R23.1: one bonus a turn, and the dead give none, but for El Cid. */
function leaderWithBonus({ battle, leaders, options }: Readonly<Table>, seat: Seat): Leader | null {
  if (battle.mustered[seat]) return null;
  return leaders[seat] ?? (options.elCid ? battle.fallen[seat] : null);
}
