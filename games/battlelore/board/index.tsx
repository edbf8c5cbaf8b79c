import { later, type BoardFace } from '@bannerfield/ui';
import type { BattleLore } from '../rules/state.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { nameOf, spell } from './names.ts';
import { pointing } from './pointing.ts';
import { asksInSecret, choices, promptAfter } from './prompts.ts';
import { Reference } from './reference.tsx';
import { rulesOf } from './rules-of.ts';
import { Score } from './score.tsx';
import { Sentence } from './sentence.tsx';
import { spotsOf } from './spots-of.ts';

// Asked for now and then only, so it comes when it is.
const Details = later(async () => (await import('./details.tsx')).Details);

export const face: BoardFace<BattleLore> = {
  Board,
  Hand,
  Score,
  Reference,
  Details,
  Sentence,
  spell,
  pointing,
  choices,
  nameOf,
  promptAfter,
  asksInSecret,
  rulesOf,
  spotsOf,
};
