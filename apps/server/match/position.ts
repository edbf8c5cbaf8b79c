import {
  chain,
  chainStart,
  isRefusal,
  known,
  makeEmit,
  otherSeat,
  step,
  toldTo,
  type Emit,
  type Game,
  type GameTypes,
  type LogHeader,
  type Refusal,
  type Seat,
  type State,
  type Told,
} from '@bannerfield/kernel';
import {
  VOID_REASONS,
  type EntryKind,
  type MatchResult,
  type MatchStage,
  type VoidReason,
} from '@bannerfield/protocol';
import { seenBy, VIEWERS } from './seen.ts';

/** How a match ended, if not by the rules of its game. */
export type Ending =
  | { readonly by: 'resignation'; readonly seat: Seat }
  | { readonly by: 'void'; readonly reason: VoidReason };

/** All that follows from the entries of a match so far. Plain JSON: a snapshot is one of these. */
export interface Position {
  /** How many entries there are. */
  readonly sequence: number;
  /** How many of them are of the game itself, moves and outcomes. */
  readonly moves: number;
  readonly state: Readonly<State<GameTypes>>;
  /** Of the game's log: the kernel's chain. */
  readonly hash: string;
  /** What seat 0, seat 1 and spectators have been told, each counted for himself. */
  readonly numbers: readonly [number, number, number];
  /** The number at which each seat's present question was put to it. */
  readonly asked: readonly [number, number];
  readonly commitments: readonly [string | null, string | null];
  readonly secrets: readonly [string | null, string | null];
  readonly ending: Ending | null;
}

/** Something that happens; `body` as in an entry. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly by: Seat | null;
  readonly body: string;
}

/** An event of the game, and whom it was told. */
export type ToldEvent = Told<GameTypes['Event']>;

/** What it leads to. */
export interface Advanced {
  readonly after: Position;
  readonly told: readonly ToldEvent[];
}

export function startPosition(game: Game<GameTypes>, header: LogHeader): Position {
  const state = game.setup(header.options);
  return {
    sequence: 0,
    moves: 0,
    state,
    hash: chainStart(header, state),
    numbers: [0, 0, 0],
    asked: [0, 0],
    commitments: [null, null],
    secrets: [null, null],
    ending: null,
  };
}

/**
 * The position after something more, or the rule that forbids it. A function of what it is given
 * and of nothing else, so that every server, and each after a restart, comes to the same.
 * @throws Error for what no server would have stored.
 */
export function advance(
  game: Game<GameTypes>,
  before: Position,
  entry: NewEntry,
): Advanced | Refusal {
  switch (entry.kind) {
    case 'move':
    case 'chance':
      return play(game, before, entry);
    case 'commitment':
      return tellAll(before, { commitments: withOwn(before.commitments, entry) });
    case 'reveal':
      return tellAll(before, { secrets: withOwn(before.secrets, entry) });
    case 'resignation':
      return tellAll(before, { ending: { by: 'resignation', seat: seatOf(entry) } });
    case 'void':
      return tellAll(before, { ending: { by: 'void', reason: reasonIn(entry) } });
  }
}

/** What is no secret to anyone counts for everyone. */
function tellAll(before: Position, change: Partial<Position>): Advanced {
  const [first, second, spectators] = before.numbers;
  const numbers = [first + 1, second + 1, spectators + 1] as const;
  return { after: { ...before, ...change, numbers, sequence: before.sequence + 1 }, told: [] };
}

function withOwn<V>([first, second]: readonly [V, V], entry: NewEntry): [V | string, V | string] {
  return seatOf(entry) === 0 ? [entry.body, second] : [first, entry.body];
}

function reasonIn({ body }: NewEntry): VoidReason {
  const reason = VOID_REASONS.find((each) => each === body);
  if (reason === undefined) throw new Error(`no match is void for ${body}`);
  return reason;
}

function seatOf({ by, kind }: NewEntry): Seat {
  if (by === null) throw new Error(`a ${kind} is someone’s`);
  return by;
}

function play(game: Game<GameTypes>, before: Position, { by, body }: NewEntry): Advanced | Refusal {
  const move = game.notation.parse(body);
  if (move === null) throw new Error(`${body} is not a move of ${game.id}`);
  const told: ToldEvent[] = [];
  const emit = makeEmit(told);
  const state =
    by === null ? fall(game, before, move, emit) : step(game, before.state, by, move, emit);
  if (isRefusal(state)) return state;
  const numbers = countedOn(before, state, by, told);
  const after = {
    ...before,
    sequence: before.sequence + 1,
    moves: before.moves + 1,
    state,
    hash: chain(before.hash, by, body, state),
    numbers,
    asked: [
      askedOf(game, before, state, by, 0, numbers[0]),
      askedOf(game, before, state, by, 1, numbers[1]),
    ] as const,
  };
  return { after, told };
}

function fall(
  game: Game<GameTypes>,
  before: Position,
  outcome: { readonly type: string },
  emit: Emit<GameTypes['Event']>,
): State<GameTypes> {
  const state = game.clone(before.state);
  game.applyChance(state, outcome, emit);
  return state;
}

/** One more for each viewer who acted, was told something, or sees something else than before. */
function countedOn(
  { state: before, numbers }: Position,
  after: Readonly<State<GameTypes>>,
  by: Seat | null,
  told: readonly ToldEvent[],
): [number, number, number] {
  const next = VIEWERS.map((viewer, index) => {
    const hears = viewer === by || toldTo(told, viewer).length > 0;
    const notices = hears || seenBy(before, viewer) !== seenBy(after, viewer);
    return (numbers[index] ?? 0) + (notices ? 1 : 0);
  });
  return [next[0] ?? 0, next[1] ?? 0, next[2] ?? 0];
}

/**
 * A seat's question stays the same while the other seat answers his own, both being asked at
 * once, and the same may be done: so nobody's answer comes too late only because the other's was
 * first. Everything else asks anew.
 */
function askedOf(
  game: Game<GameTypes>,
  before: Position,
  after: Readonly<State<GameTypes>>,
  by: Seat | null,
  seat: Seat,
  number: number,
): number {
  if (by !== otherSeat(seat)) return number;
  const legal = legalTexts(game, before.state, seat);
  const isSame = legal !== '' && legal === legalTexts(game, after, seat);
  return isSame ? before.asked[seat] : number;
}

/** Empty: the seat is not asked. */
function legalTexts(game: Game<GameTypes>, state: Readonly<State<GameTypes>>, seat: Seat): string {
  const pending = game.pending(state.table);
  if (pending.kind !== 'decision' || !pending.seats.includes(seat)) return '';
  return game
    .legal(known(state, seat))
    .map((action) => game.notation.format(action))
    .join(' ');
}

export function stageOf(game: Game<GameTypes>, position: Position): MatchStage {
  const { ending, secrets, commitments, state } = position;
  if (ending !== null) return ending.by === 'void' ? 'void' : 'over';
  if (commitments.includes(null)) return 'committing';
  if (secrets.includes(null)) return 'revealing';
  return game.pending(state.table).kind === 'over' ? 'over' : 'playing';
}

/** Null: it has not ended. */
export function resultOf(
  game: Game<GameTypes>,
  { ending, state }: Pick<Position, 'ending' | 'state'>,
): MatchResult | null {
  if (ending?.by === 'void') return { winner: null, rule: null, reason: ending.reason };
  if (ending !== null) {
    return { winner: otherSeat(ending.seat), rule: null, reason: 'resignation' };
  }
  const pending = game.pending(state.table);
  if (pending.kind !== 'over') return null;
  return { winner: pending.winner, rule: pending.rule, reason: pending.reason };
}
