import { makeXoshiro } from '../chance.ts';
import {
  otherSeat,
  SEATS,
  type Game,
  type GameTypes,
  type Pending,
  type Rng,
  type Seat,
  type State,
} from '../game.ts';
import { formatLog, parseLog, type Log } from '../log.ts';
import { Match, type Viewer } from '../match.ts';
import { replay } from '../replay.ts';
import { isRefusal, known, silent, step } from '../step.ts';
import { deepFreeze, expectSame, expectThat, isPlainJson } from './expect.ts';

/** What a game tells the suite about itself, beyond its interface. */
export interface Contract<T extends GameTypes> {
  /**
   * The names (card ids and the like) that this viewer cannot know: those in `fate` and in the
   * hands of others, as far as his own hand does not tell them. Empty for a game that hides
   * nothing with a name.
   */
  hiddenNames(state: Readonly<State<T>>, viewer: Viewer): readonly (string | number)[];
  /** The same names as far as an event tells them. */
  namesToldBy(event: T['Event']): readonly (string | number)[];
  /** Actions whose order is itself a rule (`ready`): left out of the order-of-commitments test. */
  isOrderPublic?(action: T['Action']): boolean;
  /** The longest a game may be, in entries; 5000 if not given. */
  longest?: number;
}

/** How many actions seen earlier in the game are tried again at each decision. */
const TRIED_AGAIN = 50;

const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/**
 * Plays one random game from a seed and checks at every step what each game must keep,
 * whatever its rules. Beside it a game writes the loop over seeds and options, nothing else.
 * @returns the log of the game played.
 */
export function contract<T extends GameTypes>(
  game: Game<T>,
  options: T['Options'],
  seed: number,
  about: Contract<T>,
): Log {
  const { next: rng } = makeXoshiro(seed);
  const match = new Match(game, options);
  const texts = new Set<string>();
  for (let entry = 0; entry < (about.longest ?? 5000); entry++) {
    checkState(game, match.state);
    const { pending } = match;
    if (pending.kind === 'over') {
      checkReplay(game, match, pending);
      return match.log;
    }
    if (pending.kind === 'chance') playChance(match, texts, rng);
    else playDecision(match, pending.seats, texts, rng, about);
    checkTold(match, about);
  }
  throw new Error('the game does not end');
}

function checkState<T extends GameTypes>(game: Game<T>, state: Readonly<State<T>>): void {
  const text = JSON.stringify(state);
  expectThat(isPlainJson(state), 'the state is plain JSON', text);
  expectSame(JSON.stringify(game.clone(state)), text, 'a clone is equal');
  const complaint = game.audit(state);
  expectThat(complaint === null, 'the audit holds', complaint ?? '');
}

function playChance<T extends GameTypes>(match: Match<T>, seen: Set<string>, rng: Rng): void {
  const { game, state } = match;
  const outcomes = game.chance(state);
  expectThat(outcomes.length > 0, 'a chance node has an outcome');
  const texts = outcomes.map(({ outcome }) => game.notation.format(outcome));
  checkNotation(game, texts);
  for (const { weight } of outcomes) {
    expectThat(Number.isInteger(weight) && weight > 0, 'weights are positive integers');
  }
  for (const seat of SEATS) {
    expectThat(game.legal(known(state, seat)).length === 0, 'nobody decides while chance is due');
  }
  const sampled = game.notation.format(game.sample(state, rng));
  expectThat(texts.includes(sampled), 'a sample is a listed outcome', sampled);
  seen.add(sampled); // no seat may do what chance does
  match.settleOne(rng);
}

