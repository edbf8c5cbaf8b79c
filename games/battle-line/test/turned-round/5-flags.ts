import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R4 and R5. */
export const flags: readonly Turned[] = [
  {
    ids: ['BL-E25'],
    rule: 'R4.10',
    means: 'under Mud the best three of the four make the formation',
    edits: [
      [
        'proof.ts',
        'strongestStrength(flag.sides[seat], slotsAt(flag), hasFog(flag), NOTHING)',
        'strongestStrength(flag.sides[seat], 3, hasFog(flag), NOTHING)',
      ],
      [
        'proof.ts',
        'const best = strongestStrength(flag.sides[other], slotsAt(flag), hasFog(flag), unseen);',
        `const size = isComplete(flag, other) ? 3 : slotsAt(flag);
  const best = strongestStrength(flag.sides[other], size, hasFog(flag), unseen);`,
      ],
    ],
  },
  {
    ids: ['BL-E18'],
    rule: 'R5.1',
    means: 'one claim in a turn',
    edits: [
      [
        '2-claim.ts',
        'endIfWon(state.table, seat, emit);',
        `endIfWon(state.table, seat, emit);
      if (state.table.result !== null) return;
      state.table.stack.pop();
      goOn(state, emit);`,
      ],
    ],
  },
  {
    ids: ['BL-E20'],
    rule: 'R5.1',
    means: 'what can be claimed must be claimed',
    edits: [
      [
        '2-claim.ts',
        "if (action.type === 'end') return null;",
        `if (action.type === 'end') {
      return legalClaims(known).every(({ type }) => type === 'end') ? null : wrongStep(known);
    }`,
      ],
      [
        '2-claim.ts',
        "claims.push({ type: 'end' });",
        "if (claims.length === 0) claims.push({ type: 'end' });",
      ],
    ],
  },
  {
    ids: ['BL-E19'],
    rule: 'R5.2',
    means: 'at the end of a claim step the opponent gets what he can prove',
    edits: [
      [
        '2-claim.ts',
        '    } else {\n      state.table.stack.pop();',
        `    } else {
      for (const [flag, there] of state.table.flags.entries()) {
        if (whyNotClaim(state.table, 1 - seat, flag) === null) there.owner = 1 - seat;
      }
      state.table.stack.pop();`,
      ],
    ],
  },
  {
    ids: ['BL-E13'],
    rule: 'R5.4',
    means: 'any card claims a flag where the opponent has none',
    edits: [
      [
        'proof.ts',
        '  if (!isComplete(there, seat)) {',
        `  if (there.sides[seat].length > 0 && there.sides[otherSeat(seat)].length === 0) return null;
  if (!isComplete(there, seat)) {`,
      ],
      ['2-claim.ts', 'if (!isOpen(there) || !isComplete(there, seat)) continue;', ''],
      [
        '2-claim.ts',
        'if (canClaim(there, seat, unseen))',
        'if (whyNotClaim(table, seat, flag) === null)',
      ],
    ],
  },
  {
    ids: ['BL-X13', 'BL-E16'],
    rule: 'R5.6',
    means: 'equal sides are for whoever claims first',
    edits: [
      [
        'proof.ts',
        'if (own > other || flag.last !== seat) return null;',
        'if (own >= other) return null;',
      ],
      ['proof.ts', 'return !isComplete(flag, other) || flag.last !== seat;', 'return true;'],
    ],
  },
  {
    ids: ['BL-X13', 'BL-E16'],
    rule: 'R5.6',
    means: 'equal sides are for nobody',
    edits: [
      [
        'proof.ts',
        'if (own > other || flag.last !== seat) return null;',
        'if (own > other) return null;',
      ],
      [
        'proof.ts',
        'return !isComplete(flag, other) || flag.last !== seat;',
        'return !isComplete(flag, other);',
      ],
    ],
  },
  {
    ids: ['BL-E17'],
    rule: 'R5.7',
    means: 'a card that is redeployed is not placed',
    edits: [
      [
        '1-play.ts',
        '  else layAt(table, seat, card, to);',
        `  else {
    const { last } = flagAt(table, to);
    layAt(table, seat, card, to);
    flagAt(table, to).last = last;
  }`,
      ],
    ],
  },
  {
    ids: ['BL-E17'],
    rule: 'R5.7',
    means: 'a Troop won over is not placed',
    edits: [
      [
        '1-play.ts',
        "  layAt(table, seat, card, to);\n  emit({ type: 'traitor'",
        `  const { last } = flagAt(table, to);
  layAt(table, seat, card, to);
  flagAt(table, to).last = last;
  emit({ type: 'traitor'`,
      ],
    ],
  },
  {
    ids: ['BL-E17'],
    rule: 'R5.7',
    means: 'a card that leaves takes the note with it',
    edits: [
      [
        '1-play.ts',
        'removeCard(isEnvironment(card) ?',
        'if (!isEnvironment(card)) flagAt(table, from).last = null;\n  removeCard(isEnvironment(card) ?',
      ],
    ],
  },
  {
    ids: ['BL-U11'],
    rule: 'R5.7',
    means: 'the first to be complete wins a tie',
    edits: [
      [
        'flags.ts',
        '    there.last = seat;',
        `    const other = seat === 0 ? 1 : 0;
    if (!isComplete(there, other)) there.last = isComplete(there, seat) ? other : seat;`,
      ],
    ],
  },
  {
    ids: ['BL-U9'],
    rule: 'R5.7',
    means: 'who lays or moves Fog or Mud has placed the last card',
    edits: [
      [
        'flags.ts',
        '    there.environment[seat].push(card);',
        '    there.environment[seat].push(card);\n    there.last = seat;',
      ],
    ],
  },
  {
    ids: ['BL-E10', 'BL-U5'],
    rule: 'R5.8',
    means: 'a line that could still be equalled cannot be claimed',
    edits: [
      [
        'proof.ts',
        'if (best === null || best.strength <= own) return null;',
        'if (best === null || best.strength < own) return null;',
      ],
      [
        'proof.ts',
        'return !isComplete(flag, other) || flag.last !== seat;',
        'return isComplete(flag, other) && flag.last !== seat;',
      ],
    ],
  },
  {
    ids: ['BL-U5'],
    rule: 'R5.8',
    means: 'a possible tie waits like a tie: not for who placed last',
    edits: [
      [
        'proof.ts',
        'if (best === null || best.strength <= own) return null;',
        'if (best === null || best.strength < own) return null;\n  if (best.strength === own && flag.last !== seat) return null;',
      ],
      [
        'proof.ts',
        'return !isComplete(flag, other) || flag.last !== seat;',
        'return flag.last !== seat;',
      ],
    ],
  },
  {
    ids: ['BL-E9'],
    rule: 'R5.9',
    means: 'cards in the displays are not seen',
    edits: [
      [
        'proof.ts',
        'makeUnseen(faceUp(table))',
        'makeUnseen(faceUp({ ...table, displays: [[], []] }))',
      ],
    ],
  },
  {
    ids: ['BL-E9'],
    rule: 'R5.9',
    means: 'only cards at open flags are seen there',
    edits: [
      [
        'proof.ts',
        'makeUnseen(faceUp(table))',
        'makeUnseen(faceUp({ ...table, flags: table.flags.filter(isOpen) }))',
      ],
    ],
  },
  {
    ids: ['BL-E9'],
    rule: 'R5.10',
    means: 'the own hand counts as seen',
    edits: [
      [
        '2-claim.ts',
        'return whyNotClaim(known.table, known.seat, action.flag);',
        `const { table, hand } = known;
    const displays = [[...table.displays[0], ...hand.cards], table.displays[1]];
    return whyNotClaim({ ...table, displays }, known.seat, action.flag);`,
      ],
      ['2-claim.ts', 'legalClaims({ seat, table }', 'legalClaims({ seat, table, hand }'],
      [
        '2-claim.ts',
        'unseenBy(table)',
        'unseenBy({ ...table, displays: [[...table.displays[0], ...hand.cards], table.displays[1]] })',
      ],
    ],
  },
  {
    ids: ['BL-E10'],
    rule: 'R5.11',
    means: 'a Leader that may still be played counts against a claim',
    edits: [
      [
        'proof.ts',
        'const best = strongestLine(flag.sides[other], slotsAt(flag)',
        'const best = strongestLine([...flag.sides[other], 60], slotsAt(flag)',
      ],
      [
        'proof.ts',
        'const best = strongestStrength(flag.sides[other], slotsAt(flag)',
        `const line = isComplete(flag, other) ? flag.sides[other] : [...flag.sides[other], 60];
  const best = strongestStrength(line, slotsAt(flag)`,
      ],
    ],
  },
  {
    ids: ['BL-E10', 'BL-E32'],
    rule: 'R5.11',
    means: 'Morale cards of the opponent do not count in a completion',
    edits: [
      [
        'proof.ts',
        'const best = strongestLine(flag.sides[other], slotsAt(flag)',
        'const best = strongestLine(flag.sides[other].filter((card) => card < 60), slotsAt(flag)',
      ],
      [
        'proof.ts',
        'const best = strongestStrength(flag.sides[other], slotsAt(flag)',
        `const line = isComplete(flag, other)
    ? flag.sides[other]
    : flag.sides[other].filter((card) => card < 60);
  const best = strongestStrength(line, slotsAt(flag)`,
      ],
    ],
  },
  {
    ids: ['BL-E11'],
    rule: 'R5.12',
    means: 'too few unseen Troops prove nothing',
    edits: [
      [
        'proof.ts',
        'if (best === null || best.strength <= own) return null;',
        "if (best === null) return no('R5.8', 'line-beatable', at);\n  if (best.strength <= own) return null;",
      ],
      [
        'proof.ts',
        'if (own !== best) return own > best;',
        'if (own !== best) return best >= 0 && own > best;',
      ],
    ],
  },
  {
    ids: ['BL-E12'],
    rule: 'R5.13',
    means: 'Troops that the opponent needs at a flag further left cannot serve here',
    edits: [
      [
        'proof.ts',
        ': whyNotProven(there, seat, at, unseenBy(table));',
        ': whyNotProven(there, seat, at, leftOver(table, seat, flag));',
      ],
      [
        'proof.ts',
        'const NOTHING: Unseen = [];',
        `function leftOver(table, seat, until) {
  const seen = faceUp(table);
  for (const flag of table.flags.slice(0, until)) {
    if (!isComplete(flag, seat) || isComplete(flag, otherSeat(seat))) continue;
    const side = flag.sides[otherSeat(seat)];
    const line = strongestLine(side, slotsAt(flag), hasFog(flag), makeUnseen(seen));
    seen.push(...(line?.completion ?? []));
  }
  return makeUnseen(seen);
}

const NOTHING: Unseen = [];`,
      ],
      [
        '2-claim.ts',
        'if (canClaim(there, seat, unseen))',
        'if (whyNotClaim(table, seat, flag) === null)',
      ],
    ],
  },
  {
    ids: ['BL-E15', 'BL-U16'],
    rule: 'R5.14',
    means: 'an opponent without a Troop back and an empty Troop deck prove a claim',
    edits: [
      [
        'proof.ts',
        ': whyNotProven(there, seat, at, unseenBy(table));',
        `: table.backs[otherSeat(seat)].troop + table.decks.troop === 0
      ? null
      : whyNotProven(there, seat, at, unseenBy(table));`,
      ],
      [
        '2-claim.ts',
        'if (canClaim(there, seat, unseen))',
        'if (whyNotClaim(table, seat, flag) === null)',
      ],
    ],
  },
  {
    ids: ['BL-E21'],
    rule: 'R5.16',
    means: 'the cards at a claimed flag are no longer seen',
    edits: [
      [
        'proof.ts',
        'makeUnseen(faceUp(table))',
        'makeUnseen(faceUp({ ...table, flags: table.flags.filter(isOpen) }))',
      ],
    ],
  },
];
