import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { LANGUAGES, eventText, known, makeXoshiro, refusalText } from '@bannerfield/kernel';
import { test } from 'vitest';
import { about } from '../../about.ts';
import { messages as de } from '../../messages.de.ts';
import { messages as en } from '../../messages.en.ts';
import type { Event } from '../../rules/events.ts';
import { game } from '../../rules/index.ts';
import { optionsSchema, stateSchema } from '../../schema.ts';
import { board } from '../../terminal.ts';
import { mixed } from '../mixed.ts';
import { after, fought, housePosition, position, whyNot } from './position.ts';

const ALL = { en, de };
const KEPT = ['0:keep', '1:keep'];

test('every refusal that RULES.md names has a sentence in both languages, and no other', () => {
  const text = readFileSync(new URL('../../RULES.md', import.meta.url), 'utf8');
  const rules = [...text.matchAll(/^- \*\*R.*$/gm)].map(([line]) => line);
  const reasons = rules.flatMap((line) => {
    const end = /((?:`[a-z-]+` ?)+)(?:\[[^\]]*\])?$/.exec(line)?.[1] ?? '';
    return [...end.matchAll(/`([a-z-]+)`/g)].map(([, reason]) => reason ?? '');
  });
  for (const language of LANGUAGES) {
    const sentences = Object.keys(ALL[language].refusals);
    assert.deepEqual(new Set(sentences), new Set(reasons), language);
  }
});

function said(from: ReturnType<typeof after>, move: string): string[] {
  const refusal = whyNot(from, move);
  assert.ok(refusal !== null, move);
  return LANGUAGES.map((language) => refusalText(ALL[language], refusal));
}

test('refusals use their facts', () => {
  const low = after(position({ facts: { giap: { rating: 8, attack: 3 } } }), ...KEPT, 'attack');
  assert.deepEqual(said(low, '0:t12'), [
    "Bombard [12] is above your leader's rating of 8.",
    'Beschuss [12] liegt über dem Taktikwert 8 deines Anführers.',
  ]);
  const attacking = after(low, '0:t2', '1:t2');
  assert.deepEqual(said(attacking, 'commit:C'), [
    'Commit at least 2 cards.',
    'Setze mindestens 2 Karten ein.',
  ]);
  assert.deepEqual(said(attacking, 'commit:I.I.I.I'), [
    "Your leader's army size is 3 here; you may not commit more cards.",
    'Die Armeegröße deines Anführers ist hier 3; mehr Karten darfst du nicht einsetzen.',
  ]);
  assert.deepEqual(said(attacking, 'commit:M.jets'), [
    'You do not have Jet Fighters in Reserves as you name it.',
    'In deiner Reserve liegt nicht, was du nennst: Düsenjäger.',
  ]);
});

test('a battle reads as sentences', () => {
  const from = fought(
    position({ cells: { '8/7': '1/2' } }),
    { tactics: [8, 7], cards: ['A C C', 'C C I'] },
    'casualty:1.C',
    'lose:C',
    'lose:I',
  );
  const told = from.told.filter(({ to }) => to === null).map(({ event }) => event);
  const say = (language: 'en' | 'de'): string[] =>
    told.map((event) => eventText(ALL[language], event, ['Ada', 'Bo'])).slice(9);
  assert.deepEqual(say('en').slice(0, 6), [
    'Bo commits 3 cards.',
    'Ada stands fast.',
    'Ada reveals Double Envelopment [8] with 2 Cavalry, Artillery.',
    'Bo reveals Enfilade Left [7] with Infantry, 2 Cavalry.',
    'Double Envelopment [8] against Enfilade Left [7]: Ada loses one card, Bo loses 2 cards.',
    'Bo loses Cavalry.',
  ]);
  assert.deepEqual(say('de').slice(2, 6), [
    'Ada zeigt Doppelte Umfassung [8] mit 2 Kavallerie, Artillerie.',
    'Bo zeigt Flankenangriff links [7] mit Infanterie, 2 Kavallerie.',
    'Doppelte Umfassung [8] gegen Flankenangriff links [7]: Ada verliert eine Karte, Bo verliert 2 Karten.',
    'Bo verliert Kavallerie.',
  ]);
});

