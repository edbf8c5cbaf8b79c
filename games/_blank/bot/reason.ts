import type { Reason } from '@bannerfield/bots';
import { CARDS, type Blank } from '../rules/state.ts';

/** Against how many of the cards that the player has not seen it wins the round; null: none. */
export const reason: Reason<Blank> = {
  counts: {
    en: 'points and the strength still in hand',
    de: 'Punkte und die Werte, die noch auf der Hand sind',
  },
  say: ({ table, hand }, { action }) => {
    const seen = new Set([...table.shown.flat(), ...hand.cards]);
    const others = Array.from({ length: CARDS }, (_, n) => n + 1).filter((card) => !seen.has(card));
    const beaten = others.filter((card) => card < action.card).length;
    if (beaten === 0) return null;
    const [some, all] = [String(beaten), String(others.length)];
    return {
      en: `It beats ${some} of the ${all} cards that you have not seen.`,
      de: `Sie schlägt ${some} von ${all} Karten, die du nicht gesehen hast.`,
    };
  },
};
