import type { CSSProperties, ReactElement, ReactNode } from 'react';
import './hand.css';

interface HandProps {
  /** Whose hand it is, in words. */
  readonly label: string;
  readonly count: number;
  /** As many as it mostly holds: while it holds fewer, no card and nothing above it changes size. */
  readonly room?: number;
  /** Said where there is no card. */
  readonly empty: string;
  readonly children: ReactNode;
}

/** Cards in a row at the thumb, as large as fits; more than seven break into two rows. */
export function Hand({ label, count, room = 1, empty, children }: HandProps): ReactElement {
  const style = { '--n': Math.max(count, room) } as CSSProperties;
  return (
    <div className="bf-hand" role="group" aria-label={label} data-region="hand">
      <div className="bf-hand__row" style={style}>
        {count === 0 ? <p className="bf-hand__empty">{empty}</p> : children}
      </div>
    </div>
  );
}
