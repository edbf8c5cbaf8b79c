import type { GameParts } from '@bannerfield/games/parts';
import type { Language } from '@bannerfield/kernel';
import type { GamesDocument } from '@bannerfield/protocol';
import { printJson, type Io } from '../io.ts';
import { optionLines } from '../options.ts';
import { say } from '../say.ts';
import type { GameSource } from '../source.ts';

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
  else say(io, all.map((parts) => describe(parts, language)).join('\n\n'), { indent: '' });
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
  return [
    `${game.id}  ${about.title[language]}`,
    `  ${about.summary[language]}`,
    ...optionLines({ about }, language, '    '),
  ].join('\n');
}
