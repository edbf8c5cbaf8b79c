import { otherSeat, type ChancePhase, type Emit } from '@bannerfield/kernel';
import { BANNERS, LORE } from './data.ts';
import { countDice, countHits, diceOf, listRolls, sampleRoll } from './dice.ts';
import type { Event } from './events.ts';
import { loseFigures } from './losses.ts';
import { currentClash, kindOf, unitOf, type BattleLore, type Chance, type Table } from './state.ts';
import { gainTokens } from './tokens.ts';
import { goOn } from './turn.ts';

type Roll = Chance & { type: 'roll' };

/** A chance phase in which so many dice are rolled, and what the roll does. */
function rolling(
  dice: (table: Readonly<Table>) => number,
  read: (table: Table, roll: Roll, emit: Emit<Event>) => void,
): ChancePhase<BattleLore> {
  return {
    chance: ({ table }) => listRolls(dice(table)),
    sample: ({ table }, rng) => sampleRoll(dice(table), rng),
    applyChance: (state, outcome, emit) => {
      if (outcome.type !== 'roll') throw new Error('dice are to be rolled');
      state.table.stack.pop();
      read(state.table, outcome, emit);
      goOn(state, emit);
    },
  };
}

/** R9, R10.1: the dice of a battle. */
export const roll = rolling(
  (table) => diceOf(countDice(table, currentClash(table))),
  (table, { faces }, emit) => {
    const clash = currentClash(table);
    const attacker = unitOf(table, clash.attacker);
    const target = unitOf(table, clash.target);
    clash.faces = [...faces];
    clash.step = 'fuel';
    const hits = countHits(attacker, target, clash.melee, faces, false);
    emit({ type: 'rolled', seat: attacker.seat, faces, hits });
  },
);

/** R12.5, R16.7: a die for each hex retreated; helmets of the unit's colour take figures. */
export const panic = rolling(
  (table) => currentClash(table).crossed,
  (table, { faces }, emit) => {
    const { target } = currentClash(table);
    const unit = unitOf(table, target);
    emit({ type: 'panicked', seat: otherSeat(unit.seat), faces });
    const figures = faces[BANNERS.indexOf(kindOf(unit).banner)] ?? 0;
    loseFigures(table, target, figures, 'panic', emit);
  },
);

/** R4.8: the dice of the card BattleLore. */
export const muster = rolling(
  ({ command }) => command,
  (table, { faces }, emit) => {
    table.mustered = [...faces];
    emit({ type: 'mustered', seat: table.active, faces });
    gainTokens(table, table.active, faces[LORE] ?? 0, emit);
  },
);
