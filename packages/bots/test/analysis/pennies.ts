import {
  makeFlow,
  otherSeat,
  type DecisionPhase,
  type Frame,
  type Game,
  type Rng,
  type Seat,
  type Staged,
  type State,
} from '@bannerfield/kernel';
import type { Mind } from '@bannerfield/bots';

export type Side = 'heads' | 'tails';
const SIDES: readonly Side[] = ['heads', 'tails'];

interface Table extends Staged {
  stack: Frame[];
}

/** Both show a side at once; seat 0 wins if they are the same. */
export interface Pennies {
  Options: object;
  Table: Table;
  Hand: { shows: Side | null };
  Fate: null;
  Action: { type: 'show'; side: Side };
  Chance: { type: 'none' };
  Event: { type: 'ready'; seat: Seat };
}

const show: DecisionPhase<Pennies> = {
  legal: () => SIDES.map((side) => ({ type: 'show', side })),
  why: () => null,
  apply: ({ table, hands }, seat, { side }, emit) => {
    hands[seat].shows = side;
    emit({ type: 'ready', seat });
    table.stack.pop();
    if (hands[otherSeat(seat)].shows === null) {
      table.stack.push({ phase: 'show', seats: [otherSeat(seat)] });
      return;
    }
    const winner = hands[0].shows === hands[1].shows ? 0 : 1;
    table.result = { winner, rule: 'R1', reason: 'shown' };
  },
};

function clone({ table, hands }: Readonly<State<Pennies>>): State<Pennies> {
  return {
    table: { ...table, stack: table.stack.slice() },
    hands: [{ ...hands[0] }, { ...hands[1] }],
    fate: null,
  };
}

export const pennies: Game<Pennies> = {
  id: 'pennies',
  rulesVersion: 1,
  setup: () => ({
    table: { stack: [{ phase: 'show', seats: [0, 1] }], result: null },
    hands: [{ shows: null }, { shows: null }],
    fate: null,
  }),
  ...makeFlow<Pennies>({ show }, {}, () => ({ rule: 'R1', reason: 'wait' })),
  clone,
  // Whoever has shown may have shown either side: that much is known, and no more.
  imagine: ({ seat, table, hand }, rng) => {
    const isWaiting = table.result === null && table.stack.at(-1)?.seats.length === 1;
    const hasShown = isWaiting && hand.shows === null;
    const other = { shows: hasShown ? anySide(rng) : null };
    return clone({ table, hands: seat === 0 ? [hand, other] : [other, hand], fate: null });
  },
  audit: () => null,
  notation: {
    format: (move) => (move.type === 'show' ? move.side : move.type),
    parse: (text) => {
      const side = SIDES.find((each) => each === text);
      return side === undefined ? null : { type: 'show', side };
    },
  },
};

function anySide(rng: Rng): Side {
  return SIDES[rng(2)] ?? 'heads';
}

/** Shows heads three times in four. */
export const headstrong: Mind<Pennies> = {
  depth: 9,
  plies: 1,
  chance: () => 0.5,
  candidates: ({ legal }) => legal.map((action) => ({ action, prior: 1 / legal.length })),
  makePolicy: () => (_spot, rng) => ({ type: 'show', side: rng(4) === 0 ? 'tails' : 'heads' }),
};
