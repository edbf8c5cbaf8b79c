import type { Language } from '@bannerfield/kernel';
import { later, type BoardFace, type Choice, type Spot } from '@bannerfield/ui';
import type { LeaderTactics } from '../rules/state.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { nameOf, promptAfter } from './names.ts';
import { BUTTON_NAMES, pointing, spotOfButton } from './pointing.ts';
import { Reference } from './reference.tsx';
import { rulesOf } from './rules-of.ts';
import { Score } from './score.tsx';
import { spotsOf } from './spots-of.ts';
import { wordsIn } from './words.ts';

// Asked for now and then only, so it comes when it is.
const Details = later(async () => (await import('./details.tsx')).Details);

export const face: BoardFace<LeaderTactics> = {
  Board,
  Hand,
  Score,
  Reference,
  Details,
  // Sentences name cards and leaders in full, so that there are no signs to put.
  Sentence: ({ text }) => <>{text}</>,
  spell: (text) => text,
  pointing,
  choices,
  nameOf,
  promptAfter,
  rulesOf,
  spotsOf,
};

function choices(targets: ReadonlySet<Spot>, language: Language): Choice[] {
  const { buttons } = wordsIn(language);
  return BUTTON_NAMES.filter((name) => targets.has(spotOfButton(name))).map((name) => ({
    spot: spotOfButton(name),
    label: buttons[name],
  }));
}
