import { known, type Words } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { reason } from '../bot/reason.ts';
import { game } from '../rules/index.ts';
import type { Action, BattleLine } from '../rules/state.ts';
import { position, type Drawing } from './rules/position.ts';

function say(drawing: Drawing, move: string): Words | null {
  const state = position(drawing);
  const me = known<BattleLine>(state, drawing.seat ?? 0);
  const action = game.notation.parse(move) as Action;
  expect(game.why(me, action)).toBeNull();
  return reason.say(me, { action, value: 0 });
}

/** Full sides, so that flags 1 to 4 can have been claimed. */
const DONE = { 1: 'o1 o3 o5 | o2 o4 o6', 2: 'o7 o9 p1 | o8 o10 p2', 3: 'p3 p8 p10 | p4 p9 a1' };
const MORE = { ...DONE, 4: 'a4 a6 a8 | a5 a7 a9' };

test('a claim tells how many flags are won, and which one wins the game', () => {
  const won: Drawing = { phase: 'claim', flags: { ...MORE, 5: 'g10 g9 g8 | v1 a3 s5' } };
  expect(say(won, 'claim@5')).toEqual({
    en: 'It wins you flag 5: 1 of the 5 that are enough.',
    de: 'Das gewinnt dir Flagge 5: 1 von 5, die genügen.',
  });
  expect(say({ ...won, owners: { 3: 0, 4: 0 } }, 'claim@5')?.en).toMatch(/three flags in a row/);
  expect(say({ ...won, owners: { 3: 0, 4: 1 } }, 'claim@5')?.en).toMatch(/flag 5: 2 of the 5/);
});

test('a finished side is unbeaten only while no unseen Troops, and no older side, are as good', () => {
  const beats = /no unseen Troops can beat/;
  const hands = ['g8', ''] as const;
  expect(say({ hands, flags: { 2: 'g10 g9 | v1 a3' } }, 'g8@2')).toEqual({
    en: 'It makes a Wedge of 27 at flag 2 that no unseen Troops can beat.',
    de: 'Sie macht an Flagge 2 einen Keil mit Summe 27: Das schlagen keine ungesehenen Truppen.',
  });
  expect(say({ hands, flags: { 2: 'g7 g6 | v9 v8' } }, 'g8@2')).toEqual({
    en: 'It completes a Wedge of 21 at flag 2.',
    de: 'Sie vollendet an Flagge 2 einen Keil mit Summe 21.',
  });
  expect(say({ hands, flags: { 2: 'g10 g9 | v8 v9 v10' } }, 'g8@2')?.en).not.toMatch(beats);
  expect(say({ hands, flags: { 2: 'g10 g9 fog | v8 v9 v7' } }, 'g8@2')?.en).toMatch(
    /^It makes a total of 27 at/,
  );
});

test('a flag that Troops cannot win any more is named so, and one that they can is not', () => {
  const hands = ['s1', ''] as const;
  const spoilt = /Troops can no longer win flag 1/;
  expect(say({ hands, flags: { 1: 'g2 | v8 v9 v10' } }, 's1@1')?.en).toMatch(spoilt);
  expect(say({ hands, flags: { 1: 'g2 | v8 v9 v10' } }, 's1@1')?.de).toMatch(
    /nicht mehr zu gewinn/,
  );
  expect(say({ hands, flags: { 1: 'g2 | v8 a9 o1' } }, 's1@1')?.en ?? '').not.toMatch(spoilt);
});

test('a flag that would win the game for either is named so', () => {
  const hands = ['s1', ''] as const;
  const flags = { 1: DONE[1], 2: DONE[2], 4: MORE[4] };
  const at = (owners: Drawing['owners'] = {}) => say({ hands, flags, owners }, 's1@3');
  expect(at({ 1: 1, 2: 1 })).toEqual({
    en: 'It stands against the other at flag 3, with which he would win the game.',
    de: 'Sie hält gegen den anderen an Flagge 3, mit der er das Spiel gewinnen würde.',
  });
  expect(at({ 2: 0, 4: 0 })?.en).toBe('With flag 3 you would win the game.');
  expect(at({ 1: 1, 2: 0 })?.en ?? '').not.toMatch(/win the game/);
});

test('what the hand can make of a side comes before what may still be drawn', () => {
  const flags = { 6: 'p5 | ' };
  expect(say({ hands: ['p6 p7', ''], flags }, 'p6@6')).toEqual({
    en: 'With what you hold you can make it a Wedge at flag 6.',
    de: 'Mit deinen Handkarten kannst du daraus an Flagge 6 einen Keil machen.',
  });
  expect(say({ hands: ['p6 s1', ''], flags }, 'p6@6')).toEqual({
    en: 'At flag 6 any of 2 unseen Troops would make it a Wedge.',
    de: 'An Flagge 6 würde jede von 2 ungesehenen Truppen daraus einen Keil machen.',
  });
  const seen = ['p4', ''] as const;
  expect(say({ hands: ['p6 s1', ''], flags, displays: seen }, 'p6@6')?.en).toMatch(
    /one unseen Troop/,
  );
  expect(say({ hands: ['g1 s2', ''], flags }, 'g1@6')?.en).toMatch(/does not need this card/);
});

