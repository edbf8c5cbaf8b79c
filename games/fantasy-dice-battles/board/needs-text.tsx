import type { ReactElement } from 'react';
import type { Language } from '@bannerfield/kernel';
import type { Roster } from '../rules/values.ts';
import type { Needs } from '../rules/needs.ts';
import { wordsIn } from './words.ts';

interface NeedsTextProps {
  readonly needs: Needs;
  readonly edition: Roster;
  readonly language: Language;
}

/** What is spent, what is missing, and why not everything is allowed any more. */
export function NeedsText({ needs, edition, language }: NeedsTextProps): ReactElement {
  const { muster } = wordsIn(language);
  const { pointsLeft, units, spaces, heroes, cheapest, spare } = needs;
  const [least, most] = edition.units;
  const missing = [
    ...(spaces > 0 ? [muster.emptySpaces(spaces)] : []),
    ...(heroes > 0 ? [muster.emptyHeroes(heroes)] : []),
  ];
  return (
    <div className="fdb-needs">
      <p className="fdb-needs__sums">
        <b>{muster.pointsLeft(pointsLeft, edition.points)}</b>
        <span>{muster.unitsOf(units, least, most)}</span>
      </p>
      <progress
        aria-label={muster.pointsLeft(pointsLeft, edition.points)}
        max={edition.points}
        value={edition.points - pointsLeft}
      />
      <p className="fdb-needs__missing" role="status">
        {missing.length === 0
          ? `${muster.whole} ${muster.spare(spare)}`
          : `${missing.join(', ')}. ${spaces > 0 ? muster.cheapest(cheapest) : ''}`}
      </p>
    </div>
  );
}
