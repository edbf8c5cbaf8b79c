import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R3. */
export const turn: readonly Turned[] = [
  {
    ids: ['BL-X12'],
    rule: 'R3.2',
    means: 'flags are claimed after the draw',
    edits: [
      ['turn.ts', "  stack.push({ phase: 'draw', seats: [seat] });\n", ''],
      [
        'turn.ts',
        "stack.push({ phase: 'play', seats: [seat] });",
        "stack.push({ phase: 'draw', seats: [seat] }, { phase: 'play', seats: [seat] });",
      ],
    ],
  },
  {
    ids: ['BL-E2'],
    rule: 'R3.4',
    means: 'a Tactics card only if no Troop can be played',
    edits: [
      [
        'tactics.ts',
        '  if (isAtLimit(table, seat)) {',
        `  const isFree = table.flags.some((flag) => flag.owner === null && flag.sides[seat].length < 3);
  if (isFree && table.backs[seat].troop > 0) return no('R3.4', 'troop-playable');
  if (isAtLimit(table, seat)) {`,
      ],
    ],
  },
  {
    ids: ['BL-E21', 'BL-E38'],
    rule: 'R3.6',
    means: 'formation cards may be laid at claimed flags',
    edits: [
      [
        'flags.ts',
        "return no('R3.6', 'flag-claimed', [atFlag(flag)], flagFact(flag));",
        'return null;',
      ],
      ['flags.ts', 'isOpen(each) && !isComplete(each, seat)', '!isComplete(each, seat)'],
    ],
  },
  {
    ids: ['BL-X3'],
    rule: 'R3.7',
    means: 'a side takes any number of cards',
    edits: [
      ['flags.ts', '  if (!isComplete(there, seat)) return null;\n', '  return null;\n'],
      ['flags.ts', 'isOpen(each) && !isComplete(each, seat)', 'isOpen(each)'],
    ],
  },
  {
    ids: ['BL-E38'],
    rule: 'R3.7',
    means: 'Redeploy may move a card onto a full side',
    edits: [
      [
        'guile.ts',
        'return isFormationCard(card) ? whyNoSlot(table, seat, to) : whyNotAt(table, to);',
        'return whyNotAt(table, to);',
      ],
      ['guile.ts', 'of isFormationCard(card) ? free : open', 'of open'],
    ],
  },
  {
    ids: ['BL-U12'],
    rule: 'R3.7',
    means: 'the fourth slot under Mud is only for cards from the hand',
    edits: [
      [
        'guile.ts',
        'return isFormationCard(card) ? whyNoSlot(table, seat, to) : whyNotAt(table, to);',
        `if (!isFormationCard(card)) return whyNotAt(table, to);
  if (flagAt(table, to)?.sides[seat].length > 2) return no('R3.7', 'side-full', [atFlag(to)]);
  return whyNoSlot(table, seat, to);`,
      ],
      [
        'guile.ts',
        'return whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);',
        `if (flagAt(table, to)?.sides[seat].length > 2) return no('R3.7', 'side-full', [atFlag(to)]);
  return whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);`,
      ],
      [
        'plays.ts',
        'listRedeploys(table, seat, free, into)',
        'listRedeploys(table, seat, free.filter((to) => table.flags[to].sides[seat].length < 3), into)',
      ],
      [
        'plays.ts',
        'listTraitors(table, seat, free, into)',
        'listTraitors(table, seat, free.filter((to) => table.flags[to].sides[seat].length < 3), into)',
      ],
    ],
  },
  {
    ids: ['BL-X2'],
    rule: 'R3.8',
    means: 'a sequence counts only if it was laid in ascending order',
    edits: [
      [
        'line.ts',
        'for (const card of cards) addToLine(line, card);',
        `for (const [index, card] of cards.entries()) {
    const before = cards[index - 1] ?? card;
    if (isTroop(before) && isTroop(card) && valueOf(card) < valueOf(before)) line.repeated = true;
    addToLine(line, card);
  }`,
      ],
    ],
  },
  {
    ids: ['BL-X14'],
    rule: 'R3.8',
    means: 'a card that another one overlaps is not seen',
    edits: [
      [
        'proof.ts',
        'makeUnseen(faceUp(table))',
        `makeUnseen(
    faceUp({
      ...table,
      flags: table.flags.map((flag) => ({
        ...flag,
        sides: [flag.sides[0].slice(-1), flag.sides[1].slice(-1)],
      })),
    }),
  )`,
      ],
    ],
  },
  {
    ids: ['BL-E1'],
    rule: 'R3.9',
    means: 'whoever likes may pass',
    edits: [
      [
        'plays.ts',
        'return free.length === 0 || first === undefined || !isTroop(first);',
        'return true;',
      ],
    ],
  },
  {
    ids: ['BL-E8', 'BL-U18'],
    rule: 'R3.9',
    means: 'an empty hand is no hand of Tactics cards only, and may not pass',
    edits: [
      [
        'plays.ts',
        'first === undefined || !isTroop(first)',
        '(first !== undefined && !isTroop(first))',
      ],
    ],
  },
  {
    ids: ['BL-U18'],
    rule: 'R3.9',
    means: 'free slots at claimed flags count as well: no pass while one is left',
    edits: [
      ['plays.ts', 'canPass({ hand }', 'canPass({ hand, seat, table }'],
      [
        'plays.ts',
        'return free.length === 0 ||',
        'return table.flags.every(({ sides }) => sides[seat].length >= 3) ||',
      ],
    ],
  },
  {
    ids: ['BL-E1'],
    rule: 'R3.10',
    means: 'no pass while a Tactics card can be played',
    edits: [
      [
        'plays.ts',
        'if (canPass(known, free)) plays',
        'if (canPass(known, free) && plays.length === 0) plays',
      ],
      [
        '1-play.ts',
        'if (canPass(known, free)) return null;',
        "if (canPass(known, free) && legalPlays(known).some(({ type }) => type === 'pass')) return null;",
      ],
    ],
  },
  {
    ids: ['BL-E1'],
    rule: 'R3.10',
    means: 'who can play no Troop has to pass',
    edits: [
      [
        'tactics.ts',
        '  if (isAtLimit(table, seat)) {',
        `  const isFree = table.flags.some((flag) => flag.owner === null && flag.sides[seat].length < 3);
  if (!isFree || table.backs[seat].troop === 0) return no('R3.10', 'must-pass');
  if (isAtLimit(table, seat)) {`,
      ],
    ],
  },
  {
    ids: ['BL-E3', 'BL-U4'],
    rule: 'R3.11',
    means: 'who has passed only passes from then on',
    edits: [
      [
        '1-play.ts',
        'state.table.passes += 1;',
        'state.table.passes += 1;\n      (state.table.out ??= [false, false])[seat] = true;',
      ],
      ['clone.ts', 'passes: table.passes,', 'passes: table.passes,\n    out: table.out?.slice(),'],
      [
        'plays.ts',
        '  const plays: Action[] = [];',
        "  if (table.out?.[seat]) return [{ type: 'pass' }];\n  const plays: Action[] = [];",
      ],
      [
        '1-play.ts',
        "  switch (action.type) {\n    case 'place':\n      return whyNotPlace",
        `  if (known.table.out?.[known.seat]) return action.type === 'pass' ? null : wrongStep(known);
  switch (action.type) {
    case 'place':
      return whyNotPlace`,
      ],
    ],
  },
  {
    ids: ['BL-E5'],
    rule: 'R3.12',
    means: 'the limit does not bind a hand of Tactics cards only',
    edits: [
      [
        'tactics.ts',
        'if (isAtLimit(table, seat)) {',
        'if (isAtLimit(table, seat) && table.backs[seat].troop > 0) {',
      ],
    ],
  },
  {
    ids: ['BL-U21'],
    rule: 'R3.13',
    means: 'the claim step is left out if nothing can be claimed',
    edits: [
      [
        'turn.ts',
        "import { isDrawDue } from './drawing.ts';",
        "import { isDrawDue } from './drawing.ts';\nimport { whyNotClaim } from './proof.ts';",
      ],
      [
        'turn.ts',
        "  if (top?.phase === 'draw')",
        `  if (top?.phase === 'claim') {
    return table.flags.some((_, flag) => whyNotClaim(table, top.seats[0], flag) === null);
  }
  if (top?.phase === 'draw')`,
      ],
    ],
  },
  {
    ids: ['BL-U4'],
    rule: 'R3.13',
    means: 'a pass ends the turn without claims',
    edits: [
      [
        '1-play.ts',
        'state.table.passes += 1;',
        `state.table.passes += 1;
      if (state.table.stack.at(-1)?.phase === 'claim') state.table.stack.pop();`,
      ],
    ],
  },
  {
    ids: ['BL-U4'],
    rule: 'R3.13',
    means: 'Scout ends the turn without claims',
    edits: [
      [
        '1-play.ts',
        "state.table.stack.push({ phase: 'scout-draw'",
        `if (state.table.stack.at(-1)?.phase === 'claim') state.table.stack.pop();
      state.table.stack.push({ phase: 'scout-draw'`,
      ],
    ],
  },
  {
    ids: ['BL-X12', 'BL-O2'],
    rule: 'R3.14',
    means: 'with afterPlay claims come before the play',
    option: ['claimTiming', 'afterPlay'],
    edits: [
      ['turn.ts', "options.claimTiming === 'afterPlay'", 'false'],
      ['turn.ts', "options.claimTiming === 'startOfTurn'", 'true'],
    ],
  },
  {
    ids: ['BL-X12', 'BL-O2'],
    rule: 'R3.14',
    means: 'with startOfTurn claims come after the play',
    option: ['claimTiming', 'startOfTurn'],
    edits: [
      ['turn.ts', "options.claimTiming === 'afterPlay'", 'true'],
      ['turn.ts', "options.claimTiming === 'startOfTurn'", 'false'],
    ],
  },
];
