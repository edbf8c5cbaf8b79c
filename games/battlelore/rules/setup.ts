import { otherSeat, type Seat } from '@bannerfield/kernel';
import { ALL_HEXES } from './board.ts';
import { COMMANDS, LORE_CARDS } from './data.ts';
import { figuresOf } from './lore.ts';
import { readScenario, type Scenario } from './scenario.ts';
import {
  NOBODY,
  type BattleLoreState,
  type Field,
  type Hand,
  type Lore,
  type Options,
  type Table,
  type Unit,
} from './state.ts';

/** R20: the field as the scenario draws it; chance deals the hands, the first player's first. */
export function setup(options: Options): BattleLoreState {
  const { scenario, problems } = readScenario(options.scenario);
  if (problems.length > 0) {
    throw new Error(
      `the scenario cannot be played: ${problems.map(({ reason, entry }) => `${reason} ${entry}`).join(', ')}`,
    );
  }
  return {
    table: makeTable(options, scenario),
    hands: [emptyHand(), emptyHand()],
    fate: {
      deck: COMMANDS.map(({ copies }) => copies),
      lore: hasLore(options, scenario) ? LORE_CARDS.map(({ copies }) => copies) : [],
    },
  };
}

function emptyHand(): Hand {
  return { cards: [], aside: [], lore: [] };
}

function makeTable(options: Options, scenario: Scenario): Table {
  const units = scenario.units.map(({ kind, seat, hex }) => makeUnit(kind, seat, hex));
  const { first } = scenario;
  const deal = (to: Seat): Table['stack'][number] => ({
    phase: 'draw',
    seats: [],
    to,
    aside: false,
    left: handOf(options, scenario, to),
  });
  return {
    options: { ...options },
    field: fieldOf(scenario),
    stack: [deal(otherSeat(first)), deal(first)],
    result: null,
    turn: 0,
    active: first,
    step: 'deal',
    card: null,
    effect: null,
    fallback: false,
    command: 0,
    mustered: [],
    extra: 0,
    last: [null, null],
    units,
    at: ALL_HEXES.map((hex) => units.findIndex((unit) => unit.hex === hex)),
    banners: [0, 0],
    handSizes: [0, 0],
    aside: 0,
    deckSize: COMMANDS.reduce((sum, { copies }) => sum + copies, 0),
    discards: [],
    lore: hasLore(options, scenario) ? startLore() : null,
    clashes: [],
  };
}

function makeUnit(kind: number, seat: Seat, hex: number): Unit {
  const unit: Unit = {
    kind,
    seat,
    hex,
    figures: 0,
    order: 'no',
    moved: 0,
    hasMoved: false,
    battles: 0,
    stopped: false,
    rush: NOBODY,
    haste: 0,
  };
  unit.figures = figuresOf(unit);
  return unit;
}

function fieldOf({ ground, overlay, ridges, banners, goals, hands, first }: Scenario): Field {
  return Object.freeze({
    ground,
    overlay,
    ridges,
    banners: Object.freeze([...banners]),
    goals: Object.freeze([goals[0], goals[1]] as const),
    hands: Object.freeze([hands[0], hands[1]] as const),
    first,
  });
}

/** R20.5 */
function handOf(options: Options, { hands }: Scenario, seat: Seat): number {
  const chosen = seat === 0 ? options.handBottom : options.handTop;
  return chosen > 0 ? chosen : hands[seat];
}

/** R17.1 */
function hasLore({ loreMode }: Options, { lore }: Scenario): boolean {
  return loreMode === 'medieval' || (loreMode === 'scenario' && lore);
}

/** R17.2: no cards and no tokens at first. */
function startLore(): Lore {
  return {
    tokens: [0, 0],
    cards: [0, 0],
    deckSize: LORE_CARDS.reduce((sum, { copies }) => sum + copies, 0),
    discards: [],
    played: [false, false],
  };
}
