import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R7. */
export const environment: readonly Turned[] = [
  {
    ids: ['BL-E28'],
    rule: 'R7.3',
    means: 'under Fog a Leader counts 1',
    edits: [
      [
        'formations.ts',
        'if (fog) return strongestTotal(line, unseen, FOGGED);',
        `if (fog) {
    const total = line.total - 9 * line.leaders;
    return strongestTotal({ ...line, total }, unseen, FOGGED);
  }`,
      ],
    ],
  },
  {
    ids: ['BL-E22'],
    rule: 'R7.5',
    means: 'Mud needs a free slot on the own side',
    edits: [
      [
        '1-play.ts',
        'isEnvironment(card) ? whyNotAt(table, flag) : whyNoSlot(table, seat, flag);',
        'whyNoSlot(table, seat, flag);',
      ],
      ['plays.ts', 'isEnvironment(card) ? openFlags(table) : free', 'free'],
    ],
  },
  {
    ids: ['BL-E22'],
    rule: 'R7.5',
    means: 'under Mud a side of three stays complete',
    edits: [
      ['proof.ts', '  if (!isComplete(there, seat)) {', '  if (there.sides[seat].length < 3) {'],
      ['2-claim.ts', '!isComplete(there, seat)', 'there.sides[seat].length < 3'],
      [
        'proof.ts',
        'strongestStrength(flag.sides[seat], slotsAt(flag), hasFog(flag), NOTHING)',
        'strongestStrength(flag.sides[seat], flag.sides[seat].length, hasFog(flag), NOTHING)',
      ],
    ],
  },
  {
    ids: ['BL-E23'],
    rule: 'R7.6',
    means: 'Mud drives Fog away',
    edits: [
      [
        'flags.ts',
        'return environment[0].includes(FOG) || environment[1].includes(FOG);',
        'return [...environment[0], ...environment[1]].join() === String(FOG);',
      ],
    ],
  },
  {
    ids: ['BL-E23'],
    rule: 'R7.6',
    means: 'where Fog lies Mud has no effect',
    edits: [
      ['flags.ts', 'return hasMud(flag) ? 4 : 3;', 'return hasMud(flag) && !hasFog(flag) ? 4 : 3;'],
    ],
  },
  {
    ids: ['BL-X8', 'BL-O4'],
    rule: 'R7.7',
    means: 'with environmentMovable on Fog and Mud stay all the same',
    option: ['environmentMovable', true],
    edits: [
      [
        'guile.ts',
        'isEnvironment(card) && !table.options.environmentMovable',
        'isEnvironment(card)',
      ],
      ['guile.ts', '!table.options.environmentMovable || environment[owner].length === 0', 'true'],
    ],
  },
  {
    ids: ['BL-O4', 'BL-U9'],
    rule: 'R7.7',
    means: 'with environmentMovable off Fog and Mud are targets all the same',
    option: ['environmentMovable', false],
    edits: [
      ['guile.ts', 'isEnvironment(card) && !table.options.environmentMovable', 'false'],
      [
        'guile.ts',
        '!table.options.environmentMovable || environment[owner].length === 0',
        'environment[owner].length === 0',
      ],
    ],
  },
  {
    ids: ['BL-E26', 'BL-O5'],
    rule: 'R7.8',
    means: 'with bestThree the fourth card is discarded',
    option: ['mudExcess', 'bestThree'],
    edits: [['mud-excess.ts', "  if (table.options.mudExcess === 'bestThree') return;\n", '']],
  },
  {
    ids: ['BL-E26'],
    rule: 'R7.8',
    means: 'of four cards the first three count',
    edits: [
      [
        'line.ts',
        '? strongestSubset(cards, size, fog, unseen)',
        '? strongest(readLine(cards.slice(0, size), size), fog, unseen)',
      ],
    ],
  },
  {
    ids: ['BL-E26'],
    rule: 'R7.8',
    means: 'the ignored fourth card is not seen',
    edits: [
      [
        'proof.ts',
        'makeUnseen(faceUp(table))',
        `makeUnseen(
    faceUp({
      ...table,
      flags: table.flags.map((flag) => ({
        ...flag,
        sides: flag.sides.map((side) => side.slice(0, slotsAt(flag))),
      })),
    }),
  )`,
      ],
    ],
  },
  {
    ids: ['BL-E27'],
    rule: 'R7.8',
    means: 'when Mud has gone three cards are not enough against four',
    edits: [
      [
        'flags.ts',
        'return hasMud(flag) ? 4 : 3;',
        'return hasMud(flag) || flag.sides.some((side) => side.length > 3) ? 4 : 3;',
      ],
    ],
  },
  {
    ids: ['BL-U12'],
    rule: 'R7.8',
    means: 'when Mud has gone a side of four takes another card',
    edits: [
      [
        'flags.ts',
        'flag.sides[seat].length >= slotsAt(flag)',
        'flag.sides[seat].length === slotsAt(flag)',
      ],
    ],
  },
  {
    ids: ['BL-O5'],
    rule: 'R7.9',
    means: 'with ownerDiscardsOne the fourth card stays',
    option: ['mudExcess', 'ownerDiscardsOne'],
    edits: [['mud-excess.ts', "table.options.mudExcess === 'bestThree'", 'true']],
  },
  {
    ids: ['BL-U10'],
    rule: 'R7.9',
    means: 'the opponent of who took Mud away discards first',
    edits: [['mud-excess.ts', '[otherSeat(remover), remover]', '[remover, otherSeat(remover)]']],
  },
  {
    ids: ['BL-U10'],
    rule: 'R7.9',
    means: 'the cards too many are discarded after the claims',
    edits: [
      [
        'mud-excess.ts',
        "stack.push({ phase: 'mud-excess', seats: [seat], flag });",
        "stack.splice(1, 0, { phase: 'mud-excess', seats: [seat], flag });",
      ],
    ],
  },
  {
    ids: ['BL-U10'],
    rule: 'R7.9',
    means: 'the card placed last has to go',
    edits: [
      ['mud-excess.ts', '.sides[seat].map((card) => ({', '.sides[seat].slice(-1).map((card) => ({'],
      [
        'mud-excess.ts',
        '.sides[known.seat].includes(action.card)',
        '.sides[known.seat].at(-1) === action.card',
      ],
    ],
  },
  {
    ids: ['BL-U10'],
    rule: 'R7.9',
    means: 'all lies in the display of who took Mud away',
    edits: [
      [
        'mud-excess.ts',
        'table.displays[seat].push(action.card);',
        'table.displays[table.turn % 2 === 1 ? 0 : 1].push(action.card);',
      ],
    ],
  },
  {
    ids: ['BL-U10'],
    rule: 'R7.9',
    means: 'a discard takes the note of the last card with it',
    edits: [
      [
        'mud-excess.ts',
        'table.displays[seat].push(action.card);',
        'table.displays[seat].push(action.card);\n    flagAt(table, flag).last = otherSeat(seat);',
      ],
    ],
  },
];
