import { readdirSync, readFileSync } from 'node:fs';
import { clientMessage, serverMessage } from '@bannerfield/protocol';
import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';

const PAGE = readFileSync(new URL('../../../docs/server.md', import.meta.url), 'utf8');

/** The row of a message in one of the two tables. */
function rowOf(type: string): string {
  return PAGE.split('\n').find((line) => line.startsWith(`| \`${type}\` |`)) ?? '';
}

test.each([...clientMessage.options, ...serverMessage.options].map(({ shape }) => shape))(
  'docs/server.md tells all fields of $type.value, and no other',
  (shape) => {
    const { type, ...fields } = shape;
    const [, , told = ''] = rowOf(type.value).split('|');
    const named = [...told.matchAll(/`(\w+)`/g)].map(([, name]) => name);
    expect(named.sort()).toEqual(Object.keys(fields).sort());
  },
);

test('docs/server.md tells the settings as they are', () => {
  const usual = readSettings({});
  const { host, port, limits } = usual;
  expect(PAGE).toContain(`| \`HOST\`, \`PORT\` | \`${host}\`, \`${String(port)}\` |`);
  expect(PAGE).toContain(`| \`REVEAL_SECONDS\` | \`${String(limits.revealMs / 1000)}\` |`);
  expect(PAGE).toContain(`| \`BOT_THREADS\` | \`${String(limits.botThreads)}\` |`);
  expect(PAGE).toContain(`| \`COMMIT_DAYS\` | \`${String(limits.commitMs / 86_400_000)}\` |`);
  expect(PAGE).toContain(`| \`MESSAGES_A_SECOND\` | \`${String(limits.rate)}\` |`);
  expect(limits.burst).toBe(3 * limits.rate);
  const { requests, opened } = limits;
  expect(PAGE).toContain(`| \`${String(requests)}\`, \`${String(opened)}\` | from one address |`);
});

test('docs/security.md names tests that there are', () => {
  const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8');
  const quoted = [...page.matchAll(/“([^”]+?)(?: …)?”/g)].map(([, title = '']) => title);
  const folder = new URL('./', import.meta.url);
  const titles = readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(new URL(name, folder), 'utf8').replaceAll('’', "'"))
    .join('\n');
  expect(quoted.length).toBeGreaterThan(15);
  expect(quoted.filter((title) => !titles.includes(title))).toEqual([]);
});
