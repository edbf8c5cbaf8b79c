import type { Tutorial } from '@bannerfield/ui';

/** Two rounds: the deal is fixed, and so is what the other player chooses. */
export const tutorial: Tutorial = {
  options: { target: 2 },
  seat: 0,
  steps: [
    {
      before: ['+2', '+3', '+9', '+4', '+11', '+5'],
      title: { en: 'Choose', de: 'Wähle' },
      text: {
        en: 'Both choose a card in secret; the higher one scores. Choose the 11.',
        de: 'Beide wählen geheim eine Karte; die höhere punktet. Wähle die 11.',
      },
      move: 'c11',
      instead: { en: 'The 11 is sure to win.', de: 'Die 11 gewinnt gewiss.' },
      at: ['card:11'],
      rules: ['R2.1'],
    },
    {
      before: ['c5', '+1', '+6'],
      title: { en: 'Once more', de: 'Noch einmal' },
      text: {
        en: 'That was one point of the two that you need. Choose the 9.',
        de: 'Das war einer der zwei Punkte, die du brauchst. Wähle die 9.',
      },
      move: 'c9',
      instead: { en: 'The 9 is your highest card.', de: 'Die 9 ist deine höchste Karte.' },
      at: ['card:9'],
      rules: ['R2.2'],
    },
    {
      before: ['c6'],
      title: { en: 'Won', de: 'Gewonnen' },
      text: { en: 'Two points win.', de: 'Zwei Punkte gewinnen.' },
      rules: ['R3.1'],
    },
  ],
};
