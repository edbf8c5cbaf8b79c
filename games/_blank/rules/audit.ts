import { SEATS, type State } from '@bannerfield/kernel';
import { CARDS, type Blank } from './state.ts';

/** Every card is somewhere exactly once, and what the table counts is so. */
export function audit({ table, hands, fate }: Readonly<State<Blank>>): string | null {
  const chosen = hands.flatMap((hand) => (hand.chosen === null ? [] : [hand.chosen]));
  const all = [...fate, ...table.shown.flat(), ...hands.flatMap(({ cards }) => cards), ...chosen];
  if (all.length !== CARDS || new Set(all).size !== CARDS) return 'a card is missing or doubled';
  if (table.deckSize !== fate.length) return 'the deck is not as large as the table says';
  const wrong = SEATS.find((seat) => table.handSizes[seat] !== hands[seat].cards.length);
  return wrong === undefined ? null : `hand ${String(wrong)} is not as large as the table says`;
}
