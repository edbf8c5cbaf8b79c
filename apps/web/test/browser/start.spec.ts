import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, test } from '@playwright/test';

/** What `npm start` runs. */
const SERVE = path.join(import.meta.dirname, '../../../server/serve.ts');
const DATA = mkdtempSync(path.join(tmpdir(), 'bannerfield-start-'));

test.afterAll(() => {
  rmSync(DATA, { recursive: true, force: true });
});

function start(...args: readonly string[]): ChildProcess {
  const env = { ...process.env, DATA: path.join(DATA, args.join('')) };
  return spawn(process.execPath, [SERVE, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** The address that it prints, once it does. */
async function addressOf(child: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(said) ?? [];
    if (address !== undefined) return address;
  }
  throw new Error(`it said only: ${said}`);
}

test('it says where it is, answers there, and ends when told to', async () => {
  const first = start('--port', '0');
  const address = await addressOf(first);
  const answer = await fetch(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await answer.text()).toContain('<div id="app">');
  // Where the port is taken, another one is found.
  const second = start('--port', new URL(address).port);
  const other = await addressOf(second);
  expect(other).not.toBe(address);
  expect((await fetch(other)).status).toBe(200);
  for (const child of [first, second]) {
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
  }
});

test('a port that is none is refused', async () => {
  const child = start('--port', 'http');
  expect(await once(child, 'exit')).toEqual([2, null]);
});
