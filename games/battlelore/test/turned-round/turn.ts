import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** Cards, orders, moves: R1 to R6, R16. */
export const turn: readonly Turned[] = [
  {
    ids: ['LORE-U13'],
    rule: 'R4.4',
    means: 'who orders nobody by a Scout draws one card',
    edits: [
      [
        'turn.ts',
        'function isScout({ effect }: Readonly<Table>): boolean {\n  return effect',
        "function isScout({ effect, units }: Readonly<Table>): boolean {\n  return units.some(({ order }) => order !== 'no') && effect",
      ],
    ],
  },
  {
    ids: ['LORE-U17'],
    rule: 'R4.7',
    means: 'the second shot may be point blank',
    edits: [
      [
        'attacks.ts',
        "if (giftTo(table, unit)?.type === 'darken') {",
        "if (giftTo(table, unit)?.type === 'darken' && unit.battles > 1) {",
      ],
    ],
  },
  {
    ids: ['LORE-U15'],
    rule: 'R4.8',
    means: 'Lore faces of the card give no tokens',
    edits: [['5-roll.ts', 'gainTokens(table, table.active, faces[LORE] ?? 0, emit);', '']],
  },
  {
    ids: ['LORE-U16'],
    rule: 'R4.9',
    means: 'the one unit ordered instead has the effects of the card',
    edits: [['orders.ts', "unit.order === 'card' && !table.fallback ?", "unit.order === 'card' ?"]],
  },
  {
    ids: ['LORE-U14'],
    rule: 'R4.10',
    means: 'left and right stay as they were played',
    edits: [['1-card.ts', ': mirrored(copied);', ': copied;']],
  },
  {
    ids: ['LORE-U19'],
    rule: 'R4.11',
    means: 'the die is for the first roll only',
    edits: [
      [
        'dice.ts',
        '(isOwn ? cardDice(table, unit, duel.melee) : 0)',
        "(duel.kind === 'attack' ? cardDice(table, unit, duel.melee) : 0)",
      ],
    ],
  },
  {
    ids: ['LORE-U18'],
    rule: 'R4.12',
    means: 'who has a bow may shoot far in an onslaught',
    edits: [['attacks.ts', "if (gift === 'onslaught') return", 'if (range < 1) return']],
  },
  {
    ids: ['LORE-U28'],
    rule: 'R6.4',
    means: 'the distance counts, whoever stands on the way',
    edits: [
      [
        'reach.ts',
        'if (to === unit.hex || !isFree(table, to) || isImpassable(table, to)) continue;',
        'if (to === unit.hex) continue;',
      ],
    ],
  },
  {
    ids: ['LORE-U29'],
    rule: 'R16.4',
    means: 'goblins run one hex for a flag that they could ignore',
    edits: [
      [
        '7-retreat.ts',
        'clash.hexes = (clash.flags - action.flags) * clash.fright;',
        'const could = ignorable(table, clash) - action.flags;\n      clash.hexes = (clash.flags - action.flags - could) * clash.fright + could;',
      ],
    ],
  },
  {
    ids: ['LORE-U20'],
    rule: 'R16.5',
    means: 'a unit may rush where it could go and battle anyway',
    edits: [['reach.ts', 'fightSteps !== null && fightSteps > fight &&', 'fightSteps !== null &&']],
  },
  {
    ids: ['LORE-U30'],
    rule: 'R16.7',
    means: 'Lore faces of a panic roll give tokens',
    edits: [
      [
        '5-roll.ts',
        "emit({ type: 'panicked', seat: otherSeat(unit.seat), faces });",
        "emit({ type: 'panicked', seat: otherSeat(unit.seat), faces });\n    gainTokens(table, otherSeat(unit.seat), faces[LORE] ?? 0, emit);",
      ],
    ],
  },
  {
    ids: [],
    rule: 'R1.5',
    means: 'dotted lines share nothing',
    option: ['sectionLayout', 'dotted'],
    edits: [['board.ts', 'bitsOf(hex, 3, 8)', 'bitsOf(hex, 4, 7)']],
  },
  {
    ids: [],
    rule: 'R1.6',
    means: 'split sections share hexes',
    option: ['sectionLayout', 'split'],
    edits: [['board.ts', 'bitsOf(hex, 4, 7)', 'bitsOf(hex, 3, 8)']],
  },
  {
    ids: [],
    rule: 'R16.2',
    means: 'dwarves have no Iron Morale',
    option: ['mercenaries', true],
    edits: [['morale.ts', "kindOf(unit).race === 'dwarf'", 'false']],
  },
  {
    ids: [],
    rule: 'R16.1',
    means: 'goblins rush also without the option',
    option: ['mercenaries', false],
    edits: [
      [
        'morale.ts',
        "options.mercenaries && kindOf(unit).race === 'goblin'",
        "kindOf(unit).race === 'goblin'",
      ],
    ],
  },
];
