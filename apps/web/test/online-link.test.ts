import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLink, PACE, type Link, type LinkState, type WireHearer } from '../src/online/link.ts';

/** Lines that a test opens, speaks on and breaks, and the net that a browser believes in. */
interface Net {
  readonly wires: (WireHearer & { isClosed: boolean; readonly sent: string[] })[];
  readonly states: LinkState['kind'][];
  readonly probes: number[];
  isOnline: boolean;
  wake(): void;
}

let link: Link | null = null;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  link?.close();
  vi.useRealTimers();
});

function open(chance = 0): Net {
  const net: Net = { wires: [], states: [], probes: [], isOnline: true, wake: () => undefined };
  link = openLink(
    {
      openWire: (hearer) => {
        const wire = { ...hearer, isClosed: false, sent: [] as string[] };
        net.wires.push(wire);
        return {
          send: (text) => wire.sent.push(text),
          close: () => {
            wire.isClosed = true;
          },
        };
      },
      pace: PACE,
      chance: () => chance,
      isOnline: () => net.isOnline,
      onAwake: (awake) => {
        net.wake = awake;
        return () => undefined;
      },
    },
    {
      opened: () => undefined,
      said: () => undefined,
      probe: () => net.probes.push(net.wires.length),
      changed: ({ kind }) => net.states.push(kind),
    },
  );
  return net;
}

test('each wait is twice the one before, up to the longest, and chance halves it at most', () => {
  for (const [chance, share] of [
    [0, 0.5],
    [0.999, 1],
  ] as const) {
    link?.close();
    const net = open(chance);
    for (const wait of [500, 1000, 2000, 4000, 8000, 16_000, 20_000, 20_000]) {
      const before = net.wires.length;
      net.wires.at(-1)?.closed();
      vi.advanceTimersByTime(wait * share - 20);
      expect(net.wires.length).toBe(before);
      vi.advanceTimersByTime(20);
      expect(net.wires.length).toBe(before + 1);
    }
  }
});

test('a line counts as one that holds once something is said on it, and then waits are short again', () => {
  const net = open();
  net.wires[0]?.closed();
  vi.advanceTimersByTime(500);
  net.wires[1]?.opened();
  expect(net.states).toEqual(['reconnecting']);
  net.wires[1]?.said('welcome');
  expect(net.states).toEqual(['reconnecting', 'connected']);
  net.wires[1]?.closed();
  vi.advanceTimersByTime(250);
  expect(net.wires).toHaveLength(3);
});

test('since when it is broken stays the same until it holds again', () => {
  const net = open();
  net.wires[0]?.opened();
  net.wires[0]?.said('welcome');
  vi.setSystemTime(1000);
  net.wires[0]?.closed();
  const since = link?.state;
  vi.advanceTimersByTime(60_000);
  net.wires.at(-1)?.closed();
  expect(link?.state).toEqual(since);
});

test('after long silence it is asked whether anybody is there; without an answer it is opened anew', () => {
  const net = open();
  net.wires[0]?.opened();
  net.wires[0]?.said('welcome');
  vi.advanceTimersByTime(PACE.silence);
  expect(net.probes).toHaveLength(1);
  net.wires[0]?.said('news');
  vi.advanceTimersByTime(PACE.silence);
  expect(net.probes).toHaveLength(2);
  vi.advanceTimersByTime(PACE.patience);
  expect(net.wires[0]?.isClosed).toBe(true);
  vi.advanceTimersByTime(500);
  expect(net.wires).toHaveLength(2);
});

test('an opening that nobody answers is given up', () => {
  const net = open();
  vi.advanceTimersByTime(PACE.patience + 500);
  expect(net.wires).toHaveLength(2);
  expect(net.wires[0]?.isClosed).toBe(true);
});

test('the net comes back: it is tried at once; it goes: that is said at once', () => {
  const net = open();
  net.wires[0]?.opened();
  net.wires[0]?.said('welcome');
  net.isOnline = false;
  net.wake();
  expect(link?.state.kind).toBe('offline');
  net.wires[0]?.closed();
  for (let tries = 0; tries < 6; tries++) {
    vi.advanceTimersByTime(30_000);
    net.wires.at(-1)?.closed();
  }
  expect(link?.state.kind).toBe('offline');
  const before = net.wires.length;
  net.isOnline = true;
  net.wake();
  expect(net.wires).toHaveLength(before + 1);
  expect(link?.state.kind).toBe('reconnecting');
});

test('what a broken or closed line still says is not heard', () => {
  const net = open();
  net.wires[0]?.opened();
  net.wires[0]?.closed();
  net.wires[0]?.said('late');
  expect(net.states).toEqual(['reconnecting']);
  expect(link?.send('x')).toBe(false);
});
