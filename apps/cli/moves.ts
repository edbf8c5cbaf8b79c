import type { GameParts } from '@bannerfield/games/parts';
import {
  refusalText,
  type GameTypes,
  type Known,
  type Language,
  type Refusal,
} from '@bannerfield/kernel';

/** What the rules say to a typed move. */
export type Verdict =
  | { readonly kind: 'allowed'; readonly action: GameTypes['Action'] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable' };

/** Notation also writes what chance does; that is nothing a player does. */
export function judge({ game }: GameParts, me: Known<GameTypes>, text: string): Verdict {
  const legal = game.legal(me).find((action) => game.notation.format(action) === text);
  if (legal !== undefined) return { kind: 'allowed', action: legal };
  const action = game.notation.parse(text);
  const refusal = action === null ? null : game.why(me, action);
  return refusal === null ? { kind: 'unreadable' } : { kind: 'refused', refusal };
}

/** The sentence, then the rule, then its facts: a limit, a count, a counter-example. */
export function refusalLines(
  { messages }: GameParts,
  refusal: Refusal,
  language: Language,
): string[] {
  const sentence = `${refusalText(messages[language], refusal)} (${refusal.rule})`;
  const facts = Object.entries(refusal.facts ?? {}).map(
    ([name, value]) => `  ${name}: ${typeof value === 'object' ? value.join(' ') : String(value)}`,
  );
  return [sentence, ...facts];
}

const WIDTH = 78;

/**
 * Moves for the eye: those that begin alike stand on one line, and only what differs is
 * repeated (`a8@ 1 2 5`).
 */
export function groupMoves(moves: readonly string[]): string[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const stem = stemOf(move);
    groups.set(stem, [...(groups.get(stem) ?? []), move.slice(stem.length)]);
  }
  const alone: string[] = [];
  const lines: string[] = [];
  for (const [stem, ends] of groups) {
    if (ends.length === 1 || stem === '') alone.push(...ends.map((end) => stem + end));
    else lines.push(...wrap(stem, ends));
  }
  return alone.length === 0 ? lines : [...lines, ...wrap('', alone)];
}

/** Up to the last sign that is neither letter nor digit. */
function stemOf(move: string): string {
  return /^.*[^\p{L}\p{N}](?=.)/u.exec(move)?.[0] ?? '';
}

function wrap(stem: string, words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = stem;
  for (const word of words) {
    if (line.length + 1 + word.length > WIDTH && line !== stem) {
      lines.push(line);
      line = ' '.repeat(stem.length);
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line];
}
