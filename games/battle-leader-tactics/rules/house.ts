import type { Edition, Mark, Marked } from '@bannerfield/kernel';
import { LEADERS, type Arm, type Leader } from './data.ts';
import type { Bonus, CardValues, EditionValues, LeaderValues } from './edition.ts';

/**
 * `!` after a value: the rulebook states it; `?`: it follows from what the rulebook states;
 * without either it is designed, for the reasons in docs/battle-leader-tactics-edition.md.
 */
function splitMark(text: string): readonly [plain: string, mark: Mark] {
  if (text.endsWith('!')) return [text.slice(0, -1), 'rulebook'];
  return text.endsWith('?') ? [text.slice(0, -1), 'inferred'] : [text, 'designed'];
}

function marked<V>(text: string, read: (plain: string) => V): Marked<V> {
  const [plain, mark] = splitMark(text);
  return { [mark]: read(plain) } as unknown as Marked<V>;
}

/**
 * The Tactics Results Chart as it lies between the players: a row for each tactic of the attacker,
 * a column for each of the defender; losses of attacker and defender, `k`: leader killed, `-`: No
 * Victor.
 */
const CHART = `
    1       2       3       4       5       6       7       8       9       10      11      12
 1  k0/k0-! 2/0     3/k0    1/k0-?  2/0     1/k1    1/k1    1/k2    1/k1    1/k1    1/k1    0/k1
 2  0/2     0/0-    0/1     0/0-!   2/0     1/0     1/0     0/1     0/0-    0/0-    0/0-    2/0
 3  k0/3!   1/0     1/1     0/1-    0/1     1/0     1/0     1/0     0/1     0/1     1/0     1/3
 4  k0/1-?  0/0-    1/0-    0/0-    1/0     1/0     1/0     2/0     0/0-    0/0-    0/0-    1/0-
 5  0/2     0/2     1/0     0/1     0/0     0/1     0/1     1/0     0/0     0/0     1/0     0/1
 6  k1/1    0/1     0/1     0/1     1/0!    0/0     1/1     2/1     1/0     0/1     0/1     0/1
 7  k1/1    0/1     0/1     0/1     1/0     1/1     0/0     2/1     0/1     1/0     0/1     0/1
 8  k2/1    1/0     0/1     0/2     0/1     1/2     1/2!    1/1     1/0     1/0     0/2     2/0
 9  k1/1    0/0-    1/0     0/0-    0/0     0/1     1/0     0/1     0/0-    0/0-    0/1     0/0
10  k1/1    0/0-    1/0     0/0-    0/0     1/0     0/1     0/1     0/0-    0/0-    0/1     0/0
11  k1/1    0/0-    0/1     0/0-    0/1     1/0     1/0     2/0     1/0     1/0     0/0-    0/0
12  k1/0    0/2     3/1!    0/1-    1/0     1/0     1/0     0/2     0/0     0/0     0/0     1/1
`;

function readChart(text: string): Marked<string>[][] {
  const [, ...rows] = text.trim().split('\n');
  return rows.map((row) =>
    row
      .trim()
      .split(/\s+/)
      .slice(1)
      .map((cell) => marked(cell, (plain) => plain.replace(/-$/, ' nv'))),
  );
}

