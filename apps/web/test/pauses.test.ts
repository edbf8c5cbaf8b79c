import { expect, test } from 'vitest';
import { pauseFor } from '../src/play/pauses.ts';
import { PACES } from '../src/settings.ts';

test('a bot that is asked in secret takes its time at every pace', () => {
  for (const pace of PACES) expect(pauseFor(pace, 'bot', true), pace).toBeGreaterThanOrEqual(250);
});

test('otherwise the pace alone decides, and a person waits for no secret of his own', () => {
  expect(PACES.map((pace) => pauseFor(pace, 'bot', false))).toEqual([700, 280, 0]);
  expect(PACES.map((pace) => pauseFor(pace, 'passing', true))).toEqual([1100, 500, 0]);
});
