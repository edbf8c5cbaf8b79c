import { expect, test } from 'vitest';
import { whyNotFor } from '../http/guard.ts';
import { makeBucket } from '../http/bucket.ts';
import { readSettings, SettingError } from '../settings.ts';

test('without a setting it listens on this machine alone and keeps its file in ./data', () => {
  expect(readSettings({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    database: 'data/bannerfield.sqlite',
    origins: [],
    trustsProxy: false,
    tls: null,
    servesClient: true,
  });
  const empty = { HOST: '', PORT: '', DATA: '', DATABASE_URL: '', ORIGINS: '', TRUST_PROXY: '' };
  expect(readSettings(empty)).toEqual(readSettings({}));
});

test('what is set is taken', () => {
  const settings = readSettings({
    HOST: '0.0.0.0',
    PORT: '0',
    DATABASE_URL: 'postgres://me@host/db',
    ORIGINS: 'https://play.example.org, http://other.example:81/',
    TRUST_PROXY: 'on',
    TLS_CERT: 'cert.pem',
    TLS_KEY: 'key.pem',
    CLIENT: 'off',
    REVEAL_SECONDS: '5',
    COMMIT_DAYS: '2',
    MESSAGES_A_SECOND: '4',
  });
  expect(settings).toMatchObject({
    host: '0.0.0.0',
    port: 0,
    database: 'postgres://me@host/db',
    origins: ['https://play.example.org', 'http://other.example:81'],
    trustsProxy: true,
    tls: { cert: 'cert.pem', key: 'key.pem' },
    servesClient: false,
  });
  const { revealMs, commitMs, rate, burst } = settings.limits;
  expect([revealMs, commitMs]).toEqual([5000, 2 * 86_400_000]);
  // A join, for which ten are counted, fits in.
  expect([rate, burst]).toEqual([4, 12]);
});

test.each([
  { PORT: '65536' },
  { PORT: '-1' },
  { PORT: 'http' },
  { DATABASE_URL: 'mysql://x' },
  { ORIGINS: 'play.example.org' },
  { ORIGINS: 'file:///x' },
  { TRUST_PROXY: 'yes' },
  { TLS_CERT: 'cert.pem' },
  { TLS_KEY: 'key.pem' },
  { REVEAL_SECONDS: '0' },
  { COMMIT_DAYS: '0' },
  { REQUESTS_A_MINUTE: '0' },
  { MATCHES_A_MINUTE: '0' },
  { MESSAGES_A_SECOND: '3' },
  { MESSAGES_A_SECOND: '1000001' },
])('%o is said to be wrong', (env) => {
  expect(() => readSettings(env)).toThrow(SettingError);
  expect(() => readSettings(env)).toThrow(Object.keys(env)[0] ?? '');
});

const ASKED = { method: 'POST', host: '192.168.1.5:8080', origin: undefined, isUpgrade: false };

test('numbers, localhost and names that were allowed are ours, and no other name', () => {
  const allowed = ['https://play.example.org'];
  for (const host of [
    '127.0.0.1',
    '192.168.1.5:8080',
    '[::1]:8080',
    'localhost',
    'LOCALHOST:1',
    'play.example.org',
  ]) {
    expect(whyNotFor({ ...ASKED, host }, allowed)).toBeNull();
  }
  for (const host of [
    'evil.example',
    'localhost.evil.example',
    'play.example.org.evil',
    '',
    undefined,
  ]) {
    expect(whyNotFor({ ...ASKED, host }, allowed)).toBe('unknown-host');
  }
});

test('what changes something comes from a page of ours, or from no page', () => {
  const own = 'http://192.168.1.5:8080';
  expect(whyNotFor({ ...ASKED, origin: own }, [])).toBeNull();
  for (const origin of [
    'http://192.168.1.5',
    'http://192.168.1.5:8081',
    'null',
    'x',
    'https://a.example',
  ]) {
    expect(whyNotFor({ ...ASKED, origin }, [])).toBe('other-site');
    expect(whyNotFor({ ...ASKED, origin, method: 'GET', isUpgrade: true }, [])).toBe('other-site');
    expect(whyNotFor({ ...ASKED, origin, method: 'GET' }, [])).toBeNull();
  }
  expect(whyNotFor({ ...ASKED, origin: 'https://a.example' }, ['https://a.example'])).toBeNull();
});

test('a bucket lets a burst through, and then as much as flows in', () => {
  const bucket = makeBucket(3, 2);
  expect([1, 2, 3, 4].map(() => bucket.take(1000))).toEqual([true, true, true, false]);
  expect(bucket.take(1400)).toBe(false);
  expect(bucket.take(1500)).toBe(true);
  expect(bucket.take(60_000, 3)).toBe(true);
  expect(bucket.take(60_000)).toBe(false);
});
