import type { Emit, Game, GameTypes, Known, Pending, Refusal, Rng, Seat, State } from './game.ts';
import { chain, chainStart, type Entry, type Log, type LogHeader } from './log.ts';
import { canHappen, isRefusal, known, play, step } from './step.ts';

/** Who looks on: a seat, or someone who sees the table only. */
export type Viewer = Seat | 'spectator';

/** An event and whom it was told; null: everyone. */
export interface Told<E> {
  readonly event: E;
  readonly to: Seat | null;
}

/** The state after the first `at` entries. */
export interface Snapshot<T extends GameTypes> {
  readonly at: number;
  readonly state: State<T>;
}

/** Why nothing can be taken back: what came after the seat's last own action, or that it ended the game. */
export type TakebackRefusal =
  'nothing-yet' | 'game-over' | 'chance-came' | 'secret-told' | 'other-seat-acted';

const SNAPSHOT_EVERY = 50;

/** A game being played: the truth, its log, and what each viewer has been told. */
export class Match<T extends GameTypes> {
  readonly game: Game<T>;
  readonly header: LogHeader;
  readonly start: string;
  #state: State<T>;
  #entries: Entry[] = [];
  #told: Told<T['Event']>[][] = [];
  #snapshots: Snapshot<T>[] = [];
  #heard = new Map<Viewer, number>();
  readonly #snapshotEvery: number;

