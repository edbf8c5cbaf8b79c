import { expect, test } from 'vitest';
import { isLoopback } from '../src/share/loopback.ts';

test.for(['127.0.0.1', '127.1.2.3', 'localhost', '[::1]'])('%s is this device alone', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.for([
  '192.168.1.20',
  'bannerfield.example',
  '[::2]',
  'localhost.example',
  '127.example',
  '12.7.0.0',
])('%s is to be reached from elsewhere', (host) => {
  expect(isLoopback(host)).toBe(false);
});
