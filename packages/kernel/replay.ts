import type { Game, GameTypes, Pending, Refusal, Seat, State } from './game.ts';
import {
  chain,
  chainStart,
  lineOfEntry,
  LogError,
  WRITTEN_OTHERWISE,
  type Entry,
  type Log,
} from './log.ts';
import { Match, type Snapshot } from './match.ts';
import { canHappen, known, play } from './step.ts';

/**
 * Plays a log through, checking every move by the rules and every hash.
 * The options of its header must have passed the game's schema, and the game must be of the
 * header's edition.
 * @throws LogError naming the first line that is wrong.
 */
export function replay<T extends GameTypes>(game: Game<T>, log: Log): Match<T> {
  const course = replaying(game, log);
  for (;;) {
    const { done, value } = course.next();
    if (done === true) return value;
  }
}

/**
 * As `replay`, entry by entry, for programs that must not stand still for a long log: tells after
 * each how many are played, and gives the match at the end.
 * @throws LogError naming the first line that is wrong.
 */
export function* replaying<T extends GameTypes>(
  game: Game<T>,
  log: Log,
): Generator<number, Match<T>, undefined> {
  const { header } = log;
  checkHeader(game, log);
  const match = new Match(game, header.options);
  if (match.start !== log.start) {
    throw new LogError(
      lineOfEntry(header, -1),
      'start',
      'the hash of the start does not fit: the header was changed',
    );
  }
  for (const [index, entry] of log.entries.entries()) {
    playEntry(match, entry, lineOfEntry(header, index));
    yield index + 1;
  }
  return match;
}

function checkHeader<T extends GameTypes>(game: Game<T>, { header }: Log): void {
  if (header.game !== game.id) {
    throw new LogError(2, 'game', `this log is of ${header.game}, not of ${game.id}`);
  }
  if (header.rulesVersion !== game.rulesVersion) {
    const versions = `version ${String(header.rulesVersion)}, these rules are ${String(game.rulesVersion)}`;
    throw new LogError(3, 'rules', `this log was played by rules ${versions}`);
  }
  if (JSON.stringify(header.edition) !== JSON.stringify(game.edition ?? null)) {
    throw new LogError(5, 'edition', 'this log was played with another edition');
  }
}

/** The rules are asked once, by the match itself. */
function playEntry<T extends GameTypes>(match: Match<T>, entry: Entry, line: number): void {
  const move = moveOf(match.game, entry, line);
  const { by } = entry;
  const complaint = whyNotDue(match.pending, by) ?? whyNotPlayed(match, by, move);
  if (complaint !== null) refuse(entry, line, complaint);
  if (match.hash !== entry.hash) {
    throw new LogError(
      line,
      'hash',
      'the hash does not fit: this line or its position was changed',
    );
  }
}

/** Null: it has been played. */
function whyNotPlayed<T extends GameTypes>(
  match: Match<T>,
  by: Seat | null,
  move: T['Action'] | T['Chance'],
): string | null {
  if (by === null) return match.tryChance(move) ? null : CANNOT_HAPPEN;
  const refusal = match.act(by, move);
  return refusal && notAllowed(refusal);
}

/** Null: it can be played in this state. */
function whyNotPlayable<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  by: Seat | null,
  move: T['Action'] | T['Chance'],
): string | null {
  if (by === null) return canHappen(game, state, move) ? null : CANNOT_HAPPEN;
  const refusal = game.why(known(state, by), move);
  return refusal && notAllowed(refusal);
}

const CANNOT_HAPPEN = 'cannot happen here';

function notAllowed({ rule, reason }: Refusal): string {
  return `is not allowed here (${rule}, ${reason})`;
}

/** Null: it is for chance, or for someone, as the entry says. */
function whyNotDue({ kind }: Pending, by: Seat | null): string | null {
  if (by === null) return kind === 'chance' ? null : 'is chance, but none is due here';
  if (kind === 'chance') return 'is a decision, but chance is due here';
  return kind === 'over' ? 'comes after the end of the game' : null;
}

function moveOf<T extends GameTypes>(
  game: Game<T>,
  { move }: Entry,
  line: number,
): T['Action'] | T['Chance'] {
  const parsed = game.notation.parse(move);
  if (parsed === null) throw new LogError(line, 'move', `“${move}” is not a move of ${game.id}`);
  if (game.notation.format(parsed) !== move) throw new LogError(line, 'line', WRITTEN_OTHERWISE);
  return parsed;
}

function refuse({ move }: Entry, line: number, complaint: string): never {
  throw new LogError(line, 'move', `“${move}” ${complaint}`);
}

/**
 * The state after `log`, from a stored snapshot on: plays only what came after it, move by move
 * as `replay` does, and checks the chain from the snapshot's own entry (at 0: from the start) on,
 * so that a snapshot of another game is noticed.
 * @throws LogError if the snapshot or a later entry does not fit.
 */
export function resume<T extends GameTypes>(
  game: Game<T>,
  log: Log,
  snapshot: Snapshot<T>,
): State<T> {
  checkHeader(game, log);
  checkSnapshot(log, snapshot);
  const state = game.clone(snapshot.state);
  let hash = log.entries[snapshot.at - 1]?.hash ?? log.start;
  log.entries.slice(snapshot.at).forEach((entry, past) => {
    const line = lineOfEntry(log.header, snapshot.at + past);
    const move = moveOf(game, entry, line);
    const complaint =
      whyNotDue(game.pending(state.table), entry.by) ?? whyNotPlayable(game, state, entry.by, move);
    if (complaint !== null) refuse(entry, line, complaint);
    play(game, state, entry.by, move);
    hash = chain(hash, entry.by, entry.move, state);
    if (hash !== entry.hash) throw new LogError(line, 'hash', 'the hash does not fit the snapshot');
  });
  return state;
}

function checkSnapshot<T extends GameTypes>(log: Log, { at, state }: Snapshot<T>): void {
  const last = log.entries[at - 1];
  if (last === undefined) {
    if (at === 0) {
      checkBeginning(log, state);
      return;
    }
    throw new LogError(
      lineOfEntry(log.header, log.entries.length),
      'end',
      'the snapshot is of a later time',
    );
  }
  const before = log.entries[at - 2]?.hash ?? log.start;
  if (chain(before, last.by, last.move, state) !== last.hash) {
    throw new LogError(lineOfEntry(log.header, at - 1), 'hash', 'the snapshot is not of this game');
  }
}

function checkBeginning({ header, start }: Log, state: object): void {
  if (chainStart(header, state) === start) return;
  throw new LogError(lineOfEntry(header, -1), 'start', 'the snapshot is not of this game');
}
