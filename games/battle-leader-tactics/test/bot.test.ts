import { makeGreedy, makeRandom, playGame } from '@bannerfield/bots';
import { known, makeXoshiro, type Seat } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { foresee, type Stakes } from '../bot/foresee.ts';
import { taste } from '../bot/index.ts';
import { lookAhead, mixOf } from '../bot/outlook.ts';
import { arrayOf, strongest, usualCards } from '../bot/sides.ts';
import { factsOf, type Bonus } from '../rules/edition.ts';
import { game } from '../rules/index.ts';
import { DEFAULTS } from '../rules/options.ts';
import type { LeaderTactics } from '../rules/state.ts';
import { mixed } from './mixed.ts';
import { after, cards, position, type Drawing } from './rules/position.ts';

const greedy = makeGreedy(taste);

function winnerOf(seed: number, greedySeat: Seat): Seat | 'draw' | null {
  const sit = (seat: Seat) => {
    const make = seat === greedySeat ? greedy : makeRandom<LeaderTactics>();
    return make(game, seat, makeXoshiro(seed * 3 + seat).next);
  };
  const { result } = playGame(game, DEFAULTS, [sit(0), sit(1)], makeXoshiro(seed * 3 + 2).next);
  return result === null ? null : result.winner;
}

test('the greedy bot beats a random one in 95 of 100 games', () => {
  const games = runs(60, 1000);
  let won = 0;
  for (let seed = 0; seed < games; seed++) {
    const seat: Seat = seed % 2 === 0 ? 0 : 1;
    if (winnerOf(seed, seat) === seat) won += 1;
  }
  expect(won).toBeGreaterThanOrEqual(games * 0.95);
});

test('the greedy bot plays any mix of variants to the end, and nothing that is not allowed', () => {
  for (let seed = 0; seed < runs(40, 1000); seed++) {
    const sit = (seat: Seat) => greedy(game, seat, makeXoshiro(seed * 5 + seat).next);
    const { result } = playGame(game, mixed(seed * 11), [sit(0), sit(1)], makeXoshiro(seed).next);
    expect(result).not.toBeNull();
  }
});

const { state } = position({ cells: { '3/5': '0/2', '1/2': '1/k0', '2/4': '0/0 nv' } });
const facts = factsOf(state.table.edition);
const STAKES: Stakes = {
  attackerLeader: 0.3,
  defenderLeader: 0.3,
  isAttackerHigher: true,
  isElCid: false,
  hasTech: false,
  doubt: 3,
  weights: { win: 1, loss: 1, card: 1, later: 1 },
};

test('what is foreseen follows the chart: losses, leaders, no victor', () => {
  const line = (tactic: number, ...values: number[]) => ({ tactic, values, bare: values });
  const even = foresee(facts, line(3, 1, 3), line(3, 1, 3), STAKES);
  expect(even).toBeCloseTo(0, 10);
  expect(foresee(facts, line(3, 1, 3), line(5, 1, 3), STAKES)).toBeGreaterThan(0.5);
  expect(foresee(facts, line(2, 5, 5), line(4, 0), STAKES)).toBeCloseTo(0, 10);
  const killing = foresee(facts, line(1, 0, 0), line(2, 0, 0), STAKES);
  expect(killing).toBeGreaterThan(0.15);
});

test('what is foreseen of a battle in which a leader falls has no bonus of his', () => {
  const raid = { tactic: 1, values: [3, 3], bare: [3, 3] };
  const guns = { tactic: 2, values: [8, 8], bare: [5, 5] };
  const horse = { tactic: 2, values: [5, 5], bare: [5, 5] };
  const against = (line: typeof guns, isElCid: boolean): number =>
    foresee(facts, raid, line, { ...STAKES, isElCid, doubt: 1 });
  expect(against(guns, false)).toBeCloseTo(against(horse, false), 10);
  expect(against(guns, true)).toBeLessThan(against(guns, false));
});

test('armies worth thinking of have the arm that the tactic needs', () => {
  const ranked = cards('A A G I I').reverse();
  expect(strongest(facts, [...ranked, 2], 8, 3)).toContain(2);
  expect(usualCards(facts, ranked, 4, 4)).toHaveLength(1);
  expect(usualCards(facts, ranked, 1, 4)).toHaveLength(2);
  const force = { cards: ranked, leader: facts.leaders.lee, hasModifier: true, size: 4 };
  expect(arrayOf(facts, force, 8, cards('A A')).tactic).toBe(2);
  expect(arrayOf(facts, force, 12, cards('A I')).tactic).toBe(12);
});

/** Three tactics of which each beats the next, and all others. */
const RING = [2, 11, 12] as const;

function ring(): Record<string, string> {
  const cells: Record<string, string> = {};
  for (let other = 1; other <= 12; other++) {
    for (const [at, tactic] of RING.entries()) {
      const isBeaten = other !== tactic && other !== RING[(at + 2) % RING.length];
      if (!isBeaten) continue;
      cells[`${String(tactic)}/${String(other)}`] = '0/3';
      cells[`${String(other)}/${String(tactic)}`] = '3/0';
    }
  }
  return cells;
}

test('tactics are drawn by the shares of the matrix game, Refuse Center and Bombard too', () => {
  const from = after(position({ cells: ring() }), '0:keep', '1:keep', 'attack');
  const me = known<LeaderTactics>(from.state, 0);
  const { mine } = mixOf(lookAhead(me, makeXoshiro(1).next));
  for (const tactic of RING) expect(mine[tactic - 1]).toBeGreaterThan(0.2);
  const counts = new Array<number>(12).fill(0);
  const draws = runs(300, 5000);
  for (let seed = 0; seed < draws; seed++) {
    const advice = taste.makeAdviser?.().advise(me, makeXoshiro(seed).next);
    const [best] = advice ?? [];
    if (best?.action.type !== 'tactic') throw new Error('a tactic is to be set');
    counts[best.action.tactic - 1] = (counts[best.action.tactic - 1] ?? 0) + 1;
  }
  for (const [at, share] of mine.entries()) {
    expect(Math.abs((counts[at] ?? 0) / draws - share)).toBeLessThan(0.1);
  }
});

test('a draw is left where it would cost a strong modifier, and taken where it costs none', () => {
  const draw: Bonus = { type: 'draw', cards: 1 };
  const cavalry: Bonus = { type: 'modifier', arm: 'cavalry', by: 3 };
  const advised = (casualties: string, ...bonuses: Bonus[]): unknown => {
    const drawing: Drawing = { facts: { giap: { bonuses } }, casualties: [casualties, ''] };
    const from = after(position(drawing), '0:keep', '1:keep');
    return taste
      .makeAdviser?.()
      .advise(known<LeaderTactics>(from.state, 0), makeXoshiro(1).next)?.[0]?.action;
  };
  expect(advised('I A', draw, cavalry)).toEqual({ type: 'leave' });
  expect(advised('I A', draw)).toEqual({ type: 'recover', cards: cards('A') });
  expect(advised('I', draw)).toEqual({ type: 'recover', cards: cards('I') });
  expect(advised('M', draw)).toEqual({ type: 'recover', cards: cards('M') });
});
