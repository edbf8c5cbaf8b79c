import type { ReactElement } from 'react';
import { Icon, type SideProps } from '@bannerfield/ui';
import { claimedBy } from '../rules/end.ts';
import type { BattleLine } from '../rules/state.ts';
import { wordsIn } from './words.ts';
import './score.css';

/** Flags won, and Tactics cards played, since the two are what both players count. */
export function Score({ seat, table, language }: SideProps<BattleLine>): ReactElement {
  const words = wordsIn(language);
  const flags = claimedBy(table, seat);
  const tactics = table.played[seat];
  return (
    <>
      <span className="bl-score" role="img" aria-label={words.flagsWon(flags)}>
        <svg viewBox="0 0 16 16" aria-hidden="true" focusable="false">
          <path d="M3 1v14M4 2h9v7H4z" />
        </svg>
        {flags}
      </span>
      {table.options.tactics ? (
        <span className="bl-score" role="img" aria-label={words.tacticsPlayed(tactics)}>
          <Icon name="star" />
          {tactics}
        </span>
      ) : null}
    </>
  );
}
