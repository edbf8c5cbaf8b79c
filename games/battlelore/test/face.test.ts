import { readdirSync, readFileSync } from 'node:fs';
import { eventText, LANGUAGES, makeXoshiro, refusalText, type Paint } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { about } from '../about.ts';
import { messages as de } from '../messages.de.ts';
import { messages as en } from '../messages.en.ts';
import { commandName, loreName, SCENARIO_NAMES, unitName } from '../names.ts';
import { COMMANDS, LORE_CARDS, UNITS } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import { SCENARIOS } from '../rules/scenarios.ts';
import { ASKED_PHASES } from '../rules/state.ts';
import { optionsSchema, stateSchema } from '../schema.ts';
import { board } from '../terminal.ts';
import { DEFAULTS, mixed } from './mixed.ts';

const MESSAGES = { en, de };
const plain: Paint = (_ink, text) => text;

test('every reason, event and phase has its sentence in both languages', () => {
  const folder = new URL('../rules/', import.meta.url);
  const code = readdirSync(folder).map((name) => readFileSync(new URL(name, folder), 'utf8'));
  const reasons = code.flatMap((text) =>
    [...text.matchAll(/no\(\s*'R[\d.]+',\s*'([a-z-]+)'/g)].map(([, reason = '']) => reason),
  );
  expect(reasons.length).toBeGreaterThan(55);
  for (const language of LANGUAGES) {
    const said = MESSAGES[language];
    expect(Object.keys(said.refusals)).toEqual(expect.arrayContaining(reasons));
    expect(Object.keys(said.prompts).sort()).toEqual([...ASKED_PHASES].sort());
  }
  expect(Object.keys(en.refusals).sort()).toEqual(Object.keys(de.refusals).sort());
  expect(Object.keys(en.refusals).filter((reason) => !reasons.includes(reason))).toEqual([]);
});

test('everything that has an id has a name of its own in both languages', () => {
  for (const language of LANGUAGES) {
    const names = [
      ...UNITS.map((_, kind) => unitName(kind, language)),
      ...COMMANDS.map((_, card) => commandName(card, language)),
      ...LORE_CARDS.map((_, card) => loreName(card, language)),
    ];
    expect(new Set(names).size).toBe(names.length);
    for (const { id } of [...UNITS, ...COMMANDS, ...LORE_CARDS]) expect(names).not.toContain(id);
  }
  expect(Object.keys(SCENARIO_NAMES)).toEqual(SCENARIOS.map(({ id }) => id));
});

test('a whole game is told and drawn in 80 columns, and its states pass the schema', () => {
  for (let seed = 0; seed < 8; seed++) {
    const { next: rng } = makeXoshiro(seed);
    const state = game.setup(mixed(seed));
    const tell = (event: Event): void => {
      for (const language of LANGUAGES) {
        const text = eventText(MESSAGES[language], event, ['Anna', 'Bert'], 0);
        expect(text).toMatch(/^\S.*\.$/);
        expect(text).not.toMatch(/undefined|null|\[object/);
      }
    };
    for (let entry = 0; entry < 400; entry++) {
      const pending = game.pending(state.table);
      if (pending.kind === 'over') break;
      if (entry % 20 === 0) {
        expect(stateSchema.parse(state)).toEqual(state);
        for (const language of LANGUAGES) {
          const { table, hands } = state;
          const near = seed % 2 === 0 ? 0 : 1;
          const view = { viewer: near, near, table, hands: [hands[0], null] } as const;
          const lines = board.draw(view, plain, language).split('\n');
          expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(80);
        }
      }
      if (pending.kind === 'chance') game.applyChance(state, game.sample(state, rng), tell);
      else {
        const [seat = 0] = pending.seats;
        const legal = game.legal({ seat, table: state.table, hand: state.hands[seat] });
        const action = legal[rng(legal.length)];
        if (action !== undefined) game.apply(state, seat, action, tell);
      }
    }
  }
});

test('refusals fill in their facts', () => {
  const facts = { blockers: ['d6', 'e6'] };
  const refusal = { rule: 'R8.4', reason: 'no-line-of-sight', facts } as const;
  expect(refusalText(en, refusal)).toBe('The line of sight is blocked at d6, e6.');
  expect(refusalText(de, refusal)).toBe('Die Sichtlinie ist gesperrt bei d6, e6.');
});

test('in German a unit is many men, and orders go to somebody', () => {
  const say = (event: Event): string => eventText(de, event, ['Anna', 'Bert'], 0);
  const kind = UNITS.findIndex(({ id }) => id === 'heavy-cavalry');
  const attacked = { type: 'attacked', seat: 0, kind, from: 0, target: kind, at: 1 } as const;
  expect([
    say({ type: 'ordered', seat: 0, kind, at: 0 }),
    say({ type: 'nobody-ordered', seat: 1 }),
    say({ ...attacked, how: 'attack', melee: true }),
    say({ ...attacked, how: 'bonus', melee: true }),
    say({ ...attacked, how: 'back', melee: true }),
    say({ ...attacked, how: 'first', melee: true }),
    say({ type: 'lost', seat: 0, kind, at: 0, figures: 1, left: 0, why: 'blocked' }),
    say({ type: 'lost', seat: 0, kind, at: 0, figures: 2, left: 1, why: 'hits' }),
    say({ type: 'followed', seat: 0, kind, from: 0, to: 1, pursuit: true }),
  ]).toEqual([
    'Du gibst Befehl an Schwere Reiter auf a1.',
    'Bert befiehlt niemandem.',
    'Schwere Reiter auf a1 greifen Schwere Reiter auf a2 an.',
    'Schwere Reiter auf a1 machen einen Bonusangriff auf Schwere Reiter auf a2.',
    'Schwere Reiter auf a1 schlagen gegen Schwere Reiter auf a2 zurück.',
    'Schwere Reiter auf a1 schlagen zuerst gegen Schwere Reiter auf a2.',
    'Schwere Reiter auf a1 verlieren auf gesperrtem Rückweg 1 Figur und sind vernichtet.',
    'Schwere Reiter auf a1 verlieren 2 Figuren, 1 übrig.',
    'Schwere Reiter verfolgen von a1 nach a2.',
  ]);
});

test('the legend tells every sign in both languages', () => {
  const [english = [], german = []] = LANGUAGES.map((language) => board.legend?.(language) ?? []);
  expect(english.map(([sign]) => sign)).toEqual(german.map(([sign]) => sign));
  for (const [sign, meaning] of [...english, ...german]) {
    expect(sign.length + meaning.length).toBeLessThan(78);
  }
});

test('R17.1 and R20.1 options: defaults are those of the schema, and what is not offered is refused', () => {
  expect(optionsSchema.parse({})).toEqual(DEFAULTS);
  for (const [name, { default: value }] of Object.entries(about.options)) {
    expect(optionsSchema.parse({})).toHaveProperty(name, value);
  }
  expect(Object.keys(about.options)).toEqual(Object.keys(DEFAULTS));
  expect(optionsSchema.safeParse({ loreMode: 'council' }).error?.message).toContain(
    'not offered yet',
  );
  expect(optionsSchema.safeParse({ creatures: true }).success).toBe(false);
  expect(optionsSchema.safeParse({ scenario: 'wood z1' }).error?.message).toContain('no-such-hex');
});
