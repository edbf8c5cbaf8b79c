import type { ReactElement } from 'react';

/** A drawing in a sheet of drawings: `sheet` is the address of an SVG file, `name` an id in it. */
export interface MarkOf {
  readonly sheet: string;
  readonly name: string;
}

interface MarkProps {
  readonly of: MarkOf;
  readonly className?: string;
}

/** An engraved mark in the ink of the text. The words beside it say what it is. */
export function Mark({ of, className = '' }: MarkProps): ReactElement {
  return (
    <svg
      className={`bf-mark ${className}`}
      viewBox="0 0 512 512"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${of.sheet}#${of.name}`} />
    </svg>
  );
}
