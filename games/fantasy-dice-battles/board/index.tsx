import type { Language } from '@bannerfield/kernel';
import { later, type BoardFace, type Choice, type Spot } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';
import { Board } from './board.tsx';
import { Hand } from './hand.tsx';
import { nameOf, promptAfter } from './names.ts';
import { BUTTONS, pointing } from './pointing.ts';
import { rulesOf } from './rules-of.ts';
import { Score } from './score.tsx';
import { Sentence } from './sentence.tsx';
import { spotsOf } from './spots-of.ts';
import { wordsIn } from './words.ts';

// Asked for now and then only, so they come when they are.
const Details = later(async () => (await import('./details.tsx')).Details);
const Reference = later(async () => (await import('./reference.tsx')).Reference);

export const face: BoardFace<Fdb> = {
  Board,
  Hand,
  Score,
  Reference,
  Details,
  Sentence,
  spell: (text) => text,
  pointing,
  choices,
  nameOf,
  promptAfter,
  rulesOf,
  spotsOf,
  seals: ({ type }) => type === 'deployed' || type === 'ready' || type === 'army',
};

function choices(targets: ReadonlySet<Spot>, language: Language): Choice[] {
  const { buttons } = wordsIn(language);
  return (['deployed', 'ready', 'hold'] as const)
    .filter((type) => targets.has(BUTTONS[type]))
    .map((type) => ({ spot: BUTTONS[type], label: buttons[type] }));
}
