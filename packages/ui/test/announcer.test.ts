import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAnnouncer, type Announcer } from '../announcer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function texts(announcer: Announcer): string[] {
  return announcer.now().map(({ text }) => text);
}

describe('the announcer', () => {
  test('says at once what comes alone', () => {
    const announcer = makeAnnouncer();
    announcer.announce('Ada passes.');
    expect(texts(announcer)).toEqual(['Ada passes.']);
  });

  test('says one after the other what comes together, and loses nothing', () => {
    const announcer = makeAnnouncer();
    for (const text of ['one', 'two', 'three']) announcer.announce(text);
    expect(texts(announcer)).toEqual(['one']);
    vi.advanceTimersByTime(1000);
    expect(texts(announcer)).toEqual(['one', 'two', 'three']);
  });

  test('lets what is urgent go before what waits', () => {
    const announcer = makeAnnouncer();
    announcer.announce('one');
    announcer.announce('two');
    announcer.announce('no!', 'assertive');
    vi.advanceTimersByTime(1000);
    expect(texts(announcer)).toEqual(['one', 'no!', 'two']);
    expect(announcer.now()[1]?.urgency).toBe('assertive');
  });

  test('says the same again as something new', () => {
    const announcer = makeAnnouncer();
    announcer.announce('no!');
    announcer.announce('no!');
    vi.advanceTimersByTime(1000);
    expect(new Set(announcer.now().map(({ id }) => id)).size).toBe(2);
  });

  test('clears away what has been said, and tells who listens', () => {
    const announcer = makeAnnouncer();
    const onChange = vi.fn();
    const stop = announcer.subscribe(onChange);
    announcer.announce('one');
    vi.advanceTimersByTime(10_000);
    expect(announcer.now()).toEqual([]);
    expect(onChange).toHaveBeenCalledTimes(2);
    stop();
    announcer.announce('two');
    expect(onChange).toHaveBeenCalledTimes(2);
  });
});
