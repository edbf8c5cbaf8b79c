import type { EngineFace } from '@bannerfield/bots';
import type { Game, GameTypes, Known } from '@bannerfield/kernel';
import type { ForfeitReason } from '@bannerfield/protocol';
import { Child } from './child.ts';
import type { Answer, Player } from './player.ts';
import { START_MS } from './program-player.ts';

/** A program that speaks its game's own text protocol. */
export function makeEnginePlayer(
  game: Game<GameTypes>,
  face: EngineFace<GameTypes>,
  words: readonly string[],
  showsErrors = false,
): Player {
  const child = new Child(words, showsErrors);
  const seat = face.makeSeat();
  let moveMs = START_MS;
  let isGreeted = false;
  /** Only now is it known who starts. */
  const greet = async (known: Known<GameTypes>): Promise<ForfeitReason | null> => {
    const { asked, told } = seat.greet(known);
    child.send(asked);
    const heard = await child.nextLine(Math.max(START_MS, moveMs));
    if (heard.kind !== 'line') return heard.kind;
    for (const line of told) child.send(line);
    isGreeted = true;
    return null;
  };
  const answer = async (known: Known<GameTypes>): Promise<Answer> => {
    const failed = isGreeted ? null : await greet(known);
    if (failed !== null) return { kind: 'failed', why: failed };
    const { lines, move } = seat.turn(known);
    for (const line of lines) child.send(line);
    if (move !== null) {
      return { kind: 'move', move: game.notation.format(move), isUnasked: true };
    }
    const heard = await child.nextLine(moveMs);
    if (heard.kind !== 'line') return { kind: 'failed', why: heard.kind };
    const { action, isRepaired } = seat.read(heard.line, known);
    return { kind: 'move', move: game.notation.format(action), isRepaired };
  };
  return {
    begin: ({ clock }) => {
      ({ moveMs } = clock);
      return Promise.resolve(null);
    },
    hear: (event) => seat.see(event),
    answer,
    refused: ({ given, reason }) => {
      throw new Error(`${given}, which the text protocol stands for, is not allowed (${reason})`);
    },
    end: () => undefined,
    close: () => child.close(),
  };
}
