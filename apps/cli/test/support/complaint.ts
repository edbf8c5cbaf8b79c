import { expect } from 'vitest';
import { run } from './run.ts';

/** The one sentence on stderr of a command that is refused. */
export async function complaint(args: readonly string[]): Promise<string> {
  const { exitCode, out, err } = await run(args);
  expect([exitCode, out]).toEqual([2, '']);
  expect(err).toMatch(/^error: [^\n]+\n$/);
  expect(err).not.toMatch(/\n {4}at |node:internal|undefined|\[object/);
  return err.slice('error: '.length, -1);
}
