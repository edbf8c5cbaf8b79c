import type { Pair } from '@bannerfield/kernel';
import { entropy } from '../chance.ts';
import type { Player } from '../keep/record.ts';
import type { Choices } from '../play/choices.ts';

/** Player 0 sits in seat 0 of the first game. */
export function playersOf({ opponent, names, side }: Choices): Pair<Player> {
  const you: Player = { kind: 'person', name: names[0].trim() };
  const other: Player =
    opponent === 'friend' || opponent === 'online'
      ? { kind: 'person', name: names[1].trim() }
      : { kind: 'bot', bot: opponent };
  const isFirst = side === 'lot' ? entropy(2) === 0 : side === 'first';
  return isFirst ? [you, other] : [other, you];
}
