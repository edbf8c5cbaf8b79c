import { formatLog, type GameTypes, type Match, type Seat } from '@bannerfield/kernel';
import { makeId } from '../chance.ts';
import type { Keeper } from '../keep/games.ts';
import type { GameRecord, Player } from '../keep/record.ts';

const BOT: Player = { kind: 'bot', bot: 'greedy' };

/**
 * A new game that begins where the first `at` entries of another one end: somebody plays on from
 * there against a bot. The other one stays as it is.
 */
export async function beginFrom(
  match: Match<GameTypes>,
  at: number,
  seat: Seat,
  name: string,
  keeper: Keeper,
): Promise<GameRecord> {
  const { header, start, entries } = match.log;
  const person: Player = { kind: 'person', name };
  const record: GameRecord = {
    id: makeId(),
    format: 1,
    revision: 1,
    game: header.game,
    rulesVersion: header.rulesVersion,
    log: formatLog({ header, start, entries: entries.slice(0, at) }),
    snapshot: { at, state: match.stateAt(at) },
    players: seat === 0 ? [person, BOT] : [BOT, person],
    passed: [],
    series: { id: makeId(), index: 0, length: 1, points: [0, 0] },
    begun: Date.now(),
    changed: Date.now(),
    result: null,
  };
  await keeper.write(record);
  return record;
}
