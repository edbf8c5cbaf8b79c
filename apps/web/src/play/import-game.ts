import { formatLog } from '@bannerfield/kernel';
import { makeId } from '../chance.ts';
import type { Keeper } from '../keep/games.ts';
import { resultOf, type GameRecord } from '../keep/record.ts';
import { readLog } from '../share/read-log.ts';

/**
 * Takes a game from a file into the store. Who played it is not in a log, so two people do; a
 * game that is taken in twice is there twice, and no stored game is touched.
 * @throws FaultyLog
 */
export async function importGame(text: string, keeper: Keeper): Promise<GameRecord> {
  const { match } = await readLog(text);
  const { pending } = match;
  const record: GameRecord = {
    id: makeId(),
    format: 1,
    revision: 1,
    game: match.header.game,
    rulesVersion: match.header.rulesVersion,
    log: formatLog(match.log),
    snapshot: { at: match.log.entries.length, state: match.state },
    players: [
      { kind: 'person', name: '' },
      { kind: 'person', name: '' },
    ],
    passed: [],
    series: { id: makeId(), index: 0, length: 1, points: [0, 0] },
    begun: Date.now(),
    changed: Date.now(),
    result: resultOf(pending),
  };
  await keeper.write(record);
  return record;
}
