import { Validator } from '@seriousme/openapi-schema-validator';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addMetrics, makeMetrics } from '../http/metrics.ts';
import { DESCRIBED } from '../http/openapi.ts';
import { startBare, listenBare, begin } from './support/bare.ts';
import { post } from './support/http.ts';
import { temporaryFile, testServer } from './support/server.ts';

test('/api describes every address of the server, and no other, as OpenAPI', async () => {
  const bare = await startBare(temporaryFile());
  const { app, address } = await listenBare(bare);
  const document = (await (await fetch(`${address}/api`)).json()) as { paths: object };
  const { valid, errors } = await new Validator().validate(document);
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  for (const { method, path } of DESCRIBED.filter(({ path: each }) => each !== '/metrics')) {
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    expect(app.hasRoute({ method: method.toUpperCase(), url }), url).toBe(true);
  }
  const routes = app.printRoutes({ commonPrefix: false }).match(/\((?:GET|POST)[^)]*\)/g) ?? [];
  expect(routes).toHaveLength(new Set(DESCRIBED.map(({ path }) => path)).size - 1);
});

test('figures tell what was answered and stored, to this machine alone', async () => {
  const server = await testServer();
  await post(server.address, '/api/matches', { game: 'battle-line', name: 'Ann' });
  const text = await (await fetch(`${server.address}/metrics`)).text();
  expect(text).toContain(
    'bannerfield_http_seconds_count{method="POST",route="/api/matches",status="201"} 1',
  );
  expect(text).toMatch(/^bannerfield_matches \d+$/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  const app = Fastify();
  addMetrics(app, makeMetrics(), { matches: () => 0, sockets: () => 0 });
  const asked = { method: 'GET', url: '/metrics' } as const;
  const near = await app.inject(asked);
  const far = await app.inject({ ...asked, headers: { 'x-forwarded-for': '203.0.113.9' } });
  expect([near.statusCode, far.statusCode]).toEqual([200, 404]);
});

test('each storing is timed, and how it came out', async () => {
  const metrics = makeMetrics();
  const bare = await startBare(temporaryFile(), ({ writer }) => ({
    writer: metrics.timed(writer),
  }));
  await begin(bare, 'battle-line');
  const text = await metrics.registry.metrics();
  expect(text).toMatch(/^bannerfield_store_seconds_count\{outcome="stored"\} [1-9]\d*$/m);
});
