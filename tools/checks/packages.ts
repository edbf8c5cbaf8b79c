import { readFileSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './files.ts';

interface Manifest {
  readonly [field: string]: unknown;
  readonly name: string;
}

const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'optionalDependencies',
  'peerDependencies',
] as const;

/** A package that needs more than it may, and a version that is not pinned. */
export function findPackageFaults(root: string): string[] {
  const files = listFiles(root).filter((file) => path.basename(file) === 'package.json');
  return files.flatMap((file) => judge(file, readManifest(path.join(root, file))));
}

function judge(file: string, manifest: Manifest): string[] {
  const needed = DEPENDENCIES.flatMap((field) =>
    Object.entries(manifest[field] ?? {}).map(
      ([name, version]) => [name, String(version)] as const,
    ),
  );
  const faults = needed
    .filter(([, version]) => !/^(npm:(@[^@]+|[^@]+)@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${file}: pin ${name} to one version, not ${version}`);
  if (file !== 'packages/kernel/package.json') return faults;
  const extra = needed.map(([name]) => `${file}: the kernel needs nothing, so remove ${name}`);
  return [...faults, ...extra];
}

function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}
