import type { DecisionPhase, Refusal } from '@bannerfield/kernel';
import { announce, besides, listTargets, rushedAt, whyNotAttack } from './attacks.ts';
import { atHex, hexFact, no, wrongPhase } from './refusals.ts';
import {
  currentClash,
  unitAt,
  unitOf,
  type Action,
  type BattleLore,
  type BattleLoreKnown,
  type Chance,
  type Table,
} from './state.ts';
import { goOn } from './turn.ts';

/** R7: ordered units battle one by one, each wholly before the next. */
export const battle: DecisionPhase<BattleLore> = {
  legal: ({ table }) => [
    ...table.units.flatMap((unit) =>
      listTargets(table, unit).map((at): Action => ({ type: 'attack', from: unit.hex, at })),
    ),
    ...(whyNotDone(table) === null ? [{ type: 'done' } as const] : []),
  ],
  why: whyNotBattle,
  apply: (state, _seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'attack') {
      const unit = unitAt(table, action.from);
      if (unit !== null) unit.battles -= 1;
      announce(table, 'attack', table.at[action.from] ?? -1, table.at[action.at] ?? -1, emit);
    } else table.step = 'draw';
    goOn(state, emit);
  },
};

function whyNotBattle(known: BattleLoreKnown, action: Action | Chance): Refusal | null {
  if (action.type === 'done') return whyNotDone(known.table);
  if (action.type !== 'attack') return wrongPhase(known);
  return whyNotAttack(known.table, known.seat, action.from, action.at);
}

/** R16.6: a rush must be carried out. */
function whyNotDone(table: Readonly<Table>): Refusal | null {
  for (const unit of table.units) {
    const target = rushedAt(table, unit);
    if (target === null) continue;
    const at = [atHex(unit.hex), atHex(target.hex)];
    return no('R16.6', 'must-fight', at, hexFact(target.hex));
  }
  return null;
}

/** R13.9 to R13.12: after a pursuit, any enemy beside the unit, or none. */
export const bonus: DecisionPhase<BattleLore> = {
  legal: ({ table }) => {
    const unit = unitOf(table, currentClash(table).attacker);
    return [
      ...besides(table, unit).map((at): Action => ({ type: 'attack', from: unit.hex, at })),
      { type: 'pass' },
    ];
  },
  why: (known, action) => {
    if (action.type === 'pass') return null;
    if (action.type !== 'attack') return wrongPhase(known);
    const { table } = known;
    const unit = unitOf(table, currentClash(table).attacker);
    if (action.from !== unit.hex) {
      return no('R13.9', 'only-the-pursuer', [atHex(unit.hex)], hexFact(unit.hex));
    }
    return besides(table, unit).includes(action.at)
      ? null
      : no('R13.10', 'bonus-is-melee', [atHex(action.at)], hexFact(action.at));
  },
  apply: (state, _seat, action, emit) => {
    const { table } = state;
    table.stack.pop();
    if (action.type === 'attack') {
      const { attacker } = currentClash(table);
      announce(table, 'bonus', attacker, table.at[action.at] ?? -1, emit);
    }
    goOn(state, emit);
  },
};
