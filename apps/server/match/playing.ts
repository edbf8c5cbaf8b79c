import {
  chain,
  isRefusal,
  known,
  makeEmit,
  otherSeat,
  step,
  toldTo,
  type Emit,
  type Game,
  type GameTypes,
  type Refusal,
  type Seat,
  type State,
} from '@bannerfield/kernel';
import { afterMove } from './offers.ts';
import type { Advanced, NewEntry, Position, ToldEvent, WayBack } from './position.ts';
import { seenBy, VIEWERS } from './seen.ts';

/** A move or an outcome. @throws Error for what is neither in this game. */
export function play(
  game: Game<GameTypes>,
  before: Position,
  { by, body }: NewEntry,
): Advanced | Refusal {
  const move = game.notation.parse(body);
  if (move === null) throw new Error(`${body} is not a move of ${game.id}`);
  const told: ToldEvent[] = [];
  const emit = makeEmit(told);
  const state =
    by === null ? fall(game, before, move, emit) : step(game, before.state, by, move, emit);
  if (isRefusal(state)) return state;
  const numbers = countedOn(before, state, by, told);
  const isSeen = numbers[2] > before.numbers[2];
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
    wayBack: wayBackAfter(before, by, told),
    ...(isSeen ? afterMove(before, by) : {}),
  };
  return { after, told };
}

/**
 * Where a seat may go back to: before its own last moves, as long as neither chance nor the other
 * seat nor anything that was told in secret has come after. What was seen cannot be unseen.
 */
function wayBackAfter(
  { wayBack, state, hash, moves }: Position,
  by: Seat | null,
  told: readonly ToldEvent[],
): WayBack | null {
  if (by === null || told.some(({ to }) => to !== null)) return null;
  return wayBack?.seat === by ? wayBack : { seat: by, state, hash, moves };
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
