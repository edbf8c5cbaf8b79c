import { makeBotMaker, type BotName } from '@bannerfield/bots';
import { playMeasured, type Measurement, type Observation } from '@bannerfield/editions';
import { withEdition, type GameParts } from '@bannerfield/games/parts';
import type { Edition, GameTypes, Pair } from '@bannerfield/kernel';

/** A measurement as plain data, so that it can be sent to a thread. */
export interface Task {
  readonly game: string;
  /** Null: as the game is without choosing one. */
  readonly edition: Edition | null;
  readonly bots: Pair<BotName>;
  /** Null: the settings that the game itself asks for. */
  readonly options: object | null;
  readonly seed: number;
  readonly games: number;
}

/** The game of a task, with everything that measures it. */
export function measurementOf(loaded: GameParts, task: Task): Measurement<GameTypes> {
  const parts = task.edition === null ? loaded : withEdition(loaded, task.edition);
  const { game, balance = null } = parts;
  const settings =
    task.options === null
      ? (balance?.settings?.(game) ?? [parts.optionsSchema.parse({})])
      : [task.options];
  const bots = [
    makeBotMaker(task.bots[0], parts.taste),
    makeBotMaker(task.bots[1], parts.taste),
  ] as const;
  return { game, balance, bots, settings, seed: task.seed };
}

/** Plays games `first`, `first + step`, … and hands each over as soon as it ends. */
export function* playShare(
  measurement: Measurement<GameTypes>,
  { games }: Task,
  first: number,
  step: number,
): Generator<{ index: number; observation: Observation }> {
  for (let index = first; index < games; index += step) {
    yield { index, observation: playMeasured(measurement, index) };
  }
}
