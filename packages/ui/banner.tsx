import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import './banner.css';

/** The two sides of every game differ by the cut of their banner. */
export type Cut = 'square' | 'swallowtail';

export function cutOf(seat: Seat): Cut {
  return seat === 0 ? 'square' : 'swallowtail';
}

const CLOTH: Readonly<Record<Cut, string>> = {
  square: 'M7 3h22v18H7z',
  swallowtail: 'M7 3h24l-6 9 6 9H7z',
};

/** An outline as well as a colour: brass and square, silver and swallow-tailed. */
export function Banner({ cut }: { readonly cut: Cut }): ReactElement {
  return (
    <svg
      className="bf-banner"
      data-cut={cut}
      viewBox="0 0 34 34"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bf-banner__cloth" d={CLOTH[cut]} />
      <path className="bf-banner__pole" d="M5 2v31" />
      <circle className="bf-banner__knob" cx="5" cy="2.4" r="2.2" />
    </svg>
  );
}

interface FlagProps {
  /** Null: open, for both to win. */
  readonly owner: Cut | null;
  /** Shown on the cloth; a number mostly. */
  readonly text: string;
}

/** A flag on its pole: an outline while it is open, the winner's banner once it is claimed. */
export function Flag({ owner, text }: FlagProps): ReactElement {
  return (
    <svg
      className="bf-flag"
      data-owner={owner ?? 'open'}
      viewBox="0 0 36 36"
      aria-hidden="true"
      focusable="false"
    >
      <path className="bf-banner__pole" d="M6 3v31" />
      <circle className="bf-banner__knob" cx="6" cy="3" r="2.4" />
      <path className="bf-flag__cloth" d={owner === null ? 'M8 5h22l-4 8 4 8H8z' : FLAG[owner]} />
      <text className="bf-flag__text" x={owner === 'swallowtail' ? 17 : 18} y="19">
        {text}
      </text>
    </svg>
  );
}

const FLAG: Readonly<Record<Cut, string>> = {
  square: 'M8 4h21v20H8z',
  swallowtail: 'M8 4h26l-7 10 7 10H8z',
};
