import { describe, expect, test } from 'vitest';
import {
  HALF_WIDTH,
  HEX_DIRECTIONS,
  HEX_OUTLINE,
  QUARTER_HEIGHT,
  directionOfKey,
  hexCentre,
  hexDistance,
  hexInRow,
  hexNeighbour,
  indexInRow,
  isSameHex,
  sayHex,
  type Hex,
  type HexDirection,
} from '../hex.ts';
import { firstFrame, panFrame, showPoint, zoomFrame, type Frame } from '../hex-view.ts';

const ROWS: Hex[] = Array.from({ length: 9 * 13 }, (_, n) => hexInRow(Math.floor(n / 13), n % 13));

const BACK: Readonly<Record<HexDirection, HexDirection>> = {
  e: 'w',
  w: 'e',
  ne: 'sw',
  sw: 'ne',
  nw: 'se',
  se: 'nw',
};

describe('hexes', () => {
  test('have six neighbours, each one step away, and each leads back', () => {
    for (const hex of ROWS) {
      const around = HEX_DIRECTIONS.map((direction) => hexNeighbour(hex, direction));
      expect(around.every((each) => hexDistance(hex, each) === 1)).toBe(true);
      expect(new Set(around.map(({ q, r }) => `${q} ${r}`)).size).toBe(6);
      for (const direction of HEX_DIRECTIONS) {
        const there = hexNeighbour(hex, direction);
        expect(isSameHex(hexNeighbour(there, BACK[direction]), hex)).toBe(true);
      }
    }
  });

  test('are as far apart as the shortest walk', () => {
    const start = hexInRow(4, 6);
    const steps = new Map([[`${start.q} ${start.r}`, 0]]);
    const queue: Hex[] = [start];
    for (let hex = queue.shift(); hex !== undefined; hex = queue.shift()) {
      const here = steps.get(`${hex.q} ${hex.r}`) ?? 0;
      expect(hexDistance(start, hex)).toBe(here);
      if (here === 5) continue;
      for (const direction of HEX_DIRECTIONS) {
        const next = hexNeighbour(hex, direction);
        if (steps.has(`${next.q} ${next.r}`)) continue;
        steps.set(`${next.q} ${next.r}`, here + 1);
        queue.push(next);
      }
    }
    expect(steps.size).toBe(1 + 6 * (1 + 2 + 3 + 4 + 5));
  });

  test('have a name of their own, by row and place in the row', () => {
    expect(new Set(ROWS.map(sayHex)).size).toBe(ROWS.length);
    expect(sayHex(hexInRow(0, 0))).toBe('A1');
    expect(sayHex(hexInRow(3, 4))).toBe('D5');
    for (const hex of ROWS) expect(isSameHex(hexInRow(hex.r, indexInRow(hex)), hex)).toBe(true);
  });

  test('touch: neighbours share two corners, at whole numbers', () => {
    const corners = ({ x, y }: { x: number; y: number }): string[] =>
      HEX_OUTLINE.split(' ').map((corner) => {
        const [dx = 0, dy = 0] = corner.split(',').map(Number);
        return `${x + dx} ${y + dy}`;
      });
    const own = corners(hexCentre({ q: 2, r: 3 }));
    for (const direction of HEX_DIRECTIONS) {
      const other = corners(hexCentre(hexNeighbour({ q: 2, r: 3 }, direction)));
      expect(own.filter((corner) => other.includes(corner))).toHaveLength(2);
    }
    expect([HALF_WIDTH, QUARTER_HEIGHT].every(Number.isInteger)).toBe(true);
  });

  test('are walked by keys: every direction has one, up and down stay in the column', () => {
    const keys = ['a', 'd', 'w', 'e', 'y', 'x', 'ArrowUp', 'ArrowDown'];
    const here = { q: 0, r: 0 };
    const reached = new Set(keys.map((key) => directionOfKey(key, here)));
    for (const direction of HEX_DIRECTIONS) expect(reached).toContain(direction);
    let hex: Hex = hexInRow(8, 6);
    for (let n = 0; n < 8; n++) hex = hexNeighbour(hex, directionOfKey('ArrowUp', hex) ?? 'e');
    expect(sayHex(hex)).toBe('A7');
    for (let n = 0; n < 8; n++) hex = hexNeighbour(hex, directionOfKey('ArrowDown', hex) ?? 'e');
    expect(sayHex(hex)).toBe('I7');
    expect(directionOfKey('Tab', here)).toBeNull();
  });
});

