import type { Rng } from '@bannerfield/kernel';
import { point, targetsAfter } from '@bannerfield/ui/pointing';
import { describe, expect, test } from 'vitest';
import {
  expectPointable,
  pointAlong,
  some,
  visitDecisions,
} from '../../../../packages/ui/test/face-contract.ts';
import { runs } from '../../../../tools/runs.ts';
import { pointing } from '../../board/pointing.ts';
import { CARDS, TACTICS, formatCard } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import { FLAGS, type Action, type BattleLineKnown, type Options } from '../../rules/state.ts';

const PLAIN: Options = {
  tactics: true,
  claimTiming: 'afterPlay',
  leaderLimit: 'perGame',
  environmentMovable: true,
  mudExcess: 'bestThree',
  scoutShort: 'drawnMinusOne',
  starter: 0,
};

const OPTIONS: readonly Options[] = [
  PLAIN,
  { ...PLAIN, mudExcess: 'ownerDiscardsOne', scoutShort: 'alwaysTwo' },
  { ...PLAIN, environmentMovable: false, leaderLimit: 'onBoard', claimTiming: 'startOfTurn' },
  { ...PLAIN, tactics: false },
];

const GAMES = runs(8, 80);

/** A random game that likes Tactics cards, so that the rare places are come to. */
function playThrough(seed: number, visit: (known: BattleLineKnown, rng: Rng) => void): void {
  visitDecisions(game, OPTIONS[seed % OPTIONS.length] ?? PLAIN, seed, visit, isTactical);
}

function isTactical(action: Action): boolean {
  if (action.type === 'draw') return action.deck === 'tactics';
  if (action.type === 'place') return action.card >= 60;
  return !['pass', 'end', 'claim', 'return'].includes(action.type);
}

/** Every action that has a notation; most of them nonsense where they are tried. */
function allActions(): Action[] {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  const flags = Array.from({ length: FLAGS }, (_, flag) => flag);
  return [
    ...cards.flatMap((card): Action[] => [
      ...flags.map((flag): Action => ({ type: 'place', card, flag })),
      ...flags.map((to): Action => ({ type: 'redeploy', card, to })),
      ...flags.map((to): Action => ({ type: 'traitor', card, to })),
      { type: 'redeploy', card, to: null },
      { type: 'deserter', card },
      { type: 'return', card },
      { type: 'drop', card },
    ]),
    ...flags.map((flag): Action => ({ type: 'claim', flag })),
    { type: 'draw', deck: 'troop' },
    { type: 'draw', deck: 'tactics' },
    { type: 'scout' },
    { type: 'pass' },
    { type: 'end' },
  ];
}

const ALL = allActions();

describe('pointing', () => {
  test('every legal action can be pointed at, and nothing else comes of it', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        expectPointable(game, pointing, known, rng);
      });
    }
  });

  test('whoever points along the path of any other action is told why not', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        for (const action of some(ALL, 30, rng)) {
          if (game.why(known, action) === null || takesUpAnother(known, action)) continue;
          const answer = pointAlong(game, pointing, known, action);
          expect(answer.kind, `${game.notation.format(action)} in ${phaseOf(known)}`).toBe(
            'refused',
          );
          if (answer.kind === 'refused') reasons.add(answer.refusal.reason);
        }
      });
    }
    // So many that the loop above has not been tried on one kind of refusal alone.
    expect(reasons.size).toBeGreaterThan(15);
  });

  test('a card of the own hand takes the place of the one picked before', () => {
    playThrough(2, (known, rng) => {
      const legal = game.legal(known);
      const [first, second] = some(known.hand.cards, 2, rng).map(
        (card) => `card:${formatCard(card)}`,
      );
      if (first === undefined || second === undefined || first === second) return;
      const targets = targetsAfter(pointing, legal, []);
      if (!targets.has(first) || !targets.has(second)) return;
      const answer = point(game, pointing, known, legal, [first], second);
      expect(answer).toEqual({ kind: 'picked', path: [second] });
    });
  });

  test('a Tactics card that can be played by no one is refused where it lies in the hand', () => {
    let met = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known) => {
        const legal = game.legal(known);
        for (const { card } of TACTICS) {
          const spot = `card:${formatCard(card)}`;
          const isOffered = targetsAfter(pointing, legal, []).has(spot);
          if (isOffered || !known.hand.cards.includes(card)) continue;
          met += 1;
          expect(point(game, pointing, known, legal, [], spot).kind).toBe('refused');
        }
      });
    }
    expect(met).toBeGreaterThan(100);
  });
});

/** A card of the own hand is no target of a Guile card: whoever points at it takes it up instead. */
function takesUpAnother({ hand }: BattleLineKnown, action: Action): boolean {
  const isGuile = ['redeploy', 'deserter', 'traitor'].includes(action.type);
  return isGuile && 'card' in action && hand.cards.includes(action.card);
}

function phaseOf({ table }: BattleLineKnown): string {
  return table.stack.at(-1)?.phase ?? 'none';
}
