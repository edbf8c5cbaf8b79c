import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R1 to R7. */
export const frame: readonly Turned[] = [
  {
    ids: ['BLT-A01'],
    rule: 'R1.3',
    means: 'Withdraw is card 1, and Infiltration card 4',
    edits: [
      ['data.ts', "'infiltration', //       1", "'withdraw', //"],
      ['data.ts', "'withdraw', //           4", "'infiltration', //"],
    ],
  },
  {
    ids: ['BLT-A02'],
    rule: 'R1.3',
    means: 'the Enfilades are cards 5 and 6',
    edits: [
      ['data.ts', "  'skirmishers', //        5\n", ''],
      ['data.ts', "  'enfilade-left', //      7\n", "  'enfilade-left',\n  'skirmishers',\n"],
    ],
  },
  {
    ids: ['BLT-A32'],
    rule: 'R3.3',
    means: 'special cards are for leaders of their own century',
    edits: [
      [
        'commit.ts',
        'const missing = missingFrom(hand.reserves, cards);',
        'const missing = missingFrom(hand.reserves.filter((card) => card < 5), cards);',
      ],
    ],
  },
  {
    ids: ['BLT-A34', 'BLT-U27'],
    rule: 'R3.5',
    means: 'all see which cards are committed',
    edits: [
      [
        'commit.ts',
        "emit({ type: 'committed', cards }, seat);",
        "emit({ type: 'committed', cards });",
      ],
    ],
  },
  {
    ids: ['BLT-U09'],
    rule: 'R3.6',
    means: 'the card taken back is shown',
    edits: [
      [
        '8-attacker-withdrawal.ts',
        "emit({ type: 'took-back', card: action.card }, seat);",
        "emit({ type: 'took-back', card: action.card });",
      ],
    ],
  },
  {
    ids: ['BLT-U18'],
    rule: 'R4.2',
    means: 'the sixth win ends nothing',
    edits: [['end.ts', 'table.wins[winner] >= TARGETS', 'table.wins[winner] > TARGETS']],
  },
  {
    ids: ['BLT-U18'],
    rule: 'R4.2',
    means: 'ten battles are won with five wins',
    option: ['battles', 10],
    edits: [['options.ts', '10: 6', '10: 5']],
  },
  {
    ids: ['BLT-A24'],
    rule: 'R4.3',
    means: 'special cards in Reserves do not count',
    edits: [
      [
        'end.ts',
        'const [mine, theirs] = table.reserves;',
        'const [mine = 0, theirs = 0] = state.hands.map(({ reserves }) => reserves.filter((card) => card < 5).length);',
      ],
    ],
  },
  {
    ids: ['BLT-U26'],
    rule: 'R4.3',
    means: 'Reserves are compared after the tenth battle, whatever was agreed',
    edits: [
      ['battle.ts', 'table.record.length === table.options.battles', 'table.record.length === 10'],
    ],
  },
  {
    ids: ['BLT-A23', 'BLT-U33'],
    rule: 'R4.4',
    means: 'a leader lost in the last battle still counts',
    edits: [
      [
        'end.ts',
        'const ranks = [rankOf(table, 0), rankOf(table, 1)] as const;',
        'const { ranks } = table.battle;',
      ],
    ],
  },
  {
    ids: ['BLT-A21'],
    rule: 'R4.6',
    means: 'who has no leader wins',
    edits: [
      ['1-command.ts', "endGame(state, otherSeat(seat), 'R4.6'", "endGame(state, seat, 'R4.6'"],
    ],
  },
  {
    ids: ['BLT-U05'],
    rule: 'R4.6',
    means: 'where neither has a leader seat 0 wins',
    edits: [['1-command.ts', "endGame(state, 'draw', 'R4.6'", "endGame(state, 0, 'R4.6'"]],
  },
  {
    ids: ['BLT-U35'],
    rule: 'R4.6',
    means: 'who has no leader after the last battle loses',
    edits: [
      [
        'battle.ts',
        'table.record.length === table.options.battles',
        'table.record.length === table.options.battles && !table.leaders.includes(null)',
      ],
    ],
  },
  {
    ids: ['BLT-A03'],
    rule: 'R4.7',
    means: 'tactics are set before it is said who attacks',
    edits: [
      ['battle.ts', '  beginInitiative, //         3\n', ''],
      ['battle.ts', '  beginTactics, //            4\n', '  beginTactics,\n  beginInitiative,\n'],
    ],
  },
  {
    ids: ['BLT-U23'],
    rule: 'R4.10',
    means: 'who can only keep his leader is not asked',
    edits: [
      [
        '1-command.ts',
        'isFree || table.leaders[seat] !== null);',
        'isFree || (table.leaders[seat] !== null && canDiscard(table, seat)));',
      ],
    ],
  },
  {
    ids: ['BLT-A18'],
    rule: 'R5.3',
    means: 'the penalty holds in attack alone',
    edits: [
      [
        'state.ts',
        'return table.battle.penalty[seat] ?',
        'return table.battle.penalty[seat] && table.battle.attacker === seat ?',
      ],
    ],
  },
  {
    ids: ['BLT-A19'],
    rule: 'R5.5',
    means: 'a leader that was drawn may be discarded at once',
    edits: [
      [
        'leaders.ts',
        'putInCommand(table, to, outcome.leader, emit);',
        "putInCommand(table, to, outcome.leader, emit);\n    table.stack.unshift({ phase: 'command', seats: [to] });",
      ],
    ],
  },
  {
    ids: ['BLT-A20'],
    rule: 'R5.6',
    means: 'who chooses first is obeyed at once',
    edits: [
      [
        '1-command.ts',
        'if (takeOrder(state, seat, action, emit)) carryOut(state, emit);',
        'takeOrder(state, seat, action, emit);\n    carryOut(state, emit);',
      ],
    ],
  },
  {
    ids: ['BLT-U24'],
    rule: 'R5.6',
    means: 'seat 1 is given his leader first',
    edits: [['1-command.ts', 'of [1, 0] as const', 'of [0, 1] as const']],
  },
  {
    ids: ['BLT-A21', 'BLT-U06'],
    rule: 'R5.7',
    means: 'the last leader may be drawn though the other side has none',
    edits: [
      ['1-command.ts', 'left > (table.leaders[otherSeat(seat)] === null ? 1 : 0)', 'left > 0'],
    ],
  },
  {
    ids: ['BLT-U06'],
    rule: 'R5.8',
    means: 'the last leader goes to seat 1',
    edits: [
      [
        '1-command.ts',
        "seat === 1 && isOneLeft && orders[0]?.type === 'discard'",
        "seat === 0 && isOneLeft && orders[1]?.type === 'discard'",
      ],
    ],
  },
  {
    ids: ['BLT-U07'],
    rule: 'R6.2',
    means: 'fewer cards may be taken back',
    edits: [
      [
        '2-muster.ts',
        'choicesOf(table.casualties[seat], many, many)',
        'choicesOf(table.casualties[seat], 1, many)',
      ],
      ['2-muster.ts', 'cards?.length !== many', '(cards?.length ?? 99) > many'],
    ],
  },
  {
    ids: ['BLT-A29'],
    rule: 'R6.3',
    means: 'who has drawn gives his modifier as well',
    edits: [['13-victory.ts', '  if (battle.mustered[seat]) return null;\n', '']],
  },
  {
    ids: ['BLT-U08'],
    rule: 'R6.4',
    means: 'who chooses first shows what he takes',
    edits: [
      [
        '2-muster.ts',
        'if (takeOrder(state, seat, action, emit)) carryOut(state, emit);',
        'takeOrder(state, seat, action, emit);\n    carryOut(state, emit);',
      ],
    ],
  },
];
