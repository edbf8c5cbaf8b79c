import { memo, type ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Card, SpotButton, marksOf, type BoardProps, type Spot } from '@bannerfield/ui';
import type { BattleLine } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { cardNames } from './names.ts';
import { spotOfCard } from './pointing.ts';
import { wordsIn } from './words.ts';

type Props = BoardProps<BattleLine> & { readonly seat: Seat };

/** Guile cards played and cards discarded; pointed at, they are shown large. */
export function Display(props: Props): ReactElement {
  const { seat, table, viewer, names, language, onExplain } = props;
  const marks = marksOf(props, spotOf(seat));
  return <Laid {...{ seat, table, viewer, names, language, onExplain, marks }} />;
}

const spotOf = (seat: Seat): Spot => `display:${seat}`;

interface LaidProps extends Pick<
  Props,
  'seat' | 'table' | 'viewer' | 'names' | 'language' | 'onExplain'
> {
  readonly marks: string;
}

const Laid = memo(function Laid(props: LaidProps): ReactElement {
  const { seat, table, viewer, names, language, marks, onExplain } = props;
  const words = wordsIn(language);
  const cards = table.displays[seat];
  const title = seat === viewer ? words.display : words.displayOf(names[seat]);
  return (
    <SpotButton
      spot={spotOf(seat)}
      name={`${title}: ${cardNames(cards, words)}`}
      marks={marks}
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
});
