import type { GameParts } from '@bannerfield/games/parts';
import type { Language, OptionAbout } from '@bannerfield/kernel';

/** The options of a game, one a line: `name: a [b] c  what it is`, the default in brackets. */
export function optionLines(
  { about }: Pick<GameParts, 'about'>,
  language: Language,
  indent: string,
): string[] {
  return Object.entries(about.options).map(
    ([name, option]) =>
      `${indent}${name}: ${valuesOf(option).join(' ')}  ${option.label[language]}`,
  );
}

function valuesOf(option: OptionAbout): string[] {
  return option.values.map((value) =>
    value === option.default ? `[${String(value)}]` : String(value),
  );
}
