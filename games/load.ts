import type { Messages } from '@bannerfield/kernel';
import type { GameParts, RulesModule } from './parts.ts';
import { registry } from './registry.ts';
import { rulesOf, UnknownGame } from './versions.ts';

/** The ids of all games, in the registry's order. */
export function gameIds(): string[] {
  return Object.keys(registry);
}

/**
 * A game with everything beside its rules. What tells and reads the options and states of an older
 * version is of that version too, where it is kept; sentences, bot and board are always the newest.
 * @param version the rules' version; the newest if not given.
 * @throws UnknownGame
 */
export async function loadGame(id: string, version?: number): Promise<GameParts> {
  const newest = Object.hasOwn(registry, id) ? await registry[id]?.() : undefined;
  if (newest === undefined) {
    throw new UnknownGame('game', `there is no game “${id}”; there are ${gameIds().join(', ')}`);
  }
  const rules = await rulesOf(newest, version, (old) =>
    kept(
      `${id}/rules@${String(old)}/index.ts`,
      () => import(`./${id}/rules@${String(old)}/index.ts`) as Promise<RulesModule>,
    ),
  );
  const face = await loadFace(id);
  const isNewest = rules.game.rulesVersion === newest.game.rulesVersion;
  const old = isNewest ? {} : await loadOld(id, rules.game.rulesVersion);
  return { ...face, ...old, ...rules };
}

/** What is kept of that version; without it, what the newest tells and reads is what it has. */
async function loadOld(id: string, version: number): Promise<Partial<Face>> {
  const at = `@${String(version)}`;
  const [about, schema, editions] = await Promise.all([
    kept(`${id}/about${at}.ts`, () => import(`./${id}/about${at}.ts`) as Promise<AboutFile>),
    kept(`${id}/schema${at}.ts`, () => import(`./${id}/schema${at}.ts`) as Promise<Schema>),
    kept(`${id}/edition${at}.ts`, () => import(`./${id}/edition${at}.ts`) as Promise<Editions>),
  ]);
  return {
    ...(about && { about: about.about }),
    ...(schema && { optionsSchema: schema.optionsSchema, stateSchema: schema.stateSchema }),
    ...(editions && { editions: editions.editions }),
  };
}

/** The module, or null if there is no such file; what else is wrong with it is thrown. */
export async function kept<M>(file: string, load: () => Promise<M>): Promise<M | null> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof Error && isMissing(file, error.message)) return null;
    throw error;
  }
}

/** In the words of Node, and of Vite, which knows beforehand what files there are. */
function isMissing(file: string, message: string): boolean {
  const [, missing] =
    /^(?:Cannot find module '|Unknown variable dynamic import: )([^']+)/.exec(message) ?? [];
  return missing?.replaceAll('\\', '/').endsWith(`/${file}`) === true;
}

type Face = Omit<GameParts, keyof RulesModule>;
type AboutFile = Pick<Face, 'about'>;
type Schema = Pick<Face, 'optionsSchema' | 'stateSchema'>;
type Editions = Required<Pick<Face, 'editions'>>;
type Balanced = Required<Pick<Face, 'balance'>>;
type Armed = Required<Pick<Face, 'armies'>>;
type Measured = Required<Pick<Face['taste'], 'yardstick'>>;

async function loadFace(id: string): Promise<Face> {
  const [about, schema, english, german, bot, reading, terminal, ...beside] = await Promise.all([
    import(`./${id}/about.ts`) as Promise<AboutFile>,
    import(`./${id}/schema.ts`) as Promise<Schema>,
    import(`./${id}/messages.en.ts`) as Promise<{ messages: Messages }>,
    import(`./${id}/messages.de.ts`) as Promise<{ messages: Messages }>,
    import(`./${id}/bot/index.ts`) as Promise<Pick<Face, 'taste'>>,
    import(`./${id}/bot/reading.ts`) as Promise<Pick<Face, 'reading'>>,
    import(`./${id}/terminal.ts`) as Promise<Pick<Face, 'board'>>,
    kept(`${id}/edition.ts`, () => import(`./${id}/edition.ts`) as Promise<Editions>),
    kept(`${id}/balance.ts`, () => import(`./${id}/balance.ts`) as Promise<Balanced>),
    kept(`${id}/armies.ts`, () => import(`./${id}/armies.ts`) as Promise<Armed>),
    kept(`${id}/bot/yardstick.ts`, () => import(`./${id}/bot/yardstick.ts`) as Promise<Measured>),
  ]);
  const [editions, balance, armies, measured] = beside;
  return {
    about: about.about,
    optionsSchema: schema.optionsSchema,
    stateSchema: schema.stateSchema,
    messages: { en: english.messages, de: german.messages },
    taste: { ...bot.taste, ...measured },
    reading: reading.reading,
    board: terminal.board,
    ...(editions && { editions: editions.editions }),
    ...(balance && { balance: balance.balance }),
    ...(armies && { armies: armies.armies }),
  };
}
