import type { Spot } from '@bannerfield/ui';
import type { Event } from '../rules/events.ts';
import { spotOfCard, spotOfDrawn, spotOfHex, spotOfLore } from './pointing.ts';

/** Where an event shows. */
export function spotsOf(event: Event): readonly Spot[] {
  switch (event.type) {
    case 'drawn':
      return [spotOfCard(event.card), spotOfDrawn(event.card)];
    case 'lore-drawn':
      return [spotOfLore(event.card)];
    case 'lost':
    case 'ignored':
    case 'attacked':
      return [spotOfHex(event.at)];
    case 'moved':
    case 'retreated':
    case 'followed':
      return [spotOfHex(event.to)];
    case 'lore-played':
      return event.on === null ? [] : [spotOfHex(event.on)];
    default:
      return [];
  }
}
