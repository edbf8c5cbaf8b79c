import { checkEdition } from '@bannerfield/editions';
import { withEdition, type GameParts } from '@bannerfield/games/parts';
import { LogError, type Edition, type GameTypes, type State } from '@bannerfield/kernel';
import { gameIdSchema } from '@bannerfield/protocol';
import { badInput } from './errors.ts';
import { parseJson } from './json.ts';
import { readText } from './read.ts';
import type { GameSource } from './source.ts';

/** An edition read from a file, and the game as it has it. */
export interface ReadEdition {
  readonly edition: Edition;
  readonly parts: GameParts;
}

/**
 * @throws CliError naming file, line and cell, with one sentence a fault.
 * @throws UnknownGame
 */
export async function readEdition(source: GameSource, file: string): Promise<ReadEdition> {
  const json = parseJson(readText(file), file);
  const parts = await source.load(gameNamed(file, json.value));
  if (parts.editions === undefined) throw badInput(`${file}: ${parts.game.id} has no editions`);
  const checked = checkEdition(parts.editions, json.value);
  if (checked.kind === 'sound') {
    return { edition: checked.edition, parts: withEdition(parts, checked.edition) };
  }
  const places = checked.faults.map(
    ({ path, words }) => `line ${String(json.lineOf(path))}, ${words.en}`,
  );
  throw badInput(`${file}, ${places.join('; ')}`);
}

/**
 * The game as the edition of `--edition` has it; without one as it is, which is the house edition.
 * @throws CliError if the edition is of another game.
 */
export async function loadWithEdition(
  source: GameSource,
  game: string,
  file: string | undefined,
): Promise<GameParts> {
  const parts = await source.load(game);
  if (file === undefined) return parts;
  const read = await readEdition(source, file);
  if (read.edition.game === parts.game.id) return read.parts;
  throw badInput(`${file}: is of ${read.edition.game}, not of ${parts.game.id}`);
}

function gameNamed(file: string, value: unknown): string {
  const game =
    typeof value === 'object' && value !== null && 'game' in value ? value.game : undefined;
  const { success, data } = gameIdSchema.safeParse(game);
  if (!success) throw badInput(`${file}, line 1, edition.game: should name the game it is for`);
  return data;
}

/**
 * The game as the edition in a log's header has it.
 * @throws LogError at the edition's line.
 */
export function partsOfHeader(parts: GameParts, edition: object | null): GameParts {
  const { game, editions } = parts;
  if (editions === undefined) {
    if (edition === null) return parts;
    throw new LogError(5, 'edition', `${game.id} has no editions`);
  }
  if (edition === null) throw new LogError(5, 'edition', 'is missing: this game has editions');
  const checked = checkEdition(editions, edition);
  if (checked.kind === 'sound') return withEdition(parts, checked.edition);
  throw new LogError(5, 'edition', checked.faults[0]?.words.en ?? 'is not sound');
}

/**
 * The game as the edition on a state's table has it. A table carries its edition without marks;
 * a mark over each part of it stands for them.
 */
export function partsOfState(parts: GameParts, { table }: State<GameTypes>): GameParts {
  if (parts.editions === undefined || !('edition' in table)) return parts;
  const entries = Object.entries(table.edition as Readonly<Record<string, unknown>>);
  const values = Object.fromEntries(entries.map(([key, value]) => [key, { designed: value }]));
  return withEdition(parts, { ...parts.editions.house, id: 'of-this-state', values });
}
