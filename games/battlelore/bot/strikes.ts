import type { Rated } from '@bannerfield/bots';
import { besides } from '../rules/attacks.ts';
import { currentClash, NOBODY, unitOf, type BattleLore, type Table } from '../rules/state.ts';
import { makeStrike } from './forecast.ts';
import { worthOfStrike } from './worth.ts';

export type Advice = Rated<BattleLore>[];

/** The best first. */
export function ranked(rated: Advice): Advice {
  return rated.sort((one, other) => other.value - one.value);
}

/** R13.9, R13.10: the bonus attacks of the unit that has pursued. */
export function listBonuses(table: Readonly<Table>): Advice {
  const { attacker } = currentClash(table);
  const unit = unitOf(table, attacker);
  return ranked(
    besides(table, unit).map((at) => {
      const strike = makeStrike(table, 'bonus', attacker, table.at[at] ?? NOBODY);
      return {
        action: { type: 'attack', from: unit.hex, at },
        value: worthOfStrike(table, strike),
      };
    }),
  );
}
