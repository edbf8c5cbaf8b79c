import {
  formatLog,
  isRefusal,
  known,
  Match,
  parseLog,
  perft,
  replay,
  resume,
  step,
} from '@bannerfield/kernel';
import { deepFreeze } from '@bannerfield/kernel/test-kit';
import { expect, test } from 'vitest';
import { choose, dealt, finished, game } from './games.ts';

test('step is pure and refuses with rule and reason', () => {
  const { state } = dealt();
  const frozen = deepFreeze(game.clone(state));
  const heard: unknown[] = [];
  const after = step(game, frozen, 0, { type: 'choose', card: 1 }, (event) => heard.push(event));
  expect(isRefusal(after)).toBe(false);
  expect(heard).toEqual([{ type: 'chose', seat: 0 }]);
  const refused = step(game, frozen, 0, { type: 'choose', card: 9 }, (event) => heard.push(event));
  expect(refused).toMatchObject({ rule: 'R2.1', reason: 'not-in-hand' });
  expect(heard).toHaveLength(1);
});

test('known hands over the table and one hand, by reference', () => {
  const { state } = dealt();
  const me = known(state, 1);
  expect(me.table).toBe(state.table);
  expect(me.hand).toBe(state.hands[1]);
  expect(Object.keys(me).sort()).toEqual(['hand', 'seat', 'table']);
});

test('each viewer is told what is for him, once', () => {
  const match = dealt();
  expect(match.drain(0).filter(({ type }) => type === 'drawn')).toHaveLength(3);
  expect(match.drain('spectator').some(({ type }) => type === 'drawn')).toBe(false);
  expect(match.drain(0)).toEqual([]);
  choose(match, 1, 5);
  expect(match.drain(0)).toEqual([{ type: 'chose', seat: 1 }]);
  expect(match.history(0)).toHaveLength(10);
});

test('chance that is not due is refused', () => {
  expect(() => {
    dealt().applyChance({ type: 'card', card: 9 });
  }).toThrow('no chance is due');
});

test('a takeback cuts the log to before the own last actions', () => {
  const match = dealt();
  const before = JSON.stringify([match.state, match.log]);
  choose(match, 0, 2);
  match.drain(1);
  expect(match.takeback(0)).toBeNull();
  expect(JSON.stringify([match.state, match.log])).toBe(before);
  choose(match, 0, 3);
  expect(match.drain(1)).toEqual([{ type: 'chose', seat: 0 }]);
});

test('lessons C12: a takeback is refused once the other seat has acted', () => {
  const match = dealt();
  choose(match, 0, 2);
  expect(match.takeback(1)).toBe('other-seat-acted');
  expect(match.log.entries).toHaveLength(7);
});

test('lessons C12: a takeback is refused once chance has spoken, and at the very start', () => {
  expect(dealt().takeback(0)).toBe('chance-came');
  expect(new Match(game, { target: 3 }).takeback(0)).toBe('nothing-yet');
});

test('lessons C13: a finished game stays finished', () => {
  const match = finished();
  const last = match.log.entries.at(-1)?.by ?? 0;
  const before = formatLog(match.log);
  expect(match.takeback(last)).toBe('game-over');
  expect(match.takeback(last === 0 ? 1 : 0)).toBe('game-over');
  expect(formatLog(match.log)).toBe(before);
  expect(match.pending.kind).toBe('over');
});

test('lessons C12: a takeback is refused once a private event was told', () => {
  const telling = {
    ...game,
    apply: (...[state, seat, action, emit]: Parameters<typeof game.apply>) => {
      game.apply(state, seat, action, emit);
      emit({ type: 'drawn', card: 12 }, seat);
    },
  };
  const match = new Match(telling, { target: 3 });
  match.settle(() => 0);
  const card = match.view(0).hand.cards[0] ?? 0;
  expect(match.act(0, { type: 'choose', card })).toBeNull();
  expect(match.takeback(0)).toBe('secret-told');
});

test('lessons C13: a takeback reaches over several own actions', () => {
  const match = dealt();
  choose(match, 1, 4);
  choose(match, 0, 1);
  match.settle(() => 0);
  expect(match.takeback(0)).toBe('chance-came');
});

