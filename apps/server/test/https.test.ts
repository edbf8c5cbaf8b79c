import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { generate } from 'selfsigned';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../server.ts';
import { LIMITS } from '../settings.ts';
import { temporaryFile } from './support/server.ts';

test('with a certificate it speaks https, and its cookies go nowhere else', async () => {
  const database = temporaryFile();
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }]);
  const [certFile, keyFile] = ['cert.pem', 'key.pem'].map((name) =>
    path.join(path.dirname(database), name),
  ) as [string, string];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key);
  const server = await startServer(
    {
      host: '127.0.0.1',
      port: 0,
      database,
      origins: [],
      trustsProxy: false,
      tls: { cert: certFile, key: keyFile },
      servesClient: false,
      limits: LIMITS,
    },
    null,
    (what, error) => {
      throw new Error(what, { cause: error });
    },
  );
  onTestFinished(() => server.stop());
  expect(server.address).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
  const answer = await post(`${server.address}/api/matches`, cert, {
    game: 'battle-line',
    name: 'Ann',
  });
  expect(answer.statusCode).toBe(201);
  expect(answer.headers['set-cookie']?.[0]).toContain('Secure');
});

function post(address: string, ca: string, body: object): Promise<IncomingMessage> {
  // The certificate is of `localhost`, and says so.
  const agent = new Agent({ ca, servername: 'localhost', checkServerIdentity: () => undefined });
  const headers = { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const asked = request(address, { method: 'POST', agent, headers }, (answer) => {
      answer.resume();
      resolve(answer);
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}
