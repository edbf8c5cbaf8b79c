import type { ReactElement } from 'react';
import { Icon, type SideProps } from '@bannerfield/ui';
import { TARGETS } from '../rules/options.ts';
import type { LeaderTactics } from '../rules/state.ts';
import { wordsIn } from './words.ts';
import './score.css';

/** Battles won, of those that are needed; points of the Underdog where they are counted. */
export function Score({ seat, table, language }: SideProps<LeaderTactics>): ReactElement {
  const words = wordsIn(language);
  const wins = table.wins[seat];
  const target = TARGETS[table.options.battles];
  const points = table.points[seat];
  return (
    <>
      <span className="blt-score" role="img" aria-label={words.wins(wins, target)}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M3 1v14M4 2h9v7H4z" />
        </svg>
        {wins}/{target}
      </span>
      {table.options.underdog ? (
        <span className="blt-score" role="img" aria-label={words.points(points)}>
          <Icon name="star" />
          {points}
        </span>
      ) : null}
    </>
  );
}
