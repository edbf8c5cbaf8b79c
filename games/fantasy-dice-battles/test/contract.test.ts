import { otherSeat, SEATS, type Viewer } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { FdbState } from '../rules/fdb.ts';
import { mixed } from './mixed.ts';

/**
 * Cards and units of one kind are many, so that what must not be told is not a kind, but where it
 * is: in whose hand, at which order space, in whose army before it is shown.
 */
function hiddenNames({ hands, table }: Readonly<FdbState>, viewer: Viewer): string[] {
  const others = SEATS.filter((seat) => seat !== viewer);
  return others.flatMap((seat) => {
    const { cards, orders, muster, sent } = hands[seat];
    return [
      ...cards.map((card) => `${seat} holds ${card}`),
      ...orders.flatMap((card, at) => (card === null ? [] : [`${seat} laid ${card} at ${at}`])),
      ...(muster?.spaces ?? []).flatMap((tile, at) =>
        tile === null ? [] : [`${seat} has ${tile} at ${at}`],
      ),
      ...sent.map(({ tile, to }) => `${seat} has ${tile} at ${to}`),
      ...(table.sides[otherSeat(seat)].pile > 0 ? [`pile of ${seat}`] : []),
    ];
  });
}

function namesToldBy(event: Event): string[] {
  switch (event.type) {
    case 'drawn':
      return [`${event.seat} holds ${event.card}`];
    case 'revealed':
      return [`${event.seat} laid ${String(event.card)} at ${event.at}`];
    case 'sent':
      return [`${event.seat} has ${event.tile} at ${event.to}`];
    default:
      return [];
  }
}

test('the contract holds', () => {
  for (let seed = 0; seed < runs(8, 300); seed++) {
    // The suite writes the whole edition down at each step, so most of its games are short.
    const roundCap = seed % 8 === 7 ? 12 : 3;
    contract(game, { ...mixed(seed), roundCap }, seed, {
      hiddenNames,
      namesToldBy,
      isOrderPublic: ({ type }) => type === 'ready',
    });
  }
});
