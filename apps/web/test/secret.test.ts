import 'fake-indexeddb/auto';
import { formatLog, makeXoshiro, Match, type GameTypes } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { games } from '../src/games/load.ts';
import type { TableGame } from '../src/games/source.ts';
import { makeKeeper } from '../src/keep/games.ts';
import type { Player } from '../src/keep/record.ts';
import { beginGame } from '../src/play/begin.ts';
import { ANN, BEN, BOT, defaults, sit, untilAsked, type Seated } from './support/game.ts';

const keeper = makeKeeper();

/** Games in which someone is asked for what he may or may not hold, with options that lead there. */
const GAMES: readonly (readonly [string, object])[] = [['battlelore', { loreMode: 'medieval' }]];

interface Moment {
  readonly match: Match<GameTypes>;
  readonly seat: 0 | 1;
  /** How many moves are allowed; 1: nothing but to pass. */
  readonly legal: number;
}

/** The first moments of random games in which a seat is asked in secret and may do so much. */
function findMoment(
  { game, face }: TableGame,
  options: object,
  isWanted: (legal: number) => boolean,
): Moment {
  for (let seed = 1; seed < 60; seed++) {
    const { next: rng } = makeXoshiro(seed);
    const match = new Match<GameTypes>(game, options);
    match.settle(rng);
    for (let moves = 0; moves < 1500 && match.pending.kind === 'decision'; moves++) {
      const seat = match.pending.seats[0] ?? 0;
      const legal = game.legal(match.view(seat));
      const isSecret = face.asksInSecret?.(match.state.table) === true;
      if (isSecret && isWanted(legal.length)) return { match, seat, legal: legal.length };
      const action = legal[rng(legal.length)];
      if (action !== undefined) match.act(seat, action);
      match.settle(rng);
    }
  }
  throw new Error('there is no such moment');
}

async function sitAt(
  parts: TableGame,
  { match }: Moment,
  players: readonly [Player, Player],
  pauses: string[] = [],
): Promise<Seated> {
  const options = match.log.header.options;
  const begun = await beginGame(parts, { options, players: [...players], length: 1 }, keeper);
  const record = { ...begun, log: formatLog(match.log) };
  return sit(parts, record, keeper, match, {
    isSecret: () => parts.face.asksInSecret?.(match.state.table) === true,
    pause: (why) => {
      pauses.push(why);
      return Promise.resolve();
    },
  });
}

describe.for(GAMES)('what %s asks in secret', ([id, more]) => {
  test('is asked at a shared device whether or not something could be done', async () => {
    const parts = await games.load(id);
    const options = { ...defaults(parts), ...more };
    const seen = [];
    for (const isWanted of [(legal: number) => legal === 1, (legal: number) => legal > 1]) {
      const moment = findMoment(parts, options, isWanted);
      const { table, match } = await sitAt(parts, moment, [ANN, BEN]);
      const before = match.hash;
      await table.start();
      seen.push([table.now.waiting.kind]);
      expect(table.now.waiting).toEqual({ kind: 'curtain', next: moment.seat });
      await table.openCurtain();
      expect(table.now.waiting).toEqual({ kind: 'person', seat: moment.seat });
      expect(match.hash).toBe(before);
      table.close();
    }
    expect(seen[0]).toEqual(seen[1]);
  });

  test('is passed before a bot, after a pause, if nothing could be done', async () => {
    const parts = await games.load(id);
    const options = { ...defaults(parts), ...more };
    const moment = findMoment(parts, options, (legal) => legal === 1);
    const pauses: string[] = [];
    const players = moment.seat === 0 ? ([ANN, BOT] as const) : ([BOT, ANN] as const);
    const { table, match } = await sitAt(parts, moment, players, pauses);
    const before = match.log.entries.length;
    await table.start();
    await untilAsked(table);
    expect(pauses[0]).toBe('passing');
    expect(match.log.entries[before]?.move).toBe('pass');
    expect(table.record.passed).toContain(before);
    table.close();
  });
});
