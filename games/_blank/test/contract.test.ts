import { SEATS } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';

test('the contract holds', () => {
  for (let seed = 0; seed < runs(100, 2000); seed++) {
    const target = ([2, 3, 4] as const)[seed % 3] ?? 3;
    contract(game, { target }, seed, {
      hiddenNames: ({ hands, fate }, viewer) => [
        ...fate,
        ...SEATS.filter((seat) => seat !== viewer).flatMap((seat) => [
          ...hands[seat].cards,
          hands[seat].chosen ?? 0,
        ]),
      ],
      namesToldBy: (event) =>
        event.type === 'round' ? event.cards : event.type === 'drawn' ? [event.card] : [],
    });
  }
});
