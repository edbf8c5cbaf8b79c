import { describe, expect, test } from 'vitest';
import { nearestBox, type Box } from '../rove.ts';

function box(left: number, top: number, width = 40, height = 60): Box {
  return { left, top, right: left + width, bottom: top + height };
}

/** Nine columns over a hand of seven. */
const COLUMNS = Array.from({ length: 9 }, (_, n) => box(n * 44, 0, 40, 300));
const CARDS = Array.from({ length: 7 }, (_, n) => box(20 + n * 50, 400, 46, 64));

describe('the nearest spot in a direction', () => {
  test('is the neighbour in a row', () => {
    expect(nearestBox(CARDS[2] ?? box(0, 0), CARDS, 'right')).toBe(3);
    expect(nearestBox(CARDS[2] ?? box(0, 0), CARDS, 'left')).toBe(1);
  });

  test('is nothing at the end of a row', () => {
    expect(nearestBox(CARDS[6] ?? box(0, 0), CARDS, 'right')).toBeNull();
  });

  test('is what stands straight above or below', () => {
    CARDS.forEach((card, index) => {
      const up = nearestBox(card, COLUMNS, 'up');
      const middle = (card.left + card.right) / 2;
      const above = COLUMNS[up ?? -1];
      expect(above, `card ${index}`).toBeDefined();
      expect(Math.abs(middle - ((above?.left ?? 0) + 20))).toBeLessThanOrEqual(22);
    });
  });

  test('leads back to a row from every column', () => {
    for (const column of COLUMNS) expect(nearestBox(column, CARDS, 'down')).not.toBeNull();
  });

  test('is never the box itself, nor one on the other side', () => {
    const boxes = [box(0, 0), box(100, 0), box(0, 100)];
    expect(nearestBox(box(0, 0), boxes, 'right')).toBe(1);
    expect(nearestBox(box(0, 0), boxes, 'down')).toBe(2);
    expect(nearestBox(box(0, 0), boxes, 'left')).toBeNull();
    expect(nearestBox(box(0, 0), boxes, 'up')).toBeNull();
  });
});
