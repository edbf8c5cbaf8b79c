import { isRefusal, type Game, type GameTypes, type Refusal, type Seat } from '@bannerfield/kernel';
import { VOID_REASONS, type VoidReason } from '@bannerfield/protocol';
import { clocksAfter, giveBack, type Outage } from './clocks.ts';
import { isOfferKind } from './offers.ts';
import { play } from './playing.ts';
import {
  stageOf,
  type Advanced,
  type NewEntry,
  type Position,
  type TimeResult,
} from './position.ts';

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
  const advanced = happen(game, before, entry);
  if (isRefusal(advanced) || before.clocks === null) return advanced;
  return { ...advanced, after: withClocks(game, before, advanced.after, entry) };
}

function happen(game: Game<GameTypes>, before: Position, entry: NewEntry): Advanced | Refusal {
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
    case 'claim':
      return tellAll(before, {
        ending: { by: 'time', claimant: seatOf(entry), result: resultIn(entry) },
      });
    case 'outage':
      return tellAll(before, withTimeBack(before, entry));
    case 'offer':
    case 'decline':
      return tellAll(before, { offers: offersAfter(before, entry) });
    case 'accept':
      return tellAll(before, accepted(before, entry));
  }
}

/** What everyone is told of is a decision; hidden steps leave the clocks as they are. */
function withClocks(
  game: Game<GameTypes>,
  before: Position,
  after: Position,
  { kind, by, at }: NewEntry,
): Position {
  if (after.clocks === null) return after;
  const isSeen = after.numbers[2] > before.numbers[2];
  const asked = askedNow(game, after);
  return {
    ...after,
    clocks: clocksAfter(after.clocks, at, kind === 'move' && isSeen ? by : null, asked),
  };
}

/** Who is to decide, as everyone knows. */
function askedNow(game: Game<GameTypes>, position: Position): readonly [boolean, boolean] {
  const pending = game.pending(position.state.table);
  if (stageOf(game, position) !== 'playing' || pending.kind !== 'decision') return [false, false];
  return [pending.seats.includes(0), pending.seats.includes(1)];
}

/** What is no secret to anyone counts for everyone. */
function tellAll(before: Position, change: Partial<Position>): Advanced {
  const [first, second, spectators] = before.numbers;
  const numbers = [first + 1, second + 1, spectators + 1] as const;
  return {
    after: { ...before, numbers, ...change, sequence: before.sequence + 1 },
    told: [],
  };
}

function withOwn<V>([first, second]: readonly [V, V], entry: NewEntry): [V | string, V | string] {
  return seatOf(entry) === 0 ? [entry.body, second] : [first, entry.body];
}

function withTimeBack({ clocks }: Position, entry: NewEntry): Partial<Position> {
  return { clocks: clocks === null ? null : giveBack(clocks, outageIn(entry)) };
}

function offersAfter({ offers }: Position, { kind, by, body }: NewEntry): Position['offers'] {
  if (!isOfferKind(body) || by === null) throw new Error(`${body} is not offered`);
  if (kind === 'offer') return { ...offers, [body]: { by, isDeclined: false } };
  const offer = offers[body];
  return { ...offers, [body]: offer === null ? null : { ...offer, isDeclined: true } };
}

/** What both want. Of a takeback or a rematch the entry says more: to which move, in which match. */
function accepted(before: Position, { body }: NewEntry): Partial<Position> {
  const [kind = '', more = ''] = body.split(' ');
  if (!isOfferKind(kind)) throw new Error(`${kind} is not offered`);
  switch (kind) {
    case 'draw':
      return { ending: { by: 'agreement' } };
    case 'takeback':
      return takenBack(before, Number(more));
    case 'rematch':
      return { rematch: more, offers: { ...before.offers, rematch: null } };
  }
}

function takenBack({ wayBack, numbers, offers }: Position, moves: number): Partial<Position> {
  if (wayBack?.moves !== moves) throw new Error('no way leads back there');
  const { state, hash } = wayBack;
  const [first, second] = numbers;
  return {
    state,
    hash,
    moves,
    wayBack: null,
    asked: [first + 1, second + 1],
    offers: { ...offers, draw: null, takeback: null },
  };
}

function reasonIn({ body }: NewEntry): VoidReason {
  const reason = VOID_REASONS.find((each) => each === body);
  if (reason === undefined) throw new Error(`no match is void for ${body}`);
  return reason;
}

function resultIn({ body }: NewEntry): TimeResult {
  if (body === 'win' || body === 'draw') return body;
  throw new Error(`nobody claims ${body}`);
}

/** As `formatOutage` writes it. */
function outageIn({ body }: NewEntry): Outage {
  const [from, to] = body.split('-').map(Number);
  if (from === undefined || to === undefined) throw new Error(`${body} is no outage`);
  return { from, to };
}

export function formatOutage({ from, to }: Outage): string {
  return `${String(from)}-${String(to)}`;
}

function seatOf({ by, kind }: NewEntry): Seat {
  if (by === null) throw new Error(`a ${kind} is someone’s`);
  return by;
}
