import assert from 'node:assert/strict';
import { known, makeXoshiro, silent, type Rng } from '@bannerfield/kernel';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { Action, GameState, Options } from '../rules/state.ts';
import { ALONE, mixed } from './mixed.ts';

/** What many random games should have come to. */
const SITUATIONS: Readonly<Record<string, (state: Readonly<GameState>) => boolean>> = {
  'six wins': ({ table }) => table.result?.rule === 'R4.2',
  'thirty points': ({ table }) => table.result?.rule === 'R22.2',
  reserves: ({ table }) => table.result?.rule === 'R4.3',
  rank: ({ table }) => table.result?.rule === 'R4.4',
  'no leader': ({ table }) => table.result?.reason === 'no-leader',
  'the Tech Deck is empty': ({ table }) => table.techLeft === 0,
  'the weapons lie open': ({ table }) => table.battle.cards.flat().includes(14),
  'somebody runs away': ({ table }) => table.stack.at(-1)?.phase === 'run-away',
  'both infiltrate': ({ table }) => table.battle.tactics?.every((tactic) => tactic === 1) === true,
  'both leaders have fallen': ({ table }) => table.battle.fallen.every((leader) => leader !== null),
  'a Casualty Pile is large': ({ table }) => table.pileSizes.some((size) => size > 8),
  'an army is short': ({ table }) => table.reserves.some((size) => size < 2),
};

const ENTRIES = Object.entries(SITUATIONS);

/** What a random game plays oftener than other things, so that rare situations come about. */
const TASTES: readonly ((action: Action) => boolean)[] = [
  () => true,
  ({ type }) => !['withdraw', 'discard'].includes(type),
  (action) =>
    action.type === 'tactic'
      ? action.tactic === 1
      : !['protect', 'decline', 'withdraw'].includes(action.type),
  (action) =>
    action.type === 'tactic' ? [1, 4].includes(action.tactic) : action.type !== 'protect',
  (action) =>
    action.type === 'commit'
      ? action.cards.length > 3
      : !['withdraw', 'recover'].includes(action.type),
];

test(
  'R4.1 every random game ends, under any mix of variants, and every state on the way is sound',
  () => {
    const met = new Set<string>();
    for (let seed = 0; seed < runs(400, 20_000); seed++) {
      playOut(mixed(seed * 7 + (seed >> 3)), seed, met);
    }
    for (const [name] of ENTRIES) assert.ok(met.has(name), name);
  },
  runs(120_000, 1_800_000),
);

test.for(Object.entries(ALONE))('R4.1 every random game ends with %s alone', ([, options]) => {
  for (let seed = 0; seed < runs(10, 500); seed++) {
    playOut({ ...DEFAULTS, ...options }, seed, new Set());
  }
});

function playOut(options: Options, seed: number, met: Set<string>): void {
  const rng = makeXoshiro(seed).next;
  const state = game.setup(options);
  const taste = TASTES[seed % TASTES.length] ?? (() => true);
  for (let entry = 0; !playOne(state, taste, rng); entry++) {
    assert.ok(entry < 1000, `the game of seed ${seed} does not end`);
    notice(state, met);
  }
  notice(state, met);
}

function notice(state: GameState, met: Set<string>): void {
  assert.equal(game.audit(state), null);
  for (const [name, holds] of ENTRIES) {
    if (holds(state)) met.add(name);
  }
}

/** True: it was over already. */
function playOne(state: GameState, taste: (action: Action) => boolean, rng: Rng): boolean {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return true;
  if (pending.kind === 'chance') {
    game.applyChance(state, game.sample(state, rng), silent);
    return false;
  }
  const seat = pending.seats[rng(pending.seats.length)] ?? 0;
  const actions = game.legal(known(state, seat));
  const liked = actions.filter(taste);
  const choice = liked.length > 0 && rng(20) > 0 ? liked : actions;
  const action = choice[rng(choice.length)];
  assert.ok(action !== undefined, 'something is legal');
  game.apply(state, seat, action, silent);
  return false;
}
