import type { Rng } from '@bannerfield/kernel';
import { point, targetsAfter, type Answer } from '@bannerfield/ui/pointing';
import { describe, expect, test } from 'vitest';
import {
  expectPointable,
  pointAlong,
  some,
  visitDecisions,
} from '../../../../packages/ui/test/face-contract.ts';
import { runs } from '../../../../tools/runs.ts';
import { pointing } from '../../board/pointing.ts';
import { KINDS, LEADERS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Action, GameKnown, LeaderTactics } from '../../rules/state.ts';
import { mixed } from '../mixed.ts';

const GAMES = runs(16, 160);

function playThrough(seed: number, visit: (known: GameKnown, rng: Rng) => void): void {
  visitDecisions(game, mixed(seed), seed, visit, isRare);
}

/** Infiltration brings KIA and special cards. */
function isRare(action: Action): boolean {
  return action.type === 'tactic' ? action.tactic === 1 : action.type === 'draw';
}

/** Every action that has a notation, with up to two cards; most of them nonsense where they are tried. */
function allActions(): Action[] {
  const kinds = Array.from({ length: KINDS }, (_, card) => card);
  const pairs = kinds.flatMap((one) => kinds.slice(one).map((other) => [one, other]));
  const choices = [...kinds.map((card) => [card]), ...pairs];
  const plain = [
    ...(['keep', 'leave', 'attack', 'defend', 'stand', 'remove', 'protect'] as const),
    ...(['ignore', 'accept', 'draw', 'decline'] as const),
  ];
  return [
    ...plain.map((type): Action => ({ type })),
    ...LEADERS.flatMap((leader): Action[] => [
      { type: 'pick', leader },
      { type: 'field', leader },
      { type: 'discard', leader },
    ]),
    ...choices.flatMap((cards): Action[] => [
      { type: 'commit', cards },
      { type: 'recover', cards },
      { type: 'lose', cards },
    ]),
    ...kinds.flatMap((card): Action[] => [
      { type: 'withdraw', card },
      { type: 'casualty', of: 0, card },
      { type: 'casualty', of: 1, card },
    ]),
    ...Array.from({ length: 12 }, (_, n): Action => ({ type: 'tactic', tactic: n + 1 })),
    { type: 'discard', leader: null },
    { type: 'recover', cards: null },
    { type: 'withdraw', card: null },
    { type: 'commit', cards: [] },
  ];
}

const ALL = allActions();

/**
 * What cannot be pointed at because the way there ends before or goes on: exactly so many cards
 * are chosen, and whoever discards or withdraws is asked for more only where more is to be said.
 * A leader who is pointed at is picked in the draft and fielded in Command.
 */
function isCutShort(action: Action, { kind, path }: Answer<LeaderTactics>): boolean {
  if (kind !== 'act' && kind !== 'picked') return false;
  switch (action.type) {
    case 'pick':
    case 'field':
      return kind === 'act';
    case 'recover':
    case 'lose':
      return kind === 'picked' || path.length < (action.cards?.length ?? 0);
    case 'discard':
      return cutsShort(action.leader !== null);
    case 'withdraw':
      return cutsShort(action.card !== null);
    default:
      return false;
  }

  function cutsShort(saysMore: boolean): boolean {
    return kind === 'act' ? path.length === 1 : !saysMore;
  }
}

describe('pointing', () => {
  test('every legal action can be pointed at, and nothing else comes of it', () => {
    const phases = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        phases.add(known.table.stack.at(-1)?.phase ?? '');
        expectPointable(game, pointing, known, rng);
      });
    }
    expect(phases.size).toBe(14);
  });

  test('whoever points along the path of any other action is told why not', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        for (const action of some(ALL, 25, rng)) {
          if (game.why(known, action) === null) continue;
          const answer = pointAlong(game, pointing, known, action);
          if (isCutShort(action, answer)) continue;
          const where = known.table.stack.at(-1)?.phase ?? 'none';
          expect(answer.kind, `${game.notation.format(action)} in ${where}`).toBe('refused');
          if (answer.kind === 'refused') reasons.add(answer.refusal.reason);
        }
      });
    }
    expect([...reasons].sort()).toEqual(
      expect.arrayContaining(['above-rating', 'not-in-reserves', 'too-few', 'wrong-step']),
    );
    expect(reasons.size).toBeGreaterThan(12);
  });

  test('R9.1, R9.3 cards are picked in any order, and let go by pointing at them again', () => {
    const seen = { picked: 0, refused: 0 };
    const look = (known: GameKnown, rng: Rng): void => {
      if (known.table.stack.at(-1)?.phase !== 'attack') return;
      const legal = game.legal(known);
      const after = (...path: string[]) => targetsAfter(pointing, legal, path);
      const commits = legal.filter((action) => action.type === 'commit');
      const largest = commits.reduce((one, other) =>
        other.cards.length > one.cards.length ? other : one,
      );
      const backwards = pointing.pathOf(largest).slice(0, -1).toReversed();
      expect(after(...backwards)).toEqual(new Set(['button:commit']));
      const [spot = ''] = some([...backwards], 1, rng);
      const released = point(game, pointing, known, legal, backwards, `not:${spot}`);
      expect(released.path).toHaveLength(backwards.length - 1);
      seen.picked += 1;
      const more = point(game, pointing, known, legal, backwards, spot);
      if (more.kind === 'refused') seen.refused += 1;
      expect(more).toMatchObject({ kind: 'refused', refusal: { reason: 'too-many' } });
    };
    for (let seed = 1; seed <= 4; seed++) playThrough(seed, look);
    expect(Math.min(seen.picked, seen.refused)).toBeGreaterThan(3);
  });
});
