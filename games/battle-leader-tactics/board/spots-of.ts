import type { Seat } from '@bannerfield/kernel';
import type { Spot } from '@bannerfield/ui';
import type { Event } from '../rules/events.ts';
import {
  spotOfField,
  spotOfLeader,
  spotOfLeaderOf,
  spotOfPile,
  spotOfSetTactic,
} from './pointing.ts';

/** At which place of its seat an event shows. */
const PLACES: Readonly<Partial<Record<Event['type'], (seat: Seat) => Spot>>> = {
  leader: spotOfLeaderOf,
  fell: spotOfLeaderOf,
  discard: spotOfLeaderOf,
  void: spotOfLeaderOf,
  recover: spotOfPile,
  'recover-blind': spotOfPile,
  lost: spotOfPile,
  commit: spotOfField,
  withdraw: spotOfSetTactic,
  reveal: spotOfSetTactic,
  failed: spotOfSetTactic,
};

/** Where an event shows. */
export function spotsOf(event: Event): readonly Spot[] {
  if (event.type === 'pick') return [spotOfLeader(event.leader)];
  if (event.type === 'draw') return ['deck:tech'];
  const place = PLACES[event.type];
  return place === undefined || !('seat' in event) ? [] : [place(event.seat)];
}
