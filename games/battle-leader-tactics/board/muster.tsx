import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Card, Pile, marksOf, type BoardProps } from '@bannerfield/ui';
import { leaderOf, type LeaderTactics, type Table } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { cardName } from './names.ts';
import { pieceAt, spotOfLost, spotToLetGo } from './pointing.ts';
import { wordsIn } from './words.ts';

type Props = BoardProps<LeaderTactics> & { readonly near: Seat };

/** Whether the near side is asked for cards out of a Casualty Pile that lies open. */
export function isMustering({ stack, options }: Readonly<Table>, near: Seat): boolean {
  const top = stack.at(-1);
  return top?.phase === 'muster' && top.seats.includes(near) && !options.blindDraw;
}

/** The own Casualty Pile spread out by kinds, to take cards back. */
export function Muster(props: Props): ReactElement {
  const { near, table, language, picked, onPick, onExplain } = props;
  const words = wordsIn(language);
  const cards = table.casualties[near];
  const many = Math.min(leaderOf(table, near)?.draw ?? 0, cards.length);
  return (
    <div className="blt-muster" role="group" aria-label={words.pile}>
      <p className="blt-muster__title">{words.muster(many)}</p>
      <div className="blt-muster__cards">
        {[...new Set(cards)].map((card) => {
          const spot = spotOfLost(card);
          const taken = picked.filter((each) => each === spot).length;
          const count = cards.filter((each) => each === card).length - taken;
          return (
            <Pile
              key={spot}
              spot={spot}
              name={`${cardName(card, language)}: ${words.cards(count)}`}
              count={count}
              back="first"
              top={faceOf(table.edition, card, language)}
              marks={marksOf({ ...props, picked: [] }, spot)}
              onPick={onPick}
              onExplain={onExplain}
            />
          );
        })}
        {picked.map((spot, index) => {
          const card = pieceAt(spot)?.card;
          if (card === undefined) return null;
          return (
            <Card
              key={index}
              face={faceOf(table.edition, card, language)}
              spot={spotToLetGo(spot)}
              name={`${cardName(card, language)}, ${words.chosen}`}
              marks="picked"
              onPick={onPick}
              onExplain={onExplain}
            />
          );
        })}
      </div>
    </div>
  );
}
