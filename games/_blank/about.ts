import type { About } from '@bannerfield/kernel';

export const about: About = {
  title: { en: 'Blank', de: 'Leer' },
  summary: {
    en: 'Both choose a card in secret; the higher one scores.',
    de: 'Beide wählen geheim eine Karte; die höhere punktet.',
  },
  options: {
    target: {
      default: 3,
      values: [2, 3, 4],
      label: { en: 'Points to win', de: 'Punkte zum Sieg' },
      explanation: {
        en: 'Who first has so many points wins.',
        de: 'Wer zuerst so viele Punkte hat, gewinnt.',
      },
    },
  },
};
