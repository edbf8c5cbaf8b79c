import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import { marksOf, SpotButton, type BoardProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { REGROUPING, type Tile } from '../rules/state.ts';
import { distinct } from '../rules/tiles.ts';
import { tileName, tileNames } from './names.ts';
import { OrderSlot } from './order-slot.tsx';
import { Piece } from './piece.tsx';
import { RESERVE, spotOfFleeing, spotOfTile } from './pointing.ts';
import { spotOfLane, spotOfPile, spotOfReserve } from './spots-of.ts';
import { wordsIn } from './words.ts';

interface LanesProps extends BoardProps<Fdb> {
  readonly seat: Seat;
}

/** Beside the battalions: who flees, who waits, the regrouping order, and the piles. */
export function Lanes(props: LanesProps): ReactElement {
  const { seat, viewer } = props;
  return (
    <div className="fdb-lanes" data-own={seat === viewer}>
      <OrderSlot {...props} at={REGROUPING} />
      <Fleeing {...props} />
      <Reserve {...props} />
      <Piles {...props} />
    </div>
  );
}

/** One's own while a unit of it comes back: then each is a place of its own. */
function Fleeing(props: LanesProps): ReactElement {
  const { seat, viewer, table, language } = props;
  const words = wordsIn(language);
  const lane = table.sides[seat].fleeing;
  const isOpen = seat === viewer && table.stack.at(-1)?.phase === 'regroup';
  if (isOpen) {
    return (
      <div className="fdb-lane" data-open="true">
        {lane.map((tile, from) => (
          <SpotButton
            key={from}
            spot={spotOfFleeing(from)}
            name={`${words.fleeingSpace(from + 1)}: ${named(tile)}`}
            marks={marksOf(props, spotOfFleeing(from))}
            className="fdb-space"
            onPick={props.onPick}
            onExplain={props.onExplain}
          >
            <Waiting {...props} tile={tile} />
          </SpotButton>
        ))}
      </div>
    );
  }
  return (
    <Together
      {...props}
      spot={spotOfLane(seat)}
      title={words.fleeing}
      says={lane.map(named).join(', ')}
      tiles={lane}
    />
  );

  function named(tile: Tile | null): string {
    return tile === null ? words.nobody : tileName(table.edition, tile, language);
  }
}

function Reserve(props: LanesProps): ReactElement {
  const { seat, viewer, table, hands, language } = props;
  const words = wordsIn(language);
  const { reinforcements } = table.sides[seat];
  const sent = (seat === viewer ? hands[seat]?.sent : undefined) ?? [];
  const left = sent.reduce((tiles, { tile }) => without(tiles, tile), reinforcements);
  const isOpen = seat === viewer && table.stack.at(-1)?.phase === 'reinforce';
  if (isOpen) {
    return (
      <div className="fdb-lane" data-open="true">
        {distinct(left).map((tile) => {
          const spot = spotOfTile('waiting', tile);
          const count = left.filter((each) => each === tile).length;
          return (
            <SpotButton
              key={tile}
              spot={spot}
              name={`${words.reinforcements}: ${tileNames(table.edition, Array<Tile>(count).fill(tile), language)}`}
              marks={marksOf(props, spot)}
              className="fdb-space"
              onPick={props.onPick}
              onExplain={props.onExplain}
            >
              <Waiting {...props} tile={tile} badge={count > 1 ? `×${count}` : null} />
            </SpotButton>
          );
        })}
      </div>
    );
  }
  return (
    <Together
      {...props}
      spot={seat === viewer ? RESERVE : spotOfReserve(seat)}
      title={words.reinforcements}
      says={left.length === 0 ? words.nobody : tileNames(table.edition, left, language)}
      tiles={left}
    />
  );
}

function without(tiles: readonly Tile[], tile: Tile): Tile[] {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, index) => index !== at);
}

interface TogetherProps extends LanesProps {
  readonly spot: string;
  readonly title: string;
  readonly says: string;
  readonly tiles: readonly (Tile | null)[];
}

/** Small, as one place that is explained when it is pointed at. */
function Together(props: TogetherProps): ReactElement {
  const { seat, viewer, spot, title, says, tiles, names, language } = props;
  const words = wordsIn(language);
  const side = seat === viewer ? words.yours : words.side(names[seat]);
  const places = Math.max(3, tiles.length);
  return (
    <SpotButton
      spot={spot}
      name={`${side}, ${title}: ${says}`}
      marks={marksOf(props, spot)}
      className="fdb-lane"
      onPick={props.onExplain}
      onExplain={props.onExplain}
    >
      <span className="fdb-lane__title" aria-hidden="true">
        {title}
      </span>
      <span className="fdb-lane__places">
        {Array.from({ length: places }, (_, at) => (
          <span key={at} className="fdb-lane__place">
            <Waiting {...props} tile={tiles[at] ?? null} />
          </span>
        ))}
      </span>
    </SpotButton>
  );
}

interface WaitingProps extends LanesProps {
  readonly tile: Tile | null;
  readonly badge?: string | null;
}

/** A unit off the field bears no dice. */
function Waiting({ table, seat, tile, language, badge = null }: WaitingProps): ReactElement | null {
  if (tile === null) return null;
  const token = { tile, wounds: 0, poison: 0, blocked: 0 };
  return (
    <Piece edition={table.edition} token={token} seat={seat} language={language} badge={badge} />
  );
}

function Piles(props: LanesProps): ReactElement {
  const { seat, viewer, table, names, language } = props;
  const words = wordsIn(language);
  const { pile, discard } = table.sides[seat];
  const spot = spotOfPile(seat);
  const side = seat === viewer ? words.yours : words.side(names[seat]);
  return (
    <SpotButton
      spot={spot}
      name={`${side}: ${words.pile(pile)}; ${words.discard}: ${words.cards(discard.length)}`}
      marks={marksOf(props, spot)}
      className="fdb-piles"
      onPick={props.onExplain}
      onExplain={props.onExplain}
    >
      <span className="fdb-piles__pile" aria-hidden="true">
        {pile}
      </span>
      <span className="fdb-piles__discard" aria-hidden="true">
        {discard.length}
      </span>
    </SpotButton>
  );
}
