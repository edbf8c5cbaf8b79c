import type { GameParts } from '@bannerfield/games/parts';
import {
  refusalText,
  type GameTypes,
  type Known,
  type Language,
  type Refusal,
} from '@bannerfield/kernel';
import { wrapWords } from './text.ts';

/** What the rules say to a typed move. */
export type Verdict =
  | { readonly kind: 'allowed'; readonly action: GameTypes['Action'] }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'unreadable' };

export function judge({ game }: GameParts, me: Known<GameTypes>, text: string): Verdict {
  const action = game.notation.parse(text);
  if (action === null) return { kind: 'unreadable' };
  const refusal = game.why(me, action);
  return refusal === null ? { kind: 'allowed', action } : { kind: 'refused', refusal };
}

/** The sentence, which has its facts in words, and its rule. */
export function refusalSentence(
  { messages }: GameParts,
  refusal: Refusal,
  language: Language,
): string {
  return `${refusalText(messages[language], refusal)} (${refusal.rule})`;
}

/**
 * Moves for the eye: those that begin alike stand on one line, and only what differs is
 * repeated (`a8@ 1 2 5`).
 */
export function groupMoves(moves: readonly string[], width?: number): string[] {
  const groups = new Map<string, string[]>();
  for (const move of moves) {
    const stem = stemOf(move);
    groups.set(stem, [...(groups.get(stem) ?? []), move.slice(stem.length)]);
  }
  const alone: string[] = [];
  const lines: string[] = [];
  for (const [stem, ends] of groups) {
    if (ends.length === 1 || stem === '') alone.push(...ends.map((end) => stem + end));
    else lines.push(...wrapWords(stem, ends, ' '.repeat(stem.length + 1), width));
  }
  return alone.length === 0 ? lines : [...lines, ...wrapWords('', alone, '', width)];
}

/** Up to the last sign that is neither letter nor digit. */
function stemOf(move: string): string {
  return /^.*[^\p{L}\p{N}](?=.)/u.exec(move)?.[0] ?? '';
}
