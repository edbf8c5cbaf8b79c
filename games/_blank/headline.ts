import type { Headline } from '@bannerfield/kernel';

export const headline: Headline = {
  title: { en: 'Blank', de: 'Leer' },
  summary: {
    en: 'Both choose a card in secret; the higher one scores.',
    de: 'Beide wählen geheim eine Karte; die höhere punktet.',
  },
};
