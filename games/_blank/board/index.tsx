import type { BoardFace } from '@bannerfield/ui';
import type { Blank } from '../rules/state.ts';
import { Board, Details, Hand, Reference, Score } from './pieces.tsx';
import { CHOOSE, cardAt, pointing, spotOfCard } from './pointing.ts';
import { wordsIn } from './words.ts';

export const face: BoardFace<Blank> = {
  Board,
  Hand,
  Score,
  Reference,
  Details,
  // Cards are plain numbers, so that sentences need no signs.
  Sentence: ({ text }) => <>{text}</>,
  spell: (text) => text,
  pointing,
  choices: (targets, language) =>
    targets.has(CHOOSE) ? [{ spot: CHOOSE, label: wordsIn(language).choose }] : [],
  nameOf: (spot, language) => {
    const card = cardAt(spot);
    const words = wordsIn(language);
    if (card !== null) return words.card(card);
    return spot === CHOOSE ? words.choose : spot;
  },
  promptAfter: ([first], _targets, language) => {
    const card = cardAt(first);
    return card === null ? null : wordsIn(language).ask(card);
  },
  rulesOf: () => ['R2.1', 'R2.2'],
  spotsOf: (event) => {
    if (event.type === 'round') return event.cards.map(spotOfCard);
    return event.type === 'drawn' ? [spotOfCard(event.card)] : [];
  },
};
