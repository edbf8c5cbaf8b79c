import type { Spot } from '@bannerfield/ui';
import type { Event } from '../rules/events.ts';
import { spotOfCard, spotOfDeck, spotOfFlag } from './pointing.ts';

/** Where an event shows. */
export function spotsOf(event: Event): readonly Spot[] {
  switch (event.type) {
    case 'place':
      return [spotOfCard(event.card)];
    case 'redeploy':
    case 'traitor':
    case 'deserter':
    case 'drop':
    case 'drawn':
      return [spotOfCard(event.card)];
    case 'claim':
    case 'award':
      return [spotOfFlag(event.flag)];
    case 'draw':
    case 'return':
      return [spotOfDeck(event.deck)];
    default:
      return [];
  }
}
