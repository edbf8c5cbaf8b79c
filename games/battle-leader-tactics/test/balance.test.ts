import { makeXoshiro, valuesOf } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { balance } from '../balance.ts';
import { dominatedTactics } from '../balance/dominance.ts';
import { leaderFigures, type WonBattle } from '../balance/leaders.ts';
import { makeOneBattle, solveOneBattle, strategiesOf } from '../balance/one-battle.ts';
import { makeReady, outcomeOf, totalLeft } from '../bot/clash.ts';
import { LEADERS } from '../rules/data.ts';
import { factsOf } from '../rules/edition.ts';
import { house } from '../rules/house.ts';
import { game } from '../rules/index.ts';
import {
  eventsOf,
  fought,
  plainEdition,
  position,
  after,
  asked,
  options,
  cards,
} from './rules/position.ts';

const facts = factsOf(valuesOf(house.values));

test('one battle: 87 armies of 2 to 4 cards for each tactic, five more for Withdraw', () => {
  // Of 2, 6, 3, 1 and 2 cards of five kinds: 14 pairs, 28 of three, 44 of four, by hand below.
  const armies = strategiesOf(facts).filter(({ tactic }) => tactic === 3).length;
  expect(armies).toBe(countArmies(2) + countArmies(3) + countArmies(4));
  expect(strategiesOf(facts)).toHaveLength(12 * armies + 5);
});

/** Coefficients of (1+x+x²)(1+…+x⁶)(1+x+x²+x³)(1+x)(1+x+x²), multiplied out. */
function countArmies(size: number): number {
  let counts = [1];
  for (const most of [2, 6, 3, 1, 2]) {
    const next = new Array<number>(counts.length + most).fill(0);
    for (const [at, count] of counts.entries()) {
      for (let more = 0; more <= most; more++) next[at + more] = (next[at + more] ?? 0) + count;
    }
    counts = next;
  }
  return counts[size] ?? 0;
}

test('one battle of the house is even, mixes six tactics and more, and nobody gains against it', () => {
  for (const superior of ['attacker', 'defender'] as const) {
    const { value, exploitability, attacker, defender } = solveOneBattle(facts, superior);
    expect(Math.abs(value)).toBeLessThanOrEqual(0.1);
    expect(exploitability).toBeLessThan(1e-6);
    for (const mix of [attacker, defender]) {
      expect(mix.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 6);
      expect(mix.filter((share) => share >= 0.01).length).toBeGreaterThanOrEqual(6);
    }
  }
});

test('what is lost is the least, but for the first that the enemy names', () => {
  expect(totalLeft([0, 1, 3, 5], 2, false)).toBe(8);
  expect(totalLeft([0, 1, 3, 5], 2, true)).toBe(4);
  expect(totalLeft([1, 3], 5, false)).toBe(0);
  expect(totalLeft([1, 3], 0, true)).toBe(4);
  expect(totalLeft([1, 3], Infinity, true)).toBe(0);
});

/** Cells with all that can stand in one. */
const CELLS = [
  '0/0',
  '1/1',
  '1/2',
  '2/1',
  '3/0',
  '0/3',
  'k1/2',
  '1/k2',
  'k2/k2',
  '1/2 nv',
  'all/1',
];

test('an outcome is what comes of playing the battle by the rules, each choosing his best', () => {
  const { next: rng } = makeXoshiro(4);
  for (let n = 0; n < runs(150, 2000); n++) {
    const [row, column] = [1 + rng(12), 1 + rng(12)];
    const cell = CELLS[rng(CELLS.length)] ?? '0/0';
    const drawing = { cells: { [`${String(row)}/${String(column)}`]: cell } };
    const attacker = rng(2) === 0 ? 0 : 1;
    const commits = [randomArmy(rng, row), randomArmy(rng, column)] as const;
    const bySeat = attacker === 0 ? commits : ([commits[1], commits[0]] as const);
    const tactics: [number, number] = attacker === 0 ? [row, column] : [column, row];
    const from = fought(position(drawing), { attacker, tactics, cards: bySeat });
    const plain = factsOf(valuesOf(plainEdition(drawing).values));
    const ready = (tactic: number, army: string): ReturnType<typeof makeReady> =>
      makeReady(plain, { tactic, cards: cards(army) });
    const foreseen = outcomeOf(
      plain,
      ready(row, commits[0]),
      ready(column, commits[1]),
      attacker === 0 ? 'attacker' : 'defender',
    );
    expect(
      bestPlay(from, attacker),
      `${cell} ${String(row)} ${String(column)} ${commits.join(' | ')}`,
    ).toBe(foreseen);
  }
});

