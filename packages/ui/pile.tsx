import { memo, type ReactElement } from 'react';
import type { Spot } from './board.ts';
import { Card, type BackKind, type CardFace } from './card.tsx';
import './pile.css';

interface PileProps {
  readonly spot: Spot;
  /** What it is and how many cards it has, in words. */
  readonly name: string;
  readonly count: number;
  readonly back: BackKind;
  /** The uppermost card if it lies face up. */
  readonly top?: CardFace | null;
  readonly marks: string;
  onPick(spot: Spot): void;
  onExplain(spot: Spot): void;
}

/** A deck or a discard pile, with the number of its cards. */
export const Pile = memo(function Pile(props: PileProps): ReactElement {
  const { spot, name, count, back, top = null, marks, onPick, onExplain } = props;
  return (
    <div className="bf-pile" data-depth={Math.min(3, Math.ceil(count / 12))} data-count={count}>
      <Card
        face={top}
        back={back}
        spot={spot}
        name={name}
        marks={marks}
        className={count === 0 ? 'bf-card--none' : ''}
        onPick={onPick}
        onExplain={onExplain}
      />
      <span className="bf-pile__count" aria-hidden="true">
        {count}
      </span>
    </div>
  );
});
