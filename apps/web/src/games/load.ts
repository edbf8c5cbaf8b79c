import type { RulesModule } from '@bannerfield/games/parts';
import { registry } from '@bannerfield/games/registry';
import { UnknownGame } from '@bannerfield/games/versions';
import type { About, GameTypes, Language, Messages } from '@bannerfield/kernel';
import type { BoardFace, Tutorial } from '@bannerfield/ui';
import type { ZodType } from 'zod';
import { loadRules } from './rules.ts';

/** A game as a table needs it: its rules of one version, and what stands beside them. */
export interface TableGame extends RulesModule {
  readonly about: About;
  readonly messages: Readonly<Record<Language, Messages>>;
  readonly face: BoardFace<GameTypes>;
}

type Files<M> = Readonly<Record<string, () => Promise<M>>>;

// Found by folder, as everywhere: a new game is no new line here.
const ABOUTS = import.meta.glob<{ about: About }>('../../../../games/[a-z]*/about.ts');
const MESSAGES = import.meta.glob<{ messages: Messages }>('../../../../games/[a-z]*/messages.*.ts');
const FACES = import.meta.glob<{ face: BoardFace<GameTypes> }>(
  '../../../../games/[a-z]*/board/index.tsx',
);
const TUTORIALS = import.meta.glob<{ tutorial: Tutorial }>(
  '../../../../games/[a-z]*/board/tutorial.ts',
);
const SCHEMAS = import.meta.glob<{ optionsSchema: ZodType<object> }>(
  '../../../../games/[a-z]*/schema{,@*}.ts',
);

/** The ids of all games that can be played here, in the registry's order. */
export function gameIds(): string[] {
  return Object.keys(registry).filter((id) => Object.hasOwn(FACES, pathOf(id, 'board/index.tsx')));
}

/** As `loadRules`, with all that shows a game. */
export async function loadGame(id: string, version?: number): Promise<TableGame> {
  const [rules, about, english, german, { face }] = await Promise.all([
    loadRules(id, version),
    loadAbout(id),
    load(MESSAGES, id, 'messages.en.ts'),
    load(MESSAGES, id, 'messages.de.ts'),
    load(FACES, id, 'board/index.tsx'),
  ]);
  return { ...rules, about, messages: { en: english.messages, de: german.messages }, face };
}

/** @throws UnknownGame */
export async function loadAbout(id: string): Promise<About> {
  return (await load(ABOUTS, id, 'about.ts')).about;
}

/** @throws UnknownGame for a game without one. */
export async function loadTutorial(id: string): Promise<Tutorial> {
  return (await load(TUTORIALS, id, 'board/tutorial.ts')).tutorial;
}

export function hasTutorial(id: string): boolean {
  return Object.hasOwn(TUTORIALS, pathOf(id, 'board/tutorial.ts'));
}

/**
 * Options filled in and put in order, or null if they are none of that game's. Those that the
 * form could have made are known to be sound, and the schema stays where it is.
 * @param version of the rules that are to read them; the newest if not given.
 */
export async function checkOptions(
  id: string,
  options: object,
  version?: number,
): Promise<object | null> {
  const newest = (await loadRules(id)).game.rulesVersion;
  const isNewest = version === undefined || version === newest;
  if (isNewest && isOffered(await loadAbout(id), options)) return options;
  const { optionsSchema } = await loadSchema(id, isNewest ? null : version);
  const { success, data } = optionsSchema.safeParse(options, { jitless: true });
  return success ? data : null;
}

/** Every option is there, in order, with a value that is offered. */
export function isOffered({ options: offered }: About, options: object): boolean {
  const names = Object.keys(offered);
  const given: [string, unknown][] = Object.entries(options);
  const isSound = ([name, value]: [string, unknown], index: number): boolean =>
    names[index] === name && offered[name]?.values.some((each) => each === value) === true;
  return given.length === names.length && given.every(isSound);
}

/** What reads the options of an older version is of that version too, where it is kept. */
function loadSchema(
  id: string,
  version: number | null,
): Promise<{ optionsSchema: ZodType<object> }> {
  const old = `schema@${String(version)}.ts`;
  return load(SCHEMAS, id, Object.hasOwn(SCHEMAS, pathOf(id, old)) ? old : 'schema.ts');
}

async function load<M>(files: Files<M>, id: string, part: string): Promise<M> {
  const path = pathOf(id, part);
  const found = Object.hasOwn(files, path) ? files[path] : undefined;
  if (found === undefined) throw new UnknownGame('game', `“${id}” has no ${part}`);
  return found();
}

function pathOf(id: string, part: string): string {
  return `../../../../games/${id}/${part}`;
}