function playDecision<T extends GameTypes>(
  match: Match<T>,
  seats: readonly Seat[],
  texts: Set<string>,
  rng: Rng,
  about: Contract<T>,
): void {
  const { game, state } = match;
  const seat = seats[rng(seats.length)];
  expectThat(seat !== undefined, 'a decision has a seat');
  const legal = game.legal(known(state, seat)).map((action) => game.notation.format(action));
  expectThat(legal.length > 0, 'a decision has a legal action');
  checkNotation(game, legal);
  checkAgreement(game, state, seat, legal, texts, rng);
  checkImagined(game, state, seat, legal, rng);
  checkFrozen(game, state, seat, rng);
  checkOthersRefused(match, seats, seat, texts);
  if (seats.length === 2) checkOrder(game, state, rng, about);
  checkRefusedChangesNothing(match, seat, legal, texts);
  const text = JSON.stringify(state);
  const chosen = parsedAction(game, legal[rng(legal.length)]);
  const after = step(game, state, seat, chosen);
  expectSame(JSON.stringify(state), text, 'step leaves its input as it was');
  expectThat(!isRefusal(after), 'a legal action is accepted');
  expectThat(match.act(seat, chosen) === null, 'a match accepts it too');
  expectSame(JSON.stringify(match.state), JSON.stringify(after), 'a match does what step does');
}

function checkNotation<T extends GameTypes>(game: Game<T>, texts: readonly string[]): void {
  expectThat(new Set(texts).size === texts.length, 'notation is unique', texts.join(' '));
  for (const text of texts) {
    expectThat(/^\S+$/.test(text), 'a move is one token', text);
    const move = game.notation.parse(text);
    expectThat(move !== null && game.notation.format(move) === text, 'notation round-trips', text);
  }
}

/** `why` allows exactly what `legal` lists, on all texts of now and some of earlier. */
function checkAgreement<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  seat: Seat,
  legal: readonly string[],
  texts: Set<string>,
  rng: Rng,
): void {
  for (const text of legal) texts.add(text);
  const seen = [...texts];
  const tried = new Set(legal);
  for (let n = 0; n < TRIED_AGAIN; n++) tried.add(seen[rng(seen.length)] ?? '');
  for (const text of tried) {
    const refusal = game.why(known(state, seat), parsedAction(game, text));
    const agrees = (refusal === null) === legal.includes(text);
    expectThat(
      agrees,
      'legal and why agree',
      `${text}, refused by ${refusal?.reason ?? 'nothing'}`,
    );
  }
}

/** An imagined truth is possible, looks the same from this seat, and offers the same. */
function checkImagined<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  seat: Seat,
  legal: readonly string[],
  rng: Rng,
): void {
  const me = known(state, seat);
  const imagined = game.imagine(me, rng);
  const complaint = game.audit(imagined);
  expectThat(complaint === null, 'an imagined truth passes the audit', complaint ?? '');
  const looks = JSON.stringify(known(imagined, seat));
  expectSame(looks, JSON.stringify(me), 'an imagined truth looks the same');
  const offered = game.legal(known(imagined, seat)).map((action) => game.notation.format(action));
  expectSame(offered.join(' '), legal.join(' '), 'an imagined truth allows the same');
  expectThat(imagined.table !== state.table, 'an imagined truth shares nothing with the real one');
}

function checkFrozen<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  seat: Seat,
  rng: Rng,
): void {
  const frozen = deepFreeze(game.clone(state));
  const me = known(frozen, seat);
  game.pending(frozen.table);
  const [first] = game.legal(me);
  game.audit(frozen);
  game.imagine(me, rng);
  if (first !== undefined) expectThat(!isRefusal(step(game, frozen, seat, first)), 'frozen input');
}

/** Whoever is not asked has no legal action and is refused every one. */
function checkOthersRefused<T extends GameTypes>(
  match: Match<T>,
  seats: readonly Seat[],
  seat: Seat,
  texts: ReadonlySet<string>,
): void {
  const other = otherSeat(seat);
  if (seats.includes(other)) return;
  const { game, state } = match;
  expectThat(game.legal(known(state, other)).length === 0, 'the other seat has no action');
  for (const text of texts) {
    const answer = step(game, state, other, parsedAction(game, text));
    expectThat(isRefusal(answer), 'the other seat is refused', text);
  }
}

