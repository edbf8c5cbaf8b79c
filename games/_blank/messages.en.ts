import type { Messages } from '@bannerfield/kernel';
import type { Event } from './rules/state.ts';

export const messages: Messages<Event> = {
  refusals: {
    'choose-a-card': () => 'Choose a card of your hand.',
    'not-in-hand': ({ card }) => `You do not hold the ${String(card)}.`,
    'wait-for-the-other': () => 'You have chosen; wait for the other player.',
    'game-over': () => 'The game is over.',
  },
  events: {
    chose: ({ seat }, seats, you) =>
      seat === you ? 'You have chosen.' : `${seats[seat]} has chosen.`,
    round: ({ cards, winner }, seats, you) =>
      `${String(cards[0])} against ${String(cards[1])}: ` +
      (winner === you ? 'you score.' : `${seats[winner]} scores.`),
    drew: ({ seat }, seats, you) =>
      seat === you ? 'You draw a card.' : `${seats[seat]} draws a card.`,
    drawn: ({ card }) => `You draw the ${String(card)}.`,
  },
  prompts: { choose: 'Choose a card of your hand.' },
  endings: {
    target: (winner, isYou = false) =>
      isYou ? 'You have the points and win.' : `${winner ?? 'Nobody'} has the points and wins.`,
    'cards-out': (winner, isYou = false) =>
      winner === null
        ? 'The cards are out, and the points are equal: a draw.'
        : `The cards are out; ${isYou ? 'you have' : `${winner} has`} more points and ${isYou ? 'win' : 'wins'}.`,
  },
};
