import { useMemo } from 'react';
import type { Pair } from '@bannerfield/kernel';
import type { Player } from '../keep/record.ts';
import { useSay, type Say } from '../words/words.tsx';

/** What two players are called, by the order in which they are given. */
export function useNames(players: Pair<Player>): Pair<string> {
  const [first, second] = namesOf(players, useSay());
  return useMemo(() => [first, second], [first, second]);
}

export function namesOf(players: Pair<Player>, say: Say): Pair<string> {
  const isShared = players.every(({ kind }) => kind === 'person');
  const nameOf = (player: Player, nth: number): string => {
    if (player.kind === 'bot') return say(`bot.${player.bot}`);
    if (player.name !== '') return player.name;
    return isShared ? say('player.nth', { nth }) : say('player.alone');
  };
  return [nameOf(players[0], 1), nameOf(players[1], 2)];
}