test('the state at any entry is that of a replay of so many entries', () => {
  const match = finished();
  const { log } = match;
  for (let at = 0; at <= log.entries.length; at++) {
    const part = replay(game, { ...log, entries: log.entries.slice(0, at) });
    expect(match.stateAt(at)).toEqual(part.state);
  }
  expect(() => match.stateAt(-1)).toThrow('no entry -1');
  expect(() => match.stateAt(log.entries.length + 1)).toThrow(RangeError);
});

test('a match goes on from a stored snapshot and notices a false one', () => {
  const { log } = finished();
  const at = 9;
  const stored = replay(game, { ...log, entries: log.entries.slice(0, at) });
  const state = JSON.parse(JSON.stringify(stored.state)) as typeof stored.state;
  expect(resume(game, log, { at, state })).toEqual(finished().state);
  state.table.points[0] += 1;
  expect(() => resume(game, log, { at, state })).toThrow('the snapshot is not of this game');
  expect(() => resume(game, log, { at: 99, state })).toThrow('later time');
});

test('lessons A5: snapshots are kept every so many entries, and go with a takeback', () => {
  const match = new Match(game, { target: 3 }, 3);
  match.settle(() => 0);
  expect(match.snapshots.map(({ at }) => at)).toEqual([0, 3, 6]);
  for (const { at, state } of match.snapshots) {
    const { log } = match;
    const part = replay(game, { ...log, entries: log.entries.slice(0, at) });
    expect(state).toEqual(part.state);
  }
  const often = new Match(game, { target: 3 }, 1);
  often.settle(() => 0);
  choose(often, 0, often.view(0).hand.cards[0] ?? 0);
  expect(often.snapshots).toHaveLength(8);
  expect(often.takeback(0)).toBeNull();
  expect(often.snapshots).toHaveLength(7);
  expect(often.stateAt(6)).toEqual(often.state);
});

test('a snapshot is a copy that later moves do not touch', () => {
  const match = new Match(game, { target: 3 }, 6);
  match.settle(() => 0);
  const dealtOut = JSON.stringify(match.snapshots[1]);
  choose(match, 0, match.view(0).hand.cards[0] ?? 0);
  expect(JSON.stringify(match.snapshots[1])).toBe(dealtOut);
});

test('without a word about it a snapshot is kept every fifty entries', () => {
  expect(finished().snapshots).toHaveLength(1);
  expect(new Match(game, { target: 3 }).header.edition).toBeNull();
});

test('what chance tells is what the game told of it, and to whom', () => {
  const match = new Match(game, { target: 3 });
  match.applyChance({ type: 'card', card: 4 });
  expect(match.toldBy(0)).toEqual([
    { event: { type: 'drew', seat: 0 }, to: null },
    { event: { type: 'drawn', card: 4 }, to: 0 },
  ]);
});

test('an outcome that cannot happen is refused and changes nothing', () => {
  const match = new Match(game, { target: 3 });
  match.applyChance({ type: 'card', card: 4 });
  expect(() => {
    match.applyChance({ type: 'card', card: 4 });
  }).toThrow('+4 cannot happen here');
  expect(match.log.entries).toHaveLength(1);
  expect(match.toldBy(7)).toEqual([]);
});

test('one outcome falls at a time', () => {
  const match = new Match(game, { target: 3 });
  match.settleOne(() => 2);
  expect(match.log.entries.map(({ move }) => move)).toEqual(['+3']);
});

test('snapshots are kept on the way, and a log with one changed move is refused on resume', () => {
  const match = new Match(game, { target: 3 });
  expect(match.snapshots.map(({ at }) => at)).toEqual([0]);
  const { log } = finished();
  const changed = log.entries.map((entry, index) =>
    index === 10 ? { ...entry, hash: '0'.repeat(16) } : entry,
  );
  const [first] = finished().snapshots;
  if (first === undefined) throw new Error('no snapshot');
  expect(() => resume(game, { ...log, entries: changed }, first)).toThrow(
    'does not fit the snapshot',
  );
});

