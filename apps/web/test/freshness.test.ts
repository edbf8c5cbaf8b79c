import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { digestSources, isFresh, markFresh } from '../site/freshness.ts';

test('a built client is fresh for every change but of a source', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-fresh-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  const dist = path.join(folder, 'dist');
  mkdirSync(dist);
  const root = path.join(folder, 'sources');
  const write = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  write('packages/ui/a.ts', 'a');
  write('package-lock.json', '{}');
  const first = digestSources(root);
  expect(isFresh(dist, first)).toBe(false);
  markFresh(dist, first);
  expect(isFresh(dist, digestSources(root))).toBe(true);
  for (const file of ['packages/ui/node_modules/x.ts', 'packages/ui/test/a.test.ts', 'docs/x.md']) {
    write(file, 'other');
    expect(isFresh(dist, digestSources(root)), file).toBe(true);
  }
  for (const file of ['packages/ui/a.ts', 'games/x/RULES.md', 'apps/web/index.html']) {
    const before = digestSources(root);
    write(file, 'changed');
    expect(digestSources(root), file).not.toBe(before);
  }
});
