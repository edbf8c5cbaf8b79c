import { makeXoshiro, Match } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../../tools/runs.ts';
import {
  actionsFor,
  armyOf,
  filling,
  legalDeploys,
  withMoved,
  withoutPlaced,
} from '../../board/army-draft.ts';
import { readArmy } from '../../board/saved-armies.ts';
import { armyFault, formatArmy, readyArmy } from '../../rules/army.ts';
import type { Fdb } from '../../rules/fdb.ts';
import { game } from '../../rules/index.ts';
import { needsOf } from '../../rules/needs.ts';
import type { Action, Muster } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

const GAMES = runs(12, 150);
const MOVED = runs(3, 40);

/** An army begun at random: so many moves. */
function begun(seed: number, moves: number): { match: Match<Fdb>; actions: Action[] } {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, optionsSchema.parse({}));
  const actions: Action[] = [];
  const play = (action: Action): void => {
    expect(match.act(0, action)).toBeNull();
    actions.push(action);
  };
  play({ type: 'faction', faction: seed % 2 === 0 ? 'empire' : 'orcs' });
  for (let n = 0; n < moves; n++) {
    const legal = game.legal(match.view(0)).filter(({ type }) => type === 'deploy');
    const action = legal[rng(legal.length)];
    if (action !== undefined) play(action);
  }
  return { match, actions };
}

function musterOf(match: Match<Fdb>): Muster {
  const { muster } = match.state.hands[0];
  if (muster === null) throw new Error('no army is being raised');
  return muster;
}

/** The army that these moves raise. */
function raised(actions: readonly Action[]): Muster {
  const match = new Match(game, optionsSchema.parse({}));
  for (const action of actions) expect(match.act(0, action)).toBeNull();
  return musterOf(match);
}

describe('an army that is being raised', () => {
  test('R12.8 can be filled from wherever one stands, and is one that may be played', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { match, actions } = begun(seed, seed % 20);
      const { table } = match.state;
      const rest = filling(table, 0, musterOf(match));
      const whole = armyOf(raised([...actions, ...rest]));
      expect(whole).not.toBeNull();
      if (whole !== null) expect(armyFault(table.edition, whole)).toBeNull();
    }
  });

  test('R12.3, R12.5 tells what is left and what is missing', () => {
    for (let seed = 0; seed < GAMES; seed++) {
      const { match } = begun(seed, seed % 23);
      const { edition } = match.state.table;
      const army = musterOf(match);
      const needs = needsOf(edition, army);
      const empty = army.spaces.filter((tile) => tile === null).length;
      expect(needs.spaces + needs.heroes).toBe(empty);
      expect(needs.cheapest).toBeLessThanOrEqual(needs.pointsLeft);
      const waits = legalDeploys(match.state.table, 0, army).some(({ to }) => to === null);
      expect(needs.spare > 0).toBe(waits);
    }
  });

  test('lets units be moved, changed for each other and removed', () => {
    let [moved, refused] = [0, 0];
    for (let seed = 0; seed < MOVED; seed++) {
      const { match, actions } = begun(seed, 14);
      const { edition } = match.state.table;
      const army = musterOf(match);
      const at = army.spaces.findIndex((tile) => tile !== null);
      const from = { kind: 'space', at } as const;
      const without = raised(withoutPlaced(actions, from));
      expect(without.spaces[at]).toBeNull();
      for (let to = 0; to < 18; to++) {
        const next = withMoved(edition, army, actions, from, to);
        if (next === null) {
          refused += 1;
          continue;
        }
        moved += 1;
        const { spaces } = raised(next);
        expect(spaces[to]).toBe(army.spaces[at]);
        if (to !== at) expect(spaces[at]).toBe(army.spaces[to] ?? null);
      }
    }
    expect(moved).toBeGreaterThan(MOVED);
    expect(refused).toBeGreaterThan(MOVED);
  });

  test('R2.1 can begin with a ready one, and is read back from its text', () => {
    const { edition } = new Match(game, optionsSchema.parse({})).state.table;
    for (const { id } of edition.armies) {
      const army = readyArmy(edition, id);
      if (army === null) throw new Error(`${id} cannot be read`);
      expect(armyOf(raised(actionsFor(edition, army)))).toEqual(army);
      expect(readArmy(edition, ` ${formatArmy(edition, army)}\n`)).toEqual(army);
    }
    expect(readArmy(edition, 'goblin/goblin/goblin/')).toBeNull();
  });
});
