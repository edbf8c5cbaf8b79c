import { parseMatch, type MatchFile } from '@bannerfield/fair-dice';
import { formatLog, LogError, otherSeat, type Pair } from '@bannerfield/kernel';
import { keeper } from '../keep/keeper.ts';
import { isBroken, resultOf, type GameRecord, type Result } from '../keep/record.ts';
import { FaultyLog } from '../share/fault.ts';
import { readLog, type ReadGame } from '../share/read-log.ts';
import { fetchRecord } from './api.ts';

/** A finished match with all that its dice came from, played through. */
export interface FinishedMatch {
  /** As `bannerfield verify` takes it. */
  readonly text: string;
  readonly file: MatchFile;
  readonly game: ReadGame;
  /** As it is stored among the games of this browser, to be replayed and analysed. */
  readonly record: GameRecord;
}

/** Null: it cannot be had now. `faulty`: what came is no whole match. */
export async function fetchFinished(
  match: string,
  names: Pair<string>,
): Promise<FinishedMatch | 'faulty' | null> {
  const fetched = await fetchRecord(match);
  if (fetched.kind !== 'done') return null;
  const text = fetched.answer;
  try {
    const file = parseMatch(text);
    const log = formatLog(file.log);
    const game = await readLog(log);
    return { text, file, game, record: await keepAsGame(file, log, game, names) };
  } catch (error) {
    if (error instanceof LogError || error instanceof FaultyLog) return 'faulty';
    throw error;
  }
}

async function keepAsGame(
  file: MatchFile,
  log: string,
  { match }: ReadGame,
  names: Pair<string>,
): Promise<GameRecord> {
  const id = `online-${file.match}`;
  const stored = await keeper.read(id);
  if (stored !== null && !isBroken(stored)) return stored;
  const record: GameRecord = {
    id,
    format: 1,
    revision: 1,
    game: match.header.game,
    rulesVersion: match.header.rulesVersion,
    log,
    snapshot: { at: match.log.entries.length, state: match.state },
    players: [
      { kind: 'person', name: names[0] },
      { kind: 'person', name: names[1] },
    ],
    passed: [],
    series: { id, index: 0, length: 1, points: [0, 0] },
    begun: Date.now(),
    changed: Date.now(),
    result: endOf(file) ?? resultOf(match.pending),
  };
  await keeper.write(record);
  return record;
}

/** Null: by the rules. */
function endOf({ end }: MatchFile): Result | null {
  switch (end.by) {
    case 'rules':
      return null;
    case 'agreement':
      return { winner: 'draw', rule: null, reason: end.by };
    case 'resignation':
      return { winner: otherSeat(end.seat), rule: null, reason: end.by };
    case 'time': {
      const winner = end.result === 'win' ? otherSeat(end.seat) : 'draw';
      return { winner, rule: null, reason: end.by };
    }
  }
}
