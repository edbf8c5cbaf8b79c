import { useEffect, useState } from 'react';
import { keeper } from '../keep/keeper.ts';
import type { BrokenRecord, GameRecord } from '../keep/record.ts';

/** The games in the store. */
export interface Stored {
  /** Null: not read yet. */
  readonly records: readonly (GameRecord | BrokenRecord)[] | null;
  /** The store cannot be read. */
  readonly hasFailed: boolean;
  /** Reads it again. */
  reload(): void;
}

export function useStored(): Stored {
  const [records, setRecords] = useState<Stored['records']>(null);
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  useEffect(() => {
    let isWanted = true;
    keeper.list().then(
      (list) => {
        if (!isWanted) return;
        setRecords(list);
        setFailed(false);
      },
      (error: unknown) => {
        console.error(error);
        if (isWanted) setFailed(true);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [round]);
  return { records, hasFailed, reload: () => setRound(round + 1) };
}
