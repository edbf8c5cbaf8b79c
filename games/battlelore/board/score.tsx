import type { ReactElement } from 'react';
import { Mark, type SideProps } from '@bannerfield/ui';
import { bannersOf, goalOf } from '../rules/losses.ts';
import type { BattleLore } from '../rules/state.ts';
import { BANNER_MARK, LORE_MARK } from './marks.ts';
import { wordsIn } from './words.ts';
import './score.css';

/** Banners of those that win, cards in hand, and Lore. */
export function Score({ seat, table, language }: SideProps<BattleLore>): ReactElement {
  const { score } = wordsIn(language);
  const [won, goal] = [bannersOf(table, seat), goalOf(table, seat)];
  const { lore } = table;
  return (
    <>
      <span className="lore-score" role="img" aria-label={score.banners(won, goal)}>
        <Mark of={BANNER_MARK} />
        {won}/{goal}
      </span>{' '}
      <span className="lore-score" role="img" aria-label={score.cards(table.handSizes[seat])}>
        <span className="lore-score__card" />
        {table.handSizes[seat]}
      </span>{' '}
      {lore === null ? null : (
        <span
          className="lore-score"
          role="img"
          aria-label={score.tokens(lore.tokens[seat], lore.cards[seat])}
        >
          <Mark of={LORE_MARK} />
          {lore.tokens[seat]}
        </span>
      )}
    </>
  );
}
