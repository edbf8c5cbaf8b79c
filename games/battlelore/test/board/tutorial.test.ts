import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Match } from '@bannerfield/kernel';
import type { TutorialStep } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { playTutorial } from '../../../../packages/ui/test/face-contract.ts';
import { parseRules } from '../../../../tools/checks/rulebook.ts';
import { pointing } from '../../board/pointing.ts';
import { tutorial } from '../../board/tutorial.ts';
import { UNITS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLore } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

/** The match as the learner finds it at a step. */
function matchAt(title: string): Match<BattleLore> {
  const index = tutorial.steps.findIndex(({ title: { en } }) => en === title);
  const step = tutorial.steps[index];
  if (step === undefined) throw new Error(`no step is called ${title}`);
  // The step is come to, but its move is not played.
  const steps = [...tutorial.steps.slice(0, index), withoutMove(step)];
  return playTutorial(game, { ...tutorial, steps });
}

function withoutMove({ before = [], title, text }: TutorialStep): TutorialStep {
  return { before, title, text };
}

describe('the tutorial', () => {
  test('R19.1 ends with three banners for the learner', () => {
    const { pending } = playTutorial(game, tutorial);
    expect(pending).toMatchObject({ kind: 'over', winner: 0, reason: 'banners' });
  });

  test('has options as they stand in a log', () => {
    expect(optionsSchema.parse(tutorial.options)).toEqual(tutorial.options);
  });

  test('outlines what has to be pointed at', () => {
    for (const { move, at } of tutorial.steps) {
      if (move === undefined || at === undefined) continue;
      const spots = pointing.pathOf(game.notation.parse(move) as Action);
      const places = spots.filter((spot) => !spot.startsWith('button:'));
      expect(at).toEqual(expect.arrayContaining([...new Set(places)]));
    }
  });

  test('says why not wherever a step tells what is forbidden', () => {
    const blocked = matchAt('A line that is blocked');
    const shot = game.notation.parse('d9xg10') as Action;
    expect(blocked.act(0, shot)).toMatchObject({
      reason: 'no-line-of-sight',
      facts: { blockers: ['f9'] },
    });
  });

  test('R10.7, R12.7 and R9.4: figures and dice are those of which it tells', () => {
    const { units } = matchAt('Mounted Charge').state.table;
    const heavy = UNITS.findIndex(({ id }) => id === 'heavy-cavalry');
    expect(units.find(({ kind }) => kind === heavy)?.figures).toBe(1);
    expect(matchAt('Bonus attack').state.table.banners).toEqual([2, 0]);
    const shot = matchAt('A line that is blocked').state.table;
    const riders = UNITS.findIndex(({ id }) => id === 'regular-cavalry');
    expect(shot.units.find(({ kind, seat }) => kind === riders && seat === 1)?.figures).toBe(1);
  });

  test('R12.7, R14.2 the unit that holds its hex may strike back, and is asked', () => {
    const match = matchAt('Battle back');
    expect(match.pending).toEqual({ kind: 'decision', seats: [0] });
    const legal = game.legal(match.view(0)).map((action) => game.notation.format(action));
    expect(legal).toEqual(['back', 'pass']);
  });

  test('names rules that there are', () => {
    const file = path.join(import.meta.dirname, '../../RULES.md');
    const known = parseRules(readFileSync(file, 'utf8')).map(({ id }) => id);
    for (const { rules = [] } of tutorial.steps) {
      expect(known).toEqual(expect.arrayContaining([...rules]));
    }
  });
});