test('R13.3 what failed is told with what it becomes', () => {
  const failed: Event = { type: 'failed', seat: 0, tactic: 12 };
  const say = (language: 'en' | 'de'): string => eventText(ALL[language], failed, ['Ada', 'Bo']);
  assert.equal(
    say('en'),
    'Failed orders: the Bombard [12] of Ada lacks its arm and becomes Stand & Defend [2].',
  );
  assert.equal(
    say('de'),
    'Gescheiterte Befehle: Für Beschuss [12] fehlt Ada die Waffengattung; daraus wird Stellung halten [2].',
  );
});

test('no sentence of random games is empty or has a hole; boards are 80 wide; states are of the schema', () => {
  const rng = makeXoshiro(11).next;
  for (let round = 0; round < 24; round++) {
    const state = game.setup(mixed(round * 5));
    const say = (event: Event): void => {
      for (const language of LANGUAGES) {
        const text = eventText(ALL[language], event, ['Ada', 'Bo']);
        assert.match(text, /^[A-ZÄÖÜ0-9].*[.]$/);
        assert.doesNotMatch(text, /undefined|null|NaN| {2}/);
      }
    };
    for (;;) {
      const pending = game.pending(state.table);
      assert.equal(JSON.stringify(stateSchema.parse(state)), JSON.stringify(state));
      drawAll(state);
      if (pending.kind === 'over') {
        for (const language of LANGUAGES) {
          assert.ok(ALL[language].endings[pending.reason] !== undefined);
        }
        break;
      }
      if (pending.kind === 'chance') game.applyChance(state, game.sample(state, rng), say);
      else {
        const seat = pending.seats[rng(pending.seats.length)] ?? 0;
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

function drawAll(state: ReturnType<typeof game.setup>): void {
  for (const language of LANGUAGES) {
    for (const viewer of [0, 1, 'spectator'] as const) {
      const hands = [
        viewer === 0 ? state.hands[0] : null,
        viewer === 1 ? state.hands[1] : null,
      ] as const;
      const near = viewer === 1 ? 1 : 0;
      const text = board.draw(
        { viewer, near, table: state.table, hands },
        (_, plain) => plain,
        language,
      );
      for (const line of text.split('\n')) {
        assert.ok(line.length <= 80, `${String(line.length)}: ${line}`);
        assert.doesNotMatch(line, /undefined|null|NaN/);
      }
    }
  }
}

test('the terminal shows what a seat may see, and hides the rest', () => {
  const before = housePosition({ leaders: ['napoleon', 'washington'], casualties: ['', 'A'] });
  const ready = after(before, ...KEPT, 'leave', 'attack', '0:t12', '1:t8', 'commit:C.A.A');
  const draw = (viewer: 0 | 1): string => {
    const hands = [
      viewer === 0 ? ready.state.hands[0] : null,
      viewer === 1 ? ready.state.hands[1] : null,
    ] as const;
    return board.draw(
      { viewer, near: viewer, table: ready.state.table, hands },
      (_, text) => text,
      'en',
    );
  };
  assert.match(draw(0), /\[12\] Bombard: C 2A/);
  assert.match(draw(1), /### face down/);
  assert.doesNotMatch(draw(1), /Bombard/);
  assert.match(draw(0), /Napoleon\n +rank 18, tactics 12, army 5\/\d, \+3 A/);
  assert.match(draw(0), /George Washington\n +rank 10, tactics 10, army 3\/4, draw 1/);
  assert.match(draw(0), /11 cards|13 cards/);
});

test('the terminal tells battles won and lost apart as the viewer sees them', () => {
  const { table } = position({ record: [0, null, 1] }).state;
  const first = (viewer: 0 | 1 | 'spectator'): string => {
    const scene = { viewer, near: viewer === 1 ? 1 : 0, table, hands: [null, null] } as const;
    return board.draw(scene, (_, text) => text, 'en').split('\n')[0] ?? '';
  };
  assert.match(first(0), /^battle +4\/10 {2}wins: \+ = -$/);
  assert.match(first(1), /^battle +4\/10 {2}wins: - = \+$/);
  assert.match(first('spectator'), /^battle +4\/10 {2}wins: 0 = 1$/);
});

/** What seat 0 sees on the terminal. */
function drawnFor0({ state: { table, hands } }: ReturnType<typeof after>): string {
  const scene = { viewer: 0, near: 0, table, hands: [hands[0], null] } as const;
  return board.draw(scene, (_, text) => text, 'en');
}

test('R3.5, R24.1 the terminal tells seen special cards in Reserves only where they must be', () => {
  const lost = { tech: ['', 'jets band'], casualties: ['', 'band'] } as const;
  const shown = position({ ...lost, cells: { '2/2': '0/1' } });
  const fight = { tactics: [2, 2], cards: ['M M', 'M jets'] } as const;
  const revealed = fought(shown, fight);
  assert.match(drawnFor0(revealed), /^reserves +13 cards$/m);
  assert.match(drawnFor0(after(revealed, 'casualty:1.M')), /^reserves +14 cards \(jets\)$/m);
  const blind = position({ ...lost, options: { blindDraw: true } });
  assert.match(drawnFor0(blind), /^reserves +15 cards$/m);
  assert.match(drawnFor0(fought(blind, fight)), /^reserves +15 cards \(jets\)$/m);
});

test('the terminal tells the cell in play by the attacker and the defender', () => {
  const from = fought(position({ cells: { '8/7': '1/2' } }), {
    attacker: 1,
    tactics: [7, 8],
    cards: ['C M', 'C M'],
  });
  assert.match(drawnFor0(from), /^chart +\[8\] x \[7\] {2}1\/2$/m);
});

test('the schema refuses what is no state of ours', () => {
  const { state } = position();
  const broken = [
    { ...state, extra: 1 },
    { ...state, table: { ...state.table, wins: [0, -1] } },
    { ...state, table: { ...state.table, leaders: ['nobody', 'lee'] } },
    { ...state, hands: [state.hands[0]] },
    { ...state, fate: { ...state.fate, tech: [15] } },
    { ...state, table: { ...state.table, stack: [{ phase: 'tactics', seats: [] }] } },
  ];
  for (const each of broken) assert.equal(stateSchema.safeParse(each).success, false);
});

test('R24.2 the schema takes the largest draw that an edition may print, by both at once', () => {
  const bonuses = [{ type: 'draw', cards: 9 }] as const;
  const from = position({
    options: { blindDraw: true },
    facts: { giap: { bonuses }, cyrus: { bonuses } },
    casualties: ['M M I I I I I I C', 'M M I I I I I I C'],
  });
  const { state } = after(from, ...KEPT, '0:recover', '1:recover');
  assert.equal(state.table.stack.length, 18);
  assert.deepEqual(stateSchema.parse(state), state);
});

test('about and schema agree on options, defaults and values', () => {
  const defaults = Object.entries(about.options).map(([name, option]) => [name, option.default]);
  assert.deepEqual(optionsSchema.parse({}), Object.fromEntries(defaults));
  for (const [name, { values }] of Object.entries(about.options)) {
    for (const value of values) assert.ok(optionsSchema.safeParse({ [name]: value }).success);
    assert.equal(optionsSchema.safeParse({ [name]: 'nonsense' }).success, false);
  }
  assert.equal(optionsSchema.safeParse({ oneLeader: 'lee', otherLeader: 'lee' }).success, false);
});
