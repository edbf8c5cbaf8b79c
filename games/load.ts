import type { Messages } from '@bannerfield/kernel';
import type { GameParts, RulesModule } from './parts.ts';
import { registry } from './registry.ts';
import { rulesOf, UnknownGame } from './versions.ts';

/** The ids of all games, in the registry's order. */
export function gameIds(): string[] {
  return Object.keys(registry);
}

/**
 * A game with everything beside its rules.
 * @param version the rules' version; the newest if not given.
 * @throws UnknownGame
 */
export async function loadGame(id: string, version?: number): Promise<GameParts> {
  const newest = Object.hasOwn(registry, id) ? await registry[id]?.() : undefined;
  if (newest === undefined) {
    throw new UnknownGame('game', `there is no game “${id}”; there are ${gameIds().join(', ')}`);
  }
  const rules = await rulesOf(
    newest,
    version,
    (old) => import(`./${id}/rules@${String(old)}/index.ts`) as Promise<RulesModule>,
  );
  return { ...(await loadFace(id)), ...rules };
}

type Face = Omit<GameParts, 'game' | 'series'>;

async function loadFace(id: string): Promise<Face> {
  const [about, schema, english, german, bot, terminal] = await Promise.all([
    import(`./${id}/about.ts`) as Promise<Pick<Face, 'about'>>,
    import(`./${id}/schema.ts`) as Promise<Pick<Face, 'optionsSchema' | 'stateSchema'>>,
    import(`./${id}/messages.en.ts`) as Promise<{ messages: Messages }>,
    import(`./${id}/messages.de.ts`) as Promise<{ messages: Messages }>,
    import(`./${id}/bot/index.ts`) as Promise<Pick<Face, 'taste'>>,
    import(`./${id}/terminal.ts`) as Promise<Pick<Face, 'board'>>,
  ]);
  return {
    about: about.about,
    optionsSchema: schema.optionsSchema,
    stateSchema: schema.stateSchema,
    messages: { en: english.messages, de: german.messages },
    taste: bot.taste,
    board: terminal.board,
  };
}
