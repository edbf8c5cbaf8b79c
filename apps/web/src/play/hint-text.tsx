import type { ReactElement } from 'react';
import type { GameTypes } from '@bannerfield/kernel';
import type { TableGame } from '../games/source.ts';
import { useLanguage, useSay } from '../words/words.tsx';
import type { Hint, HintMove } from '../bots/service.ts';
import { moveInWords } from './move-words.ts';

interface HintTextProps {
  readonly parts: TableGame;
  readonly hint: Hint;
  readonly table: Readonly<GameTypes['Table']>;
}

/** What the greedy bot would do, what it thinks second, and why it would do the first. */
export function HintText({ parts: game, hint, table }: HintTextProps): ReactElement {
  const say = useSay();
  const language = useLanguage();
  const inWords = ({ action }: HintMove): string => moveInWords(game, action, table, language);
  const [best, second] = hint.best;
  if (best === undefined) return <>{say('hint.none')}</>;
  const move = inWords(best);
  if (hint.count === 1) return <>{say('hint.only', { move })}</>;
  // The reason is of the best move, so it stands beside it.
  const parts = [
    say('hint.best', { move, count: hint.count }),
    ...(hint.reason === null ? [] : [hint.reason[language]]),
    ...(second === undefined ? [] : [say('hint.second', { second: inWords(second) })]),
  ];
  return <>{parts.join(' ')}</>;
}
