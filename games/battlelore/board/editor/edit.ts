import type { Seat } from '@bannerfield/kernel';
import { ALL_HEXES, columnOf, hexAt, rowOf, ROWS, widthOf, type Hex } from '../../rules/board.ts';
import { formatScenario, readScenario, type Problem, type Scenario } from '../../rules/scenario.ts';

/** What a touch of a hex does. */
export type Tool =
  /** A letter of GROUNDS or of OVERLAYS. */
  | { readonly type: 'ground' | 'overlay'; readonly letter: string }
  | { readonly type: 'unit'; readonly kind: number; readonly seat: Seat }
  | { readonly type: 'banner' }
  | { readonly type: 'clear' };

/** The longest text that options may hold. */
export const LONGEST = 4000;

/** A scenario under work: its text, read, with everything that is wrong with it. */
export interface Draft {
  readonly text: string;
  readonly scenario: Scenario;
  readonly problems: readonly Problem[];
}

export function readDraft(text: string): Draft {
  const { scenario, problems } = readScenario(text);
  if (text.length <= LONGEST) return { text, scenario, problems };
  return { text, scenario, problems: [...problems, { reason: 'too-long', entry: '', hex: null }] };
}

export function draftOf(scenario: Scenario): Draft {
  return readDraft(formatScenario(scenario));
}

/** The scenario after a touch; the same tool once more takes away what it has put there. */
export function applyTool(scenario: Scenario, tool: Tool, hex: Hex): Scenario {
  switch (tool.type) {
    case 'ground':
    case 'overlay': {
      const layer = scenario[tool.type];
      const letter = layer.charAt(hex) === tool.letter ? '.' : tool.letter;
      return { ...scenario, [tool.type]: layer.slice(0, hex) + letter + layer.slice(hex + 1) };
    }
    case 'banner':
      return { ...scenario, banners: toggled(scenario.banners, hex) };
    case 'unit': {
      const others = scenario.units.filter((unit) => unit.hex !== hex);
      const isThere = scenario.units.some(
        (unit) => unit.hex === hex && unit.kind === tool.kind && unit.seat === tool.seat,
      );
      const { kind, seat } = tool;
      return { ...scenario, units: isThere ? others : [...others, { kind, seat, hex }] };
    }
    case 'clear':
      return cleared(scenario, hex);
  }
}

function toggled(hexes: readonly Hex[], hex: Hex): Hex[] {
  return hexes.includes(hex) ? hexes.filter((each) => each !== hex) : [...hexes, hex];
}

function cleared(scenario: Scenario, hex: Hex): Scenario {
  const without = (layer: string): string => `${layer.slice(0, hex)}.${layer.slice(hex + 1)}`;
  return {
    ...scenario,
    ground: without(scenario.ground),
    overlay: without(scenario.overlay),
    banners: scenario.banners.filter((each) => each !== hex),
    units: scenario.units.filter((unit) => unit.hex !== hex),
  };
}

/** The upper half as the lower one seen from the other side: terrain, banners and army. */
export function mirrored(scenario: Scenario): Scenario {
  const middle = (ROWS - 1) / 2;
  const layer = (letters: string): string =>
    ALL_HEXES.map((hex) => letters.charAt(rowOf(hex) > middle ? opposite(hex) : hex)).join('');
  const lower = (hex: Hex): boolean => rowOf(hex) < middle;
  const own = scenario.units.filter(({ seat }) => seat === 0);
  return {
    ...scenario,
    ground: layer(scenario.ground),
    overlay: layer(scenario.overlay),
    banners: [
      ...scenario.banners.filter((hex) => rowOf(hex) === middle),
      ...scenario.banners.filter(lower).flatMap((hex) => [hex, opposite(hex)]),
    ],
    units: [
      ...own,
      ...own.map(({ kind, hex }) => ({ kind, seat: 1 as const, hex: opposite(hex) })),
    ],
  };
}

function opposite(hex: Hex): Hex {
  const row = ROWS - 1 - rowOf(hex);
  return hexAt(row, widthOf(row) - 1 - columnOf(hex)) ?? hex;
}
