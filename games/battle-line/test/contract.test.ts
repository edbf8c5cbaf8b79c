import { SEATS, type Viewer } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';
import type { BattleLineState } from '../rules/state.ts';
import { mixed } from './mixed.ts';
import { formatCard } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';

/** A seat knows its own cards, and those it placed on a deck and the other has drawn since. */
function hiddenNames({ hands, fate, table }: Readonly<BattleLineState>, viewer: Viewer): string[] {
  const others = SEATS.filter((seat) => seat !== viewer).map((seat) => hands[seat]);
  const held = others.flatMap(({ cards, placed }) => [
    ...cards,
    ...placed.troop,
    ...placed.tactics,
  ]);
  const recognised = viewer === 'spectator' ? [] : hands[viewer].seen;
  // The cut is public, though its cards go back into the deck.
  const undrawn = table.turn === 0 ? [] : [...fate.troop, ...fate.tactics];
  return [...held.filter((card) => !recognised.includes(card)), ...undrawn].map(formatCard);
}

function namesToldBy(event: Event): string[] {
  return 'card' in event ? [formatCard(event.card)] : [];
}

test('the contract holds', () => {
  for (let seed = 0; seed < runs(60, 2000); seed++) {
    contract(game, mixed(seed), seed, { hiddenNames, namesToldBy });
  }
});
