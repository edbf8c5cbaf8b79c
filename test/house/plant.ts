import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

export type Tree = Readonly<Record<string, string>>;

/** Lays out a tree of files in a folder of its own, gone after the test. */
export function plant(tree: Tree): string {
  const root = mkdtempSync(path.join(tmpdir(), 'bannerfield-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true });
  });
  for (const [name, text] of Object.entries(tree)) {
    const file = path.join(root, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return root;
}

/** The tree without one of its files. */
export function without(tree: Tree, name: string): Tree {
  return Object.fromEntries(Object.entries(tree).filter(([key]) => key !== name));
}
