import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R18 to R25. */
export const variants: readonly Turned[] = [
  {
    ids: ['BLT-U01'],
    rule: 'R18.1',
    means: 'leaders are given out by rank though nobody is weaker',
    option: ['weaker', 'none'],
    edits: [['setup.ts', "  if (weaker === 'none') return [one, other];\n", '']],
  },
  ...([0, 1] as const).map((seat): Turned => ({
    ids: ['BLT-U01'],
    rule: 'R18.2',
    means: 'the weaker player is given the lower rank',
    option: ['weaker', seat],
    edits: [['setup.ts', 'weaker === 0 ? [higher, lower]', 'weaker === 1 ? [higher, lower]']],
  })),
  {
    ids: ['BLT-U01'],
    rule: 'R18.1',
    means: 'the first leader that is named is dealt',
    option: ['oneLeader', 'dealt'],
    edits: [['setup.ts', '[oneLeader, otherLeader].filter', '[otherLeader].filter']],
  },
  {
    ids: ['BLT-U01'],
    rule: 'R18.1',
    means: 'the second leader that is named is dealt',
    option: ['otherLeader', 'dealt'],
    edits: [['setup.ts', '[oneLeader, otherLeader].filter', '[oneLeader].filter']],
  },
  {
    ids: ['BLT-U02'],
    rule: 'R18.3',
    means: 'the weaker player opens with his lowest-ranked leader',
    edits: [['draft.ts', 'seat === weaker, emit', 'seat !== weaker, emit']],
  },
  {
    ids: ['BLT-A36', 'BLT-U03'],
    rule: 'R19.1',
    means: 'who has picked picks on',
    option: ['openDraft', true],
    edits: [
      ['draft.ts', 'askForPick(state, otherSeat(seat), emit);', 'askForPick(state, seat, emit);'],
    ],
  },
  ...([0, 1] as const).map((seat): Turned => ({
    ids: ['BLT-U03'],
    rule: 'R19.1',
    means: 'the other seat picks first',
    option: ['firstPick', seat],
    edits: [
      [
        'setup.ts',
        'askForPick(state, options.firstPick, silent)',
        'askForPick(state, options.firstPick === 0 ? 1 : 0, silent)',
      ],
    ],
  })),
  {
    ids: ['BLT-A36'],
    rule: 'R19.2',
    means: 'one leader more may be picked',
    option: ['draftSize', 10],
    edits: [['draft.ts', '>= options.draftSize', '> options.draftSize']],
  },
  {
    ids: ['BLT-A36'],
    rule: 'R19.2',
    means: 'the number of leaders is a limit where no draft was agreed',
    option: ['openDraft', false],
    edits: [['draft.ts', 'return options.openDraft && decks[seat]', 'return decks[seat]']],
  },
  {
    ids: ['BLT-U03'],
    rule: 'R19.3',
    means: 'who can pick nobody ends the draft',
    edits: [['draft.ts', '[first, otherSeat(first)].find', '[first].find']],
  },
  {
    ids: ['BLT-A36'],
    rule: 'R20.1',
    means: 'the ranks must come to less than the cap',
    option: ['cap', 40],
    edits: [
      [
        'draft.ts',
        'facts(table).leaders[leader].rank <= cap',
        'facts(table).leaders[leader].rank < cap',
      ],
    ],
  },
  {
    ids: ['BLT-U32'],
    rule: 'R20.1',
    means: 'with a pool the number of leaders is free',
    edits: [
      [
        'draft.ts',
        'return options.openDraft && decks',
        "return options.openDraft && options.pool === 'off' && decks",
      ],
    ],
  },
  {
    ids: ['BLT-U34'],
    rule: 'R20.1',
    means: 'the cap is for both together',
    edits: [['draft.ts', 'table.decks[seat].reduce', 'table.decks.flat().reduce']],
  },
  {
    ids: ['BLT-A36'],
    rule: 'R20.1',
    means: 'the cap holds without a pool',
    option: ['pool', 'off'],
    edits: [['draft.ts', "pool === 'off' || spentBy", 'spentBy']],
  },
  {
    ids: ['BLT-U04'],
    rule: 'R20.2',
    means: 'leaders of a random pool are chosen',
    option: ['pool', 'random'],
    edits: [
      [
        '1-command.ts',
        "const isFree = table.options.pool === 'free';",
        "const isFree = table.options.pool !== 'off';",
      ],
      ['draft.ts', "} else if (pool !== 'free') {", "} else if (pool === 'off') {"],
    ],
  },
  {
    ids: ['BLT-U04'],
    rule: 'R20.2',
    means: 'the first leader of a free pool is drawn',
    option: ['pool', 'free'],
    edits: [['draft.ts', "} else if (pool !== 'free') {", '} else {']],
  },
  {
    ids: [],
    rule: 'R21.1',
    means: 'twelve battles are won with six wins',
    option: ['battles', 12],
    edits: [['options.ts', '12: 7', '12: 6']],
  },
  {
    ids: [],
    rule: 'R21.2',
    means: 'fifteen battles are won with seven wins',
    option: ['battles', 15],
    edits: [['options.ts', '15: 8', '15: 7']],
  },
  {
    ids: ['BLT-A35'],
    rule: 'R22.1',
    means: 'who wins with the higher rank gains the difference',
    option: ['underdog', true],
    edits: [
      [
        'end.ts',
        'ranks[otherSeat(winner)] - ranks[winner]',
        'ranks[winner] - ranks[otherSeat(winner)]',
      ],
    ],
  },
  {
    ids: ['BLT-A35'],
    rule: 'R22.1',
    means: 'points are counted in every game',
    option: ['underdog', false],
    edits: [['end.ts', 'return options.underdog ?', 'return options.battles > 0 ?']],
  },
  {
    ids: ['BLT-U31'],
    rule: 'R22.1',
    means: 'an automatic loss gives no points',
    edits: [['end.ts', 'winner === null ? 0 :', "winner === null || how === 'short' ? 0 :"]],
  },
  {
    ids: ['BLT-U30'],
    rule: 'R23.1',
    means: 'the dead give nothing in El Cid either',
    option: ['elCid', true],
    edits: [['13-victory.ts', '(options.elCid ? battle.fallen[seat] : null)', 'null']],
  },
  {
    ids: ['BLT-U30'],
    rule: 'R23.1',
    means: 'the dead give their modifier without El Cid',
    option: ['elCid', false],
    edits: [
      ['13-victory.ts', '(options.elCid ? battle.fallen[seat] : null)', 'battle.fallen[seat]'],
    ],
  },
  {
    ids: ['BLT-U22'],
    rule: 'R24.1',
    means: 'lost cards lie open in Blind Draw',
    option: ['blindDraw', true],
    edits: [
      [
        '12-superior-leadership.ts',
        'options.blindDraw ? fate.piles[seat] : table.casualties[seat]',
        'table.casualties[seat]',
      ],
    ],
  },
  {
    ids: [],
    rule: 'R6.2',
    means: 'cards are offered unseen in every game',
    option: ['blindDraw', false],
    edits: [['2-muster.ts', 'const choices = table.options.blindDraw', 'const choices = many > 0']],
  },
  {
    ids: ['BLT-U22'],
    rule: 'R24.3',
    means: 'all see what comes back',
    edits: [
      [
        '2-muster.ts',
        "emit({ type: 'found', card: outcome.card }, to);",
        "emit({ type: 'found', card: outcome.card });",
      ],
    ],
  },
  {
    ids: [],
    rule: 'R25.1',
    means: 'nobody runs away',
    option: ['runAway', true],
    edits: [['11-engagement.ts', 'return options.runAway && ', 'return false && ']],
  },
  {
    ids: [],
    rule: 'R25.1',
    means: 'one runs away in every game',
    option: ['runAway', false],
    edits: [['11-engagement.ts', 'return options.runAway && ', 'return ']],
  },
  {
    ids: ['BLT-A37', 'BLT-U13b'],
    rule: 'R25.2',
    means: 'one runs away from the weapons too',
    edits: [['11-engagement.ts', ' && !isByWeapons', '']],
  },
  {
    ids: ['BLT-U13'],
    rule: 'R25.3',
    means: 'who runs away saves the infiltrator as well',
    edits: [
      [
        '11-engagement.ts',
        '      table.battle.kia[seat] = false;\n',
        '      table.battle.kia = [...[false, false]];\n',
      ],
    ],
  },
];
