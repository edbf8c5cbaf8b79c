import type { GameTypes, Notation } from '@bannerfield/kernel';
import { wordsOf } from './typed.ts';

/** The moves that a text would be with another number, or with one more. */
export interface Missed {
  readonly first: string;
  readonly last: string;
}

/** What games write between the words of a move. */
const SIGNS = ['@', ':', '>', '-', '=', '/'];
/** Beyond the cards and places of any game. */
const MOST = 99;
const LONGEST = 40;

/**
 * How far off a text is that is no move: `g5@10` is none, g5@1 to g5@9 are; `claim` alone is none,
 * claim@1 to claim@9 are. The notation alone says so, whatever the game.
 */
export function missedNumber(typed: string, notation: Notation<GameTypes>): Missed | null {
  const text = typed.trim().toLowerCase();
  // What chance does is written too, but begins with a sign.
  if (text.length > LONGEST || !/^\p{L}/u.test(text)) return null;
  for (const makeText of patternsOf(text)) {
    const fitting = Array.from({ length: MOST + 1 }, (_, number) => makeText(number)).filter(
      (each) => notation.parse(each) !== null,
    );
    const [first, ...more] = fitting;
    const last = more.at(-1);
    if (first !== undefined && last !== undefined) return { first, last };
  }
  return null;
}

/** Each number of the text replaced, the last one first; then one more behind it. */
function patternsOf(text: string): ((number: number) => string)[] {
  const [spaced, ...signed] = [text, ...SIGNS.map((sign) => wordsOf(text).join(sign))];
  const replaced = [spaced, ...signed].flatMap((each) =>
    [...each.matchAll(/\d+/g)].reverse().map(({ 0: found, index }) => (number: number): string => {
      return each.slice(0, index) + String(number) + each.slice(index + found.length);
    }),
  );
  const more = SIGNS.map(
    (sign) =>
      (number: number): string =>
        text + sign + String(number),
  );
  return [...replaced, ...more];
}
