import { expect, test } from 'vitest';
import { rulesOf } from '../../board/rules-of.ts';
import { position } from '../rules/position.ts';

test('R7.2 R7.4 at a flag the rules come first that Fog and Mud change', () => {
  const { table } = position({ flags: { 2: 'g1 fog | ', 3: ' | mud' } });
  const [plain, fog, mud] = ['flag:1', 'flag:2', 'flag:3'].map((spot) => rulesOf(spot, table));
  expect(plain?.[0]).toBe('R4.1');
  expect(fog?.[0]).toBe('R7.2');
  expect(fog).not.toContain('R4.1');
  expect(mud?.slice(0, 2)).toEqual(['R4.1', 'R7.4']);
});
