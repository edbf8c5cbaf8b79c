import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R1 and R2. */
export const setup: readonly Turned[] = [
  {
    ids: ['BL-X1'],
    rule: 'R1.4',
    means: 'elephants excel in brute force: they drive off the opposing card laid last',
    edits: [
      [
        '1-play.ts',
        'layAt(state.table, seat, action.card, action.flag);',
        `layAt(state.table, seat, action.card, action.flag);
      if (isTroop(action.card) && action.card % 10 === 9) {
        const { sides } = flagAt(state.table, action.flag);
        state.table.displays[otherSeat(seat)].push(...sides[otherSeat(seat)].splice(-1));
      }`,
      ],
    ],
  },
  {
    ids: ['BL-O1'],
    rule: 'R1.6',
    means: 'with tactics on there is no Tactics deck either',
    option: ['tactics', true],
    edits: [['setup.ts', 'options.tactics ? cardsFrom(TROOPS, CARDS) : []', '[]']],
  },
  {
    ids: ['BL-O1', 'BL-U23'],
    rule: 'R1.6',
    means: 'with tactics off the Tactics deck lies there all the same',
    option: ['tactics', false],
    edits: [
      ['setup.ts', 'options.tactics ? cardsFrom(TROOPS, CARDS) : []', 'cardsFrom(TROOPS, CARDS)'],
    ],
  },
  {
    ids: ['BL-X15'],
    rule: 'R2.1',
    means: 'equal cards are not drawn again: seat 1 deals',
    edits: [['setup.ts', 'valueOf(first) === valueOf(card)', 'false']],
  },
  {
    ids: ['BL-U20'],
    rule: 'R2.2',
    means: 'the cards drawn for the deal stay out of the game',
    edits: [
      ['setup.ts', 'applyChance: ({ table }, { card }', 'applyChance: ({ table, fate }, { card }'],
      [
        'setup.ts',
        'table.starter = otherSeat(dealer);',
        `table.starter = otherSeat(dealer);
      removeCard(fate.troop, first);
      removeCard(fate.troop, card);
      table.displays[0].push(first);
      table.displays[1].push(card);
      table.decks.troop -= 2;`,
      ],
    ],
  },
  {
    ids: ['BL-U20'],
    rule: 'R2.3',
    means: 'the dealer gets the first card',
    edits: [['setup.ts', 'starter : otherSeat(starter)', 'otherSeat(starter) : starter']],
  },
  {
    ids: ['BL-U20'],
    rule: 'R2.3',
    means: 'all seven cards at once',
    edits: [['setup.ts', 'dealt % 2 === 0 ? starter', 'dealt < HAND_SIZE ? starter']],
  },
  {
    ids: ['BL-U20'],
    rule: 'R2.7',
    means: 'without a cut asked for, seat 0 starts',
    option: ['starter', 'cut'],
    edits: [
      ['setup.ts', "starter === 'cut'\n          ? {", 'starter === null\n          ? {'],
      ['setup.ts', "starter === 'cut' ? null : starter", "starter === 'cut' ? 0 : starter"],
    ],
  },
  {
    ids: ['BL-U20'],
    rule: 'R2.7',
    means: 'a cut also if seat 0 is named',
    option: ['starter', 0],
    edits: [
      [
        'setup.ts',
        "starter === 'cut'\n          ? {",
        "starter === 'cut' || starter === 0\n          ? {",
      ],
    ],
  },
  {
    ids: ['BL-U20'],
    rule: 'R2.7',
    means: 'a cut also if seat 1 is named',
    option: ['starter', 1],
    edits: [
      [
        'setup.ts',
        "starter === 'cut'\n          ? {",
        "starter === 'cut' || starter === 1\n          ? {",
      ],
    ],
  },
];
