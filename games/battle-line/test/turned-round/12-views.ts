import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R12. */
export const views: readonly Turned[] = [
  {
    ids: ['BL-U19'],
    rule: 'R12.1',
    means: 'backs do not tell Troops from Tactics cards',
    edits: [
      ['drawing.ts', 'table.backs[seat][kindOf(card)] += 1;', 'table.backs[seat].troop += 1;'],
      ['drawing.ts', 'table.backs[seat][deck] -= 1;', 'table.backs[seat].troop -= 1;'],
    ],
  },
  {
    ids: ['BL-U19'],
    rule: 'R12.2',
    means: 'the deck that a card is drawn from is secret',
    edits: [
      [
        'drawing.ts',
        "emit({ type: 'draw', seat, deck });",
        "emit({ type: 'draw', seat, deck }, seat);",
      ],
    ],
  },
  {
    ids: ['BL-U19', 'BL-E43'],
    rule: 'R12.2',
    means: 'drawn cards are shown to all',
    edits: [
      [
        '3-draw.ts',
        "emit({ type: 'drawn', card: drawn }, to);",
        "emit({ type: 'drawn', card: drawn });",
      ],
    ],
  },
  {
    ids: ['BL-E43', 'BL-U19'],
    rule: 'R12.3',
    means: 'the cards that Scout returns are shown to all',
    edits: [
      [
        'scout.ts',
        "emit({ type: 'returned', card: action.card }, seat);",
        "emit({ type: 'returned', card: action.card });",
      ],
    ],
  },
  {
    ids: ['BL-E43', 'BL-U19'],
    rule: 'R12.3',
    means: 'of the returns the opponent does not see the decks either',
    edits: [
      [
        'scout.ts',
        "emit({ type: 'return', seat, deck });",
        "emit({ type: 'return', seat, deck }, seat);",
      ],
    ],
  },
  {
    ids: ['BL-U19'],
    rule: 'R12.3',
    means: 'who returned a card no longer knows who has it once the opponent draws it',
    edits: [['drawing.ts', '  if (placer === seat) return;', '  return;']],
  },
];
