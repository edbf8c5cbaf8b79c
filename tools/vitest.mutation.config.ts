import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { listFolders } from './checks/files.ts';

const ROOT = path.dirname(import.meta.dirname);

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, string>>;
}

/**
 * Our packages by their place in this very tree. A mutated copy of the tree shares node_modules
 * with the original, whose links lead back to the original: the faults would not be seen.
 */
function aliases() {
  const packages = ['games', ...listFolders(ROOT, 'packages').map((name) => `packages/${name}`)];
  return packages.flatMap((folder) => {
    const manifest = readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8');
    const { name, exports = {} } = JSON.parse(manifest) as Manifest;
    return Object.entries(exports).map(([key, file]) => ({
      find: new RegExp(`^${name}${key.slice(1)}$`),
      replacement: path.join(ROOT, folder, file),
    }));
  });
}

export default defineConfig({
  root: ROOT,
  resolve: { alias: aliases() },
  test: {
    include: process.env['BANNERFIELD_MUTATION_TESTS']?.split(',') ?? [],
    testTimeout: 120_000,
  },
});
