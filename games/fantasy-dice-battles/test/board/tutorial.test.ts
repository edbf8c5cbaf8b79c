import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Match } from '@bannerfield/kernel';
import type { TutorialStep } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { playTutorial } from '../../../../packages/ui/test/face-contract.ts';
import { parseRules } from '../../../../tools/checks/rulebook.ts';
import { beatsOf } from '../../board/beats.ts';
import { nameOf } from '../../board/names.ts';
import { pointing } from '../../board/pointing.ts';
import { tutorial } from '../../board/tutorial.ts';
import type { Fdb } from '../../rules/fdb.ts';
import { game } from '../../rules/index.ts';
import type { Action } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

/** The match as the learner finds it at a step, and how many entries it had at the step before. */
function matchAt(title: string): { match: Match<Fdb>; from: number } {
  const at = tutorial.steps.findIndex(({ title: { en } }) => en === title);
  // The last step is come to, but its move is not played.
  const steps = tutorial.steps
    .slice(0, at + 1)
    .map((step, index) => (index < at ? step : withoutMove(step)));
  const lengths: number[] = [];
  const match = playTutorial(game, { ...tutorial, steps }, ({ log }) => {
    lengths.push(log.entries.length);
  });
  return { match, from: lengths.at(-2) ?? 0 };
}

function withoutMove({ before = [], title, text }: TutorialStep): TutorialStep {
  return { before, title, text };
}

function momentsSince({ match, from }: ReturnType<typeof matchAt>) {
  return match.log.entries.slice(from).map((_, index) => ({
    before: match.stateAt(from + index).table,
    events: match.toldBy(from + index).map(({ event }) => event),
  }));
}

describe('the tutorial', () => {
  test('has the options of a game, and can be played to its end', () => {
    expect(optionsSchema.parse(tutorial.options)).toEqual(tutorial.options);
    expect(playTutorial(game, tutorial).state.table.round).toBe(3);
  });

  test('outlines what has to be pointed at, by names that there are', () => {
    for (const { move, at = [] } of tutorial.steps) {
      const { table } = matchAt('An order').match.state;
      for (const spot of at) expect(nameOf(spot, 'en', table)).not.toBe(spot);
      if (move === undefined || at.length === 0) continue;
      const places = pointing
        .pathOf(game.notation.parse(move) as Action)
        .filter((spot) => !spot.startsWith('button:'));
      expect(at).toEqual(expect.arrayContaining(places));
    }
  });

  test('R6.5, R6.6 counts the dice of the rulebook’s example', () => {
    const beats = beatsOf(momentsSince(matchAt('Counting dice')));
    const beat = beats.find(({ battalion }) => battalion === 1);
    expect(beat?.strikes.map(({ dice }) => dice)).toEqual([4, 3]);
  });

  test('R8.14, R8.17 shows poison, a die stopped and a wound on one unit', () => {
    const { sides } = matchAt('Poison').match.state.table;
    expect(sides[0].spaces[0]).toMatchObject({ wounds: 1, poison: 1, blocked: 1 });
  });

  test('R8.6, R8.7, R8.9 assigns dice as in the rulebook’s example', () => {
    const { match } = matchAt('The way to the hero');
    const { spaces } = match.state.table.sides[1];
    const standing = [0, 1, 2, 3, 4, 5].map((slot) => spaces[12 + slot] !== null);
    expect(standing).toEqual([false, true, false, false, true, true]);
    const end = matchAt('A hero is hit').match;
    const rolled = end.history('spectator').filter((event) => event.type === 'rolled');
    expect(rolled.at(-2)?.paths.map(({ face, slot, way }) => `${face} ${slot} ${way}`)).toEqual([
      '1 5 hero',
      '2 1 arrow',
      '3 1 front',
      '5 1 arrow',
      '6 4 second',
    ]);
  });

  test('R9.9 pushes two goblins out of the lane', () => {
    const { fallen } = matchAt('Fleeing').match.state.table.sides[1];
    expect(fallen).toEqual([20, 20]);
  });

  test('names rules that there are', () => {
    const file = path.join(import.meta.dirname, '../../RULES.md');
    const known = parseRules(readFileSync(file, 'utf8')).map(({ id }) => id);
    for (const { rules = [] } of tutorial.steps) {
      expect(known).toEqual(expect.arrayContaining([...rules]));
    }
  });
});
