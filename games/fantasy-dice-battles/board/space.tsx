import type { ReactElement } from 'react';
import { marksOf, SpotButton, type BoardProps } from '@bannerfield/ui';
import type { Seat } from '@bannerfield/kernel';
import type { Fdb } from '../rules/fdb.ts';
import { atSpace } from '../rules/refusals.ts';
import type { Space as SpaceAt, Token } from '../rules/state.ts';
import { spaceName, tokenName } from './names.ts';
import { Piece } from './piece.tsx';
import { spotOfSpace } from './spots-of.ts';
import { wordsIn } from './words.ts';

interface SpaceProps extends BoardProps<Fdb> {
  readonly seat: Seat;
  readonly at: SpaceAt;
  readonly token: Token | null;
  readonly badge?: string | null;
  /** Beside what stands there. */
  readonly says?: string | null;
}

/** A space of a battalion, with whoever stands there. */
export function Space(props: SpaceProps): ReactElement {
  const { seat, at, token, viewer, table, language, badge = null, says = null } = props;
  const words = wordsIn(language);
  const isOwn = seat === viewer;
  const far = spotOfSpace(seat, at);
  const spot = isOwn ? atSpace(at) : far;
  const marks = marksOf(props, spot);
  const isChanged = isOwn && props.changed.has(far) && !marks.includes('changed');
  const side = isOwn ? words.yours : words.side(props.names[seat]);
  const name = `${side}, ${spaceName(at, language)}: ${tokenName(table.edition, token, language)}`;
  return (
    <SpotButton
      spot={spot}
      name={says === null ? name : `${name}; ${says}`}
      marks={isChanged ? `${marks} changed` : marks}
      className="fdb-space"
      moves={token === null ? undefined : `piece:${seat}:${at}:${token.tile}`}
      from={`reserve:${seat}`}
      onPick={() => (isPlace(props) ? props.onPick(spot) : props.onExplain(spot))}
      onExplain={props.onExplain}
    >
      {token === null ? null : (
        <Piece
          edition={table.edition}
          token={token}
          seat={seat}
          language={language}
          badge={badge}
        />
      )}
    </SpotButton>
  );
}

/** Where spaces are what is asked for; elsewhere whoever points at one wants to know of it. */
function isPlace({ seat, viewer, table, picked }: SpaceProps): boolean {
  const phase = table.stack.at(-1)?.phase;
  if (seat !== viewer) return false;
  return picked.length > 0 || phase === 'flee' || phase === 'redeploy';
}
