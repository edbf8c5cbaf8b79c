import type { EditionKind } from '@bannerfield/editions';
import { withEdition, type RulesModule } from '@bannerfield/games/parts';
import { UnknownGame } from '@bannerfield/games/versions';
import {
  LogError,
  type About,
  type GameTypes,
  type Language,
  type Messages,
} from '@bannerfield/kernel';
import type { BoardFace } from '@bannerfield/ui';
import type { ZodType } from 'zod';
import { byLanguage, fetchWords } from '../words/by-language.ts';
import type { LoadRules } from './rules.ts';

/** A game as a table needs it: its rules of one version, and what stands beside them. */
export interface TableGame extends RulesModule {
  readonly about: About;
  /** In a language that is spoken. */
  readonly messages: (language: Language) => Messages;
  readonly face: BoardFace<GameTypes>;
}

/** Modules by their path from here, as the build finds them. */
export type Files<M> = Readonly<Record<string, () => Promise<M>>>;

/** What games are made of. What a version keeps of its own is called `about@3.ts`. */
export interface GameFiles {
  readonly abouts: Files<{ readonly about: About }>;
  readonly messages: Files<{ readonly messages: Messages }>;
  readonly faces: Files<{ readonly face: BoardFace<GameTypes> }>;
  readonly schemas: Files<{ readonly optionsSchema: ZodType<object> }>;
  readonly editions: Files<{ readonly editions: EditionKind<object> }>;
}

/** Where games come from. */
export interface GameSource {
  /**
   * A game with all that shows it; what tells of the options of an older version is of that
   * version too, where it is kept.
   * @param version the rules' version; the newest if not given.
   * @throws UnknownGame
   */
  load(id: string, version?: number): Promise<TableGame>;
  /** Of the newest version. @throws UnknownGame */
  loadAbout(id: string): Promise<About>;
  /**
   * Options filled in and put in order, or null if they are none of that game's. Those that the
   * form could have made are known to be sound, and the schema stays where it is.
   */
  checkOptions(id: string, options: object, version?: number): Promise<object | null>;
  /**
   * The game as the edition in a log's header has it.
   * @throws LogError at the edition's line.
   */
  bind(parts: TableGame, edition: object | null): Promise<TableGame>;
}

/** The edition that came with the rules is known to be sound, and what checks editions stays away. */
function isHouse({ game }: TableGame, edition: object | null): boolean {
  return edition !== null && JSON.stringify(edition) === JSON.stringify(game.edition);
}

export function makeGameSource(loadRules: LoadRules, files: GameFiles): GameSource {
  const loadAbout = async (id: string): Promise<About> =>
    (await load(files.abouts, id, 'about.ts')).about;
  const spoken = new Map<string, TableGame['messages']>();
  /** Null: it is the newest. */
  const oldVersion = async (id: string, version: number | undefined): Promise<number | null> => {
    const newest = (await loadRules(id)).game.rulesVersion;
    return version === undefined || version === newest ? null : version;
  };
  return {
    loadAbout,
    load: async (id, version) => {
      const messages = spoken.get(id) ?? messagesOf(files, id);
      spoken.set(id, messages);
      const [rules, old, { face }] = await Promise.all([
        loadRules(id, version),
        oldVersion(id, version),
        load(files.faces, id, 'board/index.tsx'),
      ]);
      const { about } = await load(files.abouts, id, partOf(files.abouts, id, 'about', old));
      return { ...rules, about, messages, face };
    },
    checkOptions: async (id, options, version) => {
      const old = await oldVersion(id, version);
      if (old === null && isOffered(await loadAbout(id), options)) return options;
      const { schemas } = files;
      const { optionsSchema } = await load(schemas, id, partOf(schemas, id, 'schema', old));
      const { success, data } = optionsSchema.safeParse(options, { jitless: true });
      return success ? data : null;
    },
    bind: async (parts, edition) => {
      if (isHouse(parts, edition)) return parts;
      const { id, rulesVersion } = parts.game;
      const part = partOf(files.editions, id, 'edition', await oldVersion(id, rulesVersion));
      const found = hasPart(files.editions, id, part) ? await load(files.editions, id, part) : null;
      return found === null
        ? withoutEdition(parts, edition)
        : bound(parts, found.editions, edition);
    },
  };
}

function withoutEdition(parts: TableGame, edition: object | null): TableGame {
  if (edition === null) return parts;
  throw new LogError(EDITION_LINE, 'edition', `${parts.game.id} has no editions`);
}

async function bound(
  parts: TableGame,
  kind: EditionKind<object>,
  edition: object | null,
): Promise<TableGame> {
  if (edition === null) {
    throw new LogError(EDITION_LINE, 'edition', 'is missing: this game has editions');
  }
  // Only games with editions need what reads them.
  const { checkEdition } = await import('@bannerfield/editions');
  const checked = checkEdition(kind, edition);
  if (checked.kind === 'sound') return withEdition(parts, checked.edition);
  throw new LogError(EDITION_LINE, 'edition', checked.faults[0]?.words.en ?? 'is not sound');
}

/** Of a log, from 1. */
const EDITION_LINE = 5;

/** Every option is there, in order, with a value that is offered. */
export function isOffered({ options: offered }: About, options: object): boolean {
  const names = Object.keys(offered);
  const given: [string, unknown][] = Object.entries(options);
  const isSound = ([name, value]: [string, unknown], index: number): boolean =>
    names[index] === name && offered[name]?.values.some((each) => each === value) === true;
  return given.length === names.length && given.every(isSound);
}

/** The file of an older version where it is kept, else the newest. */
function partOf(files: Files<unknown>, id: string, name: string, old: number | null): string {
  const kept = `${name}@${String(old)}.ts`;
  return old !== null && hasPart(files, id, kept) ? kept : `${name}.ts`;
}

/** @throws UnknownGame */
function messagesOf({ messages }: GameFiles, id: string): (language: Language) => Messages {
  const english = fileOf(messages, id, 'messages.en.ts');
  const german = fileOf(messages, id, 'messages.de.ts');
  return byLanguage({
    en: async () => (await english()).messages,
    de: async () => (await german()).messages,
  });
}

/** With the words that come with it. @throws UnknownGame */
export async function load<M>(files: Files<M>, id: string, part: string): Promise<M> {
  const loaded = await fileOf(files, id, part)();
  await fetchWords();
  return loaded;
}

/** @throws UnknownGame */
function fileOf<M>(files: Files<M>, id: string, part: string): () => Promise<M> {
  const found = hasPart(files, id, part) ? files[pathOf(id, part)] : undefined;
  if (found === undefined) throw new UnknownGame('game', `“${id}” has no ${part}`);
  return found;
}

export function hasPart(files: Files<unknown>, id: string, part: string): boolean {
  return Object.hasOwn(files, pathOf(id, part));
}

/** Where a part of a game lies, as the build calls it. */
export function pathOf(id: string, part: string): string {
  return `../../../../games/${id}/${part}`;
}
