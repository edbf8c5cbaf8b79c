import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseLog } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { playTutorial } from '../../../../packages/ui/test/face-contract.ts';
import { parseRules } from '../../../../tools/checks/rulebook.ts';
import { pointing } from '../../board/pointing.ts';
import { tutorial } from '../../board/tutorial.ts';
import { game } from '../../rules/index.ts';
import type { Action } from '../../rules/state.ts';

function read(file: string): string {
  return readFileSync(path.join(import.meta.dirname, '../..', file), 'utf8');
}

describe('the tutorial', () => {
  test('plays the six battles of the worked example, move by move', () => {
    const { entries } = parseLog(read('golden/example.log'));
    const moves = tutorial.steps.flatMap(({ before = [], move }) =>
      move === undefined ? before : [...before, move],
    );
    expect(moves).toEqual(entries.slice(0, moves.length).map(({ move }) => move));
    const { table } = playTutorial(game, tutorial).state;
    expect(table.record).toEqual([1, 0, 0, null, 0, null]);
    expect(table.wins).toEqual([3, 1]);
  });

  test('asks the learner for something in every step of a battle that asks anyone', () => {
    const phases = new Set<string>();
    playTutorial(game, tutorial, ({ state }, { move }) => {
      const phase = state.table.stack.at(-1)?.phase ?? '';
      if (move !== undefined) phases.add(phase);
    });
    expect([...phases].sort()).toEqual(
      [
        ...['command', 'muster', 'initiative', 'tactics', 'attack', 'defender-withdrawal'],
        ...['defense', 'attacker-withdrawal', 'infiltration', 'first-casualty', 'losses', 'tech'],
      ].sort(),
    );
  });

  test('outlines what has to be pointed at', () => {
    for (const { move, at = [] } of tutorial.steps) {
      if (move === undefined) continue;
      const spots = pointing.pathOf(game.notation.parse(move) as Action);
      const places = spots.filter((spot) => !spot.startsWith('button:'));
      expect(at, move).toEqual(expect.arrayContaining(places));
    }
  });

  test('tells the totals that come of it', () => {
    const totals: string[] = [];
    playTutorial(game, tutorial, (match) => {
      const told = match.history(0).filter((event) => event.type === 'totals');
      const last = told.at(-1);
      if (last?.type === 'totals' && told.length > totals.length) totals.push(last.totals.join());
    });
    expect(totals).toEqual(['4,6', '7,0', '16,3', '0,1', '12,11', '10,0']);
  });

  test('names rules that there are', () => {
    const known = parseRules(read('RULES.md')).map(({ id }) => id);
    for (const { rules = [] } of tutorial.steps) {
      expect(known).toEqual(expect.arrayContaining([...rules]));
    }
  });
});