function randomArmy(rng: (below: number) => number, tactic: number): string {
  const army = 'M M I I I I I I C C C G A A'.split(' ');
  const size = tactic === 4 ? 1 + rng(4) : 2 + rng(3);
  return Array.from({ length: size }, () => army.splice(rng(army.length), 1)[0]).join(' ');
}

/** What the attacker comes to if both choose what is best for them, by trying everything. */
function bestPlay(from: ReturnType<typeof after>, attacker: 0 | 1): number {
  const [winner] = from.state.table.record;
  if (winner !== undefined) return winner === null ? 0 : winner === attacker ? 1 : -1;
  const seat = Number(asked(from).split(' ')[1]) as 0 | 1;
  const outcomes = options(from, seat).map((move) => bestPlay(after(from, move), attacker));
  return seat === attacker ? Math.max(...outcomes) : Math.min(...outcomes);
}

test('a tactic that another beats everywhere is found', () => {
  const rows = Array.from({ length: 12 }, (_, row) => row + 1);
  const worse = Object.fromEntries(
    rows.flatMap((other) => [
      [`5/${String(other)}`, '3/0'],
      [`${String(other)}/5`, '0/3'],
    ]),
  );
  const bad = factsOf(valuesOf(plainEdition({ cells: { ...worse, '5/5': '1/1' } }).values));
  expect(dominatedTactics(bad, 'attacker', 'attacker')).toContain(5);
  expect(dominatedTactics(bad, 'attacker', 'defender')).toContain(5);
  const battle = makeOneBattle(bad, 'attacker');
  expect(battle.rows).toBe(strategiesOf(bad).length);
  expect(battle.payoff(0, 0)).toBe(0);
});

test('a leader who wins beyond his rank is found, the others are not', () => {
  const { next: rng } = makeXoshiro(9);
  const battles: WonBattle[] = Array.from({ length: 40_000 }, () => {
    const first = rng(21);
    const second = (first + 1 + rng(20)) % 21;
    const rank = (at: number): number => facts.leaders[LEADERS[at] ?? 'lee'].rank;
    const strength = (at: number): number => rank(at) * 0.1 + (LEADERS[at] === 'lee' ? 0.6 : 0);
    const chance = 1 / (1 + Math.exp(strength(second) - strength(first)));
    return [first, second, rng(1000) < chance * 1000 ? 0 : 1];
  });
  const games = battles.map((battle) => [battle]);
  const figures = leaderFigures(games, facts);
  const beyond = (leader: string) =>
    figures.find(({ name }) => name === `leader-${leader}`)?.estimate;
  expect(beyond('lee')?.low).toBeGreaterThan(0.08);
  expect(Math.abs(beyond('grant')?.value ?? 1)).toBeLessThan(0.03);
  expect(figures.find(({ name }) => name === 'rank-slope')?.estimate.value).toBeCloseTo(0.1, 1);
  const widthOf = (found: typeof figures): number => {
    const { low = 0, high = 0 } = found.find(({ name }) => name === 'leader-grant')?.estimate ?? {};
    return high - low;
  };
  // The same battle four times in each game says no more of a leader than once.
  const fourfold = leaderFigures(
    battles.map((battle) => [battle, battle, battle, battle]),
    facts,
  );
  expect(widthOf(fourfold)).toBeCloseTo(widthOf(figures), 10);
});

test('a game tells who led when a battle was won, and what was in force', () => {
  const from = fought(
    position({ cells: { '2/3': '0/1' } }),
    { tactics: [2, 3], cards: ['C C', 'M M'] },
    'casualty:1.M',
  );
  const events = [
    { type: 'leader', seat: 0, leader: 'giap', penalty: false } as const,
    { type: 'leader', seat: 1, leader: 'cyrus', penalty: false } as const,
    ...from.told.map(({ event }) => event),
  ];
  const over = { kind: 'over', winner: 0, rule: 'R4.2', reason: 'wins' } as const;
  const row = balance.observe({
    options: from.state.table.options,
    over,
    state: from.state,
    events,
  });
  expect(row).toMatchObject({ reason: 'wins', won: [[20, 0, 0]], battles: 1, lost: 1 });
  expect(eventsOf(from, 'engage')).toHaveLength(1);
  const named = balance.observe({
    options: from.state.table.options,
    over,
    state: from.state,
    events: from.told.map(({ event }) => event),
  });
  expect(named).toMatchObject({ won: [[20, 0, 0]] });
  const names = balance
    .figures(
      Array.from({ length: 40 }, () => row),
      game,
    )
    .map(({ name }) => name);
  expect(names).toContain('decided-by-wins');
  expect(names).toContain('tactic-2');
});
