import type { ReactElement } from 'react';
import { Card, marksOf, SpotButton, type BoardProps } from '@bannerfield/ui';
import type { Seat } from '@bannerfield/kernel';
import type { Fdb } from '../rules/fdb.ts';
import { atOrder } from '../rules/refusals.ts';
import { REGROUPING, type Order, type OrderPlace } from '../rules/state.ts';
import { faceOf } from './card-face.ts';
import { orderName, tileName } from './names.ts';
import { spotOfOrder } from './spots-of.ts';
import { wordsIn } from './words.ts';

interface OrderSlotProps extends BoardProps<Fdb> {
  readonly seat: Seat;
  readonly at: OrderPlace;
}

/** An order space: empty, a back, or a card; one's own are seen while they are laid. */
export function OrderSlot(props: OrderSlotProps): ReactElement {
  const { seat, at, viewer, table, language } = props;
  const words = wordsIn(language);
  const own = seat === viewer ? (props.hands[seat]?.orders[at] ?? null) : null;
  const order: Order = own ?? table.sides[seat].orders[at] ?? null;
  const spot = seat === viewer ? atOrder(at) : spotOfOrder(seat, at);
  const canTakeUp = own !== null && takeUp(props, at) !== null;
  const lies =
    order === null
      ? words.noOrder
      : order === 'down'
        ? words.faceDown
        : tileName(table.edition, order, language);
  const side = seat === viewer ? words.yours : words.side(props.names[seat]);
  const name = `${side}, ${orderName(at, words)}: ${lies}`;
  return (
    <SpotButton
      spot={spot}
      name={canTakeUp ? `${name}; ${words.takeUp}` : name}
      marks={marksOf(props, spot)}
      className="fdb-order"
      onPick={() => pickOrder(props, spot)}
      onExplain={props.onExplain}
    >
      {order === null ? (
        <span className="fdb-order__empty">{at === REGROUPING ? words.regrouping : ''}</span>
      ) : (
        <Card
          face={order === 'down' ? null : faceOf(table.edition, order, language)}
          moves={own === null ? `order:${seat}:${at}` : `card:${own}`}
        />
      )}
    </SpotButton>
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
function takeUp({ draft, viewer, hands }: OrderSlotProps, at: OrderPlace): (() => void) | null {
  if (!draft || viewer === 'spectator' || (hands[viewer]?.orders[at] ?? null) === null) return null;
  const left = draft.actions.filter((action) => action.type !== 'order' || action.at !== at);
  if (left.length === draft.actions.length) return null;
  return () => draft.replace(left);
}
