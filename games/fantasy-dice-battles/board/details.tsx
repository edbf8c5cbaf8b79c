import type { ReactElement } from 'react';
import type { Seat } from '@bannerfield/kernel';
import type { DetailsProps } from '@bannerfield/ui';
import { readyArmy, type Army } from '../rules/army.ts';
import type { Fdb } from '../rules/fdb.ts';
import { parseOrderPlace, parseSpace } from '../rules/notation.ts';
import { BATTALIONS, REGROUPING, WIDTH, type Tile } from '../rules/state.ts';
import { CardText } from './card-text.tsx';
import { nearSeat, orderAt, tileNames, tokenName } from './names.ts';
import { BattalionOdds, CardOdds } from './odds-table.tsx';
import { orderOf, spaceOf, TILE_SPOTS, tileAt } from './pointing.ts';
import { unitsAt } from './units-at.ts';
import { wordsIn } from './words.ts';
import './details.css';

type Props = DetailsProps<Fdb>;

/** What there is to see at a spot, large. */
export function Details(props: Props): ReactElement | null {
  const { spot } = props;
  for (const kind of TILE_SPOTS) {
    const tile = tileAt(kind, spot);
    if (tile !== null) return <CardDetails {...props} card={tile} />;
  }
  const near = nearSeat(props.viewer);
  const space = spaceOf(spot);
  if (space !== null) return <SpaceDetails {...props} seat={near} space={space} />;
  const order = orderOf(spot);
  if (order !== null) return <OrderDetails {...props} seat={near} at={order} />;
  const units = unitsAt(props, spot);
  if (units !== null) return <Units {...props} tiles={units} />;
  if (spot.startsWith('army:')) return <ArmyDetails {...props} id={spot.slice(5)} />;
  return <SideDetails {...props} />;
}

/** What is told of a side by its seat: `side:1:2fm`, `pile:0`. */
function SideDetails(props: Props): ReactElement | null {
  const { spot } = props;
  const [kind, number, what = ''] = spot.split(':');
  const seat: Seat = number === '1' ? 1 : 0;
  switch (kind) {
    case 'pile':
      return <PileDetails {...props} seat={seat} />;
    case 'side': {
      const order = what.startsWith('order-') ? parseOrderPlace(what.slice(6)) : null;
      if (order !== null) return <OrderDetails {...props} seat={seat} at={order} />;
      const space = parseSpace(what);
      return space === null ? null : <SpaceDetails {...props} seat={seat} space={space} />;
    }
    default:
      return null;
  }
}

function CardDetails(props: Props & { readonly card: Tile }): ReactElement {
  const { card, table, viewer, hands, language } = props;
  const isOwn = viewer !== 'spectator' && hands[viewer]?.cards.includes(card) === true;
  return (
    <>
      <CardText edition={table.edition} tile={card} language={language} />
      {isOwn ? <CardOdds table={table} seat={viewer} card={card} language={language} /> : null}
    </>
  );
}

/** What lies there, or what the card that is picked would do there. */
function OrderDetails(
  props: Props & { readonly seat: Seat; readonly at: number },
): ReactElement | null {
  const { seat, at, table, viewer, picked, language } = props;
  const order = orderAt(props, seat, at);
  const chosen = seat === viewer ? tileAt('card', picked[0]) : null;
  const card = chosen ?? (typeof order === 'number' ? order : null);
  if (card === null) {
    const words = wordsIn(language);
    return <p>{order === 'down' ? words.faceDown : words.noOrder}</p>;
  }
  return (
    <>
      <CardText edition={table.edition} tile={card} language={language} />
      {at === REGROUPING || table.step !== 1 ? null : (
        <div className="fdb-odds">
          <BattalionOdds {...{ table, seat, card, language }} battalion={at} />
        </div>
      )}
    </>
  );
}

function SpaceDetails(
  props: Props & { readonly seat: Seat; readonly space: number },
): ReactElement {
  const { seat, space, table, hands, viewer, language } = props;
  const token = table.sides[seat].spaces[space] ?? null;
  const placed = seat === viewer ? (hands[seat]?.muster?.spaces[space] ?? null) : null;
  const tile = token?.tile ?? placed;
  if (tile === null) return <p>{wordsIn(language).empty}</p>;
  return (
    <>
      {token === null ? null : <p>{tokenName(table.edition, token, language)}</p>}
      <CardText edition={table.edition} tile={tile} language={language} />
    </>
  );
}

function Units({ tiles, table, language }: Props & { readonly tiles: readonly Tile[] }) {
  if (tiles.length === 0) return <p>{wordsIn(language).nobody}</p>;
  return (
    <>
      {tiles.map((tile, index) => (
        <CardText key={index} edition={table.edition} tile={tile} language={language} />
      ))}
    </>
  );
}

function PileDetails({ seat, table, language }: Props & { readonly seat: Seat }): ReactElement {
  const words = wordsIn(language);
  const { pile, discard, fallen } = table.sides[seat];
  const list = (tiles: readonly Tile[]): string =>
    tiles.length === 0 ? words.nobody : tileNames(table.edition, tiles, language);
  return (
    <>
      <p>{words.pile(pile)}</p>
      <p>
        <b>{words.discard}:</b>{' '}
        {discard.length === 0 ? words.cards(0) : tileNames(table.edition, discard, language)}
      </p>
      <p>
        <b>{words.fallen}:</b> {list(fallen)}
      </p>
    </>
  );
}

function ArmyDetails({
  id,
  table,
  language,
}: Props & { readonly id: string }): ReactElement | null {
  const army = readyArmy(table.edition, id);
  return army === null ? null : <ArmyText {...{ army, language }} edition={table.edition} />;
}

interface ArmyTextProps {
  readonly army: Army;
  readonly edition: Props['table']['edition'];
  readonly language: Props['language'];
}

/** An army, battalion by battalion. */
function ArmyText({ army, edition, language }: ArmyTextProps): ReactElement {
  const words = wordsIn(language);
  return (
    <>
      {BATTALIONS.map((battalion) => (
        <p key={battalion}>
          <b>{words.battalion(battalion + 1)}:</b>{' '}
          {tileNames(
            edition,
            army.spaces.slice(battalion * WIDTH, (battalion + 1) * WIDTH),
            language,
          )}
        </p>
      ))}
      <p>
        <b>{words.reinforcements}:</b>{' '}
        {army.reserve.length === 0 ? words.nobody : tileNames(edition, army.reserve, language)}
      </p>
    </>
  );
}
