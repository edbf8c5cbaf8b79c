import { about } from '../../about.ts';
import { ALL_HEXES } from '../../rules/board.ts';
import { game } from '../../rules/index.ts';
import type { Scenario } from '../../rules/scenario.ts';
import type { Options, Table, Unit } from '../../rules/state.ts';
import { figuresOfKind } from '../figures.ts';

const USUAL = Object.fromEntries(
  Object.entries(about.options).map(([name, option]) => [name, option.default]),
) as unknown as Options;

const EMPTY: Table = game.setup(USUAL).table;

/** The options by which a scenario of one's own is played. */
export function optionsFor(text: string): Options {
  return { ...USUAL, scenario: text };
}

/** The scenario as a position, also one that cannot be played; for drawing only. */
export function draftTable(scenario: Scenario): Table {
  const { units: placed, lore: _lore, ...field } = scenario;
  const units = placed.map(({ kind, seat, hex }): Unit => ({
    kind,
    seat,
    hex,
    figures: figuresOfKind(kind),
    order: 'no',
    moved: 0,
    hasMoved: false,
    battles: 0,
    stopped: false,
    rush: -1,
    haste: 0,
  }));
  const at = ALL_HEXES.map((hex) => units.findLastIndex((unit) => unit.hex === hex));
  return { ...EMPTY, field, units, at };
}
