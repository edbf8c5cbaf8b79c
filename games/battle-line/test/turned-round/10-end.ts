import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R10 and R11. */
export const end: readonly Turned[] = [
  {
    ids: ['BL-E18'],
    rule: 'R10.1',
    means: 'victory is tested at the end of the claim step',
    edits: [
      [
        '2-claim.ts',
        '      endIfWon(state.table, seat, emit);\n    } else {',
        '    } else {\n      endIfWon(state.table, seat, emit);\n      if (state.table.result !== null) return;',
      ],
    ],
  },
  {
    ids: ['BL-E44'],
    rule: 'R10.3',
    means: 'both victories at once are two',
    edits: [['end.ts', 'else if (hasEnvelopment', 'if (hasEnvelopment']],
  },
  {
    ids: ['BL-X4'],
    rule: 'R10.4',
    means: 'flags form three regions, and the majority in two of them wins',
    edits: [
      [
        'end.ts',
        '  return claimedBy(table, seat) >= ENVELOPMENT;',
        `  const regions = [0, 3, 6].map((first) => table.flags.slice(first, first + 3));
  const won = regions.filter((flags) => flags.filter(({ owner }) => owner === seat).length > 1);
  return won.length > 1;`,
      ],
    ],
  },
  {
    ids: ['BL-E46', 'BL-U1'],
    rule: 'R10.6',
    means: 'play never locks: only passes end it',
    edits: [['end.ts', 'if (isLocked(state)) {', 'if (false) {']],
  },
  {
    ids: ['BL-U1'],
    rule: 'R10.6',
    means: 'play locks only with an empty Troop deck',
    edits: [
      [
        'end.ts',
        'if (state.table.passes < 2) return false;',
        'if (state.table.passes < 2 || state.table.decks.troop > 0) return false;',
      ],
    ],
  },
  {
    ids: ['BL-U1'],
    rule: 'R10.6',
    means: 'a card to draw does not keep the game alive',
    edits: [
      ['end.ts', '!canPlay(state, seat) && !isDrawDue(state.table, seat)', '!canPlay(state, seat)'],
    ],
  },
  {
    ids: ['BL-U1'],
    rule: 'R10.6',
    means: 'a play of one of the two does not keep the game alive',
    edits: [['end.ts', 'return SEATS.every((seat) =>', 'return SEATS.some((seat) =>']],
  },
  {
    ids: ['BL-U1'],
    rule: 'R10.6',
    means: 'play locks without passes',
    edits: [['end.ts', 'if (state.table.passes < 2) return false;', '']],
  },
  {
    ids: ['BL-U1'],
    rule: 'R10.6',
    means: 'a claim that is left keeps the game alive',
    edits: [
      [
        'end.ts',
        "import { strengthAt } from './proof.ts';",
        "import { strengthAt, whyNotClaim } from './proof.ts';",
      ],
      [
        'end.ts',
        'return legalPlays(known',
        `if (state.table.flags.some((_, flag) => whyNotClaim(state.table, seat, flag) === null)) {
    return true;
  }
  return legalPlays(known`,
      ],
    ],
  },
  {
    ids: ['BL-E47', 'BL-U2'],
    rule: 'R10.7',
    means: 'passes alone never end the game',
    edits: [['end.ts', 'table.passes >= PASSES_AT_MOST', 'false']],
  },
  {
    ids: ['BL-U2'],
    rule: 'R10.7',
    means: 'two passes in a row end the game',
    edits: [['end.ts', 'const PASSES_AT_MOST = 6;', 'const PASSES_AT_MOST = 2;']],
  },
  {
    ids: ['BL-U17'],
    rule: 'R10.7',
    means: 'only forced passes count',
    edits: [
      [
        '1-play.ts',
        'state.table.passes += 1;',
        'if (legalPlays({ seat, table: state.table, hand: state.hands[seat] }).length === 1) state.table.passes += 1;',
      ],
    ],
  },
  {
    ids: ['BL-E46', 'BL-U3'],
    rule: 'R10.8',
    means: 'a complete side gets nothing from an incomplete one',
    edits: [
      [
        'end.ts',
        'if (!first || !second) return first ? 0 : 1;',
        'if (!first || !second) return null;',
      ],
    ],
  },
  {
    ids: ['BL-E46', 'BL-U3'],
    rule: 'R10.8',
    means: 'equal sides are for nobody',
    edits: [['end.ts', 'return flag.last === null ? null : otherSeat(flag.last);', 'return null;']],
  },
  {
    ids: ['BL-U3'],
    rule: 'R10.8',
    means: 'flags are settled from left to right, and the first victory ends it',
    edits: [
      [
        'end.ts',
        "    emit({ type: 'award', seat, flag });",
        `    emit({ type: 'award', seat, flag });
    if (hasWon(table, seat)) break;`,
      ],
    ],
  },
  {
    ids: ['BL-U3'],
    rule: 'R10.9',
    means: 'more flags win, whatever stands in a row',
    edits: [
      [
        'end.ts',
        '  if (first !== second) return first ? 0 : 1;\n  const difference = claimed',
        '  const difference = claimed',
      ],
    ],
  },
  {
    ids: ['BL-U3'],
    rule: 'R10.9',
    means: 'if both have won it is a draw',
    edits: [
      [
        'end.ts',
        '  const difference = claimed',
        "  if (first && second) return 'draw';\n  const difference = claimed",
      ],
    ],
  },
  {
    ids: ['BL-E46', 'BL-U3'],
    rule: 'R10.9',
    means: 'if neither has won it is a draw',
    edits: [
      [
        'end.ts',
        '  const difference = claimed',
        "  if (!first && !second) return 'draw';\n  const difference = claimed",
      ],
    ],
  },
  {
    ids: ['BL-U3'],
    rule: 'R10.9',
    means: 'with equally many flags the one with the first of them wins',
    edits: [['end.ts', "if (difference === 0) return 'draw';", '']],
  },
  {
    ids: ['BL-O7'],
    rule: 'R11.1',
    means: 'the winner of a game scores one point',
    edits: [['series.ts', 'const WINNER = 5;', 'const WINNER = 1;']],
  },
  {
    ids: ['BL-U3'],
    rule: 'R11.2',
    means: 'flags that were settled do not score',
    edits: [
      [
        'series.ts',
        'const points: [number, number] = [claimedBy(table, 0), claimedBy(table, 1)];',
        `const points: [number, number] = [claimedBy(table, 0), claimedBy(table, 1)];
  if (table.result?.reason === 'stalemate' && winner !== 'draw') points.fill(0);`,
      ],
    ],
  },
  {
    ids: ['BL-U20'],
    rule: 'R11.3',
    means: 'a new cut before every game of a series',
    edits: [
      [
        'series.ts',
        "starter: winner === 'draw' ? otherSeat(table.starter) : winner",
        "starter: winner === 'draw' ? otherSeat(table.starter) : 'cut'",
      ],
    ],
  },
  {
    ids: ['BL-U3'],
    rule: 'R11.4',
    means: 'after a draw the same player starts again',
    edits: [
      [
        'series.ts',
        "winner === 'draw' ? otherSeat(table.starter)",
        "winner === 'draw' ? table.starter",
      ],
    ],
  },
  {
    ids: ['BL-U3'],
    rule: 'R11.4',
    means: 'a draw brings nobody a point',
    edits: [
      [
        'series.ts',
        "if (winner !== 'draw') points[winner] = WINNER;",
        "if (winner === 'draw') return [0, 0];\n  points[winner] = WINNER;",
      ],
    ],
  },
];
