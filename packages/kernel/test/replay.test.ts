import { formatLog, parseLog, replay, type Game } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { dealt, finished, game, type Blank } from './games.ts';

/** The blank game, and how often its rules are asked. */
function counted(): { game: Game<Blank>; asked: { why: number; chance: number } } {
  const asked = { why: 0, chance: 0 };
  return {
    asked,
    game: {
      ...game,
      why: (known, move) => {
        asked.why += 1;
        return game.why(known, move);
      },
      chance: (state) => {
        asked.chance += 1;
        return game.chance(state);
      },
    },
  };
}

test('the rules are asked once for each entry that is replayed', () => {
  const log = parseLog(formatLog(finished().log));
  const spied = counted();
  replay(spied.game, log);
  expect(spied.asked).toEqual({
    why: log.entries.filter(({ by }) => by !== null).length,
    chance: log.entries.filter(({ by }) => by === null).length,
  });
});

test('an outcome that cannot happen is not tried, nor one that is not due', () => {
  const match = dealt();
  expect(match.tryChance({ type: 'card', card: 9 }), 'both are to choose').toBe(false);
  match.act(0, { type: 'choose', card: 1 });
  match.act(1, { type: 'choose', card: 4 });
  const { hash } = match;
  expect(match.tryChance({ type: 'card', card: 1 }), 'it has been shown').toBe(false);
  expect(match.hash).toBe(hash);
  expect(match.tryChance({ type: 'card', card: 9 })).toBe(true);
  expect(match.log.entries.at(-1)).toMatchObject({ by: null, move: '+9' });
});
