import {
  chainStart,
  otherSeat,
  type Game,
  type GameTypes,
  type LogHeader,
  type Seat,
  type State,
  type Told,
} from '@bannerfield/kernel';
import type {
  EntryKind,
  MatchOffers,
  MatchResult,
  MatchStage,
  TimeControl,
  VoidReason,
} from '@bannerfield/protocol';
import { newClocks, type Clocks } from './clocks.ts';

/** What whose time has not run out makes of it. */
export type TimeResult = 'win' | 'draw';

/** How a match ended, if not by the rules of its game. */
export type Ending =
  | { readonly by: 'resignation'; readonly seat: Seat }
  | { readonly by: 'void'; readonly reason: VoidReason }
  | { readonly by: 'time'; readonly claimant: Seat; readonly result: TimeResult }
  | { readonly by: 'agreement' };

/** The game as it was before a seat's own last moves. */
export interface WayBack {
  readonly seat: Seat;
  readonly state: Readonly<State<GameTypes>>;
  readonly hash: string;
  readonly moves: number;
}

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
  /** Null: there is no time limit. */
  readonly clocks: Clocks | null;
  readonly offers: MatchOffers;
  /** Who has made a move that everyone has seen. */
  readonly played: readonly [boolean, boolean];
  /** Null: nothing can be taken back. */
  readonly wayBack: WayBack | null;
  /** The match in which both play again. */
  readonly rematch: string | null;
}

/** Something that happens; `body` as in an entry, `at` when. */
export interface NewEntry {
  readonly kind: EntryKind;
  readonly by: Seat | null;
  readonly body: string;
  readonly at: number;
}

/** An event of the game, and whom it was told. */
export type ToldEvent = Told<GameTypes['Event']>;

/** What it leads to. */
export interface Advanced {
  readonly after: Position;
  readonly told: readonly ToldEvent[];
}

const NO_OFFERS: MatchOffers = { draw: null, takeback: null, rematch: null };

/** @param control null: without a time limit. */
export function startPosition(
  game: Game<GameTypes>,
  header: LogHeader,
  control: TimeControl | null,
): Position {
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
    clocks: control === null ? null : newClocks(control),
    offers: NO_OFFERS,
    played: [false, false],
    wayBack: null,
    rematch: null,
  };
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
  if (ending !== null) return resultOfEnding(ending);
  const pending = game.pending(state.table);
  if (pending.kind !== 'over') return null;
  return { winner: pending.winner, rule: pending.rule, reason: pending.reason };
}

function resultOfEnding(ending: Ending): MatchResult {
  switch (ending.by) {
    case 'resignation':
      return { winner: otherSeat(ending.seat), rule: null, reason: 'resignation' };
    case 'void':
      return { winner: null, rule: null, reason: ending.reason };
    case 'time':
      return {
        winner: ending.result === 'win' ? ending.claimant : 'draw',
        rule: null,
        reason: 'time',
      };
    case 'agreement':
      return { winner: 'draw', rule: null, reason: 'agreement' };
  }
}
