import { expect, test } from 'vitest';
import { findPackageFaults } from '../../tools/checks/packages.ts';
import { ROOT } from '../../tools/steps.ts';
import { plant } from './plant.ts';

function faults(file: string, manifest: object): string[] {
  return findPackageFaults(plant({ [file]: JSON.stringify(manifest) }));
}

test('our own packages need what they may, pinned', () => {
  expect(findPackageFaults(ROOT)).toEqual([]);
});

test.for(['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'])(
  'the kernel has no %s',
  (field) => {
    expect(faults('packages/kernel/package.json', { [field]: { zod: '4.6.7' } })).toEqual([
      'packages/kernel/package.json: the kernel needs nothing, so remove zod',
    ]);
    expect(faults('packages/protocol/package.json', { [field]: { zod: '4.6.7' } })).toEqual([]);
  },
);

test.for(['^4.6.7', '~4.6.7', '4', '4.6.x', '*', 'latest', '>=4.6.7', 'npm:@zod/zod@^4.0.0'])(
  'a version that moves is refused: %s',
  (version) => {
    expect(faults('games/package.json', { dependencies: { zod: version } })).toEqual([
      `games/package.json: pin zod to one version, not ${version}`,
    ]);
  },
);

test.for(['4.6.7', '18.4.0-beta.17', 'npm:typescript@7.0.2', 'npm:@zod/zod@4.0.0'])(
  'a pinned version is accepted: %s',
  (version) => {
    expect(faults('games/package.json', { dependencies: { zod: version } })).toEqual([]);
  },
);
