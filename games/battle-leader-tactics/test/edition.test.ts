import { readFileSync } from 'node:fs';
import { checkEdition, countMarks } from '@bannerfield/editions';
import { markOf, valuesOf, type Edition } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { editions } from '../edition.ts';
import { LEADER_NAMES } from '../names.ts';
import { LEADERS } from '../rules/data.ts';
import { factsOf, parseCell, parseToll, type EditionValues } from '../rules/edition.ts';
import { house } from '../rules/house.ts';
import { plainEdition } from './rules/position.ts';

const PAGE = new URL('../../../docs/battle-leader-tactics-edition.md', import.meta.url);

interface Draft {
  values: {
    chart: unknown[][];
    leaders: Record<string, Record<string, unknown>>;
    cards: Record<string, Record<string, unknown>>;
  };
}

function faults(change: (draft: Draft) => void): readonly string[] {
  const draft = structuredClone(house) as unknown as Draft;
  change(draft);
  const checked = checkEdition(editions, draft);
  return checked.kind === 'sound' ? [] : checked.faults.map(({ words }) => words.en);
}

test('R1.8 the house edition is sound, and what the book states is marked so', () => {
  const read = JSON.parse(JSON.stringify(house)) as unknown;
  expect(checkEdition(editions, read)).toEqual({ kind: 'sound', edition: house });
  const marks = house.values.chart.flat().flatMap((cell) => Object.keys(cell));
  expect(marks.filter((mark) => mark === 'rulebook')).toHaveLength(6);
  expect(marks.filter((mark) => mark === 'designed')).toHaveLength(136);
  expect(countMarks(house.values).rulebook).toBeGreaterThan(60);
});

test('R1.8 every leader value that the example states or bounds is kept', () => {
  const { leaders } = valuesOf(house.values);
  const draw = { type: 'draw', cards: 1 };
  const modifier = (arm: string, by: number): object => ({ type: 'modifier', arm, by });
  expect(leaders.tamerlane).toMatchObject({ rank: 13, rating: 8, attack: 4, defence: 3 });
  expect(leaders.tamerlane.bonuses).toContainEqual(modifier('cavalry', 1));
  expect(leaders.washington).toEqual({
    rank: 10,
    rating: 10,
    attack: 3,
    defence: 4,
    bonuses: [draw],
  });
  expect(leaders.cyrus).toMatchObject({ rank: 15, defence: 4 });
  expect(leaders.cyrus.bonuses).toContainEqual(draw);
  expect(leaders.cyrus.rating).toBeGreaterThanOrEqual(5);
  expect(leaders.giap).toMatchObject({
    rank: 4,
    attack: 3,
    bonuses: [draw, modifier('militia', 1)],
  });
  expect(leaders.giap.rating).toBeGreaterThanOrEqual(6);
  expect(leaders.gustavus).toMatchObject({ rank: 12, attack: 3 });
  expect(leaders.napoleon).toMatchObject({
    rank: 18,
    rating: 12,
    attack: 5,
    bonuses: [modifier('artillery', 3)],
  });
  expect(leaders.hannibal).toMatchObject({ rank: 16, defence: 3 });
  expect(leaders.hannibal.bonuses).toContainEqual(modifier('cavalry', 2));
  expect(leaders.attila.rank).toBe(17);
  expect(leaders.shaka.rating).toBe(12);
});

test('R1.8 a list of bonuses is marked as its least sure bonus is', () => {
  const marks = LEADERS.map((leader) => [leader, markOf(house.values.leaders[leader].bonuses)]);
  const marked = (mark: string): unknown[] =>
    marks.filter(([, each]) => each === mark).map(([leader]) => leader);
  expect(marked('rulebook')).toEqual(['hannibal', 'tamerlane', 'napoleon']);
  expect(marked('inferred')).toEqual(['washington', 'giap']);
  expect(marked('designed')).toContain('alexander');
});

test('R1.2 ranks of the house are 1 to 21, sizes 3 to 5, ratings 4 or more', () => {
  const { leaders } = valuesOf(house.values);
  const ranks = LEADERS.map((leader) => leaders[leader].rank).toSorted((one, other) => one - other);
  expect(ranks).toEqual(LEADERS.map((_, index) => index + 1));
  for (const leader of LEADERS) {
    const { rating, attack, defence } = leaders[leader];
    expect(rating).toBeGreaterThanOrEqual(4);
    for (const size of [attack, defence]) {
      expect(size).toBeGreaterThanOrEqual(3);
      expect(size).toBeLessThanOrEqual(5);
    }
  }
});

test('R1.8 ratings of the house rise with rank on average, and not with every rank', () => {
  const { leaders } = valuesOf(house.values);
  const byRank = LEADERS.map((leader) => leaders[leader]).toSorted(
    (one, other) => one.rank - other.rank,
  );
  const middle = (LEADERS.length + 1) / 2;
  const trend = byRank.reduce((sum, { rank, rating }) => sum + (rank - middle) * rating, 0);
  expect(trend).toBeGreaterThan(0);
  expect(byRank.some(({ rating }, at) => rating < (byRank[at - 1]?.rating ?? 0))).toBe(true);
});

