import {
  makeFlow,
  silent,
  type ChancePhase,
  type DecisionPhase,
  type Frame,
  type Game,
  type Seat,
  type Staged,
  type State,
} from '@bannerfield/kernel';

/** What can be wagered on: a die that falls, and a card that lies on top of a shuffled pile. */
export type Wager = 'small' | 'six' | 'red' | 'black';
const WAGERS: readonly Wager[] = ['small', 'six', 'red', 'black'];

interface Table extends Staged {
  stack: Frame[];
  wager: Wager | null;
}

export interface Wagers {
  Options: { pile: Card[] };
  Table: Table;
  Hand: null;
  /** The pile, the next card last. A fair player knows only that three of five are red. */
  Fate: Card[];
  Action: { type: 'wager'; on: Wager };
  Chance: { type: 'die'; eyes: number };
  Event: { type: 'wagered'; on: Wager };
}

type Card = 'red' | 'black';

export const PILE: readonly Card[] = ['red', 'red', 'red', 'black', 'black'];
const EYES = [1, 2, 3, 4, 5, 6];

const wager: DecisionPhase<Wagers> = {
  legal: () => WAGERS.map((on) => ({ type: 'wager', on })),
  why: () => null,
  apply: ({ table, fate }, _seat, { on }, emit) => {
    table.wager = on;
    table.stack.pop();
    emit({ type: 'wagered', on });
    if (on === 'small' || on === 'six') table.stack.push({ phase: 'die', seats: [] });
    else end(table, fate.at(-1) === on);
  },
};

const die: ChancePhase<Wagers> = {
  chance: () => EYES.map((eyes) => ({ outcome: { type: 'die', eyes }, weight: 1 })),
  sample: (_state, rng) => ({ type: 'die', eyes: 1 + rng(6) }),
  applyChance: ({ table }, { eyes }) => end(table, table.wager === 'six' ? eyes === 6 : eyes <= 3),
};

function end(table: Table, hasWon: boolean): void {
  table.result = { winner: hasWon ? 0 : 1, rule: 'R1', reason: 'wager' };
}

/**
 * One wager of seat 0, and the game is over: the best is on red (3 of 5), then on a small number
 * (3 of 6). Whoever saw the pile or the die would win every time.
 */
export const game: Game<Wagers> = {
  id: 'wagers',
  rulesVersion: 1,
  setup: ({ pile }): State<Wagers> => ({
    table: { stack: [{ phase: 'wager', seats: [0] }], result: null, wager: null },
    hands: [null, null],
    fate: pile.slice(),
  }),
  ...makeFlow<Wagers>({ wager }, { die }, () => ({ rule: 'R1', reason: 'wait' })),
  clone: ({ table, fate }) => ({
    table: { ...table, stack: table.stack.slice() },
    hands: [null, null],
    fate: fate.slice(),
  }),
  imagine: ({ table }, rng) => {
    const left = PILE.slice();
    const fate = PILE.map(() => left.splice(rng(left.length), 1)).flat();
    return { table: { ...table, stack: table.stack.slice() }, hands: [null, null], fate };
  },
  audit: ({ fate }) => (fate.length === PILE.length ? null : 'a card is missing'),
  notation: {
    format: (move) => (move.type === 'wager' ? move.on : `die:${String(move.eyes)}`),
    parse: (text) => {
      const eyes = /^die:([1-6])$/.exec(text)?.[1];
      if (eyes !== undefined) return { type: 'die', eyes: Number(eyes) };
      const on = WAGERS.find((each) => each === text);
      return on === undefined ? null : { type: 'wager', on };
    },
  },
};

/** Wins of a wager with that pile and that die. */
export function isWon(state: State<Wagers>, action: Wagers['Action'], eyes: number): boolean {
  const seat: Seat = 0;
  game.apply(state, seat, action, silent);
  if (state.table.result === null) game.applyChance(state, { type: 'die', eyes }, silent);
  return state.table.result?.winner === seat;
}
