import type { ReactElement, ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps): ReactElement {
  return (
    <section className="bf-gallery__section" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface RowProps {
  readonly children: ReactNode;
  /** On the cloth, as at the table, or on the page. */
  readonly isCloth?: boolean;
}

export function Row({ children, isCloth = false }: RowProps): ReactElement {
  return <div className={`bf-gallery__row ${isCloth ? 'bf-slate' : ''}`}>{children}</div>;
}

interface PieceProps {
  /** The state it is in. */
  readonly state: string;
  readonly children: ReactNode;
}

export function Piece({ state, children }: PieceProps): ReactElement {
  return (
    <figure className="bf-gallery__piece">
      {children}
      <figcaption>{state}</figcaption>
    </figure>
  );
}
