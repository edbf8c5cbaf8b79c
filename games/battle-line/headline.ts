import type { Headline } from '@bannerfield/kernel';

export const headline: Headline = {
  title: { en: 'Battle Line', de: 'Battle Line' },
  summary: {
    en:
      'Nine flags stand between two lines. Build formations of three cards, prove that they ' +
      'cannot be beaten, and be the first with three flags in a row or any five.',
    de:
      'Neun Flaggen stehen zwischen zwei Reihen. Bilde Formationen aus drei Karten, beweise, dass ' +
      'sie nicht zu schlagen sind, und habe als Erster drei Flaggen nebeneinander oder fünf im Ganzen.',
  },
};
