import type { ReactElement } from 'react';
import type { GameTypes } from '@bannerfield/kernel';
import type { TableGame } from '../games/source.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import type { Hint } from './table-now.ts';

interface HintTextProps {
  readonly parts: TableGame;
  readonly hint: Hint;
  readonly table: Readonly<GameTypes['Table']>;
}

/** What the greedy bot would do, what it thinks second, and how clear it is to it. */
export function HintText({ parts: { face }, hint, table }: HintTextProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const inWords = (action: (typeof hint.best)[number]['action']) =>
    face.pointing
      .pathOf(action)
      // What is pointed at twice is one thing.
      .filter((spot, index, path) => spot !== path[index - 1])
      .map((spot) => face.nameOf(spot, language, table))
      .join(' → ');
  const [best, second] = hint.best;
  if (best === undefined) return <>{say('hint.none')}</>;
  if (second === undefined) return <>{say('hint.only', { move: inWords(best.action) })}</>;
  const words = { move: inWords(best.action), second: inWords(second.action), count: hint.count };
  return <>{say('hint.best', words)}</>;
}
