import {
  known as knownBy,
  otherSeat,
  play,
  type Game,
  type GameTypes,
  type Known,
  type Match,
  type Seat,
  type State,
} from '@bannerfield/kernel';

/** What somebody was asked who had a choice, as he could know it then. */
export interface Asked<T extends GameTypes> {
  readonly known: Known<T>;
  readonly played: T['Action'];
}

/** One entry of a log, and the truth before it. */
export interface Step<T extends GameTypes> {
  /** Null: chance. */
  readonly by: Seat | null;
  readonly move: string;
  /** A copy of the real truth. */
  readonly state: State<T>;
  /** Null: chance, or a decision where only one thing was allowed. */
  readonly asked: Asked<T> | null;
}

/** A time in which both choose and neither hears what the other has chosen. */
interface AtOnce<T extends GameTypes> {
  readonly state: State<T>;
  readonly chosen: readonly [T['Action'][], T['Action'][]];
}

/** The entries of a match, one by one. */
export function* stepsOf<T extends GameTypes>(match: Match<T>): Generator<Step<T>> {
  const { game } = match;
  const state = match.stateAt(0);
  let atOnce: AtOnce<T> | null = null;
  for (const { by, move } of match.log.entries) {
    const parsed = game.notation.parse(move);
    if (parsed === null) throw new Error(`${move} is not a move of ${game.id}`);
    const before = game.clone(state);
    if (by === null) {
      atOnce = null;
      yield { by, move, state: before, asked: null };
    } else {
      atOnce ??= beginningOf(game, before);
      const known = (atOnce && withheld(game, atOnce, before, by)) ?? knownBy(before, by);
      const isChoice = game.legal(known).length > 1;
      yield { by, move, state: before, asked: isChoice ? { known, played: parsed } : null };
      atOnce?.chosen[by].push(parsed);
    }
    play(game, state, by, parsed);
  }
}

function beginningOf<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
): AtOnce<T> | null {
  const pending = game.pending(state.table);
  const isAtOnce = pending.kind === 'decision' && pending.seats.length > 1;
  return isAtOnce ? { state: game.clone(state), chosen: [[], []] } : null;
}

/**
 * What a seat would know if the other had not chosen yet: his choice is then for his policy to
 * make, and not drawn from all that he might have chosen. Null: what both chose at once is over.
 */
function withheld<T extends GameTypes>(
  game: Game<T>,
  { state, chosen }: AtOnce<T>,
  real: Readonly<State<T>>,
  seat: Seat,
): Known<T> | null {
  const alone = game.clone(state);
  for (const action of chosen[seat]) {
    if (game.why(knownBy(alone, seat), action) !== null) return null;
    play(game, alone, seat, action);
  }
  const pending = game.pending(alone.table);
  const isAsked = (of: Seat): boolean => pending.kind === 'decision' && pending.seats.includes(of);
  if (!isAsked(seat) || !isAsked(otherSeat(seat))) return null;
  const known = knownBy(alone, seat);
  const looks = (of: Known<T>): string => JSON.stringify([of.hand, game.legal(of)]);
  return looks(known) === looks(knownBy(real, seat)) ? known : null;
}
