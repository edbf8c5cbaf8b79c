import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Match } from '@bannerfield/kernel';
import type { TutorialStep } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { playTutorial } from '../../../../packages/ui/test/face-contract.ts';
import { parseRules } from '../../../../tools/checks/rulebook.ts';
import { pointing } from '../../board/pointing.ts';
import { tutorial } from '../../board/tutorial.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLine } from '../../rules/state.ts';

/** The match as the learner finds it at a step. */
function matchAt(title: string): Match<BattleLine> {
  const found: Match<BattleLine>[] = [];
  const steps = tutorial.steps.slice(
    0,
    tutorial.steps.findIndex(({ title: { en } }) => en === title) + 1,
  );
  // The last step is come to, but its move is not played.
  const upTo = steps.map((step, index) => (index < steps.length - 1 ? step : withoutMove(step)));
  playTutorial(game, { ...tutorial, steps: upTo }, (match) => found.push(match));
  const match = found.at(-1);
  if (match === undefined) throw new Error(`no step is called ${title}`);
  return match;
}

function withoutMove({ before = [], title, text }: TutorialStep): TutorialStep {
  return { before, title, text };
}

describe('the tutorial', () => {
  test('R10.2 ends with three flags in a row for the learner', () => {
    const { pending } = playTutorial(game, tutorial);
    expect(pending).toMatchObject({ kind: 'over', winner: 0, reason: 'breakthrough' });
  });

  test('outlines what has to be pointed at', () => {
    for (const { move, at } of tutorial.steps) {
      if (move === undefined || at === undefined) continue;
      const path = pointing.pathOf(game.notation.parse(move) as Action);
      const places = path.filter((spot) => !spot.startsWith('button:'));
      expect(at).toEqual(expect.arrayContaining(places));
    }
  });

  test('says why not wherever a step tells what is forbidden', () => {
    const proof = matchAt('Not proved');
    expect(proof.act(0, { type: 'claim', flag: 5 })?.reason).toBe('line-beatable');
    const limit = matchAt('The limit');
    const traitor = game.notation.parse('traitor:o7>7') as Action;
    expect(limit.act(0, traitor)?.reason).toBe('tactics-limit');
  });

  test('R5.6 shows a tie that is not a mere stronger line', () => {
    const match = matchAt('A tie');
    const { sides, last } = match.state.table.flags[5] ?? { sides: [[], []], last: null };
    const sums = sides.map((cards) => cards.reduce((sum, card) => sum + (card % 10) + 1, 0));
    expect(sums).toEqual([18, 18]);
    expect(last).toBe(1);
  });

  test('names rules that there are', () => {
    const file = path.join(import.meta.dirname, '../../RULES.md');
    const known = parseRules(readFileSync(file, 'utf8')).map(({ id }) => id);
    for (const { rules = [] } of tutorial.steps) {
      expect(known).toEqual(expect.arrayContaining([...rules]));
    }
  });
});
