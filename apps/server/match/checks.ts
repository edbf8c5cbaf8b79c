import { commitmentOf } from '@bannerfield/fair-dice';
import { otherSeat, type Seat } from '@bannerfield/kernel';
import { hasEnded, type ClientMessage, type OfferKind } from '@bannerfield/protocol';
import type { TroubleReason } from '../words.ts';
import { hasRunOut } from './clocks.ts';
import { openOffer } from './offers.ts';
import { stageOf, type NewEntry, type TimeResult } from './position.ts';
import type { Room } from './room.ts';

/** What a seat may ask for. */
export type Command = Exclude<ClientMessage, { type: 'join' | 'resend' }>;

/** Why something is no matter of the rules. */
export interface Trouble {
  readonly trouble: TroubleReason;
}

/** What a seat does, before it is stored. */
export type Wanted = Omit<NewEntry, 'at'>;

/** The entry that a command makes, or why it makes none. The rules of the game are asked later. */
export function entryFor(room: Room, seat: Seat, command: Command, now: number): Wanted | Trouble {
  switch (command.type) {
    case 'act':
      return moveOf(room, seat, command.move, command.expected);
    case 'resign':
      return notPlaying(room) ?? { kind: 'resignation', by: seat, body: '' };
    case 'abort':
      return abortBy(room, seat);
    case 'claim':
      return claimBy(room, seat, command.result, now);
    case 'offer':
      return offerBy(room, seat, command.offer);
    case 'accept':
    case 'decline':
      return answerBy(room, seat, command);
    case 'commit':
      return commitmentBy(room, seat, command.commitment);
    case 'reveal':
      return revealBy(room, seat, command.secret);
  }
}

function moveOf(room: Room, seat: Seat, text: string, expected: number): Wanted | Trouble {
  const { position, parts } = room;
  const trouble = notPlaying(room);
  if (trouble !== null) return trouble;
  // Before: it is an answer to another question. Beyond: he cannot know that much.
  if (expected < position.asked[seat] || expected > position.numbers[seat]) {
    return { trouble: 'stale' };
  }
  const move = parts.game.notation.parse(text);
  if (move === null) return { trouble: 'not-a-move' };
  return { kind: 'move', by: seat, body: parts.game.notation.format(move) };
}

function notPlaying({ parts: { game }, position }: Room): Trouble | null {
  const stage = stageOf(game, position);
  if (stage === 'playing') return null;
  return { trouble: hasEnded(stage) ? 'match-over' : 'not-begun' };
}

function commitmentBy({ position, parts }: Room, seat: Seat, body: string): Wanted | Trouble {
  if (position.ending !== null) return { trouble: 'match-over' };
  const isFixed =
    position.commitments[seat] !== null || stageOf(parts.game, position) !== 'committing';
  return isFixed ? { trouble: 'commitment-fixed' } : { kind: 'commitment', by: seat, body };
}

function revealBy({ position, parts, row }: Room, seat: Seat, body: string): Wanted | Trouble {
  if (position.ending !== null) return { trouble: 'match-over' };
  const isDue = stageOf(parts.game, position) === 'revealing' && position.secrets[seat] === null;
  if (!isDue) return { trouble: 'not-due' };
  const isOwn = commitmentOf(seat, row.id, body) === position.commitments[seat];
  return isOwn ? { kind: 'reveal', by: seat, body } : { trouble: 'other-secret' };
}

/** Nobody is held in a match that has hardly begun. */
function abortBy({ parts: { game }, position }: Room, by: Seat): Wanted | Trouble {
  if (hasEnded(stageOf(game, position))) return { trouble: 'match-over' };
  const [first, second] = position.played;
  if (first && second) return { trouble: 'too-late-to-abort' };
  return { kind: 'void', by, body: 'aborted' };
}

/** Where the time of both has run out, nobody has won by it. */
function claimBy(room: Room, by: Seat, result: TimeResult, now: number): Wanted | Trouble {
  const { clocks } = room.position;
  const trouble = notPlaying(room);
  if (trouble !== null) return trouble;
  if (clocks === null) return { trouble: 'no-clock' };
  if (!hasRunOut(clocks, otherSeat(by), now)) return { trouble: 'time-left' };
  if (result === 'win' && hasRunOut(clocks, by, now)) return { trouble: 'both-out-of-time' };
  return { kind: 'claim', by, body: result };
}

/** A rematch is offered when the match is over, all else while it is played. */
function offerBy(room: Room, by: Seat, body: OfferKind): Wanted | Trouble {
  const trouble = body === 'rematch' ? noRematch(room) : notPlaying(room);
  if (trouble !== null) return trouble;
  const offer = room.position.offers[body];
  if (offer === null) return { kind: 'offer', by, body };
  if (!offer.isDeclined) return { trouble: 'offered-already' };
  return offer.by === by ? { trouble: 'declined-already' } : { kind: 'offer', by, body };
}

function noRematch({ parts: { game }, position }: Room): Trouble | null {
  if (stageOf(game, position) !== 'over') return { trouble: 'not-finished' };
  return position.rematch === null ? null : { trouble: 'rematch-made' };
}

function answerBy(
  room: Room,
  by: Seat,
  { type, offer }: Extract<Command, { type: 'accept' | 'decline' }>,
): Wanted | Trouble {
  const trouble = offer === 'rematch' ? noRematch(room) : notPlaying(room);
  if (trouble !== null) return trouble;
  if (openOffer(room.position, offer) !== otherSeat(by)) return { trouble: 'nothing-offered' };
  if (type === 'decline') return { kind: 'decline', by, body: offer };
  if (offer !== 'takeback') return { kind: 'accept', by, body: offer };
  const { wayBack } = room.position;
  if (wayBack?.seat !== otherSeat(by)) return { trouble: 'nothing-to-take-back' };
  return { kind: 'accept', by, body: `takeback ${String(wayBack.moves)}` };
}
