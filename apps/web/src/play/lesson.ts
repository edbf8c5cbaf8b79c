import { Match, type Game, type GameTypes, type Seat } from '@bannerfield/kernel';
import type { Tutorial, TutorialStep } from '@bannerfield/ui';

/** A taught game at one of its steps. */
export interface Lesson {
  readonly match: Match<GameTypes>;
  /** From 0; the number of steps when all is learned. */
  readonly index: number;
  /** Null: all is learned. */
  readonly step: TutorialStep | null;
  /** What the step asks to be done; null: only to read on. */
  readonly asked: GameTypes['Action'] | null;
  /** How many entries there were before the last step's move and what this one begins with. */
  readonly from: number;
}

/**
 * The taught game at a step: everything before it is played.
 * @throws Error if the tutorial plays what the rules do not allow.
 */
export function lessonAt(
  game: Game<GameTypes>,
  { options, steps }: Tutorial,
  index: number,
): Lesson {
  const match = new Match(game, options);
  let from = 0;
  steps.slice(0, index + 1).forEach((step, nth) => {
    for (const text of step.before ?? []) playToken(match, text);
    // What a move has led to belongs to the step that follows it.
    if (nth === index - 1) from = match.log.entries.length;
    if (nth === index || step.move === undefined) return;
    playToken(match, step.move);
  });
  const step = steps[index] ?? null;
  const asked = step?.move === undefined ? null : moveOf(match, step.move);
  return { match, index, step, asked, from };
}

function moveOf({ game }: Match<GameTypes>, text: string): GameTypes['Action'] {
  const move = game.notation.parse(text);
  if (move === null) throw new Error(`${text} is not a move of ${game.id}`);
  return move;
}

/** Plays a move or an outcome; who moves follows from what the game waits for. */
function playToken(match: Match<GameTypes>, text: string): void {
  const move = moveOf(match, text);
  const { pending } = match;
  if (pending.kind === 'over') throw new Error(`${text} comes after the end`);
  if (pending.kind === 'chance') {
    match.applyChance(move);
    return;
  }
  const refusal = match.act(seatFor(match, pending.seats, move), move);
  if (refusal !== null) throw new Error(`${refusal.rule} forbids ${text}: ${refusal.reason}`);
}

/** Of two that decide at once, the one whose move it can be. */
function seatFor(match: Match<GameTypes>, seats: readonly Seat[], move: GameTypes['Action']): Seat {
  return seats.find((seat) => match.game.why(match.view(seat), move) === null) ?? seats[0] ?? 0;
}

/** What a step says to moves that the rules allow but that are not the one it asks for. */
export const NOT_ASKED = 'lesson';

/**
 * The game as a step of a lesson lets it be played: one move is offered; what the rules forbid
 * is refused by them, and everything else by the lesson.
 */
export function onlyThis(
  game: Game<GameTypes>,
  asked: GameTypes['Action'] | null,
): Game<GameTypes> {
  const text = asked === null ? null : game.notation.format(asked);
  return {
    ...game,
    legal: (known) => (asked === null ? [] : game.legal(known).filter(isAsked)),
    why: (known, action) => {
      if (isAsked(action)) return null;
      return game.why(known, action) ?? { rule: 'R0', reason: NOT_ASKED };
    },
  };

  function isAsked(action: GameTypes['Action']): boolean {
    return game.notation.format(action) === text;
  }
}
