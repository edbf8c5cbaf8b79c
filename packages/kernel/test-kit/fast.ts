import { makeXoshiro } from '../chance.ts';
import { FAST_CHANCE, FAST_DRAW, FAST_OVER, type Fast } from '../fast.ts';
import type { Game, GameTypes, Pending, Rng, State } from '../game.ts';
import { known, silent } from '../step.ts';
import { expectSame, expectThat } from './expect.ts';

/** What a fast lane tells the suite beyond its interface. */
export interface FastContract<T extends GameTypes> {
  /** Moves to choose from rather than all, so that rare things happen; nearly always heeded. */
  likes?(move: T['Action'] | T['Chance'], state: Readonly<State<T>>): boolean;
  /** Hears each state on the way, to count what has been met. */
  met?(state: Readonly<State<T>>): void;
  /** At one of so many steps, on average, all is compared; 1 if not given. */
  sparsely?: number;
}

type Move<T extends GameTypes> = T['Action'] | T['Chance'];

/** How far moves are tried and taken back. */
const DEPTH = 4;

/**
 * Plays one random game by the readable rules and by the fast lane at once and compares them at
 * every step: who is to act, which moves there are and in which order, the state after each.
 * Moves tried and taken back must leave no trace, and a playout must go as the readable rules go.
 */
export function fastContract<T extends GameTypes>(
  game: Game<T>,
  fast: Fast<T>,
  options: T['Options'],
  seed: number,
  about: FastContract<T> = {},
): void {
  const { next: rng } = makeXoshiro(seed);
  const state = game.setup(options);
  fast.load(state);
  for (;;) {
    about.met?.(state);
    const pending = game.pending(state.table);
    const thorough = rng(about.sparsely ?? 1) === 0;
    if (thorough || pending.kind === 'over') checkState(fast, state, pending);
    if (pending.kind === 'over') return;
    const moves = movesOf(game, state, pending);
    const codes = moves.map((move) => fast.encode(move));
    checkCodes(fast, codes, thorough);
    if (thorough) {
      checkDecoding(fast, moves, codes);
      checkUndo(fast, state, rng);
    }
    if (rng(50) === 0) checkPlayOut(game, fast, state, rng(0x1_0000));
    const chosen = choose(moves, state, rng, about);
    fast.apply(at(codes, chosen));
    applyMove(game, state, pending, at<Move<T>>(moves, chosen));
  }
}

function checkState<T extends GameTypes>(
  fast: Fast<T>,
  state: Readonly<State<T>>,
  pending: Pending,
): void {
  expectSame(JSON.stringify(fast.save()), JSON.stringify(state), 'the fast state is the same');
  const turn = fast.turn();
  switch (pending.kind) {
    case 'decision':
      expectThat(turn === pending.seats[0], 'the same seat is to decide');
      return;
    case 'chance':
      expectThat(turn === FAST_CHANCE, 'chance is to speak in both');
      return;
    case 'over':
      expectThat(turn === FAST_OVER, 'both games are over');
      expectThat(fast.count() === 0 && fast.list([]) === 0, 'nothing can be done after the end');
      expectThat(
        fast.winner() === (pending.winner === 'draw' ? FAST_DRAW : pending.winner),
        'the winner is the same',
      );
  }
}

function movesOf<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  pending: Pending,
): Move<T>[] {
  if (pending.kind !== 'decision') return game.chance(state).map(({ outcome }) => outcome);
  return game.legal(known(state, pending.seats[0] ?? 0));
}

/** The same moves in the same order, whichever way they are asked for. */
function checkCodes<T extends GameTypes>(
  fast: Fast<T>,
  codes: readonly number[],
  thorough: boolean,
): void {
  const listed: number[] = [];
  const length = fast.list(listed);
  expectSame(listed.slice(0, length).join(), codes.join(), 'the list is the same');
  expectThat(fast.count() === codes.length, 'the count is the same');
  if (!thorough) return;
  const single = codes.map((_, index) => fast.nth(index));
  expectSame(single.join(), codes.join(), 'each move is the same, asked for by its index');
}

function checkDecoding<T extends GameTypes>(
  fast: Fast<T>,
  moves: readonly Move<T>[],
  codes: readonly number[],
): void {
  const decoded = codes.map((code) => fast.decode(code));
  expectSame(JSON.stringify(decoded), JSON.stringify(moves), 'codes stand for these moves');
}

/** Some moves ahead and back again: the state, and what can be done in it, are as before. */
function checkUndo<T extends GameTypes>(fast: Fast<T>, state: Readonly<State<T>>, rng: Rng): void {
  const before: number[] = [];
  fast.list(before);
  let applied = 0;
  while (applied < DEPTH && fast.turn() !== FAST_OVER) {
    fast.apply(fast.nth(rng(fast.count())));
    applied++;
  }
  for (; applied > 0; applied--) fast.undo();
  expectSame(JSON.stringify(fast.save()), JSON.stringify(state), 'undo leaves no trace');
  const after: number[] = [];
  fast.list(after);
  expectSame(after.join(), before.join(), 'undo leaves the same moves');
}

/** The rest of the game at random, by the same numbers in both. */
function checkPlayOut<T extends GameTypes>(
  game: Game<T>,
  fast: Fast<T>,
  state: Readonly<State<T>>,
  seed: number,
): void {
  const rest = game.clone(state);
  const { next: rng } = makeXoshiro(seed);
  for (let pending = game.pending(rest.table); pending.kind !== 'over';) {
    applyMove(game, rest, pending, moveAtRandom(game, rest, pending, rng));
    pending = game.pending(rest.table);
  }
  fast.playOut(makeXoshiro(seed).next);
  expectSame(JSON.stringify(fast.save()), JSON.stringify(rest), 'a playout ends the same');
  fast.undo();
  expectSame(JSON.stringify(fast.save()), JSON.stringify(state), 'a playout can be taken back');
}

function moveAtRandom<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  pending: Pending,
  rng: Rng,
): Move<T> {
  if (pending.kind !== 'decision') return game.sample(state, rng);
  const moves = movesOf(game, state, pending);
  return at<Move<T>>(moves, moves.length === 1 ? 0 : rng(moves.length));
}

function choose<T extends GameTypes>(
  moves: readonly Move<T>[],
  state: Readonly<State<T>>,
  rng: Rng,
  about: FastContract<T>,
): number {
  const all = moves.map((_, index) => index);
  const liked = all.filter((index) => about.likes?.(at<Move<T>>(moves, index), state) ?? true);
  const choice = liked.length > 0 && rng(20) > 0 ? liked : all;
  return at(choice, rng(choice.length));
}

function at<M>(list: readonly M[], index: number): M {
  const found = list[index];
  expectThat(found !== undefined, 'there is a move');
  return found;
}

function applyMove<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  pending: Pending,
  move: Move<T>,
): void {
  if (pending.kind === 'decision') {
    game.apply(state, at(pending.seats, 0), move, silent);
  } else game.applyChance(state, move, silent);
}
