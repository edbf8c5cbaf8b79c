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
import { phaseOf, pointing, spotOfCard, spotOfHex } from '../../board/pointing.ts';
import { ALL_HEXES } from '../../rules/board.ts';
import { COMMANDS, LORE_CARDS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLoreKnown, Phase } from '../../rules/state.ts';
import { mixed } from '../mixed.ts';

/** Fewer do not come to all phases, not even where faults are planted. */
const GAMES = Math.max(4, runs(8, 80));
/** Decisions of a game that are looked at; a whole one has more than a thousand. */
const LOOKED_AT = 12;

function playThrough(seed: number, visit: (known: BattleLoreKnown, rng: Rng) => void): void {
  let count = 0;
  visitDecisions(game, { ...mixed(seed), victoryBanners: 3, turnLimit: 30 }, seed, (known, rng) => {
    count += 1;
    const isRare = !['card', 'order', 'move', 'battle'].includes(phaseOf(known.table) ?? '');
    if (isRare || count % LOOKED_AT === 0) visit(known, rng);
  });
}

const numbers = (count: number): number[] => Array.from({ length: count }, (_, each) => each);

/** Actions of a phase, most of them nonsense where they are tried. */
function actionsOf(phase: Phase | null, rng: Rng): Action[] {
  const hex = (): number => ALL_HEXES[rng(ALL_HEXES.length)] ?? 0;
  switch (phase) {
    case 'move':
      return numbers(40).map(() => ({ type: 'move', from: hex(), to: hex(), rush: null }));
    case 'battle':
    case 'bonus':
      return numbers(40).map(() => ({ type: 'attack', from: hex(), at: hex() }));
    case 'retreat':
    case 'follow':
      return ALL_HEXES.map((to) => ({ type: phase, to }));
    case 'flags':
      return numbers(9).map((flags) => ({ type: 'ignore', flags }));
    default:
      return ALL_HEXES.map((at) => ({ type: 'order', at }));
  }
}

/** Cards and buttons can be meant in any phase. */
const ANY_TIME: readonly Action[] = [
  ...COMMANDS.map((_, card): Action => ({ type: 'play', card })),
  ...COMMANDS.map((_, card): Action => ({ type: 'keep', card })),
  ...LORE_CARDS.flatMap(({ onUnit }, card): Action[] =>
    onUnit
      ? ALL_HEXES.map((on): Action => ({ type: 'lore', card, on }))
      : [{ type: 'lore', card, on: null }],
  ),
  { type: 'done' },
  { type: 'pass' },
  { type: 'back' },
  { type: 'replenish', take: 'both' },
];

/** A card of the hand that is played, not kept, or the other way round. */
function meansAnother(known: BattleLoreKnown, action: Action): boolean {
  const phase = phaseOf(known.table);
  if (action.type === 'play') return phase === 'keep';
  return action.type === 'lore' && phase === 'keep-lore';
}

describe('pointing', () => {
  test('every legal action can be pointed at, and nothing else comes of it', () => {
    const phases = new Set<Phase | null>();
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        phases.add(phaseOf(known.table));
        expectPointable(game, pointing, known, rng);
      });
    }
    expect(phases.size).toBeGreaterThan(12);
  });

  test('whoever points along the path of any other action is told why not', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        const phase = phaseOf(known.table);
        for (const action of some([...actionsOf(phase, rng), ...ANY_TIME], 30, rng)) {
          if (game.why(known, action) === null || meansAnother(known, action)) continue;
          const answer = pointAlong(game, pointing, known, action);
          expect(answer.kind, `${game.notation.format(action)} in ${phase ?? ''}`).toBe('refused');
          if (answer.kind === 'refused') reasons.add(answer.refusal.reason);
        }
      });
    }
    expect(reasons.size).toBeGreaterThan(20);
  });

  test('a card is pointed at twice, and another one takes its place', () => {
    playThrough(2, (known) => {
      if (phaseOf(known.table) !== 'card') return;
      const legal = game.legal(known);
      const [first, second] = [...targetsAfter(pointing, legal, [])].filter((spot) =>
        spot.startsWith('card:'),
      );
      if (first === undefined || second === undefined) return;
      expect(point(game, pointing, known, legal, [first], second)).toEqual({
        kind: 'picked',
        path: [second],
      });
      expect(point(game, pointing, known, legal, [first], first).kind).toBe('act');
    });
  });

  test('a target of a battle is pointed at twice, and the unit once more is let go', () => {
    let met = 0;
    playThrough(12, (known) => {
      const legal = game.legal(known);
      const attack = legal.find((action) => action.type === 'attack');
      if (attack?.type !== 'attack') return;
      const [from, at] = [spotOfHex(attack.from), spotOfHex(attack.at)];
      met += 1;
      expect(point(game, pointing, known, legal, [from], at)).toEqual({
        kind: 'picked',
        path: [from, at],
      });
      expect(point(game, pointing, known, legal, [from, at], at).kind).toBe('act');
      expect(point(game, pointing, known, legal, [from, at], from)).toEqual({
        kind: 'picked',
        path: [],
      });
    });
    expect(met).toBeGreaterThan(0);
  });

  test('a card that is not held is refused where it is pointed at', () => {
    playThrough(4, (known) => {
      if (phaseOf(known.table) !== 'card') return;
      const legal = game.legal(known);
      COMMANDS.forEach((_, card) => {
        if (known.hand.cards.includes(card)) return;
        expect(point(game, pointing, known, legal, [], spotOfCard(card)).kind).toBe('refused');
      });
    });
  });
});
