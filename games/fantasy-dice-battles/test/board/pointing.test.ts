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
import { pointing, spotOfTile } from '../../board/pointing.ts';
import type { FdbKnown } from '../../rules/fdb.ts';
import { game } from '../../rules/index.ts';
import { ORDER_PLACES, SPACES, type Action, type Options } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

const READY = optionsSchema.parse({ armies: 'empire-line:orcs-horde' });
const OPTIONS: readonly Options[] = [
  READY,
  { ...READY, armies: 'orcs-riders:empire-wall', reinforcing: 'blind' },
  optionsSchema.parse({}),
];

const GAMES = runs(3, 30);

/** A random game; orders are laid sparingly, so that it does not take for ever. */
function playThrough(seed: number, visit: (known: FdbKnown, rng: Rng) => void): void {
  const options = { ...(OPTIONS[seed % OPTIONS.length] ?? READY), roundCap: 12 };
  visitDecisions(game, options, seed, visit, ({ type }) => type === 'ready' || type === 'faction');
}

/** Every action that has a notation; most of them nonsense where they are tried. */
function allActions(): Action[] {
  const tiles = Array.from({ length: 40 }, (_, tile) => tile);
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  return [
    ...tiles.flatMap((tile): Action[] => [
      ...spaces.map((to): Action => ({ type: 'deploy', tile, to })),
      ...spaces.map((to): Action => ({ type: 'send', tile, to })),
      ...ORDER_PLACES.map((at): Action => ({ type: 'order', card: tile, at })),
      { type: 'deploy', tile, to: null },
    ]),
    ...spaces.flatMap((from): Action[] => [
      { type: 'redeploy', from },
      { type: 'flee', from },
    ]),
    ...[0, 1, 2].map((from): Action => ({ type: 'regroup', from })),
    { type: 'army', army: 'empire-line' },
    { type: 'faction', faction: 'orcs' },
    { type: 'deployed' },
    { type: 'ready' },
    { type: 'hold' },
  ];
}

const ALL = allActions();

describe('pointing', () => {
  test('every legal action can be pointed at, and nothing else comes of it', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        if (rng(3) === 0) expectPointable(game, pointing, known, rng);
      });
    }
  });

  test('whoever points along the path of any other action is told why not', () => {
    const reasons = new Set<string>();
    for (let seed = 0; seed < GAMES; seed++) {
      playThrough(seed, (known, rng) => {
        for (const action of some(ALL, 20, rng)) {
          if (game.why(known, action) === null || isOneSpaceTwice(known, action)) continue;
          const answer = pointAlong(game, pointing, known, action);
          expect(answer.kind, `${game.notation.format(action)} in ${phaseOf(known)}`).toBe(
            'refused',
          );
          if (answer.kind === 'refused') reasons.add(answer.refusal.reason);
        }
      });
    }
    expect(reasons.size).toBeGreaterThan(12);
  });

  test('a card of the hand takes the place of the one picked before', () => {
    let met = 0;
    playThrough(0, (known) => {
      const [first, second] = [...new Set(known.hand.cards)].map((card) =>
        spotOfTile('card', card),
      );
      const legal = game.legal(known);
      if (first === undefined || second === undefined) return;
      if (!targetsAfter(pointing, legal, []).has(first)) return;
      met += 1;
      const answer = point(game, pointing, known, legal, [first], second);
      expect(answer).toEqual({ kind: 'picked', path: [second] });
    });
    expect(met).toBeGreaterThan(10);
  });
});

/** A space means to flee or to redeploy, as is asked. */
function isOneSpaceTwice(known: FdbKnown, { type }: Action): boolean {
  const phase = phaseOf(known);
  return (type === 'flee' && phase === 'redeploy') || (type === 'redeploy' && phase === 'flee');
}

function phaseOf({ table }: FdbKnown): string {
  return table.stack.at(-1)?.phase ?? 'none';
}
