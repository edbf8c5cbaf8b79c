import { makeXoshiro } from '../chance.ts';
import {
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
import { known, silent } from '../step.ts';
import { expectSame, expectThat, frozenCopy, isPlainJson } from './expect.ts';
import { guarded } from './guard.ts';
import { checkWorlds, checkImagined, type Worlds } from './imagined.ts';
import { checkSampled } from './sampled.ts';
import { checkShown } from './shown.ts';

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
  /** What happens now is public, and told together with what follows: two leaders dealt. */
  isToldLater?(state: Readonly<State<T>>): boolean;
  /** The longest a game may be, in entries; 5000 if not given. */
  longest?: number;
}

/** How many actions seen earlier in the game are tried again at each decision. */
const TRIED_AGAIN = 50;

/** At one of so many chance nodes samples are counted. */
const WEIGHED = 16;

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
  const reader = guarded(game);
  const longest = about.longest ?? 5000;
  const texts = new Set<string>();
  const worlds: Worlds = { free: 0, differed: false };
  for (;;) {
    expectThat(isPlainJson(match.state), 'the state is plain JSON', JSON.stringify(match.state));
    const state = frozenCopy(match.state);
    checkState(reader, state);
    const pending = reader.pending(state.table);
    checkImagined(reader, state, worlds, (seat) => about.hiddenNames(state, seat).length, rng);
    checkOthersRefused(reader, state, pending, texts, rng);
    if (pending.kind === 'over') break;
    expectThat(match.log.entries.length < longest, 'the game ends');
    if (pending.kind === 'chance') playChance(reader, state, match, texts, rng);
    else playDecision(reader, state, match, pending.seats, texts, rng, about);
    checkTold(match, about);
    if (about.isToldLater?.(state) !== true) checkShown(game, state, pending, rng);
  }
  checkWorlds(worlds);
  checkReplay(game, match);
  return match.log;
}

function checkState<T extends GameTypes>(game: Game<T>, state: Readonly<State<T>>): void {
  const text = JSON.stringify(state);
  expectSame(JSON.stringify(game.clone(state)), text, 'a clone is equal');
  const complaint = game.audit(state);
  expectThat(complaint === null, 'the audit holds', complaint ?? '');
}

function playChance<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  match: Match<T>,
  seen: Set<string>,
  rng: Rng,
): void {
  const outcomes = game.chance(state);
  expectThat(outcomes.length > 0, 'a chance node has an outcome');
  const texts = outcomes.map(({ outcome }) => game.notation.format(outcome));
  checkNotation(game, texts);
  for (const { weight } of outcomes) {
    expectThat(Number.isInteger(weight) && weight > 0, 'weights are positive integers');
  }
  if (rng(WEIGHED) === 0) checkSampled(game, state, rng);
  const sampled = game.sample(state, rng);
  const text = game.notation.format(sampled);
  expectThat(texts.includes(text), 'a sample is a listed outcome', text);
  seen.add(text); // no seat may do what chance does
  const after = stepped(match, (copy) => {
    game.applyChance(copy, sampled, silent);
  });
  match.applyChance(sampled);
  expectSame(JSON.stringify(match.state), after, 'the same step leads to the same state');
}

function playDecision<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  match: Match<T>,
  seats: readonly Seat[],
  texts: Set<string>,
  rng: Rng,
  about: Contract<T>,
): void {
  const seat = seats[rng(seats.length)];
  expectThat(seat !== undefined, 'a decision has a seat');
  const legal = game.legal(known(state, seat)).map((action) => game.notation.format(action));
  expectThat(legal.length > 0, 'a decision has a legal action');
  checkNotation(game, legal);
  checkAgreement(game, state, seat, legal, texts, rng);
  const chosen = parsedMove(game, legal[rng(legal.length)]);
  const after = stepped(match, (copy) => {
    game.apply(copy, seat, chosen, silent);
  });
  match.act(seat, chosen);
  expectSame(JSON.stringify(match.state), after, 'the same step leads to the same state');
  if (seats.length === 2) checkOrder(game, state, rng, about);
}

/** The state after a step on a copy, as text. */
function stepped<T extends GameTypes>(match: Match<T>, apply: (copy: State<T>) => void): string {
  const before = JSON.stringify(match.state);
  const copy = match.game.clone(match.state);
  apply(copy);
  expectSame(JSON.stringify(match.state), before, 'a step leaves its input as it is');
  return JSON.stringify(copy);
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
  for (const text of new Set([...legal, ...someOf(texts, rng)])) {
    const refusal = game.why(known(state, seat), parsedMove(game, text));
    const detail = `${text}, refused by ${refusal?.reason ?? 'nothing'}`;
    expectThat((refusal === null) === legal.includes(text), 'legal and why agree', detail);
    const rule = refusal?.rule ?? 'R1';
    expectThat(/^R\d+(\.\d+)?$/.test(rule), 'a refusal names its rule', rule);
  }
}

function someOf(texts: ReadonlySet<string>, rng: Rng): Set<string> {
  const seen = [...texts];
  const some = new Set<string>();
  if (seen.length === 0) return some;
  for (let n = 0; n < TRIED_AGAIN; n++) some.add(seen[rng(seen.length)] ?? '');
  return some;
}

/** Nobody but those who are asked has a legal action; anything else they do is refused. */
function checkOthersRefused<T extends GameTypes>(
  game: Game<T>,
  state: Readonly<State<T>>,
  pending: Pending,
  texts: ReadonlySet<string>,
  rng: Rng,
): void {
  const asked = pending.kind === 'decision' ? pending.seats : [];
  for (const seat of SEATS.filter((each) => !asked.includes(each))) {
    const me = known(state, seat);
    expectThat(game.legal(me).length === 0, 'who is not asked has no action', pending.kind);
    for (const text of someOf(texts, rng)) {
      const refusal = game.why(me, parsedMove(game, text));
      expectThat(refusal !== null, 'who is not asked is refused', text);
    }
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

/** The log, written and read again, is sound and tells each viewer the same. */
function checkReplay<T extends GameTypes>(game: Game<T>, match: Match<T>): void {
  const again = replay(game, parseLog(formatLog(match.log)));
  for (const viewer of VIEWERS) {
    const told = JSON.stringify(again.history(viewer));
    expectSame(told, JSON.stringify(match.history(viewer)), 'replay tells the same');
  }
}

function parsedMove<T extends GameTypes>(
  game: Game<T>,
  text: string | undefined,
): T['Action'] | T['Chance'] {
  const move = text === undefined ? null : game.notation.parse(text);
  expectThat(move !== null, 'notation can be read', text);
  return move;
}
