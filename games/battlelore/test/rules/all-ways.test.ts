import { makeXoshiro, type Rng } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import {
  ALL_HEXES,
  formatHex,
  neighboursOf,
  rowOf,
  sectionsOf,
  type Hex,
} from '../../rules/board.ts';
import { listRetreats } from '../../rules/clash.ts';
import { BANNERS, COMMANDS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import { hasOrders, listOrders } from '../../rules/orders.ts';
import { limitsOf, listReach } from '../../rules/reach.ts';
import {
  kindOf,
  unitAt,
  type Clash,
  type Options,
  type Table,
  type Unit,
} from '../../rules/state.ts';
import { DEFAULTS } from '../mixed.ts';

const LEFT_TO_RIGHT = [1, 2, 4] as const;

function pick<T>(list: readonly T[], rng: Rng): T {
  const found = list[rng(list.length)];
  if (found === undefined) throw new Error('the list is empty');
  return found;
}

/** So many units on each side, anywhere, on terrain that lies anywhere. */
function scattered(rng: Rng, count: number, options: Partial<Options> = {}): Table {
  const free = [...ALL_HEXES];
  const take = (): string => formatHex(free.splice(rng(free.length), 1)[0] ?? 0);
  const kinds = ['archers', 'regular-infantry', 'heavy-infantry', 'heavy-cavalry', 'light-cavalry'];
  const army = (side: string): string[] =>
    Array.from({ length: count }, () => `${side} ${pick(kinds, rng)} ${take()}`);
  const units = [...army('bottom'), ...army('top')];
  const terrain = Array.from(
    { length: 40 },
    () => `${pick(['wood', 'hill', 'water', 'ford', 'bridge'], rng)} ${take()}`,
  );
  const walls = Array.from({ length: 14 }, () => {
    const hex = pick(ALL_HEXES, rng);
    return `${pick(['rampart', 'rampart', 'landmark'], rng)} ${formatHex(hex)}`;
  }).filter((entry) => {
    const hex = entry.split(' ')[1] ?? '';
    return !terrain.some((each) => /water|ford|bridge/.test(each) && each.endsWith(` ${hex}`));
  });
  const scenario = ['goals 1 1', ...terrain, ...walls, ...units].join('; ');
  return game.setup({ ...DEFAULTS, ...options, scenario }).table;
}

const CARDS = COMMANDS.flatMap(({ id, scope }, card) =>
  scope.type === 'sections' ? [{ id, card, most: scope.most }] : [],
);

/** Some way to give each of them an order of one of its sections. */
function canGive(units: readonly Unit[], most: readonly number[], table: Table): boolean {
  const [unit, ...others] = units;
  if (unit === undefined) return true;
  const bits = sectionsOf(unit.hex, unit.seat, table.options.sectionLayout);
  return LEFT_TO_RIGHT.some((bit, place) => {
    if ((bits & bit) === 0 || (most[place] ?? 0) === 0) return false;
    const less = most.map((each, other) => (other === place ? each - 1 : each));
    return canGive(others, less, table);
  });
}

test('R4.3, R5.3 and R5.4 a card of sections orders whom some way of counting leaves room for', () => {
  const { next: rng } = makeXoshiro(5);
  for (let trial = 0; trial < 150; trial++) {
    const sectionLayout = trial % 3 === 0 ? 'split' : 'dotted';
    const table = scattered(rng, 11, { sectionLayout });
    const seat = trial % 2 === 0 ? 0 : 1;
    const { card, most, id } = pick(CARDS, rng);
    Object.assign(table, { effect: card, active: seat, command: 4 });
    const room = most.map((each) => (each > 9 ? 4 : each));
    const ordered: Unit[] = [];
    for (;;) {
      const wanted = table.units.filter(
        (unit) =>
          unit.seat === seat && !ordered.includes(unit) && canGive([...ordered, unit], room, table),
      );
      expect(listOrders(table, seat), id).toEqual(wanted.map(({ hex }) => hex));
      expect(hasOrders(table, seat)).toBe(wanted.length > 0);
      if (wanted.length === 0) break;
      const unit = pick(wanted, rng);
      unit.order = 'card';
      ordered.push(unit);
    }
  }
});

/** Some way to give each of them a die: a helmet of its colour, or a Sword. */
function canMuster(units: readonly Unit[], faces: readonly number[]): boolean {
  const [unit, ...others] = units;
  if (unit === undefined) return true;
  return [BANNERS.indexOf(kindOf(unit).banner), 3].some((face) => {
    if ((faces[face] ?? 0) === 0) return false;
    return canMuster(
      others,
      faces.map((count, other) => (other === face ? count - 1 : count)),
    );
  });
}

test('R5.8 BattleLore orders whom some way of giving dice leaves one for', () => {
  const { next: rng } = makeXoshiro(6);
  for (let trial = 0; trial < 60; trial++) {
    const table = scattered(rng, 8);
    const faces = Array.from({ length: 6 }, () => rng(3));
    Object.assign(table, { effect: COMMANDS.length - 1, mustered: faces });
    const ordered: Unit[] = [];
    for (;;) {
      const wanted = table.units.filter(
        (unit) =>
          unit.seat === 0 && !ordered.includes(unit) && canMuster([...ordered, unit], faces),
      );
      expect(listOrders(table, 0)).toEqual(wanted.map(({ hex }) => hex));
      if (wanted.length === 0) break;
      const unit = pick(wanted, rng);
      unit.order = 'card';
      ordered.push(unit);
    }
  }
});

interface Way {
  readonly steps: number;
  readonly fights: boolean;
  readonly stops: boolean;
}

/** Every way of so many hexes, by walking all of them. */
function walk(table: Table, unit: Unit, far: number): Map<Hex, Way[]> {
  const ways = new Map<Hex, Way[]>();
  const { ground, overlay } = table.field;
  const go = (from: Hex, steps: number): void => {
    for (const to of neighboursOf(from)) {
      if (to === unit.hex || unitAt(table, to) !== null || ground[to] === '~') continue;
      const along = overlay[from] === 'r' && overlay[to] === 'r';
      const wall = overlay[to] !== '.' && !along;
      const stops = wall || ground[to] === 'w' || ground[to] === 'f';
      ways.set(to, [...(ways.get(to) ?? []), { steps, fights: !wall, stops }]);
      if (!stops && steps < far) go(to, steps + 1);
    }
  };
  go(unit.hex, 1);
  return ways;
}

/** How far it comes from there, by trying every way. */
function longest(table: Table, unit: Unit, hex: Hex, hexes: number): number {
  if (hexes === 0) return 0;
  const step = unit.seat === 0 ? -1 : 1;
  const ways = neighboursOf(hex)
    .filter((to) => rowOf(to) === rowOf(hex) + step && table.field.ground[to] !== '~')
    .filter((to) => to === unit.hex || unitAt(table, to) === null)
    .map((to) => 1 + longest(table, unit, to, hexes - 1));
  return Math.max(0, ...ways);
}

test('R11.9 without dead ends a retreat goes as far as any way does', () => {
  const { next: rng } = makeXoshiro(9);
  for (let trial = 0; trial < 100; trial++) {
    const table = scattered(rng, 16, { retreatDeadEndAllowed: false });
    for (const [target, unit] of table.units.entries()) {
      const hexes = 1 + rng(4);
      const clash = { target, hexes } as Clash;
      const best = longest(table, unit, unit.hex, hexes);
      const expected = neighboursOf(unit.hex).filter(
        (to) =>
          rowOf(to) === rowOf(unit.hex) + (unit.seat === 0 ? -1 : 1) &&
          table.field.ground[to] !== '~' &&
          unitAt(table, to) === null &&
          1 + longest(table, unit, to, hexes - 1) === best,
      );
      const byHex = (a: Hex, b: Hex): number => a - b;
      expect(listRetreats(table, clash).sort(byHex)).toEqual(expected.sort(byHex));
    }
  }
});

test('R6.3 to R6.9 the hexes in reach are those that some way leads to', () => {
  const { next: rng } = makeXoshiro(7);
  for (let trial = 0; trial < 60; trial++) {
    const table = scattered(rng, 8);
    for (const unit of table.units) {
      const { far } = limitsOf(table, unit);
      const expected = [...walk(table, unit, far)].map(([to, ways]) => {
        const fighting = ways.filter(({ fights }) => fights).map(({ steps }) => steps);
        return {
          to,
          steps: Math.min(...ways.map(({ steps }) => steps)),
          fightSteps: fighting.length === 0 ? null : Math.min(...fighting),
          through: ways.some(({ stops }) => !stops),
        };
      });
      const byHex = (a: { to: Hex }, b: { to: Hex }): number => a.to - b.to;
      expect([...listReach(table, unit, far)].sort(byHex)).toEqual(expected.sort(byHex));
    }
  }
});
