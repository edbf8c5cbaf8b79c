import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Match } from '@bannerfield/kernel';
import type { TutorialStep } from '@bannerfield/ui';
import { describe, expect, test } from 'vitest';
import { parseRules } from '../../../../tools/checks/rulebook.ts';
import { pointing } from '../../board/pointing.ts';
import { tutorial } from '../../board/tutorial.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLine } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

type Visit = (match: Match<BattleLine>, step: TutorialStep) => void;

/** Plays the script by the real rules; `visit` sees each step as the learner does. */
function playScript(visit: Visit): Match<BattleLine> {
  const match = new Match(game, optionsSchema.parse(tutorial.options));
  for (const step of tutorial.steps) {
    for (const text of step.before ?? []) play(match, text);
    visit(match, step);
    if (step.move !== undefined) play(match, step.move);
  }
  return match;
}

function play(match: Match<BattleLine>, text: string): void {
  const move = game.notation.parse(text);
  if (move === null) throw new Error(`${text} is no move`);
  if (move.type === 'card') {
    match.applyChance(move);
    return;
  }
  const { pending } = match;
  const seat = pending.kind === 'decision' ? pending.seats[0] : undefined;
  if (seat === undefined) throw new Error(`nobody is asked before ${text}`);
  expect(match.act(seat, move), text).toBeNull();
}

function stepCalled(title: string): { match: Match<BattleLine>; step: TutorialStep } {
  let found: { match: Match<BattleLine>; step: TutorialStep } | null = null;
  const match = new Match(game, optionsSchema.parse(tutorial.options));
  for (const step of tutorial.steps) {
    for (const text of step.before ?? []) play(match, text);
    if (step.title.en === title) {
      found = { match, step };
      break;
    }
    if (step.move !== undefined) play(match, step.move);
  }
  if (found === null) throw new Error(`no step is called ${title}`);
  return found;
}

describe('the tutorial', () => {
  test('R10.2 ends with three flags in a row for the learner', () => {
    const { pending } = playScript(() => undefined);
    expect(pending).toMatchObject({ kind: 'over', winner: 0, reason: 'breakthrough' });
  });

  test('asks the learner, and no one else, for each required move', () => {
    let asked = 0;
    playScript((match, { move }) => {
      if (move === undefined) return;
      asked += 1;
      expect(match.pending).toEqual({ kind: 'decision', seats: [tutorial.seat] });
      const legal = game.legal(match.view(tutorial.seat));
      const texts = legal.map((action) => game.notation.format(action));
      expect(texts).toContain(move);
    });
    expect(asked).toBeGreaterThan(10);
  });

  test('outlines what has to be pointed at', () => {
    playScript((_, { move, at }) => {
      if (move === undefined || at === undefined) return;
      const path = pointing.pathOf(game.notation.parse(move) as Action);
      const places = path.filter((spot) => !spot.startsWith('button:'));
      expect(at).toEqual(expect.arrayContaining(places));
    });
  });

  test('says why not wherever a step tells what is forbidden', () => {
    const proof = stepCalled('Not proved').match;
    expect(proof.act(0, { type: 'claim', flag: 5 })?.reason).toBe('line-beatable');
    const limit = stepCalled('The limit').match;
    const traitor = game.notation.parse('traitor:o7>7') as Action;
    expect(limit.act(0, traitor)?.reason).toBe('tactics-limit');
  });

  test('R5.6 shows a tie that is not a mere stronger line', () => {
    const { match } = stepCalled('A tie');
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

  test('has a word for whoever does something else', () => {
    playScript((match, { move, instead }) => {
      if (move === undefined) return;
      const others = game.legal(match.view(tutorial.seat)).length - 1;
      if (others > 0) expect(instead?.de, move).toBeTruthy();
    });
  });
});
