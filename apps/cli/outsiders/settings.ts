import type { EngineFace } from '@bannerfield/bots';
import { loadEngine } from '@bannerfield/games/engines';
import type { GameParts } from '@bannerfield/games/parts';
import type { GameTypes } from '@bannerfield/kernel';
import type { Clock } from '@bannerfield/protocol';
import { entropy } from '../chance.ts';
import { loadWithEdition } from '../edition-file.ts';
import { badInput, CliError } from '../errors.ts';
import { parseOptions, parseWhole } from '../flags.ts';
import type { GameSource } from '../source.ts';
import type { Contestant, Seating } from './contestants.ts';
import type { Refereed } from './referee.ts';

/** Flags that all commands with outside players share. */
export interface OutsiderFlags {
  readonly seed?: string;
  readonly options?: string;
  readonly edition?: string;
  readonly moveTime: string;
  readonly longest: string;
  readonly botErrors?: true;
}

/** What they come to. */
export interface OutsiderSettings extends Seating {
  readonly options: object;
  readonly seed: number;
  readonly clock: Clock;
  readonly longest: number;
}

const MOST_SECONDS = 3600;

export async function readSettings(
  source: GameSource,
  game: string,
  flags: OutsiderFlags,
  players: readonly Contestant[],
): Promise<OutsiderSettings> {
  const parts = await loadWithEdition(source, game, flags.edition);
  const engine = players.some(({ kind }) => kind === 'engine') ? await engineOf(parts) : null;
  return {
    parts,
    engine,
    options: optionsFor(parts, flags.options, engine),
    seed:
      flags.seed === undefined
        ? entropy(2 ** 32)
        : parseWhole('--seed', flags.seed, 0, Number.MAX_SAFE_INTEGER),
    clock: { moveMs: parseMoveTime(flags.moveTime) },
    longest: parseWhole('--longest', flags.longest, 1, 1_000_000),
    showsErrors: flags.botErrors === true,
  };
}

async function engineOf({ game }: GameParts): Promise<EngineFace<GameTypes>> {
  const engine = await loadEngine(game.id);
  if (engine !== null) return engine;
  throw badInput(`--engine: ${game.id} has no text protocol; --bot takes programs for any game`);
}

/** What a text protocol leaves no choice of is as it needs it. */
function optionsFor(
  parts: GameParts,
  text: string | undefined,
  engine: EngineFace<GameTypes> | null,
): object {
  const options: Record<string, unknown> = { ...parseOptions(parts, text) };
  if (engine === null) return options;
  const asked = text === undefined ? {} : (JSON.parse(text) as object);
  for (const [name, value] of Object.entries(engine.needs)) {
    if (Object.hasOwn(asked, name) && options[name] !== value) {
      throw badInput(`--options: with an engine ${name} can only be ${JSON.stringify(value)}`);
    }
    options[name] = value;
  }
  return options;
}

function parseMoveTime(text: string): number {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : NaN;
  if (seconds > 0 && seconds <= MOST_SECONDS) return Math.round(seconds * 1000);
  const range = `seconds, more than 0 and at most ${String(MOST_SECONDS)}`;
  throw badInput(`--move-time: should be ${range}, not “${text}”`);
}

/** Nothing was played: a wrong command is a wrong use, not a lost game. */
export function checkStarted({ end }: Refereed, players: readonly Contestant[]): void {
  if (end.forfeit?.why !== 'not-started') return;
  const player = players[end.forfeit.seat];
  const command = player !== undefined && 'command' in player ? player.command : '';
  throw new CliError(
    {
      en: `${player?.name ?? ''}: “${command}” cannot be started`,
      de: `${player?.name ?? ''}: „${command}“ lässt sich nicht starten`,
    },
    2,
  );
}
