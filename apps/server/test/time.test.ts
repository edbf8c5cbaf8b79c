import { afterEach, expect, test, vi } from 'vitest';
import { SYSTEM_TIME } from '../match/time.ts';

const DAY = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
});

test('what is to be done in a hundred days is done then, and not at once', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  SYSTEM_TIME.later(100 * DAY, () => done.push('late'));
  SYSTEM_TIME.later(10, () => done.push('soon'));
  vi.advanceTimersByTime(100 * DAY - 1);
  expect(done).toEqual(['soon']);
  vi.advanceTimersByTime(1);
  expect(done).toEqual(['soon', 'late']);
});

test('what has been called off is not done, however far it was', () => {
  vi.useFakeTimers();
  const done: string[] = [];
  const cancel = SYSTEM_TIME.later(100 * DAY, () => done.push('late'));
  vi.advanceTimersByTime(60 * DAY);
  cancel();
  vi.advanceTimersByTime(100 * DAY);
  expect(done).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
