import type { Headline } from '@bannerfield/kernel';

export const headline: Headline = {
  title: { en: 'BattleLore', de: 'BattleLore' },
  summary: {
    en: 'A battle on hexes: cards give orders, dice decide, and support, morale and pursuit win the day.',
    de: 'Eine Schlacht auf Sechsecken: Karten geben Befehle, Würfel fallen, und Rückhalt, Moral und Verfolgung entscheiden die Schlacht.',
  },
};