test('perft counts the courses of a fixed chance list', () => {
  expect([1, 2, 3].map((depth) => perft(game, { target: 3 }, [0], depth))).toEqual([3, 9, 27]);
  expect(perft(game, { target: 2 }, [0], 4)).toBe(81);
});

test('what is wrong on resume is named with its line', () => {
  const { log } = finished();
  const [first] = finished().snapshots;
  if (first === undefined) throw new Error('no snapshot');
  const wrongly = (index: number, change: Partial<(typeof log.entries)[number]>): (() => void) => {
    const entries = log.entries.map((entry, at) =>
      at === index ? { ...entry, ...change } : entry,
    );
    return () => {
      resume(game, { ...log, entries }, first);
    };
  };
  expect(wrongly(7, { move: 'c99' })).toThrow(expect.objectContaining({ line: 13, field: 'move' }));
  expect(wrongly(7, { hash: 'f'.repeat(16) })).toThrow(
    expect.objectContaining({ line: 13, field: 'hash' }),
  );
  expect(() => resume({ ...game, id: 'other' }, log, first)).toThrow('not of other');
  const stored = replay(game, { ...log, entries: log.entries.slice(0, 4) });
  const early = { at: 5, state: stored.stateAt(4) };
  expect(() => resume(game, log, early)).toThrow(
    expect.objectContaining({ line: 10, field: 'hash' }),
  );
  const beyond = { at: log.entries.length + 1, state: stored.stateAt(4) };
  expect(() => resume(game, log, beyond)).toThrow(expect.objectContaining({ field: 'end' }));
  expect(resume(game, log, { at: 1, state: finished().stateAt(1) })).toEqual(finished().state);
});

test('a false snapshot of the start is noticed', () => {
  const { log } = finished();
  const other = new Match(game, { target: 2 });
  expect(() => resume(game, log, { at: 0, state: other.stateAt(0) })).toThrow(
    expect.objectContaining({ line: 5, field: 'start' }),
  );
});

test.each([
  ['an action while chance is due', 2, { by: 0, move: 'c1' }],
  ['chance while a decision is due', 6, { by: null, move: '+9' }],
  ['an action of the notation of chance', 6, { by: 0, move: '+1' }],
  ['a card that is not held', 6, { by: 0, move: 'c12' }],
  ['a card that cannot come up', 3, { by: null, move: '+1' }],
] as const)('resume refuses as replay does: %s', (_name, index, change) => {
  const { log } = finished();
  const entries = log.entries.map((entry, at) => (at === index ? { ...entry, ...change } : entry));
  const wrong = { ...log, entries };
  const fault: unknown = expect.objectContaining({
    name: 'LogError',
    line: index + 6,
    field: 'move',
  });
  const snapshot = { at: 0, state: finished().stateAt(0) };
  expect(() => replay(game, wrong)).toThrow(fault);
  expect(() => resume(game, wrong, snapshot)).toThrow(fault);
});

test('perft takes the chances of its list in turn, round and round', () => {
  const seen: number[] = [];
  const watching = {
    ...game,
    applyChance: (...[state, outcome, emit]: Parameters<typeof game.applyChance>) => {
      seen.push(outcome.card);
      game.applyChance(state, outcome, emit);
    },
  };
  perft(watching, { target: 3 }, [1, 0], 0);
  expect(seen).toEqual([2, 1, 4, 3, 6, 5]);
});

test('a log is refused by another game and another version', () => {
  const log = parseLog(formatLog(finished().log));
  expect(() => replay({ ...game, id: 'other' }, log)).toThrow(
    'this log is of _blank, not of other',
  );
  expect(() => replay({ ...game, rulesVersion: 2 }, log)).toThrow('version 1, these rules are 2');
});

test('a state before the first or after the last entry is no state of this match', () => {
  const match = dealt();
  for (const at of [-1, 7]) {
    expect(() => match.stateAt(at)).toThrow(new RangeError(`no entry ${String(at)}`));
  }
  expect(match.stateAt(6)).toEqual(match.state);
});
