import type { Facts, Refusal, Seat } from './game.ts';

/** The languages every game speaks. */
export type Language = 'en' | 'de';
export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** The same words in every language. */
export type Words = Readonly<Record<Language, string>>;

/** One language's sentences of one game, looked up by reason, event type and phase. */
export interface Messages<E extends { readonly type: string } = { readonly type: string }> {
  /** By `Refusal.reason`. */
  readonly refusals: Readonly<Record<string, (facts: Facts) => string>>;
  /**
   * By `Event.type`; `seats` are the names of seat 0 and seat 1, `you` the seat that is spoken to
   * (“You lay”), or null if nobody is.
   */
  readonly events: {
    readonly [K in E['type']]: (
      event: Extract<E, { readonly type: K }>,
      seats: readonly [string, string],
      you: Seat | null,
    ) => string;
  };
  /** By phase: what the seat in turn is asked. */
  readonly prompts: Readonly<Record<string, string>>;
  /** By `PendingOver.reason`; `winner` is a name, or null for a draw; true: it is you. */
  readonly endings: Readonly<Record<string, (winner: string | null, isYou?: boolean) => string>>;
}

/** A refusal in words. Falls back to the bare reason, so that nothing is ever silent. */
export function refusalText(messages: Pick<Messages, 'refusals'>, refusal: Refusal): string {
  const say = messages.refusals[refusal.reason];
  return say === undefined ? refusal.reason : say(refusal.facts ?? {});
}

/** An event in words; `you` is the seat spoken to, if one is. */
export function eventText<E extends { readonly type: string }>(
  messages: Messages<E>,
  event: E,
  seats: readonly [string, string],
  you: Seat | null = null,
): string {
  const say = (messages.events as Readonly<Record<string, unknown>>)[event.type];
  if (typeof say !== 'function') return event.type;
  return (say as (event: E, seats: readonly [string, string], you: Seat | null) => string)(
    event,
    seats,
    you,
  );
}

/**
 * Sentences as one: said once with how often, or, if they differ in one word, with all of these
 * (“You draw g4, s3, v10.”). Null: they are too different.
 */
export function mergeSentences(sentences: readonly string[]): string | null {
  const [first = [], ...others] = sentences.map((each) => each.split(' '));
  if (others.some((words) => words.length !== first.length)) return null;
  const differing = first.flatMap((word, at) =>
    others.every((words) => words[at] === word) ? [] : [at],
  );
  const [at, ...more] = differing;
  if (at === undefined) return `${first.join(' ')} (×${String(sentences.length)})`;
  // A word that is all of its sentence is no list.
  if (more.length > 0 || first.length === 1) return null;
  const ending = /[.!]?$/.exec(first[at] ?? '')?.[0] ?? '';
  const each = [first, ...others].map((words) => (words[at] ?? '').replace(/[.!]$/, ''));
  return first.with(at, each.join(', ') + ending).join(' ');
}
