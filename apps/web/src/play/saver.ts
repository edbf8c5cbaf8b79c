import { formatLog, type GameTypes, type Match } from '@bannerfield/kernel';
import { ChangedElsewhere, type Keeper } from '../keep/games.ts';
import { resultOf, type GameRecord } from '../keep/record.ts';

/** What became of an attempt to store a game. */
export type Stored = 'stored' | 'not-saved' | 'changed-elsewhere';

/** Stores one game again and again, one attempt after the other. */
export interface Saver {
  /** What was stored last. */
  readonly record: GameRecord;
  /** @param passed the entries that the program made by itself. */
  save(passed: readonly number[]): Promise<Stored>;
}

/** @param clock milliseconds since 1970. */
export function makeSaver(
  match: Match<GameTypes>,
  first: GameRecord,
  keeper: Keeper,
  clock: () => number,
): Saver {
  let record = first;
  let last: Promise<unknown> = Promise.resolve();
  const write = async (passed: readonly number[]): Promise<Stored> => {
    const next = recordOf(match, record, passed, clock());
    try {
      await keeper.write(next);
      record = next;
      return 'stored';
    } catch (error) {
      return error instanceof ChangedElsewhere ? 'changed-elsewhere' : 'not-saved';
    }
  };
  return {
    get record() {
      return record;
    },
    save: (passed) => {
      const saved = last.then(() => write(passed));
      last = saved;
      return saved;
    },
  };
}

function recordOf(
  match: Match<GameTypes>,
  before: GameRecord,
  passed: readonly number[],
  changed: number,
): GameRecord {
  const { pending, log, state } = match;
  return {
    ...before,
    revision: before.revision + 1,
    log: formatLog(log),
    snapshot: { at: log.entries.length, state },
    passed: [...passed],
    changed,
    result: resultOf(pending),
  };
}
