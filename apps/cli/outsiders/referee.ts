import type { GameParts } from '@bannerfield/games/parts';
import {
  Match,
  otherSeat,
  SEATS,
  type GameTypes,
  type Pair,
  type Refusal,
  type Rng,
  type Seat,
} from '@bannerfield/kernel';
import {
  askOf,
  helloTo,
  notUnderstood,
  refusedOf,
  type Clock,
  type Conduct,
  type EndMessage,
  type ForfeitReason,
  type RefusedMessage,
} from '@bannerfield/protocol';
import type { Answer, Player } from './player.ts';

/** What is played, and how. */
export interface Terms {
  readonly parts: GameParts;
  readonly options: object;
  readonly names: Pair<string>;
  readonly clock: Clock;
  /** Decisions after which the game is broken off as a draw. */
  readonly longest: number;
  /** Gives the game up. */
  readonly stop?: AbortSignal;
}

/** A game that came to an end; pairs are by seat. */
export interface Refereed {
  readonly end: EndMessage;
  readonly match: Match<GameTypes>;
  readonly conduct: Pair<Conduct>;
}

type Count = { -readonly [K in keyof Conduct]: Conduct[K] };

/** A game under way. */
interface Table {
  readonly terms: Terms;
  readonly players: Pair<Player>;
  readonly match: Match<GameTypes>;
  readonly counts: Pair<Count>;
  /** Of each seat: one count for both would tell how often the other was asked. */
  readonly questions: [number, number];
}

/** So often an answer may fail before the seat has lost. */
const TRIES = 2;

/**
 * Plays one game between players of any kind, and closes them. A seat that gives no answer in
 * time, none at all, or twice one that is not allowed, has lost.
 * @param chance where dice and cards come from.
 * @returns null if it was stopped.
 */
export async function refereeGame(
  terms: Terms,
  players: Pair<Player>,
  chance: Rng,
): Promise<Refereed | null> {
  const match = new Match(terms.parts.game, terms.options);
  const table: Table = { terms, players, match, counts: [noCount(), noCount()], questions: [0, 0] };
  const close = (): Promise<unknown> => Promise.all(players.map((player) => player.close()));
  const closeAtOnce = (): void => void close();
  terms.stop?.addEventListener('abort', closeAtOnce);
  try {
    const end = await played(table, chance);
    if (terms.stop?.aborted === true) return null;
    for (const player of players) player.end(end);
    return { end, match, conduct: table.counts };
  } finally {
    terms.stop?.removeEventListener('abort', closeAtOnce);
    await close();
  }
}

function noCount(): Count {
  return { answers: 0, illegal: 0, ms: 0, slowestMs: 0 };
}

/** When stopped its players are closed, so that it ends at once with whatever comes of that. */
async function played(table: Table, chance: Rng): Promise<EndMessage> {
  const { match, terms } = table;
  const late = await greet(table);
  if (late !== null) return late;
  for (let decisions = 0; ; decisions++) {
    match.settle(chance);
    tell(table);
    const { pending } = match;
    if (pending.kind === 'over') {
      const { winner, rule, reason } = pending;
      return { type: 'end', winner, rule, reason, forfeit: null };
    }
    if (decisions >= terms.longest) return broken('draw', 'too-long', null);
    const [seat] = pending.kind === 'decision' ? pending.seats : [];
    if (seat === undefined) throw new Error('a decision without a seat');
    const why = await decide(table, seat);
    if (why !== null) return forfeited(seat, why);
  }
}

function forfeited(seat: Seat, why: ForfeitReason): EndMessage {
  return broken(otherSeat(seat), 'forfeit', { seat, why });
}

function broken(
  winner: EndMessage['winner'],
  reason: string,
  forfeit: EndMessage['forfeit'],
): EndMessage {
  return { type: 'end', winner, rule: null, reason, forfeit };
}

/** Both are greeted at once; if neither comes, seat 0 has lost, which was greeted first. */
async function greet({ terms, players, match, counts }: Table): Promise<EndMessage | null> {
  const { names, clock } = terms;
  const failed = await Promise.all(
    SEATS.map((seat) => players[seat].begin(helloTo(seat, match.header, names, clock))),
  );
  for (const seat of SEATS) {
    const why = failed[seat] ?? null;
    if (why === 'illegal') counts[seat].illegal += 1;
    if (why !== null) return forfeited(seat, why);
  }
  return null;
}

function tell({ match, players }: Table): void {
  for (const seat of SEATS) {
    for (const event of match.drain(seat)) players[seat].hear(event);
  }
}

/** Null: something was played. */
async function decide(table: Table, seat: Seat): Promise<ForfeitReason | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await timed(table, seat);
    if (answer.kind === 'failed') return answer.why;
    if (answer.kind === 'move' && answer.isRepaired === true) table.counts[seat].illegal += 1;
    const refused = tryAnswer(table, seat, answer);
    if (refused === null) return null;
    table.counts[seat].illegal += 1;
    table.players[seat].refused(refused);
  }
  return 'illegal';
}

async function timed(table: Table, seat: Seat): Promise<Answer> {
  const { match, terms, players } = table;
  const known = match.view(seat);
  table.questions[seat] += 1;
  const begun = performance.now();
  const answer = await players[seat].answer(known, () =>
    askOf(match.game, known, table.questions[seat], terms.clock),
  );
  if (answer.kind === 'move' && answer.isUnasked === true) return answer;
  const ms = performance.now() - begun;
  const count = table.counts[seat];
  count.answers += 1;
  count.ms += ms;
  count.slowestMs = Math.max(count.slowestMs, ms);
  return answer;
}

/** Plays it if it may be played; else what is to be said of it. */
function tryAnswer(
  { match, terms, questions }: Table,
  seat: Seat,
  answer: Exclude<Answer, { readonly kind: 'failed' }>,
): RefusedMessage | null {
  const question = questions[seat];
  if (answer.kind === 'rubbish') return notUnderstood(question, answer.given, answer.reason);
  const move = match.game.notation.parse(answer.move);
  if (move === null) return notUnderstood(question, answer.move, 'not-a-move');
  const refusal: Refusal | null = match.act(seat, move);
  if (refusal === null) return null;
  return refusedOf(terms.parts.messages, question, answer.move, refusal);
}