  /**
   * @param options checked by the game's schema.
   * @param snapshotEvery how many entries apart the snapshots are.
   */
  constructor(game: Game<T>, options: T['Options'], snapshotEvery = SNAPSHOT_EVERY) {
    this.game = game;
    this.#snapshotEvery = snapshotEvery;
    this.header = {
      game: game.id,
      rulesVersion: game.rulesVersion,
      options,
      edition: game.edition ?? null,
    };
    this.#state = game.setup(options);
    this.start = chainStart(this.header, this.#state);
    this.#snapshots.push({ at: 0, state: game.clone(this.#state) });
  }

  /** The whole truth; not for players. */
  get state(): Readonly<State<T>> {
    return this.#state;
  }

  get pending(): Pending {
    return this.game.pending(this.#state.table);
  }

  get log(): Log {
    return { header: this.header, start: this.start, entries: this.#entries };
  }

  /** Hash of the whole course so far. */
  get hash(): string {
    return this.#entries.at(-1)?.hash ?? this.start;
  }

  get snapshots(): readonly Snapshot<T>[] {
    return this.#snapshots;
  }

  view(seat: Seat): Known<T> {
    return known(this.#state, seat);
  }

  /** Null: done. A refused action changes nothing and tells nobody anything. */
  act(seat: Seat, action: T['Action']): Refusal | null {
    const told: Told<T['Event']>[] = [];
    const after = step(this.game, this.#state, seat, action, makeEmit(told));
    if (isRefusal(after)) return after;
    this.#record(seat, action, after, told);
    return null;
  }

  /** @throws Error if no chance is due, or the outcome cannot happen. */
  applyChance(outcome: T['Chance']): void {
    if (this.pending.kind !== 'chance') throw new Error('no chance is due');
    if (!this.tryChance(outcome)) {
      throw new Error(`${this.game.notation.format(outcome)} cannot happen here`);
    }
  }

  /** True: done. False: no chance is due, or this cannot come of it. */
  tryChance(outcome: T['Chance']): boolean {
    if (!canHappen(this.game, this.#state, outcome)) return false;
    this.#fall(outcome);
    return true;
  }

  /** Lets chance speak until someone decides or the game is over. */
  settle(rng: Rng): void {
    while (this.pending.kind === 'chance') this.#fall(this.game.sample(this.#state, rng));
  }

  /** Lets chance speak once. @throws Error if no chance is due. */
  settleOne(rng: Rng): void {
    this.applyChance(this.game.sample(this.#state, rng));
  }

  /** The events told to a viewer since the last call. */
  drain(viewer: Viewer): T['Event'][] {
    const from = Math.min(this.#heard.get(viewer) ?? 0, this.#told.length);
    this.#heard.set(viewer, this.#told.length);
    return this.#told.slice(from).flatMap((told) => heardBy(told, viewer));
  }

  /** Everything told to a viewer from the beginning. */
  history(viewer: Viewer): T['Event'][] {
    return this.#told.flatMap((told) => heardBy(told, viewer));
  }

  /** Everything told by entry `index` (from 0), private matters included. */
  toldBy(index: number): readonly Told<T['Event']>[] {
    return this.#told[index] ?? [];
  }

  /** The state after the first `at` entries, a copy. */
  stateAt(at: number): State<T> {
    if (at < 0 || at > this.#entries.length) throw new RangeError(`no entry ${String(at)}`);
    const snapshot = this.#snapshots.findLast((each) => each.at <= at);
    if (snapshot === undefined) throw new Error('a match has a snapshot of its start');
    const state = this.game.clone(snapshot.state);
    for (const { by, move } of this.#entries.slice(snapshot.at, at)) {
      applyText(this.game, state, by, move);
    }
    return state;
  }

  /**
   * Cuts the log back to before the seat's own last actions. Refused when chance, a private
   * event or the other seat came after: what was seen cannot be unseen. A finished game stays so.
   * @param keep the number of entries that stay in any case.
   */
  takeback(seat: Seat, keep = 0): TakebackRefusal | null {
    const refusal = this.whyNoTakeback(seat);
    if (refusal !== null) return refusal;
    this.#cutTo(Math.max(keep, this.takebackStart(seat)));
    return null;
  }

  /** The number of entries before the seat's own last actions that `takeback` reaches. */
  takebackStart(seat: Seat): number {
    let at = this.#entries.length;
    while (at > 0 && this.#whyKept(seat, at - 1) === null) at -= 1;
    return at;
  }

  /** What `takeback` would answer; takes nothing back. */
  whyNoTakeback(seat: Seat): TakebackRefusal | null {
    const at = this.#entries.length;
    return at === 0 ? 'nothing-yet' : this.#whyKept(seat, at - 1);
  }

  #whyKept(seat: Seat, index: number): TakebackRefusal | null {
    if (this.pending.kind === 'over') return 'game-over';
    const { by } = this.#entries[index] ?? { by: null };
    if (by === null) return 'chance-came';
    if (by !== seat) return 'other-seat-acted';
    return this.toldBy(index).some(({ to }) => to !== null) ? 'secret-told' : null;
  }

  #cutTo(at: number): void {
    if (at >= this.#entries.length) return;
    this.#state = this.stateAt(at);
    this.#entries = this.#entries.slice(0, at);
    this.#told = this.#told.slice(0, at);
    this.#snapshots = this.#snapshots.filter((each) => each.at <= at);
    for (const [viewer, heard] of this.#heard) this.#heard.set(viewer, Math.min(heard, at));
  }

  #fall(outcome: T['Chance']): void {
    const told: Told<T['Event']>[] = [];
    const after = this.game.clone(this.#state);
    this.game.applyChance(after, outcome, makeEmit(told));
    this.#record(null, outcome, after, told);
  }

  #record(
    by: Seat | null,
    move: T['Action'] | T['Chance'],
    after: State<T>,
    told: Told<T['Event']>[],
  ): void {
    const text = this.game.notation.format(move);
    this.#entries.push({
      by,
      move: text,
      hash: chain(this.hash, by, text, after),
    });
    this.#told.push(told);
    this.#state = after;
    const at = this.#entries.length;
    if (at % this.#snapshotEvery === 0) this.#snapshots.push({ at, state: this.game.clone(after) });
  }
}

/** Writes down what is told, and to whom. */
export function makeEmit<E>(told: Told<E>[]): Emit<E> {
  return (event, to) => {
    told.push({ event, to: to ?? null });
  };
}

/** What a viewer is told of all that was told. */
export function toldTo<E>(told: readonly Told<E>[], viewer: Viewer): Told<E>[] {
  return told.filter(({ to }) => to === null || to === viewer);
}

function heardBy<E>(told: readonly Told<E>[], viewer: Viewer): E[] {
  return toldTo(told, viewer).map(({ event }) => event);
}

/** Plays one token of a log that is known to be sound. */
function applyText<T extends GameTypes>(
  game: Game<T>,
  state: State<T>,
  by: Seat | null,
  text: string,
): void {
  const move = game.notation.parse(text);
  if (move === null) throw new Error(`${text} is not a move of ${game.id}`);
  play(game, state, by, move);
}
