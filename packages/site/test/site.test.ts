import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, makeServer, readSite } from '../index.ts';

let folder = '';
let server: Server;
let port = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'bannerfield-site-'));
  mkdirSync(path.join(folder, 'dist/assets'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(folder, 'dist/.stamp'), 'hidden');
  writeFileSync(path.join(folder, 'dist/index.html'), '<!doctype html><title>start</title>');
  writeFileSync(path.join(folder, 'dist/sw.js'), 'self.skipWaiting;');
  writeFileSync(path.join(folder, 'dist/manifest.webmanifest'), '{}');
  writeFileSync(path.join(folder, 'dist/assets/app-1.js'), 'x'.repeat(5000));
  writeFileSync(path.join(folder, 'dist/assets/font.woff2'), 'font');
  server = makeServer(readSite(path.join(folder, 'dist')));
  port = await listen(server, 0);
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Asks as written: nothing tidies the path on its way. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('the server', () => {
  test.for([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/font.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('gives %s as %s', async ([address = '', type, cache]) => {
    const { status, headers } = await ask(address);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['cache-control']).toBe(cache);
  });

  test.for(['/play/abc', '/rules/battle-line', '/replay'])(
    'gives pages their start: %s',
    async (page) => {
      const { status, body } = await ask(page);
      expect(status).toBe(200);
      expect(body.toString()).toContain('<title>start</title>');
    },
  );

  test.for([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%00secret.txt',
    '/.stamp',
    '/assets/app-2.js',
    '/assets/',
    '/favicon.ico',
    '/%',
  ])('has nothing at %s', async (address) => {
    const { status, body } = await ask(address);
    expect(status).toBe(404);
    expect(body.toString()).not.toContain('secret');
  });

  test('allows no foreign code, no frames and no guessing, on every answer', async () => {
    for (const address of ['/', '/assets/app-1.js', '/missing.js', '/%']) {
      const { headers } = await ask(address);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/unsafe|\*|data:/);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('no-referrer');
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
    }
  });

  test('squeezes what can be squeezed for those who take it', async () => {
    const plain = await ask('/assets/app-1.js');
    const squeezed = await ask('/assets/app-1.js', { 'accept-encoding': 'br, gzip' });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(squeezed.headers['content-encoding']).toBe('gzip');
    expect(squeezed.body.length).toBeLessThan(100);
    expect(gunzipSync(squeezed.body)).toEqual(plain.body);
    const font = await ask('/assets/font.woff2', { 'accept-encoding': 'gzip' });
    expect(font.headers['content-encoding']).toBeUndefined();
  });

  test('says when nothing has changed', async () => {
    const { headers } = await ask('/');
    const again = await ask('/', { 'if-none-match': String(headers.etag) });
    expect(again.status).toBe(304);
    expect(again.body.length).toBe(0);
  });

  test('answers only questions', async () => {
    const head = await ask('/', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask('/', {}, method);
      expect(status).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
    }
  });

  test('takes a free port where the wished one is taken, on this machine alone', async () => {
    const second = makeServer(new Map());
    const other = await listen(second, port);
    expect(other).not.toBe(port);
    expect(second.address()).toMatchObject({ address: '127.0.0.1' });
    second.close();
  });
});
