import type { Taste } from '@bannerfield/bots';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { currentClash, type BattleLore, type Table } from '../rules/state.ts';
import { makeAdviser } from './advise.ts';
import { makeStrike } from './forecast.ts';
import { makeOutlook, worthOfPlace } from './outlook.ts';
import { standing } from './standing.ts';
import { listBonuses } from './strikes.ts';
import { worthOfStrike } from './worth.ts';
import { ladder } from './levels.ts';
import { skill } from './skill.ts';

/**
 * Whole turns are planned (`plan.ts`); where a battle asks in between, the position is looked at:
 * what both sides have, how the own units stand, and a blow that is about to fall.
 */
export const taste: Taste<BattleLore> = {
  evaluate: ({ seat, table }) =>
    standing(table, seat) -
    standing(table, otherSeat(seat)) +
    worthOfPlaces(table, seat) +
    worthOfBlow(table, seat),
  makeAdviser,
  ladder,
  skill,
  loadReason: () => import('./reason.ts').then(({ reason }) => reason),
};

function worthOfPlaces(table: Readonly<Table>, seat: Seat): number {
  const outlook = makeOutlook(table, seat);
  let worth = 0;
  for (const unit of table.units) {
    if (unit.seat === seat && unit.figures > 0) worth += worthOfPlace(outlook, unit, unit.hex);
  }
  return worth;
}

/** The battle back or bonus attack that somebody is being asked for. */
function worthOfBlow(table: Readonly<Table>, seat: Seat): number {
  const top = table.stack.at(-1);
  const sign = top?.seats[0] === seat ? 1 : -1;
  if (top?.phase === 'bonus') return sign * Math.max(0, listBonuses(table)[0]?.value ?? 0);
  if (top?.phase !== 'back') return 0;
  const { attacker, target } = currentClash(table);
  return sign * worthOfStrike(table, makeStrike(table, 'back', target, attacker));
}