/** Hidden commitments of both seats lead to the same state in either order. */
function checkOrder<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  rng: Rng,
  about: Contract<T>,
): void {
  const [mine, theirs] = SEATS.map((seat) => {
    const legal = game.legal(known(state, seat));
    return legal[rng(legal.length)];
  });
  if (mine === undefined || theirs === undefined) return;
  if (about.isOrderPublic?.(mine) === true || about.isOrderPublic?.(theirs) === true) return;
  const firstMine = game.clone(state);
  game.apply(firstMine, 0, mine, silent);
  const firstTheirs = game.clone(state);
  game.apply(firstTheirs, 1, theirs, silent);
  if (!stillAsked(game, firstMine, 1) || !stillAsked(game, firstTheirs, 0)) return;
  game.apply(firstMine, 1, theirs, silent);
  game.apply(firstTheirs, 0, mine, silent);
  expectSame(
    JSON.stringify(firstMine),
    JSON.stringify(firstTheirs),
    'the order of hidden commitments changes nothing',
  );
}

function stillAsked<T extends GameTypes>(game: Game<T>, state: State<T>, seat: Seat): boolean {
  const pending = game.pending(state.table);
  return pending.kind === 'decision' && pending.seats.includes(seat);
}

function checkRefusedChangesNothing<T extends GameTypes>(
  match: Match<T>,
  seat: Seat,
  legal: readonly string[],
  texts: ReadonlySet<string>,
): void {
  const illegal = [...texts].find((text) => !legal.includes(text));
  if (illegal === undefined) return;
  const before = JSON.stringify([match.state, match.log, match.history(0), match.history(1)]);
  const refusal = match.act(seat, parsedAction(match.game, illegal));
  expectThat(refusal !== null, 'an illegal action is refused', illegal);
  expectThat(/^R\d+(\.\d+)?$/.test(refusal.rule), 'a refusal names its rule', refusal.rule);
  const after = JSON.stringify([match.state, match.log, match.history(0), match.history(1)]);
  expectSame(after, before, 'a refused action changes nothing and tells nobody');
}

/** No event names what after the step is hidden from anyone who is told it. */
function checkTold<T extends GameTypes>(match: Match<T>, about: Contract<T>): void {
  const told = match.toldBy(match.log.entries.length - 1);
  for (const viewer of VIEWERS) {
    const hidden = new Set(about.hiddenNames(match.state, viewer));
    for (const { event, to } of told) {
      if (to !== null && to !== viewer) continue;
      const leaks = about.namesToldBy(event).some((name) => hidden.has(name));
      const detail = `${String(viewer)} by ${JSON.stringify(event)}`;
      expectThat(!leaks, 'nobody is told what is hidden from him', detail);
    }
  }
}

/** The log, written and read again, gives the same states and the same events to each viewer. */
function checkReplay<T extends GameTypes>(game: Game<T>, match: Match<T>, over: Pending): void {
  const again = replay(game, parseLog(formatLog(match.log)));
  expectSame(JSON.stringify(again.state), JSON.stringify(match.state), 'replay gives the state');
  expectThat(again.pending.kind === over.kind, 'replay ends alike');
  for (const viewer of VIEWERS) {
    const told = JSON.stringify(again.history(viewer));
    expectSame(told, JSON.stringify(match.history(viewer)), 'replay tells the same');
  }
  const middle = match.log.entries.length >> 1;
  const restored = JSON.stringify(again.stateAt(middle));
  expectSame(JSON.stringify(match.stateAt(middle)), restored, 'snapshots lead to the same state');
}

function parsedAction<T extends GameTypes>(game: Game<T>, text: string | undefined): T['Action'] {
  const action = text === undefined ? null : game.notation.parse(text);
  expectThat(action !== null, 'notation can be read', text);
  return action;
}
