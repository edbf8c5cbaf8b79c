import type { GameParts } from '@bannerfield/games/parts';
import type { Language } from '@bannerfield/kernel';
import type { GamesDocument } from '@bannerfield/protocol';
import { print, printJson, type Io } from '../io.ts';
import { optionLines } from '../options.ts';
import type { GameSource } from '../source.ts';
import { wrapText } from '../text.ts';

export interface GamesFlags {
  readonly json?: true;
}

/** Every game there is, its options with their defaults and values. */
export async function games(
  io: Io,
  source: GameSource,
  flags: GamesFlags,
  language: Language,
): Promise<void> {
  const all = await Promise.all(source.ids().map((id) => source.load(id)));
  if (flags.json === true) printJson(io, documentOf(all));
  else print(io, all.map((parts) => describe(parts, language)).join('\n\n'));
}

function documentOf(all: readonly GameParts[]): GamesDocument {
  return all.map(({ game, about }) => ({
    id: game.id,
    title: about.title,
    summary: about.summary,
    rulesVersion: game.rulesVersion,
    options: Object.fromEntries(
      Object.entries(about.options).map(([name, option]) => [
        name,
        { ...option, values: [...option.values] },
      ]),
    ),
  }));
}

function describe({ game, about }: GameParts, language: Language): string {
  const lines = [
    `${game.id}  ${about.title[language]}`,
    `  ${about.summary[language]}`,
    ...optionLines({ about }, language, '    '),
  ];
  return lines.flatMap((line) => wrapText(line, '')).join('\n');
}
