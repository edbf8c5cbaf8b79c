import type { ReactElement } from 'react';
import { Charge, TINCTURES, type SentenceProps } from '@bannerfield/ui';
import { colourOf, valueOf, type Card } from '../rules/data.ts';
import { cardName, cutSentence } from './names.ts';
import { wordsIn } from './words.ts';

/** A sentence in which Troops stand as their value and charge. */
export function Sentence({ text, language }: SentenceProps): ReactElement {
  const words = wordsIn(language);
  return (
    <>
      {cutSentence(text).map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <TroopSign key={index} card={piece.card} name={cardName(piece.card, words)} />
        ),
      )}
    </>
  );
}

interface TroopSignProps {
  readonly card: Card;
  readonly name: string;
}

function TroopSign({ card, name }: TroopSignProps): ReactElement {
  const tincture = TINCTURES[colourOf(card)] ?? 'sable';
  return (
    <span className="bl-troop" data-tincture={tincture} role="img" aria-label={name}>
      {valueOf(card)}
      <Charge tincture={tincture} />
    </span>
  );
}
