import type { ReactElement } from 'react';
import type { Cut, MarkOf, Tincture } from '@bannerfield/ui';

interface UnitSignProps {
  readonly cut: Cut;
  readonly tincture: Tincture;
  readonly mark: MarkOf;
  readonly figures: number;
  readonly all: number;
  /** `no`: not ordered; `open`: it has still something to do; `done`. */
  readonly order: 'no' | 'open' | 'done';
  /** Flags it may ignore, and whether it retreats two hexes for each of the others. */
  readonly bold: number;
  readonly runs: boolean;
}

/** The side by the cut of the plaque. */
const PLAQUES: Readonly<Record<Cut, string>> = {
  square: 'M-15-14h30v33h-30z',
  swallowtail: 'M-15-14h30v36l-15-6-15 6z',
};

/** A unit in the middle of a hex: side, banner, arm, figures left, order and morale. */
export function UnitSign(props: UnitSignProps): ReactElement {
  const { cut, tincture, mark, figures, all, order, bold, runs } = props;
  return (
    <g className="lore-unit bf-paper" data-cut={cut} transform="translate(0 1) scale(1.14)">
      <path className="lore-unit__plaque" d={PLAQUES[cut]} />
      <g data-tincture={tincture}>
        <path className="lore-unit__cloth" d="M-15-14h30v10h-30z" />
        <path fill={`url(#bf-hatch-paper-${tincture})`} d="M-15-14h30v10h-30z" />
        <circle className="lore-unit__field" cx="0" cy="-9" r="5.6" />
        <use
          className="bf-charge"
          href={`#bf-charge-${tincture}`}
          x="-4.5"
          y="-13.5"
          width="9"
          height="9"
        />
      </g>
      <use href={`${mark.sheet}#${mark.name}`} x="-8.5" y="-4" width="17" height="17" />
      <Figures left={figures} all={all} />
      {order === 'no' ? null : (
        <path className="lore-unit__order" data-order={order} d="M-19-19h11l-3 4 3 4h-11z" />
      )}
      {bold > 0 ? <Bold flags={bold} /> : null}
      {runs ? <path className="lore-unit__runs" d="M-21 6l4 4 4-4M-21 11l4 4 4-4" /> : null}
    </g>
  );
}

/** A point for each figure; those lost are hollow. */
function Figures({ left, all }: { readonly left: number; readonly all: number }): ReactElement {
  return (
    <>
      {Array.from({ length: all }, (_, index) => (
        <circle
          key={index}
          className="lore-unit__figure"
          data-lost={index >= left}
          cx={(index - (all - 1) / 2) * 6.4}
          cy="15"
          r="2.1"
        />
      ))}
    </>
  );
}

function Bold({ flags }: { readonly flags: number }): ReactElement {
  return (
    <g className="lore-unit__bold">
      <path d="M10 3h11v6q0 5-5.5 7.5Q10 14 10 9z" />
      {flags > 1 ? (
        <text x="15.5" y="12">
          {flags > 9 ? '∞' : flags}
        </text>
      ) : null}
    </g>
  );
}
