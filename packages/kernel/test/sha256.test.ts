import { createHash } from 'node:crypto';
import { sha256 } from '@bannerfield/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../tools/runs.ts';

const reference = (text: string): string => createHash('sha256').update(text).digest('hex');

test('SHA-256 of the published examples', () => {
  expect(sha256('')).toMatch(/^e3b0c44298fc1c14/);
  expect(sha256('abc')).toMatch(/^ba7816bf8f01cfea/);
});

test('SHA-256 agrees with the platform at every length around a block', () => {
  for (let length = 0; length < 200; length++) {
    const text = 'x'.repeat(length);
    expect(sha256(text)).toBe(reference(text));
  }
});

test('SHA-256 agrees with the platform on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(reference(text));
    }),
    { numRuns: runs(300, 5000) },
  );
});

test('SHA-256 agrees with the platform where UTF-8 takes another byte', () => {
  for (const edge of [0x80, 0x800, 0x1_0000]) {
    for (const point of [edge - 1, edge, edge + 1]) {
      const text = String.fromCodePoint(point);
      expect(sha256(text)).toBe(reference(text));
    }
  }
});
