import type {
  Emit,
  Game,
  GameTypes,
  Known,
  Pending,
  PendingOver,
  Refusal,
  Rng,
  Seat,
  State,
  Weighted,
} from './game.ts';

/** One sub-procedure under way. Public and plain JSON, so that replay needs nothing more. */
export interface Frame {
  readonly phase: string;
  /** Who decides; empty while the frame waits for chance. */
  readonly seats: readonly Seat[];
}

/** The part of a table that the phase stack needs. The top of the stack is its last frame. */
export interface Staged {
  stack: Frame[];
  result: Omit<PendingOver, 'kind'> | null;
}

/** Games whose table carries a phase stack. */
export type StagedTypes = GameTypes & { Table: Staged };

/** A phase in which a seat chooses. */
export interface DecisionPhase<T extends StagedTypes> {
  legal(known: Known<T>): T['Action'][];
  why(known: Known<T>, move: T['Action'] | T['Chance']): Refusal | null;
  apply(state: State<T>, seat: Seat, action: T['Action'], emit: Emit<T['Event']>): void;
}

/** A phase in which chance speaks. */
export interface ChancePhase<T extends StagedTypes> {
  chance(state: Readonly<State<T>>): Weighted<T['Chance']>[];
  sample(state: Readonly<State<T>>, rng: Rng): T['Chance'];
  applyChance(state: State<T>, outcome: T['Chance'], emit: Emit<T['Event']>): void;
}

type Flow<T extends GameTypes> = Pick<
  Game<T>,
  'pending' | 'legal' | 'why' | 'apply' | 'chance' | 'sample' | 'applyChance'
>;

/** The frame on top of the stack. */
export function topFrame(table: Readonly<Staged>): Frame {
  const top = table.stack[table.stack.length - 1];
  if (top === undefined) throw new Error('the phase stack is empty');
  return top;
}

/**
 * A game's flow from its phases: the top frame says which phase speaks and for whom.
 * `refuseOutOfTurn` is the game's own refusal for a seat that is not asked.
 */
export function makeFlow<T extends StagedTypes>(
  decisions: Readonly<Record<string, DecisionPhase<T>>>,
  chances: Readonly<Record<string, ChancePhase<T>>>,
  refuseOutOfTurn: (known: Known<T>) => Refusal,
): Flow<T> {
  const decision = (table: Readonly<Staged>): DecisionPhase<T> =>
    named(decisions, topFrame(table).phase);
  const chance = (table: Readonly<Staged>): ChancePhase<T> => named(chances, topFrame(table).phase);
  return {
    pending,
    legal: (known) => (isAsked(known) ? decision(known.table).legal(known) : []),
    why: (known, action) =>
      isAsked(known) ? decision(known.table).why(known, action) : refuseOutOfTurn(known),
    apply: (state, seat, action, emit) => {
      decision(state.table).apply(state, seat, action, emit);
    },
    chance: (state) => chance(state.table).chance(state),
    sample: (state, rng) => chance(state.table).sample(state, rng),
    applyChance: (state, outcome, emit) => {
      chance(state.table).applyChance(state, outcome, emit);
    },
  };
}

function pending(table: Readonly<Staged>): Pending {
  if (table.result !== null) return { kind: 'over', ...table.result };
  const { seats } = topFrame(table);
  return seats.length === 0 ? { kind: 'chance' } : { kind: 'decision', seats };
}

function isAsked<T extends StagedTypes>(known: Known<T>): boolean {
  return known.table.result === null && topFrame(known.table).seats.includes(known.seat);
}

function named<P>(phases: Readonly<Record<string, P>>, phase: string): P {
  const found = phases[phase];
  if (found === undefined) throw new Error(`no phase is called ${phase}`);
  return found;
}
