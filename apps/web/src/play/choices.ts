import type { About, OptionValue, Pair } from '@bannerfield/kernel';
import { LEVELS, type Level } from '@bannerfield/bots/levels';

/** How many games a series may have. */
export const LENGTHS: readonly number[] = [1, 3, 5, 7];
/** Beside the levels of bots: at this device, or at another. */
export const PEOPLE = ['friend', 'online'] as const;
const OPPONENTS = [...LEVELS, ...PEOPLE] as const;
export const SIDES = ['lot', 'first', 'second'] as const;

/** What is chosen before a game, as the form has it. */
export interface Choices {
  readonly opponent: Level | (typeof PEOPLE)[number];
  /** Empty: not said. */
  readonly names: Pair<string>;
  readonly side: (typeof SIDES)[number];
  readonly length: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  /** The id of an edition that was entered here; empty: the house edition, or none. */
  readonly edition: string;
}

/** What was chosen last for this game, as far as it still makes sense. */
export function keptChoices(game: string, about: About): Choices {
  const kept = readKept(game);
  const { opponent, names, side, length, options, edition } = kept;
  return {
    opponent: OPPONENTS.find((each) => each === opponent) ?? LEVELS[0],
    names: isNames(names) ? names : ['', ''],
    side: SIDES.find((each) => each === side) ?? 'lot',
    length: LENGTHS.find((each) => each === length) ?? 1,
    options: optionsIn(about, options),
    edition: typeof edition === 'string' ? edition : '',
  };
}

export function keepChoices(game: string, choices: Choices): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(choices));
  } catch {
    // The form is filled in again next time.
  }
}

function keyOf(game: string): string {
  return `bannerfield.choices.${game}`;
}

function readKept(game: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isNames(names: unknown): names is Pair<string> {
  return (
    Array.isArray(names) && names.length === 2 && names.every((name) => typeof name === 'string')
  );
}

function optionsIn(about: About, kept: unknown): Record<string, OptionValue> {
  const known = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {};
  return Object.fromEntries(
    Object.entries(about.options).map(([name, option]) => [
      name,
      option.values.find((value) => value === known[name]) ?? option.default,
    ]),
  );
}
