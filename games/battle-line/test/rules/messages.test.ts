import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LANGUAGES, eventText, known, makeXoshiro, refusalText, silent } from '@bannerfield/kernel';
import { test } from 'vitest';
import { about } from '../../about.ts';
import { messages as de } from '../../messages.de.ts';
import { messages as en } from '../../messages.en.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import { optionsSchema, stateSchema } from '../../schema.ts';
import { after, position, told, whyNot } from './position.ts';

const ALL = { en, de };

test('every refusal that RULES.md names has a sentence in both languages, and no other', () => {
  const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const reasons = [...text.matchAll(/^- \*\*R.*`([a-z-]+)` \[/gm)].map(([, reason]) => reason);
  for (const language of LANGUAGES) {
    const known = Object.keys(ALL[language].refusals);
    assert.deepEqual(new Set(known), new Set(reasons), language);
  }
});

test('a refused claim names in words what could still be played', () => {
  const state = position({
    flags: { 1: 'a5 o5 v5 | p8 alexander' },
    displays: ['p10', ''],
    hands: ['', ''],
    phase: 'claim',
  });
  const refused = whyNot(state, 'claim@1');
  assert.ok(refused !== null);
  assert.equal(
    refusalText(en, refused),
    'Not proved: with p9 the other side could become a Wedge of 27, and you have a Phalanx of 15.',
  );
  assert.equal(
    refusalText(de, refused),
    'Nicht bewiesen: Mit p9 bekäme die andere Seite einen Keil mit 27, und du hast eine Phalanx mit 15.',
  );
});

test('plurals are right', () => {
  const hands: [string, string] = ['scout a1 a2', ''];
  const two = after(position({ hands }), 'scout', 'draw:troop', '+s1');
  const one = after(two, 'draw:troop', '+s2');
  const said = [two, one].map((state) => {
    const refused = whyNot(state, 'return:a1');
    assert.ok(refused !== null);
    return LANGUAGES.map((language) => refusalText(ALL[language], refused));
  });
  assert.deepEqual(said, [
    ['First draw 2 more cards for the Scout.', 'Zieh zuerst noch 2 Karten für den Kundschafter.'],
    [
      'First draw one more card for the Scout.',
      'Zieh zuerst noch eine Karte für den Kundschafter.',
    ],
  ]);
});

test('events of a game read as sentences', () => {
  const events = told(
    position({
      hands: ['redeploy a1', 'deserter'],
      flags: { 2: 'fog | v1' },
      displays: ['', 'scout'],
    }),
    ...['redeploy:fog>3', 'end', 'draw:troop', '+s1', 'deserter:fog'],
  ).map(({ event }) => event);
  const say = (language: 'en' | 'de', event: Event): string =>
    eventText(ALL[language], event, ['Ada', 'Bo']);
  assert.deepEqual(
    events.map((event) => say('en', event)),
    [
      'Ada redeploys Fog from flag 2 to flag 3.',
      'Ada draws from the Troop deck.',
      'You draw s1.',
      'Turn 2: Bo.',
      'Bo plays Deserter: Fog leaves flag 3.',
    ],
  );
  assert.deepEqual(
    events.map((event) => say('de', event)),
    [
      'Ada gruppiert um und verlegt den Nebel von Flagge 2 an Flagge 3.',
      'Ada zieht vom Truppenstapel.',
      'Du ziehst s1.',
      'Zug 2: Bo.',
      'Bo spielt den Deserteur und entfernt den Nebel von Flagge 3.',
    ],
  );
});

test('no sentence of a random game is empty or has a hole', () => {
  const rng = makeXoshiro(11).next;
  for (let round = 0; round < 30; round++) {
    const state = game.setup(optionsSchema.parse({ mudExcess: 'ownerDiscardsOne' }));
    const say = (event: Event): void => {
      for (const language of LANGUAGES) {
        const text = eventText(ALL[language], event, ['Ada', 'Bo']);
        assert.match(text, /^[A-ZÄÖÜ].*[.]$/);
        assert.doesNotMatch(text, /undefined|null|NaN| {2}/);
      }
    };
    for (;;) {
      const pending = game.pending(state.table);
      if (pending.kind === 'over') {
        for (const language of LANGUAGES) {
          assert.ok(ALL[language].endings[pending.reason] !== undefined);
        }
        break;
      }
      if (pending.kind === 'chance') game.applyChance(state, game.sample(state, rng), say);
      else {
        const [seat] = pending.seats;
        assert.ok(seat !== undefined);
        const actions = game.legal(known(state, seat));
        const action = actions[rng(actions.length)];
        assert.ok(action !== undefined);
        for (const language of LANGUAGES) {
          assert.ok(ALL[language].prompts[state.table.stack.at(-1)?.phase ?? ''] !== undefined);
        }
        game.apply(state, seat, action, say);
      }
    }
  }
});

test('the schema takes every state as it is, in the same key order', () => {
  const rng = makeXoshiro(12).next;
  for (const options of [{}, { mudExcess: 'ownerDiscardsOne', starter: 1 }, { tactics: false }]) {
    const state = game.setup(optionsSchema.parse(options));
    while (game.pending(state.table).kind !== 'over') {
      assert.equal(JSON.stringify(stateSchema.parse(state)), JSON.stringify(state));
      const pending = game.pending(state.table);
      if (pending.kind === 'chance') {
        game.applyChance(state, game.sample(state, rng), silent);
      } else if (pending.kind === 'decision') {
        const seat = pending.seats[0] ?? 0;
        const actions = game.legal(known(state, seat));
        game.apply(state, seat, actions[rng(actions.length)] ?? { type: 'pass' }, silent);
      }
    }
    assert.equal(JSON.stringify(stateSchema.parse(state)), JSON.stringify(state));
  }
});

test('the schema refuses what is no state of ours', () => {
  const state = position({ hands: ['a1', 'a2'] });
  const broken = [
    { ...state, extra: 1 },
    { ...state, table: { ...state.table, turn: -1 } },
    { ...state, hands: [state.hands[0]] },
    { ...state, fate: { ...state.fate, troop: [70] } },
    { ...state, table: { ...state.table, flags: state.table.flags.slice(1) } },
  ];
  for (const each of broken) assert.equal(stateSchema.safeParse(each).success, false);
  assert.equal(optionsSchema.safeParse({ colour: 'red' }).success, false);
});

test('about and schema agree on options, defaults and values', () => {
  const defaults = Object.entries(about.options).map(([name, option]) => [name, option.default]);
  assert.deepEqual(optionsSchema.parse({}), Object.fromEntries(defaults));
  for (const [name, { values }] of Object.entries(about.options)) {
    for (const value of values) assert.ok(optionsSchema.safeParse({ [name]: value }).success);
    assert.equal(optionsSchema.safeParse({ [name]: 'nonsense' }).success, false);
  }
});

test('whoever is spoken to acts in the second person, and is never named', () => {
  const events: readonly Event[] = [
    { type: 'dealt', seat: 0 },
    { type: 'turn', seat: 0, turn: 3 },
    { type: 'place', seat: 0, card: 3, flag: 0 },
    { type: 'pass', seat: 0 },
    { type: 'claim', seat: 0, flag: 2 },
    { type: 'draw', seat: 0, deck: 'troop' },
    { type: 'award', seat: 0, flag: 2 },
    { type: 'over', winner: 0, reason: 'envelopment' },
  ];
  const said = (language: 'en' | 'de', you: 0 | null): string[] =>
    events.map((event) => eventText(ALL[language], event, ['Anna', 'Bob'], you));
  assert.deepEqual(said('en', 0), [
    'You are dealt a card.',
    'Turn 3 is yours.',
    'You lay g4 at flag 1.',
    'You pass.',
    'You claim flag 3.',
    'You draw from the Troop deck.',
    'Flag 3 goes to you.',
    'You win the game.',
  ]);
  assert.deepEqual(said('de', 0), [
    'Du erhältst eine Karte.',
    'Zug 3 ist deiner.',
    'Du legst g4 an Flagge 1.',
    'Du passt.',
    'Du beanspruchst Flagge 3.',
    'Du ziehst vom Truppenstapel.',
    'Flagge 3 geht an dich.',
    'Du gewinnst das Spiel.',
  ]);
  for (const language of LANGUAGES) {
    for (const sentence of said(language, null)) assert.match(sentence, /Anna/);
  }
});

test('R10.7, R10.9: the end says neither that nobody could go on nor who has more flags', () => {
  for (const language of ['en', 'de'] as const) {
    const say = ALL[language].endings['stalemate'];
    for (const text of [say?.('Ann', false), say?.('Ann', true), say?.(null)]) {
      assert.ok(text !== undefined);
      assert.doesNotMatch(text, /nobody can|ahead|keiner kann|vorn/i);
    }
  }
});
