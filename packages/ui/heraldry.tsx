import { memo, type ReactElement } from 'react';
import { CHARGES, HATCHINGS, TINCTURES, type Tincture } from './tinctures.ts';

export type Ground = 'paper' | 'slate';

const GROUNDS: readonly Ground[] = ['paper', 'slate'];

/**
 * The hatchings and charges that all cards refer to, drawn once a page. A pattern takes its
 * colours where it is defined, so there is one for each ground.
 */
export const HeraldryDefs = memo(function HeraldryDefs(): ReactElement {
  return (
    <svg className="bf-defs" width="0" height="0" aria-hidden="true" focusable="false">
      {GROUNDS.map((ground) => (
        <defs key={ground} className={`bf-${ground}`}>
          {TINCTURES.map((tincture) => (
            <HatchPattern key={tincture} ground={ground} tincture={tincture} />
          ))}
        </defs>
      ))}
      <defs>
        {TINCTURES.map((tincture) => (
          <symbol key={tincture} id={`bf-charge-${tincture}`} viewBox="0 0 24 24">
            <path d={CHARGES[tincture]} />
          </symbol>
        ))}
        <symbol id="bf-charge-any" viewBox="0 0 24 24">
          <AnyCharge />
        </symbol>
        <BackPattern id="bf-back-first" path="M0 6 6 0l6 6-6 6z" />
        <BackPattern id="bf-back-second" path="M6 2v8M2 6h8M0 0h.01M12 12h.01M12 0h.01M0 12h.01" />
      </defs>
    </svg>
  );
});

/** A shield of all tinctures: quartered, for what may take any of them. */
function AnyCharge(): ReactElement {
  return (
    <>
      <path d="M3 2h18v9c0 6-4.5 9.7-9 12-4.5-2.3-9-6-9-12z" fillOpacity=".16" />
      <path d="M3 2h9v9.5H3zM12 11.5h9C20.7 17.2 16.4 20.8 12 23z" />
      <path
        d="M3 2h18v9c0 6-4.5 9.7-9 12-4.5-2.3-9-6-9-12z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
    </>
  );
}

/** The lattice on the back of a deck. */
function BackPattern({ id, path }: { readonly id: string; readonly path: string }): ReactElement {
  return (
    <pattern id={id} width="12" height="12" patternUnits="userSpaceOnUse">
      <path d={path} fill="none" stroke="var(--brass)" strokeOpacity=".6" strokeLinecap="round" />
    </pattern>
  );
}

interface HatchPatternProps {
  readonly ground: Ground;
  readonly tincture: Tincture;
}

function HatchPattern({ ground, tincture }: HatchPatternProps): ReactElement {
  const { size, path, turn } = HATCHINGS[tincture];
  return (
    <pattern
      id={hatchId(ground, tincture)}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={turn === 0 ? undefined : `rotate(${turn})`}
    >
      <path
        d={path}
        fill="none"
        stroke={`var(--${tincture})`}
        strokeWidth={tincture === 'or' ? 1.8 : 1}
        strokeLinecap={tincture === 'or' ? 'round' : 'butt'}
      />
    </pattern>
  );
}

function hatchId(ground: Ground, tincture: Tincture): string {
  return `bf-hatch-${ground}-${tincture}`;
}

interface HatchProps {
  readonly tincture: Tincture;
  readonly ground?: Ground;
  readonly className?: string;
}

/** A field in a tincture's hatching; it fills its place. */
export function Hatch({ tincture, ground = 'paper', className }: HatchProps): ReactElement {
  return (
    <svg className={className} aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={`url(#${hatchId(ground, tincture)})`} />
    </svg>
  );
}

interface ChargeProps {
  readonly tincture: Tincture | 'any';
  readonly className?: string;
}

/** The charge of a tincture in that tincture's colour; 'any' is in the ink of the text. */
export function Charge({ tincture, className = '' }: ChargeProps): ReactElement {
  return (
    <svg
      className={`bf-charge ${className}`}
      data-tincture={tincture}
      aria-hidden="true"
      focusable="false"
    >
      <use href={`#bf-charge-${tincture}`} />
    </svg>
  );
}