const WHOLE: Frame = { x: -30, y: -40, width: 800, height: 500 };

describe('the frame on a map', () => {
  test('zooms about a point, which stays where it is', () => {
    const at = { x: 300, y: 200 };
    const closer = zoomFrame(WHOLE, WHOLE, 2, at);
    expect(closer.width).toBe(400);
    const share = (frame: Frame): number => (at.x - frame.x) / frame.width;
    expect(share(closer)).toBeCloseTo(share(WHOLE));
  });

  test('never shows more than the map, nor less than a fourth of it', () => {
    expect(zoomFrame(WHOLE, WHOLE, 0.1, { x: 0, y: 0 })).toEqual(WHOLE);
    expect(zoomFrame(WHOLE, WHOLE, 100, { x: 0, y: 0 }).width).toBe(200);
  });

  test('stops at the edges', () => {
    const closer = zoomFrame(WHOLE, WHOLE, 2, { x: 300, y: 200 });
    const moved = panFrame(closer, WHOLE, { x: 10_000, y: -10_000 });
    expect(moved.x).toBe(WHOLE.x);
    expect(moved.y + moved.height).toBe(WHOLE.y + WHOLE.height);
  });

  test('follows the focus, and rests while it is in sight', () => {
    const closer = zoomFrame(WHOLE, WHOLE, 4, { x: 0, y: 0 });
    const far = { x: 700, y: 400 };
    const shown = showPoint(closer, WHOLE, far, 40);
    expect(shown.x).toBeLessThanOrEqual(far.x - 40);
    expect(shown.x + shown.width).toBeGreaterThanOrEqual(far.x + 40);
    expect(showPoint(shown, WHOLE, far, 40)).toEqual(shown);
  });

  test('has a hex in the middle that it cannot give as much room as it should', () => {
    const flat: Frame = { x: 0, y: 0, width: 170, height: 90 };
    const { x, y } = showPoint(flat, WHOLE, { x: 400, y: 300 }, 78);
    expect(x).toBeLessThanOrEqual(400 - 78);
    expect(y).toBe(300 - 45);
  });
});

describe('the window on a map', () => {
  const map: Frame = { x: -28, y: -32, width: 680, height: 424 };
  const middle = { x: 312, y: 180 };

  test('shows everything where hexes are wide enough for a thumb', () => {
    const frame = firstFrame(map, { width: 1360, height: 848 }, middle);
    expect(frame).toEqual(map);
  });

  test('shows less where they would not be, around what is to be seen, and no empty margin', () => {
    const window = { width: 360, height: 404 };
    const frame = firstFrame(map, window, { x: 0, y: 0 });
    const hex = (window.width / frame.width) * 2 * HALF_WIDTH;
    expect(hex).toBeGreaterThanOrEqual(44);
    expect(hex).toBeLessThan(56);
    expect(frame.width / frame.height).toBeCloseTo(window.width / window.height);
    expect(frame.x).toBe(map.x);
    // The rows just fit, so they stand in the middle whatever is to be seen.
    expect(frame.y + frame.height / 2).toBeCloseTo(map.y + map.height / 2);
    expect(panFrame(frame, map, { x: 0, y: 90 }).y).toBeCloseTo(frame.y);
  });

  test('can be drawn back until everything is seen', () => {
    const near = firstFrame(map, { width: 360, height: 404 }, middle);
    const far = zoomFrame(near, map, 0.01, middle);
    expect(far.width).toBeCloseTo(680);
    expect(far.height).toBeGreaterThan(map.height);
  });
});
