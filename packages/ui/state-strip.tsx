import { memo, type ReactElement, type ReactNode } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { Banner, cutOf } from './banner.tsx';
import './state-strip.css';

interface StripSide {
  readonly seat: Seat;
  readonly name: string;
  /** The game's own signs, and a clock if there is one. */
  readonly score: ReactNode;
  /** Said of the side that is to act; null for the other. */
  readonly turn: string | null;
}

interface StateStripProps {
  /** The viewer's own side first. */
  readonly sides: readonly [StripSide, StripSide];
  /** A menu button, mostly. */
  readonly children?: ReactNode;
}

/** Who plays, how they stand, whose turn it is. */
export const StateStrip = memo(function StateStrip({
  sides,
  children,
}: StateStripProps): ReactElement {
  return (
    <div className="bf-strip">
      {children}
      {sides.map(({ seat, name, score, turn }) => (
        <div key={seat} className="bf-strip__side" data-turn={turn !== null}>
          <Banner cut={cutOf(seat)} />
          <div className="bf-strip__text">
            <span className="bf-strip__name">
              {name}
              {turn === null ? null : <span className="bf-hidden"> – {turn}</span>}
            </span>
            <span className="bf-strip__score">{score}</span>
          </div>
        </div>
      ))}
    </div>
  );
});
