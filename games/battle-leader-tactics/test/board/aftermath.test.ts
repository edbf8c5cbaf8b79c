import { readFileSync } from 'node:fs';
import { parseLog, replay, type Edition } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { lastBattle } from '../../board/aftermath.ts';
import { heldBy } from '../../board/whereabouts.ts';
import { CARD_KEYS, parseCard } from '../../rules/data.ts';
import type { EditionValues } from '../../rules/edition.ts';
import { makeGame } from '../../rules/index.ts';

const log = parseLog(readFileSync(new URL('../../golden/example.log', import.meta.url), 'utf8'));
const match = replay(makeGame(log.header.edition as Edition<EditionValues>), log);

/** What seat 0 was told up to the end of a battle, from so many entries before it. */
function newsOf(battle: number): Parameters<typeof lastBattle>[0] {
  const events = match.history(0);
  const ends = events.flatMap(({ type }, at) => (type === 'won' ? [at] : []));
  return events.slice(0, (ends[battle - 1] ?? 0) + 1);
}

const cards = (...names: string[]) => names.map(parseCard);

describe('what became of the last battle', () => {
  test('R26.1 is told of both sides', () => {
    expect(lastBattle(newsOf(1))).toEqual({
      winner: 1,
      how: 'totals',
      sides: [
        {
          tactic: 7,
          hasFailed: false,
          cards: cards('I', 'C', 'C'),
          lost: cards('I', 'C'),
          fallen: null,
          total: 4,
        },
        {
          tactic: 8,
          hasFailed: false,
          cards: cards('C', 'C', 'A'),
          lost: cards('A'),
          fallen: null,
          total: 6,
        },
      ],
    });
  });

  test('R26.3 tells a failed order and a leader who fell, and nothing of battles before', () => {
    expect(lastBattle(newsOf(6))).toMatchObject({
      winner: null,
      how: 'no-victor',
      sides: [
        { tactic: 12, hasFailed: true, lost: [] },
        { tactic: 4, hasFailed: false },
      ],
    });
    expect(lastBattle(newsOf(5))?.sides[1].fallen).toBe('hannibal');
    expect(lastBattle(newsOf(2))?.sides[0].fallen).toBe('tamerlane');
  });

  test('is nothing while none has ended', () => {
    expect(lastBattle([])).toBeNull();
    expect(lastBattle(newsOf(1).slice(0, -1))).toBeNull();
  });
});

describe('what is known of the other side', () => {
  test('R3.5 agrees with what it holds, but for special cards that nobody has seen', () => {
    for (let at = 0; at <= log.entries.length; at += 7) {
      const { table, hands } = match.stateAt(at);
      for (const seat of [0, 1] as const) {
        CARD_KEYS.forEach((_, card) => {
          const seen = heldBy(table, seat, null, card) ?? -1;
          const held = heldBy(table, seat, hands[seat], card) ?? -1;
          const isSecret = card >= 5 && !table.techSeen[seat].includes(card);
          expect(seen, `${String(card)} of ${String(seat)} at ${String(at)}`).toBe(
            isSecret ? 0 : held,
          );
        });
      }
    }
  });
});
