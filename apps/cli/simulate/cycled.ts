import type { GameParts } from '@bannerfield/games/parts';
import type { OptionValue } from '@bannerfield/kernel';

/** Options that are taken by turns, and their values in order. */
export type Cycled = Readonly<Record<string, readonly OptionValue[]>>;

/** Ready scenarios and armies, where nobody has asked for one. @param given what was asked for. */
export function cycledOptions({ about }: GameParts, given: object): Cycled {
  const offered = Object.entries(about.options);
  return Object.fromEntries(
    offered
      .filter(([name, { isCycled }]) => isCycled === true && !Object.hasOwn(given, name))
      .map(([name, { values }]) => [name, values]),
  );
}

/** The options of game `index`: each ready thing is played from both seats before the next comes. */
export function optionsAt(options: object, cycled: Cycled, index: number): object {
  const turn = Math.floor(index / 2);
  const chosen = Object.entries(cycled).map(([name, values]) => [
    name,
    values[turn % values.length],
  ]);
  return { ...options, ...Object.fromEntries(chosen) } as object;
}
