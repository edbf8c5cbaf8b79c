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

/** WCAG 2: relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

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
