import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Card, SpotButton, marksOf, type BoardProps } from '@bannerfield/ui';
import type { BattleLine } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { cardNames } from './names.ts';
import { spotOfCard } from './pointing.ts';
import { wordsIn } from './words.ts';

/** Guile cards played and cards discarded; pointed at, they are shown large. */
export function Display(
  props: BoardProps<BattleLine> & { readonly seat: Seat },
): ReactElement | null {
  const { seat, table, viewer, names, language, onExplain } = props;
  const words = wordsIn(language);
  const cards = table.displays[seat];
  const spot = `display:${seat}`;
  const title = seat === viewer ? words.display : words.displayOf(names[seat]);
  return (
    <SpotButton
      spot={spot}
      name={`${title}: ${cardNames(cards, words)}`}
      marks={marksOf(props, spot)}
      className="bl-display"
      onPick={onExplain}
      onExplain={onExplain}
    >
      {cards.map((card) => (
        <Card key={card} face={faceOf(card, words)} moves={spotOfCard(card)} />
      ))}
      {cards.length === 0 ? <span className="bl-display__empty">{words.display}</span> : null}
    </SpotButton>
  );
}
