import type { Spot } from '@bannerfield/ui';
import { REGROUPING } from '../rules/state.ts';
import { BUTTONS, orderOf, RESERVE, tileAt } from './pointing.ts';

/** The rules that explain a spot. */
export function rulesOf(spot: Spot): readonly string[] {
  const order = orderOf(spot);
  if (order === REGROUPING || spot.endsWith(':order-regroup')) {
    return ['R3.7', 'R5.8', 'R7.1', 'R7.2', 'R7.3', 'R7.4'];
  }
  if (order !== null || spot.includes(':order-')) return ['R3.4', 'R3.5', 'R5.3', 'R5.4', 'R5.6'];
  if (tileAt('card', spot) !== null) return ['R5.3', 'R5.5', 'R6.3', 'R6.4', 'R6.6', 'R7.2'];
  if (tileAt('unit', spot) !== null) return ['R12.3', 'R12.4', 'R12.6', 'R12.7', 'R12.8'];
  if (tileAt('waiting', spot) !== null || spot === RESERVE || spot.startsWith('reserve:')) {
    return ['R4.2', 'R4.3', 'R4.4', 'R4.6'];
  }
  if (spot.startsWith('fleeing:') || spot.startsWith('lane:')) {
    return ['R9.4', 'R9.8', 'R9.9', 'R7.1'];
  }
  if (spot.endsWith('h')) return ['R8.9', 'R9.7', 'R11.1', 'R5.4', 'R5.5'];
  if (spot.startsWith('space:') || spot.startsWith('side:')) {
    return ['R8.5', 'R8.6', 'R8.7', 'R8.11', 'R9.2', 'R9.4', 'R9.5'];
  }
  if (spot.startsWith('pile:')) return ['R10.1', 'R10.2', 'R10.3'];
  return rulesOfButton(spot);
}

function rulesOfButton(spot: Spot): readonly string[] {
  switch (spot) {
    case BUTTONS.deployed:
      return ['R12.10', 'R12.11'];
    case BUTTONS.ready:
      return ['R3.4', 'R3.8', 'R4.6'];
    case BUTTONS.hold:
      return ['R4.2', 'R4.3'];
    default:
      return spot.startsWith('army:') || spot.startsWith('faction:') ? ['R2.1', 'R12.1'] : ['R3.1'];
  }
}
