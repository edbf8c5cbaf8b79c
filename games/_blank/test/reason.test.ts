import { known, Match } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { reason } from '../bot/reason.ts';
import { game } from '../rules/index.ts';
import type { Blank } from '../rules/state.ts';

test('a hint tells against how many unseen cards a card wins; of one that beats none, nothing', () => {
  const match = new Match(game, { target: 3 });
  for (const card of [1, 4, 7, 5, 12, 6]) match.applyChance({ type: 'card', card });
  const say = (card: number) =>
    reason.say(known<Blank>(match.state, 0), { action: { type: 'choose', card }, value: 0 });
  expect(say(12)?.en).toBe('It beats 9 of the 9 cards that you have not seen.');
  expect(say(7)?.en).toBe('It beats 5 of the 9 cards that you have not seen.');
  expect(say(7)?.de).toBe('Sie schlägt 5 von 9 Karten, die du nicht gesehen hast.');
  expect(say(1)).toBeNull();
});
