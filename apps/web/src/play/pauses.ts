import type { Settings } from '../settings.ts';

/** How long a move that the program makes is left to be seen, in milliseconds. */
const PAUSES: Readonly<Record<Settings['pace'], Readonly<Record<'bot' | 'passing', number>>>> = {
  calm: { bot: 700, passing: 1100 },
  quick: { bot: 280, passing: 500 },
  instant: { bot: 0, passing: 0 },
};

/** Longer than a bot thinks about what it is asked in secret: a few milliseconds. */
const SECRET = 250;

/**
 * Where it must not be told what is held, a bot also takes its time at the fastest pace: how soon
 * it answers would tell whether it had a choice.
 */
export function pauseFor(
  pace: Settings['pace'],
  why: 'bot' | 'passing',
  isSecret: boolean,
): number {
  return Math.max(PAUSES[pace][why], isSecret && why === 'bot' ? SECRET : 0);
}
