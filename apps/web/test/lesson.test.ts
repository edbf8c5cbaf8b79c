import { describe, expect, test } from 'vitest';
import { gameIds, games, hasTutorial, loadTutorial } from '../src/games/load.ts';
import { lessonAt, NOT_ASKED, onlyThis } from '../src/play/lesson.ts';

const taught = gameIds().filter(hasTutorial);

test('there is something to be learned', () => {
  expect(taught).not.toEqual([]);
});

describe.for(taught)('the lesson of %s', (id) => {
  test('can be played from its first step to its last', async () => {
    const [{ game }, tutorial] = await Promise.all([games.load(id), loadTutorial(id)]);
    for (let index = 0; index <= tutorial.steps.length; index++) {
      const { match, asked, step } = lessonAt(game, tutorial, index);
      expect(step === null, `step ${String(index)}`).toBe(index === tutorial.steps.length);
      if (asked === null) continue;
      const me = match.view(tutorial.seat);
      expect(game.why(me, asked)).toBeNull();
      // One move is offered; the rules refuse what they forbid, the lesson everything else.
      const lesson = onlyThis(game, asked);
      expect(lesson.legal(me)).toHaveLength(1);
      for (const action of game.legal(me)) {
        const isAsked = game.notation.format(action) === game.notation.format(asked);
        expect(lesson.why(me, action)?.reason ?? null).toBe(isAsked ? null : NOT_ASKED);
      }
    }
  });

  test('every step speaks both languages and points at rules that exist', async () => {
    const { steps } = await loadTutorial(id);
    for (const { title, text } of steps) {
      for (const words of [title, text]) {
        expect(words.en).not.toBe('');
        expect(words.de).not.toBe('');
      }
      // A heading may be one word that both languages have.
      expect(text.de).not.toBe(text.en);
    }
  });
});

test('a lesson that only speaks offers nothing', async () => {
  const { game } = await games.load('battle-line');
  const lesson = onlyThis(game, null);
  const { match } = lessonAt(game, await loadTutorial('battle-line'), 0);
  expect(lesson.legal(match.view(0))).toEqual([]);
});
