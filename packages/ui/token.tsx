import type { ReactElement } from 'react';
import type { Cut } from './banner.tsx';
import { Charge, Hatch } from './heraldry.tsx';
import { Mark, type MarkOf } from './mark.tsx';
import type { Tincture } from './tinctures.ts';
import './token.css';

interface TokenProps {
  readonly cut: Cut;
  readonly mark: MarkOf;
  /** The colour of its banner, if it has one. */
  readonly tincture?: Tincture | null;
  /** Figures, strength, wounds: a number in the corner. */
  readonly count?: number | null;
  readonly marks?: string;
  /** A token on a named place says nothing by itself. */
  readonly name?: string;
}

/** A piece of one side: its cut is the banner's, its mark the arm, its stripe the tincture. */
export function Token(props: TokenProps): ReactElement {
  const { cut, mark, tincture = null, count = null, marks = '', name } = props;
  const role = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
  return (
    <span className="bf-token bf-paper" data-cut={cut} data-marks={marks} {...role}>
      <span className="bf-token__face">
        {tincture === null ? null : (
          <span className="bf-token__stripe" data-tincture={tincture}>
            <Hatch tincture={tincture} />
            <Charge tincture={tincture} />
          </span>
        )}
        <Mark of={mark} />
      </span>
      {count === null ? null : <span className="bf-token__count">{count}</span>}
    </span>
  );
}
