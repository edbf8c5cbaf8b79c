import { SEATS, type Viewer } from '@bannerfield/kernel';
import { contract } from '@bannerfield/kernel/test-kit';
import { test } from 'vitest';
import { runs } from '../../../tools/runs.ts';
import { formatCard, isSpecial } from '../rules/data.ts';
import type { Event } from '../rules/events.ts';
import { game } from '../rules/index.ts';
import type { GameState } from '../rules/state.ts';
import { mixed } from './mixed.ts';

/** Special cards that the viewer has not seen; the cards of the armies have no names of their own. */
function hiddenNames({ hands, fate, table }: Readonly<GameState>, viewer: Viewer): string[] {
  const others = SEATS.filter((seat) => seat !== viewer);
  const held = others.flatMap((seat) => [...hands[seat].reserves, ...hands[seat].committed]);
  const seen = table.techSeen.flat();
  return [...held, ...fate.tech]
    .filter((card) => isSpecial(card) && !seen.includes(card))
    .map(formatCard);
}

function namesToldBy(event: Event): string[] {
  if ('card' in event) return [formatCard(event.card)];
  return 'cards' in event ? event.cards.map(formatCard) : [];
}

/** The two first leaders are told together (R2.1). */
function isToldLater({ table }: Readonly<GameState>): boolean {
  return table.stack.at(-1)?.phase === 'deal';
}

test('the contract holds', () => {
  for (let seed = 0; seed < runs(40, 2000); seed++) {
    contract(game, mixed(seed), seed, { hiddenNames, namesToldBy, isToldLater });
  }
});
