import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHARGES, HATCHINGS, TINCTURES } from '../tinctures.ts';

const SHEET = readFileSync(path.join(import.meta.dirname, '../tokens.css'), 'utf8');

type Scheme = 'light' | 'dark';

/** What a token comes to on paper or on slate. */
function colour(name: string, scheme: Scheme): string {
  const value = new RegExp(`^ *--${name}: ([^;]+);`, 'm').exec(SHEET)?.[1];
  if (value === undefined) throw new Error(`there is no token ${name}`);
  const pair = /^light-dark\((?<light>[^,]+), (?<dark>.+)\)$/.exec(value)?.groups;
  const chosen = pair?.[scheme] ?? value;
  const other = /^var\(--(?<name>[\w-]+)\)$/.exec(chosen)?.groups?.['name'];
  return other === undefined ? chosen : colour(other, scheme);
}

/** Of `#rrggbb`, as light adds up: 0 to 1. */
function linear(hex: string): number[] {
  return [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4));
}

/** WCAG 2: relative luminance. */
function luminance([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function seenAs(light: readonly number[], sight: readonly (readonly number[])[]): number[] {
  return sight.map((row) => {
    const sum = row.reduce((total, share, at) => total + share * (light[at] ?? 0), 0);
    return Math.min(1, Math.max(0, sum));
  });
}

function contrast(one: string, other: string, sight = PLAIN_SIGHT): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => luminance(seenAs(linear(hex), sight)))
    .sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const PLAIN_SIGHT: readonly (readonly number[])[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

/**
 * How those see who lack one kind of cones: matrices on linear red, green and blue, by Machado,
 * Oliveira and Fernandes (2009), full severity.
 */
const SIGHTS = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const;

describe('the colours', () => {
  test('of text can be read on both grounds, 4.5 : 1 or better', () => {
    for (const scheme of SCHEMES) {
      for (const name of ['text', 'text-quiet', 'refusal', 'target', 'accent', ...TINCTURES]) {
        for (const ground of ['ground', 'ground-raised']) {
          const ratio = contrast(colour(name, scheme), colour(ground, scheme));
          expect(ratio, `${name} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(4.5);
        }
      }
      const main = contrast(colour('on-target', scheme), colour('target', scheme));
      expect(main, `the main button, ${scheme}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  test.for(Object.entries(SIGHTS))('of text can be read with %s, 4 : 1 or better', ([, sight]) => {
    for (const scheme of SCHEMES) {
      for (const name of ['text', 'text-quiet', 'refusal', 'target', ...TINCTURES]) {
        for (const ground of ['ground', 'ground-raised']) {
          const ratio = contrast(colour(name, scheme), colour(ground, scheme), sight);
          expect(ratio, `${name} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(4);
        }
      }
    }
  });

  test('of edges and focus can be told from both grounds, 3 : 1 or better', () => {
    for (const scheme of SCHEMES) {
      for (const name of ['edge', 'focus']) {
        for (const ground of ['ground', 'ground-raised']) {
          const ratio = contrast(colour(name, scheme), colour(ground, scheme));
          expect(ratio, `${name} on ${ground}, ${scheme}`).toBeGreaterThanOrEqual(3);
        }
      }
    }
  });
});

describe('the tinctures', () => {
  test('each have a charge and a hatching of their own', () => {
    expect(new Set(TINCTURES.map((tincture) => CHARGES[tincture])).size).toBe(TINCTURES.length);
    const hatchings = TINCTURES.map((tincture) => {
      const { path: lines, turn } = HATCHINGS[tincture];
      return `${lines} ${turn}`;
    });
    expect(new Set(hatchings).size).toBe(TINCTURES.length);
  });
});
