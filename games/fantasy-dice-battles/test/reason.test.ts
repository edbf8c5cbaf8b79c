import { known, type Words } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { expectedWounds, reason } from '../bot/reason.ts';
import type { Fdb, FdbState } from '../rules/fdb.ts';
import { expectedIn } from '../rules/odds.ts';
import type { Action } from '../rules/state.ts';
import { after, FULL, game, move, position, tile } from './rules/position.ts';

function say(state: FdbState, text: string): Words | null {
  const me = known<Fdb>(state, 0);
  const action = move(text) as Action;
  expect(game.why(me, action)).toBeNull();
  return reason.say(me, { action, value: 0 });
}

test('an order tells the wounds to be expected: those of the odds, where no enemy card matters', () => {
  const state = position();
  const me = known<Fdb>(state, 0);
  const card = tile('foot');
  // Two dice of the card, one more as there is more than one of its picture.
  const rolled = expectedIn(me.table.edition, me.table.sides[1], 0, 'yellow', 3, false);
  const wounds = rolled.reduce((sum, each) => sum + (each ? each.wounds / each.of : 0), 0);
  expect(expectedWounds(me, card, 0)).toBeCloseTo(wounds, 10);
  const many = wounds.toFixed(1);
  expect(say(state, 'foot@1')).toEqual({
    en: `Battalion 1 may expect ${many} wounds from it, against what the other is likely to play.`,
    de: `Bataillon 1 bringt sie im Mittel ${many.replace('.', ',')} Wunden, gegen das, was der andere wohl spielt.`,
  });
});

test('where nobody fights, and of a card without an attack, no wounds are told', () => {
  const alone = FULL.map((line, at) => (at === 1 ? line.replace('guard-hero', '.') : line));
  const idle = position({ sides: [{}, { battalions: alone }] });
  expect(say(idle, 'foot@2')).toBeNull();
  expect(say(idle, 'foot@1')?.en).toMatch(/^Battalion 1/);
});

test('a card that would not work there has no wounds to be expected', () => {
  const state = position({ sides: [{ hand: 'pike foot foot' }] });
  expect(expectedWounds(known<Fdb>(state, 0), tile('pike'), 0)).toBe(0);
  expect(say(state, 'pike@1')).toBeNull();
});

test('a regrouping order tells whom it shows in the lane, and nothing if it shows nobody', () => {
  const fled = position({ sides: [{ fleeing: 'foot foot .' }] });
  expect(say(fled, 'foot@regroup')).toEqual({
    en: 'It shows a unit of yours in the Fleeing lane, to come back.',
    de: 'Sie zeigt eine Einheit von dir unter den Fliehenden, zum Zurückkehren.',
  });
  const others = position({ sides: [{ fleeing: 'guard . .' }] });
  expect(say(others, 'foot@regroup')).toBeNull();
});

test('a unit sent before its hero tells how many faces still reach him', () => {
  const bare = ['foot . . . . foot-hero', ...FULL.slice(1)];
  const state = position({ sides: [{ battalions: bare, reinforcements: 'foot' }] });
  const orders = [0, 1].flatMap((seat) => [1, 2, 3].map((at) => `${seat} foot@${at}`));
  const ready = after(state, ...orders, '0 ready', '1 ready');
  expect(say(ready, 'send:foot>1fm')?.en).toMatch(
    /^It covers the hero of battalion 1: \d of 6 faces reach him, instead of \d\.$/,
  );
  expect(say(ready, 'hold')).toBeNull();
});
