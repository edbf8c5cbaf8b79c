import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R8, up to Scout. */
export const scout: readonly Turned[] = [
  {
    ids: ['BL-E40'],
    rule: 'R8.3',
    means: 'Redeploy may be played to be rid of it',
    edits: [
      [
        'guile.ts',
        "if (from === null) return no('R8.12', 'not-own-card',",
        `if (card === 67 && to === null) return null;
  if (from === null) return no('R8.12', 'not-own-card',`,
      ],
      [
        'guile.ts',
        '  const open = openFlags(table);',
        "  const open = openFlags(table);\n  into.push({ type: 'redeploy', card: 67, to: null });",
      ],
      [
        '1-play.ts',
        '  const from = takeFromFlag(table, seat, card);',
        '  if (card === 67) return;\n  const from = takeFromFlag(table, seat, card);',
      ],
    ],
  },
  {
    ids: ['BL-E36', 'BL-E40'],
    rule: 'R8.3',
    means: 'Deserter may be played to be rid of it',
    edits: [
      [
        'guile.ts',
        `  const from = flagWith(table, otherSeat(seat), card);
  if (from === null) return notOpposing(DESERTER, card);
  return`,
        `  if (card === 68) return null;
  const from = flagWith(table, otherSeat(seat), card);
  if (from === null) return notOpposing(DESERTER, card);
  return`,
      ],
      [
        'plays.ts',
        'listDeserters(table, seat, into);',
        "listDeserters(table, seat, into), into.push({ type: 'deserter', card });",
      ],
      [
        '1-play.ts',
        '  const from = takeFromFlag(table, owner, card);',
        '  if (card === 68) return;\n  const from = takeFromFlag(table, owner, card);',
      ],
    ],
  },
  {
    ids: ['BL-E35', 'BL-E40'],
    rule: 'R8.3',
    means: 'Traitor may be played to be rid of it',
    edits: [
      [
        'guile.ts',
        "  if (!isTroop(card)) return no('R8.18', 'not-a-troop', [atCard(card)], cardFact(card));",
        "  if (!isTroop(card)) return no('R8.18', 'not-a-troop', [atCard(card)], cardFact(card));\n  if (to === from) return null;",
      ],
      [
        'guile.ts',
        '      for (const to of free) into.push',
        "      if (!free.includes(from)) into.push({ type: 'traitor', card, to: from });\n      for (const to of free) into.push",
      ],
      [
        '1-play.ts',
        '  const from = takeFromFlag(table, otherSeat(seat), card);',
        `  if (flagAt(table, to).sides[seat].length > 2) return;
  const from = takeFromFlag(table, otherSeat(seat), card);`,
      ],
    ],
  },
  {
    ids: ['BL-E21'],
    rule: 'R8.4',
    means: 'cards at claimed flags can be moved and removed',
    edits: [
      ['guile.ts', 'if (!isOpen(flagAt(table, from))) {', 'if (false) {'],
      ['guile.ts', 'for (const from of open) {', 'for (const from of table.flags.keys()) {'],
      [
        'guile.ts',
        'for (const from of openFlags(table)) {\n    for (const card of targetsAt',
        'for (const from of table.flags.keys()) {\n    for (const card of targetsAt',
      ],
      [
        'guile.ts',
        'for (const from of openFlags(table)) {\n    for (const card of flagAt',
        'for (const from of table.flags.keys()) {\n    for (const card of flagAt',
      ],
    ],
  },
  {
    ids: ['BL-E41'],
    rule: 'R8.5',
    means: 'Scout needs three cards in the decks',
    edits: [
      [
        'guile.ts',
        'if (deckCards(table) > 0) return null;',
        'if (deckCards(table) > 2) return null;',
      ],
      ['plays.ts', 'if (deckCards(table) > 0) into', 'if (deckCards(table) > 2) into'],
    ],
  },
  {
    ids: ['BL-E41', 'BL-U7'],
    rule: 'R8.5',
    means: 'with alwaysTwo Scout needs no card in the decks',
    edits: [
      [
        'guile.ts',
        'if (deckCards(table) > 0) return null;',
        "if (deckCards(table) > 0 || table.options.scoutShort === 'alwaysTwo') return null;",
      ],
      [
        'plays.ts',
        'if (deckCards(table) > 0) into',
        "if (deckCards(table) > 0 || table.options.scoutShort === 'alwaysTwo') into",
      ],
    ],
  },
  {
    ids: ['BL-E42'],
    rule: 'R8.6',
    means: 'the decks of all three draws are named before a card is seen',
    edits: [
      [
        'scout.ts',
        "    stack.push({ phase: 'scout-draw', seats: [seat], drawn: drawn + 1 });\n",
        '',
      ],
      [
        'scout.ts',
        '    drawFrom(state, seat, action.deck, emit);',
        `    drawFrom(state, seat, action.deck, emit);
    const at = stack.findIndex(({ phase }) => phase === 'card');
    const next = { phase: 'scout-draw', seats: [seat], drawn: drawn + 1 };
    if (drawn < 2) stack.push(next);
    else stack.splice(at, 0, next);`,
      ],
    ],
  },
  {
    ids: ['BL-U7'],
    rule: 'R8.6',
    means: 'Scout may stop before the third draw',
    edits: [
      [
        'scout.ts',
        'legal: ({ table }) => listDraws(table),',
        `legal: ({ table }) => {
    const { drawn } = currentFrame(table, 'scout-draw');
    return drawn === 0 ? listDraws(table) : [...listDraws(table), { type: 'end' }];
  },`,
      ],
      [
        'scout.ts',
        "    if (action.type !== 'return') return wrongStep(known);\n    const { drawn }",
        `    if (action.type === 'end' && currentFrame(known.table, 'scout-draw').drawn > 0) return null;
    if (action.type !== 'return') return wrongStep(known);
    const { drawn }`,
      ],
      [
        'scout.ts',
        "    if (action.type !== 'draw') throw new Error(`${action.type} is no draw`);",
        `    if (action.type === 'end') {
      const left = currentFrame(state.table, 'scout-draw').drawn - 1;
      state.table.stack.pop();
      if (left > 0) state.table.stack.push({ phase: 'scout-return', seats: [seat], left });
      goOn(state, emit);
      return;
    }`,
      ],
    ],
  },
  {
    ids: ['BL-X11'],
    rule: 'R8.7',
    means: 'only cards just drawn go back',
    edits: [
      [
        'drawing.ts',
        '  insertCard(hand.cards, card);',
        '  insertCard(hand.cards, card);\n  (hand.fresh ??= []).push(card);',
      ],
      [
        'clone.ts',
        '    shown: shown.slice(),',
        '    shown: shown.slice(),\n    fresh: arguments[0].fresh?.slice(),',
      ],
      [
        'scout.ts',
        'hand.cards.map((card) => ({',
        'hand.cards.filter((card) => hand.fresh?.slice(-3).includes(card)).map((card) => ({',
      ],
      [
        'scout.ts',
        'if (known.hand.cards.includes(action.card)) return null;',
        'if (known.hand.fresh?.slice(-3).includes(action.card)) return null;',
      ],
    ],
  },
  {
    ids: ['BL-X11'],
    rule: 'R8.9',
    means: 'all cards go back onto the Troop deck',
    edits: [
      [
        'drawing.ts',
        '  const deck = kindOf(card);\n  removeCard',
        "  const deck = 'troop';\n  removeCard",
      ],
    ],
  },
  {
    ids: ['BL-X10'],
    rule: 'R8.9',
    means: 'returned cards are shuffled into their deck',
    edits: [
      ['drawing.ts', 'placeOnDeck({ table, hands }', 'placeOnDeck({ table, hands, fate }'],
      [
        'drawing.ts',
        '  hands[seat].placed[deck].push(card);\n  table.placed[deck].push(seat);\n',
        '  insertCard(fate[deck], card);\n',
      ],
    ],
  },
  {
    ids: ['BL-U7'],
    rule: 'R8.9',
    means: 'the card returned last lies below the one before',
    edits: [
      [
        'drawing.ts',
        '  hands[seat].placed[deck].push(card);\n  table.placed[deck].push(seat);\n',
        '  hands[seat].placed[deck].unshift(card);\n  table.placed[deck].unshift(seat);\n',
      ],
    ],
  },
  {
    ids: ['BL-U7'],
    rule: 'R8.9',
    means: 'a deck of returned cards only counts as empty',
    edits: [
      ['drawing.ts', 'listDraws({ decks }', 'listDraws({ decks, placed }'],
      ['drawing.ts', 'if (decks.troop > 0)', 'if (decks.troop > placed.troop.length)'],
      ['drawing.ts', 'if (decks.tactics > 0)', 'if (decks.tactics > placed.tactics.length)'],
      ['drawing.ts', 'whyNotDraw({ options, decks }', 'whyNotDraw({ options, decks, placed }'],
      [
        'drawing.ts',
        'if (decks[deck] > 0) return null;',
        'if (decks[deck] > placed[deck].length) return null;',
      ],
    ],
  },
  {
    ids: ['BL-E41', 'BL-O6'],
    rule: 'R8.10',
    means: 'with drawnMinusOne two cards go back in any case',
    option: ['scoutShort', 'drawnMinusOne'],
    edits: [['turn.ts', "table.options.scoutShort === 'drawnMinusOne'", 'false']],
  },
  {
    ids: ['BL-U7'],
    rule: 'R8.10',
    means: 'Scout stops as soon as one of the decks is empty',
    edits: [
      [
        'turn.ts',
        'drawn < SCOUT_DRAWS && deckCards(table) > 0',
        'drawn < SCOUT_DRAWS && table.decks.troop > 0 && table.decks.tactics > 0',
      ],
    ],
  },
  {
    ids: ['BL-O6'],
    rule: 'R8.11',
    means: 'with alwaysTwo one card fewer goes back than was drawn',
    option: ['scoutShort', 'alwaysTwo'],
    edits: [['turn.ts', "table.options.scoutShort === 'drawnMinusOne'", 'true']],
  },
];
