import { later, type BoardFace, type Choice, type Spot } from '@bannerfield/ui';
import type { Language } from '@bannerfield/kernel';
import type { BattleLine } from '../rules/state.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { nameOf, promptAfter, spell } from './names.ts';
import { BUTTONS, pointing } from './pointing.ts';
import { Reference } from './reference.tsx';
import { rulesOf } from './rules-of.ts';
import { Score } from './score.tsx';
import { Sentence } from './sentence.tsx';
import { spotsOf } from './spots-of.ts';

// Asked for now and then only, so it comes when it is.
const Details = later(async () => (await import('./details.tsx')).Details);

export const face: BoardFace<BattleLine> = {
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
  rulesOf,
  spotsOf,
};

function choices(targets: ReadonlySet<Spot>, language: Language): Choice[] {
  return Object.values(BUTTONS)
    .filter((spot) => targets.has(spot))
    .map((spot) => ({ spot, label: nameOf(spot, language) }));
}
