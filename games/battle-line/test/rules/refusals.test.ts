import {
  LANGUAGES,
  known,
  makeXoshiro,
  refusalText,
  silent,
  type Refusal,
} from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { nameOf } from '../../board/names.ts';
import { messages as de } from '../../messages.de.ts';
import { messages as en } from '../../messages.en.ts';
import { game } from '../../rules/index.ts';
import type { Action, BattleLineKnown, BattleLineState } from '../../rules/state.ts';
import { mixed } from '../mixed.ts';
import { REFUSED } from './refused.ts';
import { whyNot } from './position.ts';

const ALL = { en, de };

/** Where nothing on the board is to be pointed at, and why. */
const NOWHERE: Readonly<Record<string, string>> = {
  'not-your-turn play': 'the hand of the other player is no place on this board',
  'not-your-turn scout-return': 'the hand of the other player is no place on this board',
  'not-your-turn claim': 'the other player has no complete side, so no flag comes into question',
  'game-over': 'a draw in which no flag was claimed was decided nowhere',
};

describe('what a refusal points at and says', () => {
  test.for(REFUSED)('$reason: $move', ({ reason, state, move, seat, at, says }) => {
    const refused = whyNot(state(), move, seat);
    expect(refused).toMatchObject({ reason, at });
    if (refused === null) throw new Error('refused');
    expect([refusalText(en, refused), refusalText(de, refused)]).toEqual(says);
  });

  test('every reason is among them', () => {
    const reasons = new Set(REFUSED.map(({ reason }) => reason));
    expect(reasons).toEqual(new Set(Object.keys(en.refusals)));
  });

  test('what has nothing to point at is listed with its why, and nothing else', () => {
    const met = REFUSED.filter(({ at }) => at.length === 0);
    expect(new Set(met.map(({ nowhere }) => nowhere))).toEqual(new Set(Object.keys(NOWHERE)));
  });
});

/** Cards and flags that the notation cannot say; a program may still ask. */
const NO_CARDS = [-1, 70, 99, 0.5, NaN, Infinity];
const NO_FLAGS = [-1, 9, 99, 0.5, NaN, Infinity];
const CARDS = [0, 42, 60, 65, 66, 67, 69, ...NO_CARDS];
const FLAGS = [0, 8, ...NO_FLAGS];

const MOVES: readonly Action[] = [
  ...CARDS.flatMap((card): Action[] => [
    ...FLAGS.map((flag): Action => ({ type: 'place', card, flag })),
    ...FLAGS.map((to): Action => ({ type: 'traitor', card, to })),
    ...[null, ...FLAGS].map((to): Action => ({ type: 'redeploy', card, to })),
    { type: 'deserter', card },
    { type: 'return', card },
    { type: 'drop', card },
  ]),
  ...FLAGS.map((flag): Action => ({ type: 'claim', flag })),
  { type: 'draw', deck: 'troop' },
  { type: 'draw', deck: 'tactics' },
  { type: 'scout' },
  { type: 'pass' },
  { type: 'end' },
];

test('no move, however senseless, makes why fail, point nowhere or leave a hole in a sentence', () => {
  const rng = makeXoshiro(5).next;
  const met = new Set<string>();
  for (let seed = 0; seed < 24; seed++) {
    const state = game.setup(mixed(seed));
    while (step(state, rng)) {
      if (rng(6) > 0 && game.pending(state.table).kind !== 'over') continue;
      for (const seat of [0, 1] as const) judgeAll(known(state, seat), met);
    }
  }
  expect(met.size).toBeGreaterThan(20);
});

function judgeAll(me: BattleLineKnown, met: Set<string>): void {
  for (const move of MOVES) {
    const refused = game.why(me, move);
    if (refused === null) continue;
    met.add(refused.reason);
    judge(refused);
  }
}

function judge(refused: Refusal): void {
  const { reason, at = [], facts } = refused;
  const where = reason === 'not-your-turn' ? `${reason} ${String(facts?.['step'])}` : reason;
  if (at.length === 0 && !Object.hasOwn(NOWHERE, where)) throw new Error(`${where} points nowhere`);
  for (const language of LANGUAGES) {
    const unknown = at.filter((spot) => nameOf(spot, language) === spot);
    if (unknown.length > 0) throw new Error(`${where}: ${unknown.join()} is no spot`);
    const text = refusalText(ALL[language], refused);
    if (!/^[A-ZÄÖÜ].*\.$/.test(text) || /undefined|null|NaN|none\b.*none\b| {2}/.test(text)) {
      throw new Error(`${where}: ${text}`);
    }
  }
}

/** One move or card further; false: the game was over already. */
function step(state: BattleLineState, rng: (below: number) => number): boolean {
  const pending = game.pending(state.table);
  if (pending.kind === 'over') return false;
  if (pending.kind === 'chance') {
    game.applyChance(state, game.sample(state, rng), silent);
    return true;
  }
  const [seat = 0] = pending.seats;
  const actions = game.legal(known(state, seat));
  const tactics = actions.filter(({ type }) => !['end', 'pass', 'draw'].includes(type));
  const choice = tactics.length > 0 ? tactics : actions;
  game.apply(state, seat, choice[rng(choice.length)] ?? { type: 'pass' }, silent);
  return true;
}
