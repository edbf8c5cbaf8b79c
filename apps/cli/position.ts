import { UnknownGame } from '@bannerfield/games/versions';
import type { GameParts } from '@bannerfield/games/parts';
import { known, SEATS, type GameTypes, type State } from '@bannerfield/kernel';
import { firstFault } from '@bannerfield/protocol/fault';
import { partsOfState } from './edition-file.ts';
import { badField, badInput, messageOf } from './errors.ts';
import { parseWhole } from './flags.ts';
import { parseJson, type JsonText } from './json.ts';
import { readText } from './read.ts';
import { readLastGame } from './record.ts';
import type { GameSource } from './source.ts';

/** A state and the rules to read it by. */
export interface Position {
  readonly parts: GameParts;
  readonly state: State<GameTypes>;
}

/** Which position a command is about: of a played game, or written by hand. */
export interface PositionFlags {
  readonly at?: string;
  readonly state?: string;
  readonly game?: string;
}

/** @throws CliError naming what is wrong in the flags or in the file. */
export async function readPosition(
  source: GameSource,
  file: string | undefined,
  flags: PositionFlags,
): Promise<Position> {
  if (flags.state !== undefined) {
    if (file !== undefined) throw badInput(`give either ${file} or --state, not both`);
    if (flags.at !== undefined) throw badInput('--at: a single state has no entries');
    return readState(source, flags.state, flags.game);
  }
  if (file === undefined) throw badInput('give the file of a game, or --state with a state');
  if (flags.game !== undefined) throw badInput('--game: goes with --state; a log names its game');
  return readAt(source, file, flags.at);
}

async function readAt(source: GameSource, file: string, at: string | undefined): Promise<Position> {
  const { parts, match } = await readLastGame(source, file);
  const entries = match.log.entries.length;
  const index = at === undefined ? entries : parseWhole('--at', at, 0, entries);
  return { parts, state: match.stateAt(index) };
}

async function readState(
  source: GameSource,
  file: string,
  game: string | undefined,
): Promise<Position> {
  const json = parseJson(readText(file), file);
  const { parts: loaded, path } = await loadRules(source, json, file, game);
  const { data, error } = loaded.stateSchema.safeParse(valueIn(json.value, path));
  if (error !== undefined) {
    const fault = firstFault(error, valueIn(json.value, path));
    throw badField(file, json.lineOf([...path, ...fault.path]), 'state', fault);
  }
  // The game's own schema has just said so.
  const state = data as State<GameTypes>;
  const parts = partsOfState(loaded, state);
  checkState(parts, state, (message) =>
    badField(file, json.lineOf(path), 'state', { path: [], message }),
  );
  return { parts, state };
}

interface Stated {
  readonly parts: GameParts;
  /** Where in the file the state lies. */
  readonly path: readonly string[];
}

/**
 * By the wrapper `{"game","rulesVersion","state"}`, or the bare state and `--game`. Without both it
 * is of the one game whose schema takes it, as a state is that `show` has written.
 */
async function loadRules(
  source: GameSource,
  json: JsonText,
  file: string,
  game: string | undefined,
): Promise<Stated> {
  const isWrapped = valueIn(json.value, ['state']) !== undefined;
  if (isWrapped) return { parts: await loadWrapped(source, json, file, game), path: ['state'] };
  if (game !== undefined) return { parts: await source.load(game), path: [] };
  const all = await Promise.all(source.ids().map((id) => source.load(id)));
  const [only, ...others] = all.filter(
    ({ stateSchema }) => stateSchema.safeParse(json.value).error === undefined,
  );
  if (only !== undefined && others.length === 0) return { parts: only, path: [] };
  const wrapper = '{"game":…,"rulesVersion":…,"state":…}';
  throw badInput(`${file}: whose state is this? Say --game, or wrap it in ${wrapper}`);
}

async function loadWrapped(
  source: GameSource,
  json: JsonText,
  file: string,
  game: string | undefined,
): Promise<GameParts> {
  const { statedGameSchema } = await import('@bannerfield/protocol');
  const { data, error } = statedGameSchema.safeParse(json.value);
  if (error !== undefined) {
    const fault = firstFault(error, json.value);
    throw badField(file, json.lineOf(fault.path), 'wrapper', fault);
  }
  const complain = (field: string, message: string): Error =>
    badField(file, json.lineOf([field]), 'wrapper', { path: [field], message });
  if (game !== undefined && game !== data.game) {
    throw complain('game', `this is “${data.game}”, but --game says “${game}”`);
  }
  try {
    return await source.load(data.game, data.rulesVersion);
  } catch (error) {
    if (!(error instanceof UnknownGame)) throw error;
    throw complain(error.field === 'game' ? 'game' : 'rulesVersion', error.message);
  }
}

function valueIn(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? (inner as Readonly<Record<string, unknown>>)[key]
        : undefined,
    value,
  );
}

/** Holds what the rules hold, and can be asked what commands will ask. */
function checkState(
  { game }: GameParts,
  state: State<GameTypes>,
  complain: (message: string) => Error,
): void {
  let complaint: string | null;
  try {
    complaint = game.audit(state);
    if (complaint === null) {
      game.pending(state.table);
      for (const seat of SEATS) game.legal(known(state, seat));
    }
  } catch (error) {
    complaint = messageOf(error);
  }
  if (complaint !== null) throw complain(complaint);
}
