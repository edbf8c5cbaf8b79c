import assert from 'node:assert/strict';
import { known, makeXoshiro, silent, type Rng } from '@bannerfield/kernel';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';
import type { BattleLineState } from '../rules/state.ts';
import { mixed } from './mixed.ts';
import { SITUATION_NAMES, situationsIn, tasteOf } from './random-games.ts';

test(
  'R10.6, R10.7 every random game ends, and every state on the way is sound',
  () => {
    const met = new Set<string>();
    for (let seed = 0; seed < runs(600, 10_000); seed++) {
      const rng = makeXoshiro(seed).next;
      const state = game.setup(mixed(seed >> 2));
      for (let entry = 0; !playOne(state, seed, rng); entry++) {
        assert.ok(entry < 1000, `the game of seed ${seed} does not end`);
        notice(state, met);
      }
      notice(state, met);
    }
    for (const name of SITUATION_NAMES) assert.ok(met.has(name), name);
  },
  runs(120_000, 900_000),
);

function notice(state: BattleLineState, met: Set<string>): void {
  assert.equal(game.audit(state), null);
  for (const name of situationsIn(state)) met.add(name);
}

/** True: it was over already. */
function playOne(state: BattleLineState, seed: number, rng: Rng): boolean {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return true;
  if (pending.kind === 'chance') {
    game.applyChance(state, game.sample(state, rng), silent);
    return false;
  }
  const [seat = 0] = pending.seats;
  const actions = game.legal(known(state, seat));
  const taste = tasteOf(seed);
  const liked = actions.filter((action) => taste(action, state));
  const choice = liked.length > 0 && rng(20) > 0 ? liked : actions;
  const action = choice[rng(choice.length)];
  assert.ok(action !== undefined, 'something is legal');
  game.apply(state, seat, action, silent);
  return false;
}
