import type { About } from '@bannerfield/kernel';
import { headline } from './headline.ts';

export const about: About = {
  ...headline,
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
