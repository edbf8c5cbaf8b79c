import { readFileSync } from 'node:fs';
import { Match, parseLog, replay } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { game } from '../../../games/_blank/rules/index.ts';
import { replayDocument } from '../replay.ts';
import { simulateDocument } from '../simulate.ts';
import { stateSchema } from '../state.ts';

const golden = new URL('../../../games/_blank/golden/target.log', import.meta.url);
const log = parseLog(readFileSync(golden, 'utf8'));

test('the states of a match pass unchanged', () => {
  const match = replay(game, log);
  expect(stateSchema.parse(match.state)).toEqual(match.state);
  for (const { state } of match.snapshots) expect(stateSchema.parse(state)).toEqual(state);
  expect(stateSchema.safeParse({ ...match.state, extra: 1 }).success).toBe(false);
});

test('a result is whole or not there at all', () => {
  const match = new Match(game, { target: 3 });
  const document = {
    game: '_blank',
    rulesVersion: 1,
    options: { target: 3 },
    entries: 0,
    hash: match.hash,
  };
  const results: [object, boolean][] = [
    [{ winner: null, rule: null, reason: null }, true],
    [{ winner: 'draw', rule: 'R3.2', reason: 'cards-out' }, true],
    [{ winner: 1, rule: 'R3.1', reason: 'target' }, true],
    [{ winner: 1, rule: null, reason: null }, false],
    [{ winner: null, rule: 'R3.1', reason: null }, false],
    [{ winner: 2, rule: 'R3.1', reason: 'target' }, false],
  ];
  for (const [result, fits] of results) {
    expect(replayDocument.safeParse({ ...document, result }).success).toBe(fits);
  }
});

test('wins, draws and ends must add up to the games', () => {
  const document = {
    game: '_blank',
    rulesVersion: 1,
    options: {},
    bots: ['greedy', 'random'],
    seed: 1,
    games: 4,
    wins: [2, 1],
    draws: 1,
    ends: { target: 3, 'cards-out': 1 },
    decisions: 10,
    chances: 10,
    cpuSeconds: 0.1,
    decisionsPerCpuSecond: 100,
    gamesPerCpuSecond: 40,
  };
  expect(simulateDocument.safeParse(document).success).toBe(true);
  expect(simulateDocument.safeParse({ ...document, draws: 0 }).success).toBe(false);
  expect(simulateDocument.safeParse({ ...document, ends: { target: 3 } }).success).toBe(false);
});
