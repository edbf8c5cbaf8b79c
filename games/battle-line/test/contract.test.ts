import { contract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { game } from '../rules/index.ts';
import type { BattleLineState } from '../rules/state.ts';
import { mixed } from './mixed.ts';
import { formatCard } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';

function hiddenNames({ hands, fate, table }: Readonly<BattleLineState>): string[] {
  const held = hands.flatMap(({ cards, placed }) => [...cards, ...placed.troop, ...placed.tactics]);
  // The cut is public, though its cards go back into the deck.
  const undrawn = table.turn === 0 ? [] : [...fate.troop, ...fate.tactics];
  return [...held, ...undrawn].map(formatCard);
}

function namesToldBy(event: Event): string[] {
  return 'card' in event ? [formatCard(event.card)] : [];
}

test('the contract holds', () => {
  for (let seed = 0; seed < runs(60, 2000); seed++) {
    contract(game, mixed(seed), seed, { hiddenNames, namesToldBy });
  }
});
