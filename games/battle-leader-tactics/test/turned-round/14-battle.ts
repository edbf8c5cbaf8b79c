import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R14 to R17. */
export const battle: readonly Turned[] = [
  {
    ids: ['BLT-A40'],
    rule: 'R14.2',
    means: 'more cards are owed than lie there',
    edits: [['11-engagement.ts', 'Math.min(losses, battle.cards[seat].length)', 'losses']],
  },
  {
    ids: ['BLT-A26', 'BLT-U29'],
    rule: 'R14.4',
    means: 'the infiltrator protects himself alone',
    edits: [
      ['11-engagement.ts', 'table.battle.kia = [false, false];', 'table.battle.kia[seat] = false;'],
    ],
  },
  {
    ids: ['BLT-A11', 'BLT-U21'],
    rule: 'R14.5',
    means: 'of two infiltrators the lower rank chooses first',
    edits: [
      [
        '11-engagement.ts',
        'another === undefined ? only : higherRank(table)',
        'another === undefined ? only : otherSeat(higherRank(table))',
      ],
    ],
  },
  {
    ids: ['BLT-A11'],
    rule: 'R14.6',
    means: 'the leader whom his own side let fall falls whatever the other chooses',
    edits: [
      ['11-engagement.ts', 'table.battle.kia = [false, false];', 'table.battle.kia[seat] = false;'],
    ],
  },
  {
    ids: ['BLT-A12'],
    rule: 'R14.7',
    means: 'the weapons strike who uses them',
    edits: [
      [
        '11-engagement.ts',
        'if (table.battle.cards[otherSeat(seat)].includes(MASS_DESTRUCTION)) {',
        'if (table.battle.cards[seat].includes(MASS_DESTRUCTION)) {',
      ],
    ],
  },
  {
    ids: ['BLT-U12c'],
    rule: 'R14.7',
    means: 'the weapons act with Bombard only',
    edits: [
      [
        '11-engagement.ts',
        'if (table.battle.cards[otherSeat(seat)].includes(MASS_DESTRUCTION)) {',
        `const enemy = otherSeat(seat);
  const isBombarding = table.battle.tactics?.[enemy] === 12;
  if (isBombarding && table.battle.cards[enemy].includes(MASS_DESTRUCTION)) {`,
      ],
    ],
  },
  {
    ids: ['BLT-U11'],
    rule: 'R14.8',
    means: 'no infiltrator protects from the weapons',
    edits: [
      [
        '11-engagement.ts',
        'table.battle.kia = [false, false];',
        `const { cards, kia } = table.battle;
      table.battle.kia = [
        kia[0] && cards[1].includes(MASS_DESTRUCTION),
        kia[1] && cards[0].includes(MASS_DESTRUCTION),
      ];`,
      ],
    ],
  },
  {
    ids: ['BLT-U11b'],
    rule: 'R14.8',
    means: 'where both infiltrate nobody protects from the weapons',
    edits: [
      [
        '11-engagement.ts',
        'table.battle.kia = [false, false];',
        `const { cards, kia } = table.battle;
      const isDuel = isInfiltrating(table, 0) && isInfiltrating(table, 1);
      table.battle.kia = [
        isDuel && kia[0] && cards[1].includes(MASS_DESTRUCTION),
        isDuel && kia[1] && cards[0].includes(MASS_DESTRUCTION),
      ];`,
      ],
    ],
  },
  {
    ids: ['BLT-A41'],
    rule: 'R15.1',
    means: 'who was superior before the KIA stays so',
    edits: [
      [
        '12-superior-leadership.ts',
        'battle.superior = superiorOf(table);',
        'battle.superior = battle.ranks[0] > battle.ranks[1] ? 0 : 1;',
      ],
    ],
  },
  {
    ids: ['BLT-U17'],
    rule: 'R15.1',
    means: 'with a Guard lost in the step superiority goes over',
    edits: [
      [
        '12-superior-leadership.ts',
        '  const { superior } = battle;\n',
        '  const superior = superiorOf(table);\n',
      ],
    ],
  },
  {
    ids: ['BLT-A04', 'BLT-U15'],
    rule: 'R15.2',
    means: 'the first card is the enemy’s if he owes one',
    edits: [['12-superior-leadership.ts', "options.casualties !== 'firstEnemy' ||", 'false ||']],
  },
  {
    ids: ['BLT-A04', 'BLT-U16'],
    rule: 'R15.3',
    means: 'the attacker names his losses first, whoever is superior',
    edits: [['12-superior-leadership.ts', 'superior ?? attackerOf(table)', 'attackerOf(table)']],
  },
  {
    ids: ['BLT-A41'],
    rule: 'R15.3',
    means: 'with no leader left the defender begins',
    edits: [
      [
        '12-superior-leadership.ts',
        'superior ?? attackerOf(table)',
        'superior ?? otherSeat(attackerOf(table))',
      ],
    ],
  },
  {
    ids: ['BLT-U15'],
    rule: 'R15.4',
    means: 'first is as firstEnemy',
    option: ['casualties', 'first'],
    edits: [
      [
        '12-superior-leadership.ts',
        "options.casualties !== 'firstEnemy' ||",
        "options.casualties === 'all' ||",
      ],
    ],
  },
  {
    ids: ['BLT-U15'],
    rule: 'R15.4',
    means: 'firstEnemy is as first',
    option: ['casualties', 'firstEnemy'],
    edits: [['12-superior-leadership.ts', "options.casualties !== 'firstEnemy' ||", 'true ||']],
  },
  {
    ids: ['BLT-A04'],
    rule: 'R15.4',
    means: 'all is as first',
    option: ['casualties', 'all'],
    edits: [
      ['12-superior-leadership.ts', "&& table.options.casualties !== 'all'", ''],
      ['12-superior-leadership.ts', "options.casualties === 'all' && superior !== null", 'false'],
    ],
  },
  {
    ids: ['BLT-A27', 'BLT-U14'],
    rule: 'R15.6',
    means: 'a Guard that its owner gave up costs no leader',
    edits: [
      [
        '12-superior-leadership.ts',
        'if (isGuardLost && table',
        'if (isGuardLost && by !== seat && table',
      ],
    ],
  },
  {
    ids: ['BLT-U14b'],
    rule: 'R15.6',
    means: 'who was protected from a KIA keeps his leader though a Guard is lost',
    edits: [
      [
        '12-superior-leadership.ts',
        "import { wrongStep } from './steps.ts';",
        `import { wrongStep } from './steps.ts';
import { cellOf } from './11-engagement.ts';`,
      ],
      [
        '12-superior-leadership.ts',
        'if (isGuardLost && table',
        `const side = attackerOf(table) === seat ? 'attacker' : 'defender';
  const isSaved = cellOf(table)[side].kia && !battle.kia[seat];
  if (isGuardLost && !isSaved && table`,
      ],
    ],
  },
  {
    ids: ['BLT-A39'],
    rule: 'R16.1',
    means: 'the lower total wins',
    edits: [['13-victory.ts', 'totals[0] > totals[1] ? 0 : 1', 'totals[0] < totals[1] ? 0 : 1']],
  },
  {
    ids: ['BLT-A30'],
    rule: 'R16.2',
    means: 'a card with two arms takes no modifier',
    edits: [['13-victory.ts', '((arms[card] ?? 0) & arm) !== 0', '(arms[card] ?? 0) === arm']],
  },
  {
    ids: ['BLT-U12b'],
    rule: 'R16.2',
    means: 'the weapons take no modifier',
    edits: [
      [
        '13-victory.ts',
        '((arms[card] ?? 0) & arm) !== 0',
        '((arms[card] ?? 0) & arm) !== 0 && card !== MASS_DESTRUCTION',
      ],
      [
        '13-victory.ts',
        'import { INFILTRATION, type Leader }',
        'import { INFILTRATION, MASS_DESTRUCTION, type Leader }',
      ],
    ],
  },
  {
    ids: ['BLT-A29'],
    rule: 'R16.3',
    means: 'modifiers are added up',
    edits: [
      ['13-victory.ts', 'Math.max(0, ...bonuses)', 'bonuses.reduce((sum, each) => sum + each, 0)'],
    ],
  },
  {
    ids: ['BLT-U25'],
    rule: 'R16.3',
    means: 'the modifier named first counts',
    edits: [['13-victory.ts', 'Math.max(0, ...bonuses)', '(bonuses[0] ?? 0)']],
  },
  {
    ids: ['BLT-A28'],
    rule: 'R16.4',
    means: 'the dead give their modifier',
    edits: [
      ['13-victory.ts', '(options.elCid ? battle.fallen[seat] : null)', 'battle.fallen[seat]'],
    ],
  },
  {
    ids: ['BLT-A39'],
    rule: 'R16.5',
    means: 'No Victor is no more than a word',
    edits: [['13-victory.ts', "  if (cellOf(table).noVictor) return 'no-victor';\n", '']],
  },
  {
    ids: ['BLT-A22'],
    rule: 'R16.7',
    means: 'of equal totals seat 1 wins',
    edits: [['13-victory.ts', "totals[0] === totals[1] ? 'tie' : 'totals'", "'totals'"]],
  },
  {
    ids: ['BLT-A25'],
    rule: 'R17.2',
    means: 'only who has won may draw',
    edits: [
      [
        '14-end-battle.ts',
        'if (table.battle.tactics?.[seat] === INFILTRATION) {',
        'if (table.battle.tactics?.[seat] === INFILTRATION && table.record.at(-1) === seat) {',
      ],
    ],
  },
  {
    ids: ['BLT-A25', 'BLT-U19'],
    rule: 'R17.3',
    means: 'the defender draws first',
    edits: [
      ['14-end-battle.ts', '[otherSeat(attacker), attacker]', '[attacker, otherSeat(attacker)]'],
    ],
  },
  {
    ids: ['BLT-A25', 'BLT-U19'],
    rule: 'R17.4',
    means: 'an empty Tech Deck is offered',
    edits: [['14-end-battle.ts', '  if (table.techLeft === 0) return;\n', '']],
  },
];
