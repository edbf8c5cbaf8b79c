import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R8 to R13. */
export const orders: readonly Turned[] = [
  {
    ids: ['BLT-A14'],
    rule: 'R8.3',
    means: 'Bombard must be committed for with Artillery',
    edits: [
      [
        'commit.ts',
        'const least = leastFor(hand);',
        'if (hand.tactic === 12 && !cards.includes(4)) return rules.tooFew(seat);\n  const least = leastFor(hand);',
      ],
    ],
  },
  {
    ids: ['BLT-A31'],
    rule: 'R9.5',
    means: 'an attacker who is short is asked all the same',
    edits: [
      [
        'commit.ts',
        'if (!isShort(state, seat)) {',
        "if (phase === 'attack' || !isShort(state, seat)) {",
      ],
    ],
  },
  {
    ids: ['BLT-U28'],
    rule: 'R9.5',
    means: 'a defender who is short loses before he is asked',
    edits: [
      [
        'commit.ts',
        'if (!isShort(state, seat)) {',
        "if (phase === 'attack' && isShort(state, otherSeat(seat))) return score(state, seat, 'short', emit);\n  if (!isShort(state, seat)) {",
      ],
    ],
  },
  {
    ids: ['BLT-A17', 'BLT-U28'],
    rule: 'R9.7',
    means: 'a small army size makes nobody lose',
    edits: [
      [
        'commit.ts',
        'Math.min(hands[seat].reserves.length, armySize(table, seat)) <',
        'hands[seat].reserves.length <',
      ],
    ],
  },
  {
    ids: ['BLT-A33'],
    rule: 'R10.2',
    means: 'any defender may withdraw',
    edits: [
      ['6-defender-withdrawal.ts', 'commander(table, seat).rating >= WITHDRAW && ', ''],
      ['6-defender-withdrawal.ts', 'if (rating < WITHDRAW) {', 'if (rating < 0) {'],
    ],
  },
  {
    ids: ['BLT-U28'],
    rule: 'R10.4',
    means: 'a defender without cards is not asked',
    edits: [
      [
        '6-defender-withdrawal.ts',
        'export function beginDefenderWithdrawal({ table }: GameState): void {',
        'export function beginDefenderWithdrawal({ table }: GameState): void {\n  if (table.reserves[otherSeat(attackerOf(table))] === 0) return;',
      ],
    ],
  },
  {
    ids: ['BLT-A16'],
    rule: 'R11.2',
    means: 'with Withdraw exactly one card is committed',
    edits: [
      [
        'commit.ts',
        'choicesOf(hand.reserves, leastFor(hand), armySize(table, seat))',
        'choicesOf(hand.reserves, leastFor(hand), leastFor(hand) === 1 ? 1 : armySize(table, seat))',
      ],
      [
        'commit.ts',
        'const size = armySize(table, seat);',
        'const size = least === 1 ? 1 : armySize(table, seat);',
      ],
    ],
  },
  {
    ids: ['BLT-A31'],
    rule: 'R11.5',
    means: 'a defender who is short is asked all the same',
    edits: [
      [
        'commit.ts',
        'if (!isShort(state, seat)) {',
        "if (phase === 'defense' || !isShort(state, seat)) {",
      ],
    ],
  },
  {
    ids: ['BLT-A15', 'BLT-U10'],
    rule: 'R12.2',
    means: 'the attacker takes nothing back',
    edits: [
      [
        '8-attacker-withdrawal.ts',
        '    removeCard(hands[seat].committed, action.card);\n    insertCard(hands[seat].reserves, action.card);\n',
        '',
      ],
    ],
  },
  {
    ids: ['BLT-A33'],
    rule: 'R12.3',
    means: 'any attacker may withdraw',
    edits: [
      ['6-defender-withdrawal.ts', 'commander(table, seat).rating >= WITHDRAW && ', ''],
      ['8-attacker-withdrawal.ts', 'if (rating < WITHDRAW) {', 'if (rating < 0) {'],
    ],
  },
  {
    ids: ['BLT-A13'],
    rule: 'R13.3',
    means: 'a Tactics Card without its arm stays in force',
    edits: [['10-failed-orders.ts', '    tactics[seat] = STAND;\n', '']],
  },
  {
    ids: ['BLT-U20'],
    rule: 'R13.3',
    means: 'a wrong number of cards is read without a word',
    edits: [['audit.ts', '    complainOfCommitted(state) ??\n', '']],
  },
  {
    ids: ['BLT-A30'],
    rule: 'R13.4',
    means: 'a card with two arms is of neither alone',
    edits: [
      ['10-failed-orders.ts', '((arms[card] ?? 0) & needed) !== 0', '(arms[card] ?? 0) === needed'],
    ],
  },
];