/** `Shaka | 3 | **12** | 3 / 3 | +2 militia` of the page that says why, without the last column. */
function leadersOfThePage(): Map<string, string> {
  const page = readFileSync(PAGE, 'utf8').replaceAll('**', '');
  const rows = page.matchAll(/^\| ([^|]+) \| (\d+ \| \d+ \| \d \/ \d \| [^|]+) \|/gm);
  return new Map([...rows].map(([, name = '', values = '']) => [name, values]));
}

test('the page that says why a leader is as he is has his values', () => {
  const { leaders } = valuesOf(house.values);
  const page = leadersOfThePage();
  expect(page.size).toBe(LEADERS.length);
  for (const [name, values] of page) {
    const leader = LEADERS.find((each) => LEADER_NAMES[each].en.startsWith(name));
    expect(leader, name).toBeDefined();
    const { rank, rating, attack, defence, bonuses } = leaders[leader ?? 'lee'];
    const gives = bonuses.map((bonus) =>
      bonus.type === 'draw' ? `draw ${bonus.cards}` : `+${bonus.by} ${bonus.arm}`,
    );
    const given = gives.length === 0 ? 'none' : gives.join(', ');
    expect(values, name).toBe(`${rank} | ${rating} | ${attack} / ${defence} | ${given}`);
  }
});

test('R14.1 cells are read as they are written', () => {
  expect(parseCell('k0/3')).toEqual({
    attacker: { losses: 0, kia: true },
    defender: { losses: 3, kia: false },
    noVictor: false,
  });
  expect(parseCell('all/kall nv')?.defender).toEqual({ losses: Infinity, kia: true });
  expect(parseCell('0/0 nv')?.noVictor).toBe(true);
  for (const text of ['', '1', '1/', '/1', '1/2/3', '1/2nv', '1/2  nv', 'kk1/2', '10/1', '-1/2']) {
    expect(parseCell(text), text).toBeNull();
  }
  expect(parseToll('kall')).toEqual({ losses: Infinity, kia: true });
  expect(parseToll('k')).toBeNull();
});

const setCell =
  (row: number, column: number, cell: unknown) =>
  ({ values }: Draft): void => {
    values.chart[row]?.splice(column, 1, cell);
  };
const setLeader =
  (key: string, value: unknown) =>
  ({ values }: Draft): void => {
    Object.assign(values.leaders['lee'] ?? {}, { [key]: value });
  };
const setCard =
  (card: string, key: string, value: unknown) =>
  ({ values }: Draft): void => {
    Object.assign(values.cards[card] ?? {}, { [key]: value });
  };
const draws = (...counts: number[]): object => ({
  printed: counts.map((each) => ({ type: 'draw', cards: each })),
});

test.each<[string, (draft: Draft) => void, RegExp]>([
  ['a cell that says nothing', setCell(7, 6, { printed: 'many' }), /chart.*7.*6/s],
  ['a row too short', ({ values }) => void values.chart[3]?.pop(), /chart.*3/s],
  ['a value without a mark', setCell(0, 0, '0/0'), /where it comes from/],
  [
    'two leaders of one rank',
    setLeader('rank', { printed: 18 }),
    /^leaders, lee, rank: is 18, which is the rank of Napoleon already/,
  ],
  ['a leader above the highest tactic', setLeader('rating', { printed: 13 }), /lee/],
  ['two draw bonuses', setLeader('bonuses', draws(1, 2)), /two draw bonuses/],
  ['an army of one', shrink, /make an army of 1/],
  ['two Missiles', setCard('missiles', 'count', { printed: 2 }), /missiles, count: should be 0/],
  ['an unknown arm', setCard('guard', 'arms', { printed: ['navy'] }), /guard/],
])('R1.8 an edition is refused: %s', (_, change, said) => {
  expect(faults(change).join('\n')).toMatch(said);
});

test('R1.8 a cell is refused in both languages', () => {
  const draft = structuredClone(house) as unknown as Draft;
  setCell(1, 2, { printed: 'none' })(draft);
  const checked = checkEdition(editions, draft);
  const [fault] = checked.kind === 'faulty' ? checked.faults : [];
  expect(fault?.path).toEqual(['values', 'chart', 1, 2, 'printed']);
  expect(fault?.reason.en).toMatch(/^should be losses of attacker and defender such as 1\/2/);
  expect(fault?.reason.de).toMatch(/^sollte die Verluste von Angreifer und Verteidiger nennen/);
});

function shrink(draft: Draft): void {
  for (const key of ['militia', 'infantry', 'cavalry', 'guard']) {
    setCard(key, 'count', { printed: 0 })(draft);
  }
  setCard('artillery', 'count', { printed: 1 })(draft);
}

test('the facts of an edition are worked out once, and follow its values', () => {
  const edition: Edition<EditionValues> = plainEdition({
    facts: {
      lee: {
        bonuses: [
          { type: 'draw', cards: 2 },
          { type: 'modifier', arm: 'guard', by: 3 },
        ],
      },
    },
  });
  const table = valuesOf(edition.values);
  expect(factsOf(table)).toBe(factsOf(table));
  expect(factsOf(table).leaders.lee).toMatchObject({ draw: 2, modifiers: [{ arms: 8, by: 3 }] });
  expect(factsOf(table).army).toHaveLength(14);
});
