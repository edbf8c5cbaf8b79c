import type { Headline } from '@bannerfield/kernel';

export const headline: Headline = {
  title: { en: 'Battle Leader Tactics', de: 'Battle Leader Tactics' },
  summary: {
    en:
      'Two great commanders of history meet, choose their tactics in secret and commit their ' +
      'armies face down. Ten battles, and the first with six wins has the day.',
    de:
      'Zwei große Feldherren der Geschichte treffen aufeinander, wählen geheim ihre Taktik und ' +
      'setzen ihre Armee verdeckt ein. Zehn Schlachten; wer zuerst sechs gewinnt, hat gesiegt.',
  },
};
