import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findMarkFaults, makeSheets } from '../../tools/checks/marks.ts';
import { ROOT } from '../../tools/steps.ts';
import { plant } from './plant.ts';

describe('sheets of drawings', () => {
  test('our own hold what their lists name, no more and no less', () => {
    expect(findMarkFaults(ROOT)).toEqual([]);
    expect(makeSheets(ROOT).length).toBeGreaterThan(0);
  });

  test('are called out of date when the list has changed', () => {
    const root = plant({ 'games/x/board/marks.json': '["elephant"]' });
    expect(findMarkFaults(root)).toEqual([
      'games/x/board/marks.svg is out of date: run node tools/marks.ts',
    ]);
    const [sheet] = makeSheets(root);
    writeFileSync(path.join(root, sheet?.file ?? ''), sheet?.text ?? '');
    expect(findMarkFaults(root)).toEqual([]);
    writeFileSync(path.join(root, 'games/x/board/marks.json'), '["elephant", "lion"]');
    expect(findMarkFaults(root)).toHaveLength(1);
  });

  test('are not made of drawings that there are not', () => {
    const root = plant({ 'games/x/board/marks.json': '["no-such-beast"]' });
    expect(() => makeSheets(root)).toThrow('no-such-beast');
  });

  test('are drawn in the ink of the page alone', () => {
    for (const { file } of makeSheets(ROOT)) {
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const fills = new Set([...text.matchAll(/fill="([^"]+)"/g)].map(([, fill]) => fill));
      expect([...fills], file).toEqual(['currentColor']);
    }
  });
});
