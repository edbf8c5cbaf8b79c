import assert from 'node:assert/strict';
import { makeStream } from '@bannerfield/bots';
import { makeXoshiro, SEATS } from '@bannerfield/kernel';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { buildAtRandom } from '../balance.ts';
import { game } from '../rules/index.ts';
import type { FdbState } from '../rules/fdb.ts';
import { countActive } from '../rules/state.ts';
import { DEFAULTS, mixed } from './mixed.ts';
import { driveToEnd, ownArmy, passive, play, random } from './policies.ts';

/** Far more than a game at random comes to; the step limit of random play. */
const LIMIT = 20_000;

test(
  'R11.1 random games over random armies come to an end, and every state on the way is sound',
  () => {
    const met = new Set<string>();
    for (let seed = 0; seed < runs(150, 20_000); seed++) {
      const rng = makeXoshiro(seed).next;
      const state = game.setup({ ...mixed(seed), armies: randomArmies(seed) });
      const steps = play(state, [ownArmy, ownArmy], rng, LIMIT, (now) => {
        if (seed % 10 === 0) assert.equal(game.audit(now), null);
        notice(now, met);
      });
      assert.ok(steps < LIMIT, `the game of seed ${seed} does not end`);
    }
    for (const name of SITUATIONS) assert.ok(met.has(name), name);
  },
  runs(120_000, 3_600_000),
);

/** In every other game the armies are raised in it, each unit at random, never a ready one. */
function randomArmies(seed: number): string {
  if (seed % 2 === 1) return 'choose';
  const [one, other] = SEATS.map((seat) => {
    const faction = FACTIONS[(seed >> (seat + 1)) % FACTIONS.length] ?? '';
    return buildAtRandom(game, faction, makeStream(seed, seat, 'army'));
  });
  return `${one ?? ''}:${other ?? ''}`;
}

const FACTIONS = ['empire', 'orcs'];

const SITUATIONS = [
  'muster',
  'draw',
  'orders',
  'reinforce',
  'regroup',
  'redeploy',
  'roll',
  'flee',
  'both flee',
  'blind',
  'one active battalion',
  'nineteen units',
  'round cap',
  'draw of the game',
];

function notice(state: FdbState, met: Set<string>): void {
  const { table } = state;
  const top = table.stack.at(-1);
  if (top !== undefined) met.add(top.phase);
  for (const [name, holds] of Object.entries(RARE)) if (holds(table)) met.add(name);
}

/** What does not come with every game. */
const RARE: Readonly<Record<string, (table: FdbState['table']) => boolean>> = {
  'both flee': ({ stack }) => stack.at(-1)?.phase === 'flee' && stack.at(-1)?.seats.length === 2,
  blind: ({ stack }) => stack.at(-1)?.phase === 'reinforce' && stack.at(-1)?.seats.length === 2,
  'round cap': ({ result }) => result?.reason === 'round-cap',
  'draw of the game': ({ result }) => result?.winner === 'draw',
  'one active battalion': (table) => table.round > 0 && countActive(table) === 1,
  'nineteen units': ({ sides }) => sides.some(({ army }) => army.length === 22),
};

test('R13.2 a game can always be finished, wherever it stands', () => {
  for (let seed = 0; seed < runs(60, 2000); seed++) {
    const rng = makeXoshiro(seed).next;
    const state = game.setup({ ...mixed(seed), roundCap: 0 });
    play(state, [random, random], rng, rng(400));
    assert.ok(play(state, [driveToEnd, driveToEnd], rng, 5000) < 5000, `seed ${seed}`);
  }
});

test('R13.2 against a passive player, too', () => {
  for (let seed = 0; seed < runs(20, 500); seed++) {
    const rng = makeXoshiro(seed).next;
    const state = game.setup({ ...DEFAULTS, armies: 'empire-wall:orcs-horde' });
    play(state, [passive, passive], rng, 1500);
    assert.ok(play(state, [driveToEnd, passive], rng, 8000) < 8000, `seed ${seed}`);
  }
});

test('R10.4, R3.4 seven cards are always held in step 1, and as many cards as ever are in the game', () => {
  for (let seed = 0; seed < runs(20, 500); seed++) {
    const state = game.setup({ ...mixed(seed), armies: 'choose', roundCap: 0 });
    play(state, [random, random], makeXoshiro(seed).next, LIMIT, ({ table }) => {
      for (const { army, held } of table.sides) {
        if (table.step === 1) assert.equal(held, 7);
        if (table.round > 0) assert.ok(army.length >= 18 && army.length <= 22);
      }
    });
  }
});
