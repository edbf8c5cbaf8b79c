import { useMemo } from 'react';
import type { Pair } from '@bannerfield/kernel';
import type { Sitter } from '../keep/record.ts';
import { useSay, type Say } from '../words/words.tsx';

/** What two players are called, by the order in which they are given. */
export function useNames(sitters: Pair<Sitter>): Pair<string> {
  const [first, second] = namesOf(sitters, useSay());
  return useMemo(() => [first, second], [first, second]);
}

export function namesOf(sitters: Pair<Sitter>, say: Say): Pair<string> {
  const isShared = sitters.every(({ kind }) => kind === 'person');
  const nameOf = (sitter: Sitter, nth: number): string => {
    if (sitter.kind === 'bot') return say(`bot.${sitter.bot}`);
    if (sitter.name !== '') return sitter.name;
    return isShared ? say('player.nth', { nth }) : say('player.alone');
  };
  return [nameOf(sitters[0], 1), nameOf(sitters[1], 2)];
}
