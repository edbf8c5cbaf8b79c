import type { ReactElement } from 'react';
import type { SideProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { countHeroes } from '../rules/state.ts';
import { Crown } from './piece.tsx';
import { wordsIn } from './words.ts';

/** Heroes on the field, and units that are left: what both count. */
export function Score({ seat, table, language }: SideProps<Fdb>): ReactElement {
  const words = wordsIn(language);
  const side = table.sides[seat];
  if (table.round === 0) return <span className="fdb-score" />;
  const heroes = countHeroes(side);
  const units = side.spaces.filter((token) => token !== null).length - heroes;
  return (
    <>
      <span className="fdb-score" role="img" aria-label={words.heroes(heroes)}>
        <Crown />
        {heroes}
      </span>
      <span className="fdb-score" role="img" aria-label={words.units(units)}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M2 2h12v5c0 4-3 6-6 8-3-2-6-4-6-8z" />
        </svg>
        {units}
      </span>
    </>
  );
}
