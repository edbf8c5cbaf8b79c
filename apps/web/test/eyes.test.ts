import { Match } from '@bannerfield/kernel';
import { expect, test } from 'vitest';
import { eyesFor } from '../src/play/replay-view.ts';
import { ANN, BEN, BOT, battleLine, defaults, seeded } from './support/game.ts';

test('a shared game that still runs shows its table alone', async () => {
  const parts = await battleLine();
  const match = new Match(parts.game, defaults(parts));
  match.settle(seeded());
  expect(eyesFor(match, null, [ANN, BEN])).toEqual(['spectator']);
  expect(eyesFor(match, null, [BOT, BEN])).toEqual(['spectator']);
});
