import { memo, type ReactElement } from 'react';
import type { Spot } from './board.ts';
import { Charge, Hatch } from './heraldry.tsx';
import type { Tincture } from './tinctures.ts';
import { Mark, type MarkOf } from './mark.tsx';
import { SpotButton } from './spot.tsx';
import './card.css';

/** What the front of a card shows. */
export interface CardFace {
  /** In the corner: a number or a range; the mark stands there if there is none. */
  readonly value: string;
  /** `any`: a wild card. Null: a card without a tincture. */
  readonly tincture: Tincture | 'any' | null;
  /** For a card of two kinds: the field is parted, and both charges stand in the corner. */
  readonly second?: Tincture;
  readonly mark: MarkOf;
  readonly title: string;
}

/** Two decks have two backs. */
export type BackKind = 'first' | 'second';

interface CardProps {
  /** Null: face down. */
  readonly face: CardFace | null;
  readonly back?: BackKind;
  /** Without a spot the card is a picture. */
  readonly spot?: Spot | undefined;
  /** In words; a picture without a name is told of elsewhere and hidden from screen readers. */
  readonly name?: string;
  readonly marks?: string;
  readonly className?: string;
  /** What the card is, across all places it can lie: cards that move are followed by it. */
  readonly moves?: string;
  /** The spot that a new card comes from. */
  readonly from?: Spot;
  onPick?(spot: Spot): void;
  onExplain?(spot: Spot): void;
}

const nothing = (): void => undefined;

/** A card, 5 : 7, as wide as `--card` says. Readable at 28 px by its corner alone. */
export const Card = memo(function Card(props: CardProps): ReactElement {
  const { face, back = 'first', spot, name, marks = '', moves, from, onPick = nothing } = props;
  const look = `bf-card bf-paper ${props.className ?? ''}`;
  const inside = face === null ? <Back kind={back} /> : <Front face={face} />;
  if (spot === undefined) {
    const role = name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name };
    return (
      <div className={look} data-marks={marks} data-moves={moves} data-from={from} {...role}>
        {inside}
      </div>
    );
  }
  return (
    <SpotButton
      spot={spot}
      name={name ?? spot}
      marks={marks}
      className={look}
      onPick={onPick}
      moves={moves}
      from={from}
      {...(props.onExplain === undefined ? {} : { onExplain: props.onExplain })}
    >
      {inside}
    </SpotButton>
  );
});

function Front({ face }: { readonly face: CardFace }): ReactElement {
  const { value, tincture, second, mark, title } = face;
  return (
    <span className="bf-card__front" data-tincture={tincture ?? undefined} aria-hidden="true">
      <span className="bf-card__corner">
        {value === '' ? (
          <Mark of={mark} />
        ) : (
          <span className="bf-card__value" data-length={value.length}>
            {value}
          </span>
        )}
        {tincture === null ? null : <Charge tincture={tincture} />}
        {second === undefined ? null : <Charge tincture={second} />}
      </span>
      <span className="bf-card__field">
        {tincture === null ? null : <Field tincture={tincture} second={second} />}
        <Mark of={mark} className="bf-card__mark" />
      </span>
      <span className="bf-card__title">{title}</span>
    </span>
  );
}

interface FieldProps {
  readonly tincture: Tincture | 'any';
  readonly second: Tincture | undefined;
}

/** A wild card is hatched in all six tinctures, side by side; a card of two kinds in both. */
function Field({ tincture, second }: FieldProps): ReactElement {
  if (tincture !== 'any' && second !== undefined) {
    return (
      <span className="bf-card__hatch bf-card__halves">
        <Hatch tincture={tincture} />
        <Hatch tincture={second} />
      </span>
    );
  }
  if (tincture !== 'any') return <Hatch className="bf-card__hatch" tincture={tincture} />;
  return (
    <span className="bf-card__hatch bf-card__hatches">
      <Hatch tincture="gules" />
      <Hatch tincture="or" />
      <Hatch tincture="vert" />
      <Hatch tincture="azure" />
      <Hatch tincture="purpure" />
      <Hatch tincture="sable" />
    </span>
  );
}

function Back({ kind }: { readonly kind: BackKind }): ReactElement {
  return (
    <span className="bf-card__back" data-kind={kind}>
      <svg aria-hidden="true" focusable="false">
        <rect width="100%" height="100%" fill={`url(#bf-back-${kind})`} />
      </svg>
      <svg className="bf-card__badge" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        {kind === 'first' ? (
          <path d="M5 3h14v11l-7 7-7-7z" />
        ) : (
          <path d="m12 1.5 2.9 7.1 7.6.5-5.9 4.9 1.9 7.5-6.5-4.1-6.5 4.1 1.9-7.5L1.5 9.1l7.6-.5z" />
        )}
      </svg>
    </span>
  );
}
