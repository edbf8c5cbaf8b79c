import { memo, type ReactElement, type ReactNode } from 'react';
import { cutOf, Mark } from '@bannerfield/ui';
import type { Language, Seat } from '@bannerfield/kernel';
import type { Token } from '../rules/state.ts';
import type { Roster, TileInfo } from '../rules/values.ts';
import { markOf } from './card-face.ts';
import './piece.css';

interface PieceProps {
  readonly edition: Roster;
  readonly token: Readonly<Token>;
  readonly seat: Seat;
  readonly language: Language;
  /** Shown in a corner: a chance, mostly. */
  readonly badge?: string | null;
  /** Dice that lie on it. */
  readonly children?: ReactNode;
}

/** A tile as it lies on the field: picture, armour, morale spaces and the dice on them. */
export const Piece = memo(function Piece(props: PieceProps): ReactElement | null {
  const { edition, token, seat, language, badge = null, children } = props;
  const info = edition.tiles[token.tile];
  if (info === undefined) return null;
  return (
    <span
      className="fdb-piece bf-paper"
      data-cut={cutOf(seat)}
      data-hero={info.hero}
      data-level={info.level}
      aria-hidden="true"
    >
      <span className="fdb-piece__face">
        <Mark of={markOf(info)} />
        <span className="fdb-piece__name">{info.name[language]}</span>
      </span>
      <Morale info={info} token={token} />
      {token.poison > 0 ? <Poison /> : null}
      {badge === null ? null : <span className="fdb-piece__badge">{badge}</span>}
      {children}
    </span>
  );
});

interface MoraleProps {
  readonly info: TileInfo;
  readonly token: Readonly<Token>;
}

function Morale({ info, token }: MoraleProps): ReactElement {
  return (
    <span className="fdb-morale">
      {info.armour === 'none' ? null : <Shield kind={info.armour} />}
      {Array.from({ length: info.morale }, (_, space) => (
        <span key={space} className="fdb-morale__space" data-covered={space < token.wounds} />
      ))}
      {token.wounds > info.morale ? (
        <span className="fdb-morale__more">+{token.wounds - info.morale}</span>
      ) : null}
    </span>
  );
}

/** Golden armour is told by a bar across, not by its colour alone. */
function Shield({ kind }: { readonly kind: 'normal' | 'golden' }): ReactElement {
  return (
    <svg className="fdb-shield" data-kind={kind} viewBox="0 0 16 16" aria-hidden="true">
      <path d="M2 2h12v5c0 4-3 6-6 8-3-2-6-4-6-8z" />
      {kind === 'golden' ? <path className="fdb-shield__bar" d="M2 6h12M8 2v12" /> : null}
    </svg>
  );
}

function Poison(): ReactElement {
  return (
    <svg className="fdb-poison" viewBox="0 0 16 16" aria-hidden="true">
      <path d="M8 1c3 4 5 6 5 9a5 5 0 0 1-10 0c0-3 2-5 5-9z" />
      <path className="fdb-poison__sign" d="M5.5 9.5l5 3M10.5 9.5l-5 3" />
    </svg>
  );
}

/** Whoever leads. */
export function Crown(): ReactElement {
  return (
    <svg className="fdb-crown" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M1 5l4 3 3-5 3 5 4-3-2 8H3z" />
    </svg>
  );
}
