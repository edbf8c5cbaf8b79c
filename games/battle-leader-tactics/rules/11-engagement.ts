import { SEATS, otherSeat, type DecisionPhase, type Emit, type Seat } from '@bannerfield/kernel';
import { INFILTRATION, MASS_DESTRUCTION, WITHDRAW } from './data.ts';
import type { Cell, Toll } from './edition.ts';
import type { Event } from './events.ts';
import { attackerOf, facts, type GameState, type LeaderTactics, type Table } from './state.ts';
import { wrongStep } from './steps.ts';

/** The cell of both tactics in force. */
export function cellOf(table: Readonly<Table>): Cell {
  const { tactics } = table.battle;
  const attacker = attackerOf(table);
  const row = facts(table).cells[(tactics?.[attacker] ?? 0) - 1];
  const cell = row?.[(tactics?.[otherSeat(attacker)] ?? 0) - 1];
  if (cell === undefined) throw new Error('no cell of the chart is in play');
  return cell;
}

/** R14.1, R14.7: what the seat suffers; the enemy's Weapons of Mass Destruction change it. */
function tollOf(table: Readonly<Table>, seat: Seat): Toll {
  if (table.battle.cards[otherSeat(seat)].includes(MASS_DESTRUCTION)) {
    return facts(table).massDestruction;
  }
  const { attacker, defender } = cellOf(table);
  return seat === attackerOf(table) ? attacker : defender;
}

/** R14.2: nobody loses more than he has committed. */
export function beginEngagement({ table }: GameState, emit: Emit<Event>): void {
  const { battle } = table;
  for (const seat of SEATS) {
    const { losses, kia } = tollOf(table, seat);
    battle.owed[seat] = Math.min(losses, battle.cards[seat].length);
    battle.kia[seat] = kia;
  }
  const attacker = attackerOf(table);
  emit({
    type: 'engage',
    attacker: battle.tactics?.[attacker] ?? 0,
    defender: battle.tactics?.[otherSeat(attacker)] ?? 0,
    owed: [battle.owed[0], battle.owed[1]],
    kia: [battle.kia[0], battle.kia[1]],
  });
  const first = firstInfiltrator(table);
  if (first !== null && (battle.kia[0] || battle.kia[1])) {
    table.stack.push({ phase: 'infiltration', seats: [first] });
  }
}

function isInfiltrating({ battle }: Readonly<Table>, seat: Seat): boolean {
  return battle.tactics?.[seat] === INFILTRATION;
}

/** R14.4, R14.5: the only one, or of two the higher rank. */
function firstInfiltrator(table: Readonly<Table>): Seat | null {
  const seats = SEATS.filter((seat) => isInfiltrating(table, seat));
  const [only, another] = seats;
  if (only === undefined) return null;
  return another === undefined ? only : higherRank(table);
}

function higherRank({ battle: { ranks } }: Readonly<Table>): Seat {
  return ranks[0] > ranks[1] ? 0 : 1;
}

/** R14.4–R14.6: remove lets every KIA stand, protect none. */
export const infiltration: DecisionPhase<LeaderTactics> = {
  legal: () => [{ type: 'remove' }, { type: 'protect' }],
  why: (known, { type }) => (type === 'remove' || type === 'protect' ? null : wrongStep(known)),
  apply: ({ table }, seat, { type }, emit) => {
    table.stack.pop();
    if (type === 'protect') {
      table.battle.kia = [false, false];
      emit({ type: 'protect', seat });
      return;
    }
    emit({ type: 'remove', seat });
    const enemy = otherSeat(seat);
    if (isInfiltrating(table, enemy)) {
      if (seat === higherRank(table)) table.stack.push({ phase: 'infiltration', seats: [enemy] });
    } else if (canRunAway(table, enemy)) {
      table.stack.push({ phase: 'run-away', seats: [enemy] });
    }
  },
};

/** R25.1, R25.2: a KIA by the enemy's Infiltration, not by his weapons, while on Withdraw. */
function canRunAway({ options, battle }: Readonly<Table>, seat: Seat): boolean {
  const isByWeapons = battle.cards[otherSeat(seat)].includes(MASS_DESTRUCTION);
  return options.runAway && battle.kia[seat] && battle.tactics?.[seat] === WITHDRAW && !isByWeapons;
}

/** R25.3: the infiltrator has chosen; now the owner may ignore it. */
export const runAway: DecisionPhase<LeaderTactics> = {
  legal: () => [{ type: 'ignore' }, { type: 'accept' }],
  why: (known, { type }) => (type === 'ignore' || type === 'accept' ? null : wrongStep(known)),
  apply: ({ table }, seat, { type }, emit) => {
    table.stack.pop();
    if (type === 'ignore') {
      table.battle.kia[seat] = false;
      emit({ type: 'ignore', seat });
    } else emit({ type: 'accept', seat });
  },
};
