import type { Seat } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import {
  ALL_HEXES,
  CENTRE,
  columnOf,
  distance,
  formatHex,
  hexAt,
  LEFT,
  RIGHT,
  ROWS,
  rowOf,
  sectionsOf,
  widthOf,
  type Hex,
} from '../../rules/board.ts';
import { UNITS } from '../../rules/data.ts';
import { game as rules } from '../../rules/index.ts';
import { readScenario, type Placed, type Scenario } from '../../rules/scenario.ts';
import { SCENARIOS } from '../../rules/scenarios.ts';
import { DEFAULTS } from '../mixed.ts';

const SEATS = [0, 1] as const;
const MIRRORED = ['first-muster', 'hedgerows', 'two-bridges', 'high-road'];

function armyOf({ units }: Scenario, seat: Seat): Placed[] {
  return units.filter((unit) => unit.seat === seat);
}

/** The hex that lies there when the board is turned by half a circle. */
function turned(hex: Hex): Hex | null {
  const row = rowOf(hex);
  return hexAt(ROWS - 1 - row, widthOf(row) - 1 - columnOf(hex));
}

const named = ({ kind, hex }: Placed): string => `${UNITS[kind]?.id ?? ''} ${formatHex(hex)}`;

test('R20.6 there are eight scenarios', () => {
  expect(SCENARIOS.map(({ id }) => id)).toEqual([
    'first-muster',
    'hedgerows',
    'agincourt',
    'two-bridges',
    'ridge',
    'high-road',
    'night-raid',
    'iron-pass',
  ]);
});

describe.for(SCENARIOS.map(({ id }) => id))('%s', (id) => {
  const { scenario } = readScenario(id);

  test('R20.6 nine to eleven units a side, four to six banners, and the first player named', () => {
    for (const seat of SEATS) {
      expect(armyOf(scenario, seat).length).toBeGreaterThanOrEqual(9);
      expect(armyOf(scenario, seat).length).toBeLessThanOrEqual(11);
      expect(scenario.goals[seat]).toBeGreaterThanOrEqual(4);
      expect(scenario.goals[seat]).toBeLessThanOrEqual(6);
    }
    expect(rules.setup({ ...DEFAULTS, scenario: id }).table.active).toBe(scenario.first);
  });

  test('R20.6 at least two units in each section', () => {
    for (const seat of SEATS) {
      for (const section of [LEFT, CENTRE, RIGHT]) {
        const there = armyOf(scenario, seat).filter(
          ({ hex }) => (sectionsOf(hex, seat, 'dotted') & section) > 0,
        );
        expect(there.length, `seat ${String(seat)}, section ${String(section)}`).toBeGreaterThan(1);
      }
    }
  });

  test('R20.6 nobody is farther than two hexes from two friends', () => {
    const alone = SEATS.flatMap((seat) => {
      const army = armyOf(scenario, seat);
      return army.filter(
        (unit) =>
          army.filter((other) => other !== unit && distance(other.hex, unit.hex) <= 2).length < 2,
      );
    });
    expect(alone.map(named)).toEqual([]);
  });

  test('R20.6 the first lines are four to six hexes apart', () => {
    const [bottom, top] = SEATS.map((seat) => armyOf(scenario, seat));
    const gaps = bottom?.flatMap(({ hex }) => top?.map((other) => distance(hex, other.hex)) ?? []);
    expect(Math.min(...(gaps ?? []))).toBeGreaterThanOrEqual(4);
    expect(Math.min(...(gaps ?? []))).toBeLessThanOrEqual(6);
  });
});

test.for(MIRRORED)('R20.6 %s: the top army is the bottom one turned', (id) => {
  const { scenario } = readScenario(id);
  const [bottom = [], top = []] = SEATS.map((seat) => armyOf(scenario, seat));
  const mirror = bottom.map((unit) => named({ ...unit, hex: turned(unit.hex) ?? -1 }));
  expect(mirror.sort()).toEqual(top.map(named).sort());
  expect(scenario.hands[0]).toBe(scenario.hands[1]);
  expect(scenario.goals[0]).toBe(scenario.goals[1]);
  for (const layer of [scenario.ground, scenario.overlay]) {
    const other = ALL_HEXES.map((hex) => layer.charAt(turned(hex) ?? -1));
    expect(other.join('')).toBe(layer);
  }
});

test('R20.6 Agincourt has its published forces, hands, goals and woods', () => {
  const { scenario } = readScenario('agincourt');
  const forces = SEATS.map((seat) => {
    const counts: Record<string, number> = {};
    for (const { kind } of armyOf(scenario, seat)) {
      const id = UNITS[kind]?.id ?? '';
      counts[id] = (counts[id] ?? 0) + 1;
    }
    return counts;
  });
  expect(forces).toEqual([
    { 'regular-infantry': 6, 'regular-cavalry': 1, 'heavy-cavalry': 2, archers: 1 },
    { archers: 5, 'regular-infantry': 3, 'heavy-infantry': 1 },
  ]);
  expect(scenario.hands).toEqual([4, 6]);
  expect(scenario.goals).toEqual([4, 4]);
  expect(scenario.first).toBe(1);
  expect(ALL_HEXES.filter((hex) => scenario.ground.charAt(hex) === 'w')).toHaveLength(13);
});
