import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { eventText, LANGUAGES, makeXoshiro, refusalText } from '@bannerfield/kernel';
import { test } from 'vitest';
import { about } from '../../about.ts';
import { messages as de } from '../../messages.de.ts';
import { messages as en } from '../../messages.en.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import { optionsSchema, stateSchema } from '../../schema.ts';
import { board } from '../../terminal.ts';
import { mixed } from '../mixed.ts';
import { play, random, type Policy } from '../policies.ts';
import { laid, position, refused, told, FULL } from './position.ts';

const ALL = { en, de };

test('every refusal that RULES.md names has a sentence in both languages, and no other', () => {
  const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const rules = text.split('\n').filter((line) => line.startsWith('- **R'));
  const reasons = rules.flatMap((line) => {
    const tail = /((?:`[a-z-]+` )+)\[/.exec(line)?.[1] ?? '';
    return [...tail.matchAll(/`([a-z-]+)`/g)].map(([, reason]) => reason);
  });
  for (const language of LANGUAGES) {
    assert.deepEqual(new Set(Object.keys(ALL[language].refusals)), new Set(reasons), language);
  }
});

test('refusals say what is the matter, in both languages', () => {
  const state = position();
  const say = (text: string): string[] => {
    const refusal = refused(state, 0, text);
    assert.ok(refusal);
    return LANGUAGES.map((language) => refusalText(ALL[language], refusal));
  };
  assert.deepEqual(say('ready'), [
    'Each battalion that fights needs an order; still without one: 1, 2 and 3.',
    'Jedes kämpfende Bataillon braucht einen Befehl; noch ohne: 1, 2 und 3.',
  ]);
  assert.deepEqual(say('goblin@1'), [
    'You do not hold goblin.',
    'Du hast goblin nicht auf der Hand.',
  ]);
});

test('the way of each die is told', () => {
  const hole = ['. foot . . healer goblin-hero', FULL[1], FULL[2]];
  const mine = { battalions: ['foot foot foot pike pike guard-hero', FULL[1], FULL[2]] };
  const state = laid(
    position({ sides: [mine, { battalions: hole }] }),
    'foot foot foot .',
    'foot foot foot .',
  );
  const { events } = told(state, 'roll:156');
  const rolled = events.find(({ type }) => type === 'rolled');
  assert.ok(rolled);
  assert.equal(
    eventText(en, rolled, ['Ada', 'Bo']),
    'Ada rolls 1 5 6 at battalion 1. 1: nobody is left before the hero; 5: front right is empty, the arrow sends it to front middle; 6: front right is empty, it goes to the right of the second row; front middle: 1 wound; second row right: 1 wound; the hero’s space: 1 wound.',
  );
  assert.match(
    eventText(de, rolled, ['Ada', 'Bo']),
    /5: vorn rechts ist leer, der Pfeil lenkt sie vorn in die Mitte/,
  );
});

function say(event: Event): void {
  for (const language of LANGUAGES) {
    const text = eventText(ALL[language], event, ['Ada', 'Bo']);
    assert.match(text, /^[A-ZÄÖÜ].*[.]$/, text);
    assert.doesNotMatch(text, /undefined|null|NaN| {2}|\?/, text);
  }
}

test('no sentence of a random game is empty or has a hole, and the board stays within 80 columns', () => {
  const policy: Policy = (state, seat, actions, rng) => {
    const phase = state.table.stack.at(-1)?.phase ?? '';
    for (const language of LANGUAGES) assert.ok(ALL[language].prompts[phase]);
    return random(state, seat, actions, rng);
  };
  for (let round = 0; round < 8; round++) {
    const state = game.setup({ ...mixed(round), roundCap: 12 });
    let step = 0;
    const met = (now: typeof state): void => {
      if (step++ % 7 === 0) draw(now);
    };
    play(state, [policy, policy], makeXoshiro(round).next, 20_000, met, say);
    draw(state);
    const reason = state.table.result?.reason ?? '';
    for (const language of LANGUAGES) {
      for (const winner of ['Ada', null]) {
        assert.match(ALL[language].endings[reason]?.(winner) ?? '', /\.$/);
      }
    }
  }
});

function draw({ table, hands }: ReturnType<typeof position>): void {
  for (const language of LANGUAGES) {
    for (const near of [0, 1] as const) {
      const own = near === 0 ? ([hands[0], null] as const) : ([null, hands[1]] as const);
      const text = board.draw(
        { viewer: near, near, table, hands: own },
        (_, words) => words,
        language,
      );
      for (const line of text.split('\n')) assert.ok(line.length <= 80, line);
      assert.doesNotMatch(text, /undefined|null|NaN/);
    }
  }
}

test('the board shows both sides, dice on tokens, and only the hand of who looks', () => {
  const state = position({
    sides: [
      {
        battalions: ['foot:2 viper:1p foot foot foot foot-hero', FULL[1], FULL[2]],
        hand: 'foot bow-hero foot',
      },
      { hand: 'healer foot foot' },
    ],
  });
  const text = board.draw(
    { viewer: 0, near: 0, table: state.table, hands: [state.hands[0], null] },
    (_, words) => words,
    'en',
  );
  assert.match(text, /foot2\/3 vip1\/3p foot0\/3/);
  assert.match(text, /bow-hero/);
  assert.doesNotMatch(text, /healer {5}/);
});

test('the schema takes every state as it is, in the same key order', () => {
  for (let seed = 0; seed < 4; seed++) {
    const state = game.setup({ ...mixed(seed), roundCap: 6 });
    let step = 0;
    play(state, [random, random], makeXoshiro(seed).next, 20_000, (now) => {
      if (step++ % 5 === 0) {
        assert.equal(JSON.stringify(stateSchema.parse(now)), JSON.stringify(now));
      }
    });
    assert.equal(JSON.stringify(stateSchema.parse(state)), JSON.stringify(state));
  }
});

test('the schema refuses what is no state of ours', () => {
  const state = position();
  const broken = [
    { ...state, extra: 1 },
    { ...state, table: { ...state.table, round: -1 } },
    { ...state, hands: [state.hands[0]] },
    { ...state, fate: [[999], []] },
    { ...state, table: { ...state.table, edition: {} } },
    { ...state, table: { ...state.table, sides: [state.table.sides[0]] } },
  ];
  for (const each of broken) assert.equal(stateSchema.safeParse(each).success, false);
  assert.equal(optionsSchema.safeParse({ colour: 'red' }).success, false);
});

test('about and schema agree on options, defaults and values', () => {
  const defaults = Object.entries(about.options).map(([name, option]) => [name, option.default]);
  assert.deepEqual(optionsSchema.parse({}), Object.fromEntries(defaults));
  for (const [name, { values, names = {} }] of Object.entries(about.options)) {
    for (const value of values) {
      assert.ok(optionsSchema.safeParse({ [name]: value }).success, String(value));
    }
    for (const value of values) {
      assert.ok(name === 'roundCap' || names[String(value)], String(value));
    }
    assert.equal(optionsSchema.safeParse({ [name]: 'nonsense' }).success, false);
  }
});
