import type { Notation } from '@bannerfield/kernel';
import { CARDS, type Blank } from './state.ts';

/** `c7` chooses the 7, `+7` is the 7 dealt or drawn. */
export const notation: Notation<Blank> = {
  format: (move) => `${move.type === 'choose' ? 'c' : '+'}${String(move.card)}`,
  parse: (text) => {
    const [, sign, digits] = /^([c+])([1-9]\d?)$/.exec(text) ?? [];
    const card = Number(digits);
    if (sign === undefined || card > CARDS) return null;
    return { type: sign === 'c' ? 'choose' : 'card', card };
  },
};
