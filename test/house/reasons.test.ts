import { makeStream, rate } from '@bannerfield/bots';
import {
  known,
  silent,
  type GameTypes,
  type Language,
  type State,
  type Words,
} from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { gameIds, loadGame } from '../../games/load.ts';
import { runs } from '../../tools/runs.ts';

const LANGUAGES: readonly Language[] = ['en', 'de'];
const MOVES = 6;
/** About what a prompt shows in three lines on a phone. */
const LONGEST = 150;

function expectSentences(words: Words): void {
  for (const language of LANGUAGES) {
    expect(words[language]).toMatch(/^[A-ZÄÖÜ][^?]*\.$/);
    expect(words[language]).not.toMatch(/undefined|null|NaN/);
    expect(words[language].length).toBeLessThanOrEqual(LONGEST);
  }
  expect(words.de).not.toBe(words.en);
}

test.each(gameIds())(
  '%s says in both languages why a move looks best, and nothing that its player cannot know',
  async (id) => {
    const { game, taste, optionsSchema } = await loadGame(id);
    const reason = await taste.loadReason?.();
    if (reason === undefined) throw new Error(`the bot of ${id} gives no reasons`);
    const rng = makeStream(11, 0, id);
    const state: State<GameTypes> = game.setup(optionsSchema.parse({}));
    let told = 0;
    let asked = 0;
    for (let step = 0; step < runs(150, 1500); step++) {
      const pending = game.pending(state.table);
      if (pending.kind === 'over') break;
      if (pending.kind === 'chance') {
        game.applyChance(state, game.sample(state, rng), silent);
        continue;
      }
      const seat = pending.seats[0] ?? 0;
      const me = known(state, seat);
      const rated = rate(game, taste, me, rng);
      const dream = known(game.imagine(me, rng), seat);
      for (const each of rated.slice(0, MOVES)) {
        asked += 1;
        const words = reason.say(me, each);
        expect(reason.say(dream, each)).toEqual(words);
        if (words === null) continue;
        told += 1;
        expectSentences(words);
      }
      const [best] = rated;
      if (best === undefined) throw new Error('somebody is asked and may do nothing');
      game.apply(state, seat, best.action, silent);
    }
    // A small game is soon over, and then a third of its moves must do.
    expect(told).toBeGreaterThan(Math.min(20, asked / 3));
  },
);
