import { once } from 'node:events';
import { request } from 'node:http';
import { openedAnswer, seatAnswer, troubleSchema } from '@bannerfield/protocol';
import type { Served } from '@bannerfield/site';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { bothChairs, cookieOf, post } from './support/http.ts';
import { testServer } from './support/server.ts';
import { openTalk } from './support/talk.ts';

const OPEN = { game: 'battle-line', name: 'Ada' };

async function reasonOf(response: Response): Promise<string> {
  const { reason, text } = troubleSchema.parse(await response.json());
  expect(text.de).not.toBe(text.en);
  return `${String(response.status)} ${reason}`;
}

/** A request as no browser's page can make it: with headers that `fetch` sets itself. */
function ask(address: string, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    request({ hostname, port, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
}

test('who opens a match sits down, and the cookie is for nobody else to read', async () => {
  const { address } = await testServer();
  const opened = await post(address, '/api/matches', { ...OPEN, seat: 1, options: {} });
  expect(opened.status).toBe(201);
  const { match, seat, invitation } = openedAnswer.parse(await opened.json());
  expect(seat).toBe(1);
  const [cookie = ''] = opened.headers.getSetCookie();
  expect(cookie).toContain('HttpOnly');
  expect(cookie).toContain('SameSite=Strict');
  expect(cookie).toContain(`Path=/api/matches/${match}`);
  expect(cookie).not.toContain(invitation);
  const seen = await fetch(`${address}/api/matches/${match}`, {
    headers: { cookie: cookieOf(opened) },
  });
  expect(await seen.json()).toMatchObject({ seat: 1, names: [null, 'Ada'], stage: 'committing' });
  expect(await (await fetch(`${address}/api/matches/${match}`)).json()).toMatchObject({
    seat: null,
  });
});

test('lessons A2: of many who follow the link at once one sits down', async () => {
  const { address } = await testServer();
  const opened = await post(address, '/api/matches', { ...OPEN, seat: 0 });
  const { match, invitation } = openedAnswer.parse(await opened.json());
  const path = `/api/matches/${match}/seats`;
  const all = await Promise.all(
    ['Bert', 'Cleo', 'Dora', 'Emil'].map((name) => post(address, path, { invitation, name })),
  );
  const seated = all.filter(({ status }) => status === 200);
  expect(seated).toHaveLength(1);
  for (const other of all.filter(({ status }) => status !== 200)) {
    expect(await reasonOf(other)).toBe('409 seat-taken');
  }
  const [first] = seated;
  const cookie = first === undefined ? '' : cookieOf(first);
  const again = await post(address, path, { invitation, name: 'Bert' }, { cookie });
  expect(seatAnswer.parse(await again.json())).toEqual({ match, seat: 1 });
  expect(again.headers.getSetCookie()).toEqual([]);
  const replayed = await post(address, path, { invitation, name: 'Eve' });
  expect(await reasonOf(replayed)).toBe('409 seat-taken');
});

test('what is asked for wrongly is refused with its reason, in both languages', async () => {
  const { address } = await testServer();
  const [{ match, cookie }] = await bothChairs(address, 'battle-line');
  const invitation = 'A'.repeat(22);
  const wrong: [string, unknown, string][] = [
    ['/api/matches', {}, '400 not-a-request'],
    ['/api/matches', '{', '400 not-a-request'],
    ['/api/matches', { ...OPEN, name: 'x'.repeat(90) }, '400 not-a-request'],
    ['/api/matches', { ...OPEN, seat: 2 }, '400 not-a-request'],
    ['/api/matches', { ...OPEN, secret: 'x' }, '400 not-a-request'],
    ['/api/matches', { ...OPEN, game: 'chess' }, '404 no-such-game'],
    ['/api/matches', { ...OPEN, game: 'constructor' }, '404 no-such-game'],
    ['/api/matches', { ...OPEN, options: { cheat: true } }, '400 no-such-options'],
    ['/api/matches', { ...OPEN, options: { long: 'x'.repeat(70_000) } }, '413 too-large'],
    [`/api/matches/${match}/seats`, { name: 'Eve' }, '400 not-a-request'],
    [`/api/matches/${match}/seats`, { name: 'Eve', invitation }, '403 wrong-invitation'],
    [`/api/matches/${invitation}/seats`, { name: 'Eve', invitation }, '404 no-such-match'],
    ['/api/matches/no-match/seats', { name: 'Eve', invitation }, '404 no-such-match'],
    ['/api/nothing', {}, '404 no-such-address'],
  ];
  for (const [path, body, expected] of wrong) {
    expect(await reasonOf(await post(address, path, body))).toBe(expected);
  }
  const record = await fetch(`${address}/api/matches/${match}/record`, { headers: { cookie } });
  expect(await reasonOf(record)).toBe('409 not-finished');
  const nowhere = openTalk(address, invitation, null);
  expect(await nowhere.closed).toBe('1008 no-such-match');
});

test('pages of other sites, and names that are not ours, are refused', async () => {
  const { address } = await testServer();
  const [{ match, cookie }] = await bothChairs(address, 'battle-line');
  const evil = { origin: 'https://evil.example' };
  expect(await reasonOf(await post(address, '/api/matches', OPEN, evil))).toBe('403 other-site');
  expect(await openTalk(address, match, cookie, evil).closed).toBe('refused 403');
  expect(await openTalk(address, match, cookie, { origin: 'null' }).closed).toBe('refused 403');
  const elsewhere = new WebSocket(`${address.replace('http', 'ws')}/health`);
  const heard: unknown[] = [];
  elsewhere.on('message', (data) => heard.push(data));
  const [code] = (await once(elsewhere, 'close')) as [number];
  expect(code).toBe(1005);
  expect(heard).toEqual([]);
  expect((await post(address, '/api/matches', OPEN, { origin: address })).status).toBe(201);
  const own = openTalk(address, match, cookie, { origin: address });
  own.say({ type: 'join', protocol: 1, from: 0 });
  expect(await own.next('welcome')).toMatchObject({ seat: 0 });
  // As a page does whose name is made to point at this machine after it was loaded.
  expect(await ask(address, `/api/matches/${match}`, { host: 'evil.example', cookie })).toBe(421);
  expect(await ask(address, `/api/matches/${match}`, { host: 'localhost:1', cookie })).toBe(200);
});

test('what is asked too often is refused for a while', async () => {
  const { address } = await testServer({ opened: 2 });
  for (let n = 0; n < 2; n++) expect((await post(address, '/api/matches', OPEN)).status).toBe(201);
  expect(await reasonOf(await post(address, '/api/matches', OPEN))).toBe('429 too-many-requests');
  expect((await fetch(`${address}/health`)).status).toBe(200);
});

test('answers say that they are no page, and the server that it is well', async () => {
  const { address } = await testServer();
  const health = await fetch(`${address}/health`);
  expect(await health.json()).toEqual({ status: 'ok', matches: 0, sockets: 0 });
  expect(health.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(health.headers.get('x-content-type-options')).toBe('nosniff');
  expect(health.headers.get('x-frame-options')).not.toBeNull();
});

test('the web client is served beside it, under its own policy', async () => {
  const file = (type: string, body: string): Served => ({
    type,
    body: Buffer.from(body),
    squeezed: null,
    etag: '"1"',
    cache: 'no-cache',
  });
  const site = new Map([
    ['/index.html', file('text/html', 'start')],
    ['/assets/app.js', file('text/javascript', 'app')],
  ]);
  const { address } = await testServer({}, site);
  const start = await fetch(`${address}/matches/some-page`);
  expect(await start.text()).toBe('start');
  expect(start.headers.get('content-security-policy')).toContain("connect-src 'self'");
  expect(await (await fetch(`${address}/assets/app.js`)).text()).toBe('app');
  expect((await fetch(`${address}/assets/other.js`)).status).toBe(404);
  expect(await reasonOf(await fetch(`${address}/api/other`))).toBe('404 no-such-address');
  expect((await post(address, '/matches/some-page', {})).status).toBe(405);
});
