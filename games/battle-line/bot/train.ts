import type { Rng } from '@bannerfield/kernel';
import { learnOdds, type Lesson } from './playout/learn.ts';
import { formatOdds } from './playout/odds.ts';

const LESSON: Lesson = { rounds: 5, games: 30_000, looks: 12 };
const WIDTH = 96;

/** Where what is learned is kept, from the folder of the bot. */
export const file = 'playout/learned.ts';

/** What `npm run train battle-line` writes there; the same for the same numbers of `rng`. */
export function train(rng: Rng, after: (share: number) => void, lesson = LESSON): string {
  const odds = formatOdds(learnOdds(lesson, rng, (round) => after(round / lesson.rounds)));
  const lines = Array.from({ length: Math.ceil(odds.length / WIDTH) }, (_, index) => {
    return `  '${odds.slice(index * WIDTH, (index + 1) * WIDTH)}',`;
  });
  return [
    '/** Written by `npm run train battle-line`; see `odds.ts`. */',
    'export const LEARNED: readonly string[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}
