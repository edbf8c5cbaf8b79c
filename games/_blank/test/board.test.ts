import { describe, expect, test } from 'vitest';
import {
  expectPointable,
  playTutorial,
  pointAlong,
  visitDecisions,
} from '../../../packages/ui/test/face-contract.ts';
import { pointing, spotOfCard } from '../board/pointing.ts';
import { tutorial } from '../board/tutorial.ts';
import { game } from '../rules/index.ts';
import { CARDS } from '../rules/state.ts';

describe('the board', () => {
  test('every choice can be pointed at', () => {
    for (let seed = 0; seed < 20; seed++) {
      visitDecisions(game, { target: 3 }, seed, (known, rng) => {
        expectPointable(game, pointing, known, rng);
      });
    }
  });

  test('R2.1 whoever points at a card of someone else is told why not', () => {
    visitDecisions(game, { target: 4 }, 1, (known) => {
      for (let card = 1; card <= CARDS; card++) {
        if (known.hand.cards.includes(card)) continue;
        const answer = pointAlong(game, pointing, known, { type: 'choose', card });
        expect(answer.kind, spotOfCard(card)).toBe('refused');
      }
    });
  });

  test('R3.1 the tutorial is won', () => {
    expect(playTutorial(game, tutorial).pending).toMatchObject({ kind: 'over', winner: 0 });
  });
});
