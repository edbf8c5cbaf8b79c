import type { Messages } from '@bannerfield/kernel';
import type { Event } from './rules/state.ts';

export const messages: Messages<Event> = {
  refusals: {
    'choose-a-card': () => 'Wähle eine Karte deiner Hand.',
    'not-in-hand': ({ card }) => `Die ${String(card)} hast du nicht auf der Hand.`,
    'wait-for-the-other': () => 'Du hast gewählt; warte auf den anderen.',
    'game-over': () => 'Das Spiel ist zu Ende.',
  },
  events: {
    chose: ({ seat }, seats) => `${seats[seat]} hat gewählt.`,
    round: ({ cards, winner }, seats) =>
      `${String(cards[0])} gegen ${String(cards[1])}: Punkt für ${seats[winner]}.`,
    drew: ({ seat }, seats) => `${seats[seat]} zieht eine Karte.`,
    drawn: ({ card }) => `Du ziehst die ${String(card)}.`,
  },
  prompts: { choose: 'Wähle eine Karte deiner Hand.' },
  endings: {
    target: (winner) => `${winner ?? 'Niemand'} hat die Punkte und gewinnt.`,
    'cards-out': (winner) =>
      winner === null
        ? 'Die Karten sind aus, die Punkte gleich: unentschieden.'
        : `Die Karten sind aus; ${winner} hat mehr Punkte und gewinnt.`,
  },
};