test('the Deserter, the Traitor and Fog tell what they take from the other', () => {
  const flags = { 4: ' | v3 a7 s9' };
  expect(say({ hands: ['deserter', ''], flags, decks: 'o1 o2 o3' }, 'deserter:s9')).toEqual({
    en: 'At flag 4 it leaves the other a Host of 13 at most, where he had a Host of 19 in reach.',
    de: 'An Flagge 4 lässt das dem anderen höchstens einen Haufen mit Summe 13; bisher konnte er einen Haufen mit Summe 19 haben.',
  });
  expect(say({ hands: ['deserter', ''], flags }, 'deserter:v3')).toBeNull();
  const full = { 4: ' | v8 a8 s8', 5: 'g1 | ' };
  const decks = 'o1 o2 o3';
  expect(say({ hands: ['deserter', ''], flags: full, decks }, 'deserter:a8')).toEqual({
    en: 'At flag 4 it leaves the other a Host at most, where he had a Phalanx in reach.',
    de: 'An Flagge 4 lässt das dem anderen höchstens einen Haufen; bisher konnte er eine Phalanx haben.',
  });
  expect(say({ hands: ['fog', ''], flags: full }, 'fog@4')?.en).toMatch(/could have a Phalanx/);
  const host = { 4: ' | v8 a1 s4' };
  expect(say({ hands: ['fog', ''], flags: host }, 'fog@4')).toBeNull();
});

test('a card that the hand needs nowhere else is named so, and one that it needs is not', () => {
  const flags = { 6: 'p5 p6 | ', 2: 's8 | s9' };
  const hands = ['p7 a1', ''] as const;
  expect(say({ hands, flags }, 'a1@2')).toEqual({
    en: 'What your hand can make at the other flags does not need this card.',
    de: 'Was deine Hand an den anderen Flaggen machen kann, braucht diese Karte nicht.',
  });
  expect(say({ hands, flags: { ...flags, 2: 's1 | s9' } }, 'p7@2')).toBeNull();
  expect(say({ hands, flags }, 'p7@4')?.en).toBe(
    'With Troops still to come it can become a Wedge at flag 4.',
  );
});

test('the Redeployed card tells what it makes there, or what it leaves', () => {
  const hands = ['redeploy p7', ''] as const;
  expect(say({ hands, flags: { 6: 'p5 | ', 2: 'p6 | s9' } }, 'redeploy:p6>6')?.en).toBe(
    'With what you hold you can make it a Wedge at flag 6.',
  );
  const lost = { 6: 'a9 | ', 2: 'v2 o4 | s9 s8 s10' };
  expect(say({ hands, flags: lost }, 'redeploy:v2>6')).toEqual({
    en: 'It leaves flag 2, which your Troops can no longer win.',
    de: 'Sie verlässt Flagge 2: Mit deinen Truppen ist sie nicht mehr zu gewinnen.',
  });
  expect(say({ hands, flags: lost }, 'redeploy:v2>out')?.en).toMatch(/^It leaves flag 2/);
  expect(say({ hands, flags: lost }, 'redeploy:a9>out')).toBeNull();
});

test('Mud tells of the side that it opens again', () => {
  const hands = ['mud', ''] as const;
  expect(say({ hands, flags: { 4: 'g1 | v8 a8 s8' } }, 'mud@4')).toEqual({
    en: 'The other has all his cards at flag 4, and needs a fourth then.',
    de: 'Der andere hat an Flagge 4 alle Karten und braucht dann eine vierte.',
  });
  expect(say({ hands, flags: { 4: 'g1 | v8 a8' } }, 'mud@4')).toBeNull();
});

test('a draw tells how many Troops would help: many for Troops, few for Tactics cards', () => {
  const hands = ['s1', ''] as const;
  // Eight more of green make a Battalion Order or a Wedge, ten others that are 6 or 9 a row.
  const few: Drawing = { phase: 'draw', hands, flags: { 4: 'g7 g8 | ' } };
  expect(say(few, 'draw:troop')).toEqual({
    en: 'With what you hold, 18 of 57 unseen Troops would make a better formation.',
    de: 'Mit deinen Handkarten ergäben 18 von 57 ungesehenen Truppen eine bessere Formation.',
  });
  expect(say(few, 'draw:tactics')).toEqual({
    en: 'With what you hold, only 18 of 57 unseen Troops would make a better formation.',
    de: 'Mit deinen Handkarten ergäben nur 18 von 57 ungesehenen Truppen eine bessere Formation.',
  });
  const flags = { 4: 'g7 g8 | ', 5: 'v3 v4 | ', 6: 'a2 a5 | ' };
  const many: Drawing = { phase: 'draw', hands, flags };
  expect(say(many, 'draw:troop')?.en).toMatch(/, 36 of 53 unseen Troops/);
  expect(say(many, 'draw:tactics')).toBeNull();
  expect(say({ phase: 'draw', hands }, 'draw:troop')).toBeNull();
});
