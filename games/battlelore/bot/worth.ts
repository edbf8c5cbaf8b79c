import { otherSeat, type Seat } from '@bannerfield/kernel';
import { BACKWARDS } from '../rules/board.ts';
import { bannersOf, goalOf } from '../rules/losses.ts';
import { isFree, kindOf, unitOf, type Table, type Unit } from '../rules/state.ts';
import { isImpassable } from '../rules/terrain.ts';
import { forecast, makeStrike, type Forecast, type Strike } from './forecast.ts';
import { WEIGHTS } from './weights.ts';

/** What the next banner is worth to that seat: much more if it is the last that it needs. */
export function worthOfBanner(table: Readonly<Table>, seat: Seat): number {
  const left = goalOf(table, seat) - bannersOf(table, seat);
  return left <= 1 ? WEIGHTS.victory : WEIGHTS.banner;
}

/** What a strike is likely to bring its side, less what a blow in return may take. */
export function worthOfStrike(
  table: Readonly<Table>,
  strike: Strike,
  figures = unitOf(table, strike.target).figures,
): number {
  const attacker = unitOf(table, strike.attacker);
  const outlook = forecast(table, strike, figures);
  const vacated = outlook.kill + outlook.driven;
  let worth = worthOfRoll(table, strike, outlook);
  if (!strike.melee) return worth;
  if (kindOf(attacker).mounted) worth += WEIGHTS.chase * vacated;
  return strike.bold > 0 ? worth - (1 - vacated) * worthOfReturn(table, strike) : worth;
}

/** R14: the target lives, has held its hex, and strikes back. */
function worthOfReturn(table: Readonly<Table>, { attacker, target }: Strike): number {
  const back = makeStrike(table, 'back', target, attacker);
  const { figures } = unitOf(table, attacker);
  return worthOfRoll(table, back, forecast(table, back, figures));
}

/** Figures, the banner, and hexes that the target is driven, or figures if it cannot go. */
function worthOfRoll(table: Readonly<Table>, strike: Strike, outlook: Forecast): number {
  const target = unitOf(table, strike.target);
  const hexes = outlook.flags * strike.hexes;
  return (
    WEIGHTS.figure * outlook.lost +
    worthOfBanner(table, otherSeat(target.seat)) * outlook.kill +
    hexes * (canGoBack(table, target) ? WEIGHTS.drive : WEIGHTS.figure)
  );
}

function canGoBack(table: Readonly<Table>, { seat, hex }: Readonly<Unit>): boolean {
  const back = BACKWARDS[seat][hex] ?? [];
  return back.some((to) => isFree(table, to) && !isImpassable(table, to));
}
