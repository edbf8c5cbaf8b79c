import type { ReactElement } from 'react';
import { Card, marksOf, SpotButton, type BoardProps } from '@bannerfield/ui';
import type { Seat } from '@bannerfield/kernel';
import type { Fdb } from '../rules/fdb.ts';
import { atOrder } from '../rules/refusals.ts';
import { REGROUPING, type Order, type OrderPlace } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { orderAt, orderName, tileName } from './names.ts';
import { spotOfOrder } from './spots-of.ts';
import { wordsIn } from './words.ts';

interface OrderSlotProps extends BoardProps<Fdb> {
  readonly seat: Seat;
  readonly at: OrderPlace;
}

/** An order space: empty, a back, or a card; one's own are seen while they are laid. */
export function OrderSlot(props: OrderSlotProps): ReactElement {
  const { seat, at, viewer } = props;
  const order = orderAt(props, seat, at);
  const spot = seat === viewer ? atOrder(at) : spotOfOrder(seat, at);
  return (
    <SpotButton
      spot={spot}
      name={slotName(props, order)}
      marks={marksOf(props, spot)}
      className="fdb-order"
      onPick={() => pickOrder(props, spot)}
      onExplain={props.onExplain}
    >
      <Laid {...props} order={order} />
    </SpotButton>
  );
}

function slotName(props: OrderSlotProps, order: Order): string {
  const { seat, at, viewer, table, language, names } = props;
  const words = wordsIn(language);
  const side = seat === viewer ? words.yours : words.side(names[seat]);
  const lies =
    typeof order === 'number'
      ? tileName(table.edition, order, language)
      : order === null
        ? words.noOrder
        : words.faceDown;
  const name = `${side}, ${orderName(at, words)}: ${lies}`;
  return takeUp(props, at) === null ? name : `${name}; ${words.takeUp}`;
}

/** A card is followed from the hand and back, as long as it is seen. */
function Laid(props: OrderSlotProps & { readonly order: Order }): ReactElement {
  const { order, seat, at, viewer, hands, table, language } = props;
  const words = wordsIn(language);
  if (order === null) {
    return <span className="fdb-order__empty">{at === REGROUPING ? words.regrouping : ''}</span>;
  }
  const isOwn = seat === viewer && (hands[seat]?.orders[at] ?? null) !== null;
  return (
    <Card
      face={order === 'down' ? null : faceOf(table.edition, order, language)}
      moves={isOwn ? `card:${order}` : `order:${seat}:${at}`}
    />
  );
}

/** Laid, and not yet final: it goes back into the hand. Else as any place. */
function pickOrder(props: OrderSlotProps, spot: string): void {
  const { at, seat, viewer } = props;
  const back = seat === viewer && props.picked.length === 0 ? takeUp(props, at) : null;
  if (back !== null) back();
  else if (seat === viewer && props.targets.size > 0) props.onPick(spot);
  else props.onExplain(spot);
}

/** Null: what lies there stays there. */
function takeUp({ draft, seat, viewer }: OrderSlotProps, at: OrderPlace): (() => void) | null {
  if (!draft || seat !== viewer) return null;
  const left = draft.actions.filter((action) => action.type !== 'order' || action.at !== at);
  if (left.length === draft.actions.length) return null;
  return () => draft.replace(left);
}
