import type { ReactElement } from 'react';
import type { SentenceProps } from '@bannerfield/ui';
import { cutSentence, hexName } from './names.ts';

/** A sentence in which hexes stand as they are written on the field. */
export function Sentence({ text }: SentenceProps): ReactElement {
  return (
    <>
      {cutSentence(text).map((piece, index) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          <span key={index} className="lore-hex">
            {hexName(piece.hex)}
          </span>
        ),
      )}
    </>
  );
}
