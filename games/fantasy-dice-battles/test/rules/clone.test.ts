import assert from 'node:assert/strict';
import { test } from 'vitest';
import type { FdbState } from '../../rules/fdb.ts';
import { after, FULL, game, laid, position, raising } from './position.ts';

/** Somebody sent in secret, orders face down, units in every place, poison and wounds. */
function crowded(): FdbState {
  const line = ['foot . foot:1 foot:0p foot foot-hero', FULL[1], FULL[2]];
  const side = {
    battalions: line,
    fleeing: 'pike . guard',
    reinforcements: 'foot foot',
    discard: 'foot drum',
  };
  const options = { reinforcing: 'blind' } as const;
  const state = laid(
    position({ sides: [side, side], options }),
    'foot foot foot foot',
    'foot foot foot .',
  );
  return after(state, '0 send:foot>1fm', '1 send:foot>1fm');
}

function raised(): FdbState {
  return after(raising(), '0 faction:blue', '0 deploy:foot>1fl', '0 deploy:foot>reserve');
}

/** Every object within, but for what is never changed once it is made. */
function objectsIn(state: FdbState): Map<object, string> {
  const { options, edition, stack, result } = state.table;
  const made = new Set<unknown>([options, edition, result, ...stack]);
  const found = new Map<object, string>();
  const look = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null || made.has(value)) return;
    found.set(value, path);
    for (const [key, each] of Object.entries(value)) look(each, `${path}.${key}`);
  };
  look(state, 'state');
  // What was sent is a list of things that nobody changes.
  for (const { sent } of state.hands) for (const each of sent) found.delete(each);
  return found;
}

test.for([
  ['in the middle of a round', crowded],
  ['while armies are raised', raised],
] as const)('a copy is the same, and shares nothing that is changed, %s', ([, make]) => {
  const state = make();
  const copy = game.clone(state);
  assert.deepEqual(copy, state);
  assert.equal(JSON.stringify(copy), JSON.stringify(state), 'keys in the same order');
  const originals = objectsIn(state);
  assert.ok(originals.size > 20);
  for (const [each, path] of objectsIn(copy)) assert.ok(!originals.has(each), path);
});
