import { otherSeat, type Seat } from '@bannerfield/kernel';
import type { Spot } from '@bannerfield/ui';
import type { Event } from '../rules/events.ts';
import { formatPlace, formatSpace } from '../rules/refusals.ts';
import { HERO, spaceAt, type OrderPlace, type Space } from '../rules/state.ts';
import { spotOfTile } from './pointing.ts';

/** What stands on a side is told by its seat, since events know no viewer. */
export const spotOfSpace = (seat: Seat, space: Space): Spot => `side:${seat}:${formatSpace(space)}`;
export const spotOfOrder = (seat: Seat, at: OrderPlace): Spot =>
  `side:${seat}:order-${formatPlace(at)}`;
export const spotOfLane = (seat: Seat): Spot => `lane:${seat}`;
export const spotOfReserve = (seat: Seat): Spot => `reserve:${seat}`;
export const spotOfPile = (seat: Seat): Spot => `pile:${seat}`;

/** Where an event shows. */
export function spotsOf(event: Event): readonly Spot[] {
  switch (event.type) {
    case 'drawn':
      return [spotOfTile('card', event.card)];
    case 'sent':
      return [spotOfSpace(event.seat, event.to)];
    case 'regrouped':
      return [spotOfReserve(event.seat)];
    case 'redeployed':
      return [spotOfReserve(event.seat)];
    case 'poisoned':
      return [spotOfSpace(event.seat, event.at)];
    case 'rolled':
      return event.hits.map(({ at }) => spotOfSpace(otherSeat(event.seat), at));
    case 'fled':
      return [spotOfLane(event.seat), spotOfSpace(event.seat, event.from)];
    case 'destroyed':
      return [spotOfSpace(event.seat, event.from)];
    case 'heroFell':
      return [spotOfSpace(event.seat, spaceAt(event.battalion, HERO))];
    default:
      return [];
  }
}
