import { SEATS, type Viewer } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { BattleLoreState } from '../rules/state.ts';
import { mixed } from './mixed.ts';

/** Cards of one kind are several, so that what must not be told is who holds them. */
function hiddenNames({ hands, fate }: Readonly<BattleLoreState>, viewer: Viewer): string[] {
  const others = SEATS.filter((seat) => seat !== viewer);
  const held = others.flatMap((seat) => [
    ...hands[seat].cards.map((card) => `${seat} holds ${card}`),
    ...hands[seat].aside.map((card) => `${seat} holds ${card}`),
    ...hands[seat].lore.map((card) => `${seat} holds Lore ${card}`),
  ]);
  return [...held, ...fate.deck.flatMap((count, card) => (count > 0 ? [`deck ${card}`] : []))];
}

function namesToldBy(event: Event): string[] {
  if (event.type === 'drawn') return [`${event.seat} holds ${event.card}`];
  return event.type === 'lore-drawn' ? [`${event.seat} holds Lore ${event.card}`] : [];
}

test('the contract holds', () => {
  for (let seed = 0; seed < runs(16, 600); seed++) {
    // The suite writes the whole state down at each step, so most of its games are short.
    const turnLimit = seed % 8 === 7 ? 0 : 12;
    contract(game, { ...mixed(seed), turnLimit }, seed, {
      hiddenNames,
      namesToldBy,
      longest: 50_000,
    });
  }
});
