import type { Headline } from '@bannerfield/kernel';

export const headline: Headline = {
  title: { en: 'Fantasy Dice Battles', de: 'Fantasy Dice Battles' },
  summary: {
    en: 'Three battalions a side, orders laid in secret, and dice that must get past the units to the heroes.',
    de: 'Drei Bataillone je Seite, geheime Befehle, und Würfel, die an den Einheiten vorbei zu den Helden müssen.',
  },
};