/** Rank, Tactics rating, army size in attack and defence, bonuses. */
const LEADER_ROWS: Readonly<Record<Leader, readonly [string, string, string, string, string]>> = {
  cyrus: ['15!', '12', '3', '4!', 'draw 1?; +2 cavalry; +3 infantry; +2 artillery'],
  alexander: ['21', '9', '5', '3', '+2 cavalry; +1 infantry'],
  hannibal: ['16!', '11', '5', '3!', '+2 cavalry!'],
  caesar: ['19', '11', '5', '4', '+3 infantry; +2 artillery'],
  attila: ['17!', '8', '3', '5', '+2 cavalry'],
  charlemagne: ['7', '8', '4', '3', '+1 militia'],
  saladin: ['11', '9', '4', '3', '+2 cavalry'],
  genghis: ['20', '10', '5', '3', '+2 cavalry; +1 artillery'],
  tamerlane: ['13!', '8!', '4!', '3!', '+1 cavalry!'],
  suleiman: ['9', '10', '4', '3', '+1 guard'],
  gustavus: ['12!', '9', '3!', '3', '+3 artillery; +2 cavalry'],
  frederick: ['14', '11', '3', '5', '+1 infantry; +1 cavalry'],
  washington: ['10!', '10!', '3!', '4!', 'draw 1?'],
  napoleon: ['18!', '12!', '5!', '3', '+3 artillery!'],
  bolivar: ['1', '9', '4', '3', '+2 militia; +1 infantry'],
  shaka: ['3', '12?', '4', '3', ''],
  lee: ['6', '10', '4', '3', '+2 infantry'],
  grant: ['5', '10', '4', '3', '+2 infantry'],
  patton: ['8', '9', '4', '3', '+2 infantry'],
  eisenhower: ['2', '11', '4', '3', '+2 infantry; +2 militia'],
  giap: ['4!', '9', '3!', '3', 'draw 1?; +1 militia!'],
};

function readLeader(leader: Leader): LeaderValues {
  const [rank, rating, attack, defence, bonuses] = LEADER_ROWS[leader];
  return {
    rank: marked(rank, Number),
    rating: marked(rating, Number),
    attack: marked(attack, Number),
    defence: marked(defence, Number),
    bonuses: readBonuses(bonuses),
  };
}

/** A list with one bonus of ours is ours; one with an inferred bonus is inferred. */
function readBonuses(text: string): Marked<readonly Bonus[]> {
  if (text === '') return { designed: [] };
  const bonuses = text.split('; ').map(splitMark);
  const marks = bonuses.map(([, mark]) => mark);
  const mark = (['designed', 'inferred'] as const).find((each) => marks.includes(each));
  const list = bonuses.map(([plain]) => readBonus(plain));
  return { [mark ?? 'rulebook']: list } as unknown as Marked<readonly Bonus[]>;
}

function readBonus(text: string): Bonus {
  const [first = '', second = ''] = text.split(' ');
  if (first === 'draw') return { type: 'draw', cards: Number(second) };
  return { type: 'modifier', arm: second as Arm, by: Number(first) };
}

function army(count: number, value: number, arm: Arm): CardValues {
  return { count: { rulebook: count }, value: { rulebook: value }, arms: { rulebook: [arm] } };
}

function special(value: number, ...arms: Arm[]): CardValues {
  return { count: { rulebook: 0 }, value: { rulebook: value }, arms: { rulebook: arms } };
}

/** The edition that is played unless another is named. */
export const house: Edition<EditionValues> = {
  game: 'battle-leader-tactics',
  id: 'house',
  title: { en: 'House edition', de: 'Hausausgabe' },
  values: {
    chart: readChart(CHART),
    massDestruction: { rulebook: 'kall' },
    leaders: Object.fromEntries(LEADERS.map((leader) => [leader, readLeader(leader)])) as Record<
      Leader,
      LeaderValues
    >,
    cards: {
      militia: army(2, 0, 'militia'),
      infantry: army(6, 1, 'infantry'),
      cavalry: army(3, 3, 'cavalry'),
      guard: army(1, 4, 'guard'),
      artillery: army(2, 5, 'artillery'),
      sacredBand: special(2, 'infantry'),
      warChariots: special(2, 'cavalry'),
      spartans: special(3, 'infantry', 'guard'),
      warElephants: special(4, 'cavalry'),
      mechanizedInfantry: special(5, 'infantry', 'cavalry'),
      panzerArmy: special(6, 'cavalry'),
      helicopters: special(7, 'cavalry'),
      jetFighters: special(8, 'cavalry', 'artillery'),
      missiles: special(10, 'artillery'),
      massDestruction: {
        count: { rulebook: 0 },
        value: { inferred: 0 },
        arms: { rulebook: ['artillery'] },
      },
    },
  },
};
