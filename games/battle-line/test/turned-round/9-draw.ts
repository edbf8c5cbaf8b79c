import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R9. */
export const draw: readonly Turned[] = [
  {
    ids: ['BL-E4'],
    rule: 'R9.1',
    means: 'no draw after a pass',
    edits: [
      [
        'turn.ts',
        'return isDrawDue(table, top.seats[0]);',
        'return table.passes === 0 && isDrawDue(table, top.seats[0]);',
      ],
    ],
  },
  {
    ids: ['BL-U6'],
    rule: 'R9.1',
    means: 'no draw in the turn of a Scout',
    edits: [
      [
        '1-play.ts',
        "state.table.stack.push({ phase: 'scout-draw'",
        `state.table.stack.shift();
      state.table.stack.push({ phase: 'scout-draw'`,
      ],
    ],
  },
  {
    ids: ['BL-U6'],
    rule: 'R9.1',
    means: 'cards are drawn until the hand is seven',
    edits: [
      [
        '3-draw.ts',
        '    state.table.stack.pop();\n    drawFrom(state, seat, action.deck, emit);',
        '    drawFrom(state, seat, action.deck, emit);',
      ],
    ],
  },
  {
    ids: ['BL-U21'],
    rule: 'R9.1',
    means: 'a draw is asked for even if none is due',
    edits: [['turn.ts', 'return isDrawDue(table, top.seats[0]);', 'return true;']],
  },
  {
    ids: ['BL-U18'],
    rule: 'R9.1',
    means: 'the draw step comes even if no card is left',
    edits: [
      [
        'drawing.ts',
        'handSize(table, seat) < HAND_SIZE && deckCards(table) > 0',
        'handSize(table, seat) < HAND_SIZE',
      ],
    ],
  },
  {
    ids: ['BL-E4'],
    rule: 'R9.2',
    means: 'one card is drawn with seven in hand, too',
    edits: [
      [
        'drawing.ts',
        'handSize(table, seat) < HAND_SIZE && deckCards(table) > 0',
        'deckCards(table) > 0',
      ],
    ],
  },
  {
    ids: ['BL-U21'],
    rule: 'R9.3',
    means: 'a draw goes by itself if only one deck has cards',
    edits: [
      [
        'turn.ts',
        "import { isDrawDue } from './drawing.ts';",
        "import { drawFrom, isDrawDue, listDraws } from './drawing.ts';",
      ],
      [
        'turn.ts',
        '    if (isTopDue(table)) return;',
        `    const top = table.stack.at(-1);
    const draws = listDraws(table);
    if (top?.phase === 'draw' && isDrawDue(table, top.seats[0]) && draws.length === 1) {
      table.stack.pop();
      drawFrom(state, top.seats[0], draws[0].deck, emit);
      continue;
    }
    if (isTopDue(table)) return;`,
      ],
    ],
  },
  {
    ids: ['BL-E6'],
    rule: 'R9.3',
    means: 'Troops are drawn as long as there are any',
    edits: [
      ['drawing.ts', 'if (decks.tactics > 0)', 'if (decks.tactics > 0 && decks.troop === 0)'],
      [
        'drawing.ts',
        'if (decks[deck] > 0) return null;',
        "if (decks[deck] > 0 && (deck === 'troop' || decks.troop === 0)) return null;",
      ],
    ],
  },
  {
    ids: ['BL-E6'],
    rule: 'R9.3',
    means: 'who names an empty deck draws nothing',
    edits: [
      ['drawing.ts', 'if (decks.troop > 0) draws', 'draws'],
      ['drawing.ts', 'if (decks.tactics > 0) draws', 'draws'],
      ['drawing.ts', 'if (decks[deck] > 0) return null;', 'if (options.tactics) return null;'],
      [
        '3-draw.ts',
        '    drawFrom(state',
        '    if (state.table.decks[action.deck] > 0) drawFrom(state',
      ],
    ],
  },
  {
    ids: ['BL-E7'],
    rule: 'R9.4',
    means: 'the game ends when both decks are empty',
    edits: [
      [
        'end.ts',
        'table.passes >= PASSES_AT_MOST',
        'table.passes >= PASSES_AT_MOST || table.decks.troop + table.decks.tactics === 0',
      ],
    ],
  },
];
