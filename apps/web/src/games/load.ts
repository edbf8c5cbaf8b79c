import type { EditionKind } from '@bannerfield/editions';
import { registry } from '@bannerfield/games/registry';
import type { About, GameTypes, Headline, Messages } from '@bannerfield/kernel';
import type { BoardFace, GameEditor, Tutorial } from '@bannerfield/ui';
import type { ZodType } from 'zod';
import { loadRules } from './rules.ts';
import { hasPart, load, makeGameSource, pathOf } from './source.ts';

// Found by folder, as everywhere: a new game is no new line here.
const FACES = import.meta.glob<{ face: BoardFace<GameTypes> }>(
  '../../../../games/[a-z]*/board/index.tsx',
);
const TUTORIALS = import.meta.glob<{ tutorial: Tutorial }>(
  '../../../../games/[a-z]*/board/tutorial.ts',
);

const EDITORS = import.meta.glob<{ editor: GameEditor }>(
  '../../../../games/[a-z]*/board/editor/index.tsx',
);

const EDITIONS = import.meta.glob<{ editions: EditionKind<object> }>(
  '../../../../games/[a-z]*/edition{,@*}.ts',
);

// On the start page at once, so they come with it.
const HEADLINES = import.meta.glob<Headline>('../../../../games/[a-z]*/headline.ts', {
  eager: true,
  import: 'headline',
});

/** The games of the program. */
export const games = makeGameSource(loadRules, {
  abouts: import.meta.glob<{ about: About }>('../../../../games/[a-z]*/about{,@*}.ts'),
  messages: import.meta.glob<{ messages: Messages }>('../../../../games/[a-z]*/messages.*.ts'),
  faces: FACES,
  schemas: import.meta.glob<{ optionsSchema: ZodType<object> }>(
    '../../../../games/[a-z]*/schema{,@*}.ts',
  ),
  editions: EDITIONS,
});

/** The ids of all games that can be played here, in the registry's order. */
export function gameIds(): string[] {
  return Object.keys(registry).filter((id) => hasPart(FACES, id, 'board/index.tsx'));
}

/** What the game says of itself, or null for a game that is not there. */
export function headlineOf(id: string): Headline | null {
  return HEADLINES[pathOf(id, 'headline.ts')] ?? null;
}

/** @throws UnknownGame for a game without one. */
export async function loadTutorial(id: string): Promise<Tutorial> {
  return (await load(TUTORIALS, id, 'board/tutorial.ts')).tutorial;
}

export function hasTutorial(id: string): boolean {
  return hasPart(TUTORIALS, id, 'board/tutorial.ts');
}

/** @throws UnknownGame for a game without one. */
export async function loadEditor(id: string): Promise<GameEditor> {
  return (await load(EDITORS, id, 'board/editor/index.tsx')).editor;
}

export function hasEditor(id: string): boolean {
  return hasPart(EDITORS, id, 'board/editor/index.tsx');
}

/** @throws UnknownGame for a game without editions. */
export async function loadEditions(id: string): Promise<EditionKind<object>> {
  return (await load(EDITIONS, id, 'edition.ts')).editions;
}

export function hasEditions(id: string): boolean {
  return hasPart(EDITIONS, id, 'edition.ts');
}
