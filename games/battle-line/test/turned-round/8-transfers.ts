import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R8, from Redeploy on. */
export const transfers: readonly Turned[] = [
  {
    ids: ['BL-E33'],
    rule: 'R8.12',
    means: 'Redeploy moves no Leader',
    edits: [
      [
        'guile.ts',
        'const refusal = whyNotTarget(table, card, from);',
        "const isLed = card === 60 || card === 61;\n  const refusal = isLed ? no('R8.12', 'not-own-card') : whyNotTarget(table, card, from);",
      ],
      [
        'guile.ts',
        'for (const card of targetsAt(table, from, seat)) {',
        'for (const card of targetsAt(table, from, seat)) {\n      if (card === 60 || card === 61) continue;',
      ],
    ],
  },
  {
    ids: ['BL-U9'],
    rule: 'R8.12',
    means: 'Redeploy takes Fog and Mud from the opponent’s side, too',
    edits: [
      [
        'guile.ts',
        'const from = flagWith(table, seat, card);',
        `const from =
    flagWith(table, seat, card) ??
    (isEnvironment(card) ? flagWith(table, otherSeat(seat), card) : null);`,
      ],
      [
        'guile.ts',
        'for (const card of targetsAt(table, from, seat)) {',
        `const there = flagAt(table, from).environment[otherSeat(seat)];
    for (const card of [...targetsAt(table, from, seat), ...there]) {`,
      ],
      [
        '1-play.ts',
        'const from = takeFromFlag(table, seat, card);',
        `const isOwn = flagWith(table, seat, card) !== null;
  const from = takeFromFlag(table, isOwn ? seat : otherSeat(seat), card);`,
      ],
    ],
  },
  {
    ids: ['BL-E38'],
    rule: 'R8.13',
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
    ids: ['BL-U9'],
    rule: 'R8.13',
    means: 'Redeploy can only discard Fog and Mud',
    edits: [
      [
        'guile.ts',
        'return isFormationCard(card) ? whyNoSlot(table, seat, to) : whyNotAt(table, to);',
        "return isFormationCard(card) ? whyNoSlot(table, seat, to) : no('R8.13', 'side-full');",
      ],
      [
        'guile.ts',
        'of isFormationCard(card) ? free : open',
        'of isFormationCard(card) ? free : []',
      ],
    ],
  },
  {
    ids: ['BL-U9'],
    rule: 'R8.13',
    means: 'Redeploy moves Fog and Mud only to a side with a free slot',
    edits: [
      [
        'guile.ts',
        'return isFormationCard(card) ? whyNoSlot(table, seat, to) : whyNotAt(table, to);',
        'return whyNoSlot(table, seat, to);',
      ],
      ['guile.ts', 'of isFormationCard(card) ? free : open', 'of free'],
    ],
  },
  {
    ids: ['BL-E37'],
    rule: 'R8.14',
    means: 'Redeploy may lay a card down again where it was',
    edits: [
      ['guile.ts', '  if (to === from) {', '  if (to === 99) {'],
      ['guile.ts', "if (to !== from) into.push({ type: 'redeploy'", "into.push({ type: 'redeploy'"],
    ],
  },
  {
    ids: ['BL-E33'],
    rule: 'R8.16',
    means: 'Deserter takes no Leader',
    edits: [
      [
        'guile.ts',
        'notOpposing(DESERTER, card);\n  return whyNotTarget(table, card, from);',
        `notOpposing(DESERTER, card);
  if (card === 60 || card === 61) return no('R8.18', 'not-a-troop');
  return whyNotTarget(table, card, from);`,
      ],
      [
        'guile.ts',
        "into.push({ type: 'deserter', card });",
        "if (card !== 60 && card !== 61) into.push({ type: 'deserter', card });",
      ],
    ],
  },
  {
    ids: ['BL-E36'],
    rule: 'R8.16',
    means: 'Fog and Mud are no targets of Deserter',
    edits: [
      [
        'guile.ts',
        'notOpposing(DESERTER, card);\n  return whyNotTarget(table, card, from);',
        `notOpposing(DESERTER, card);
  if (isEnvironment(card)) return no('R7.7', 'environment-fixed');
  return whyNotTarget(table, card, from);`,
      ],
      [
        'guile.ts',
        "into.push({ type: 'deserter', card });",
        "if (!isEnvironment(card)) into.push({ type: 'deserter', card });",
      ],
    ],
  },
  {
    ids: ['BL-X9'],
    rule: 'R8.17',
    means: 'the deserter is given back at another flag of its owner',
    edits: [
      [
        '1-play.ts',
        'table.displays[owner].push(card);',
        'layAt(table, owner, card, flagsWithSlot(table, owner).find((flag) => flag !== from) ?? from);',
      ],
    ],
  },
  {
    ids: ['BL-E33'],
    rule: 'R8.18',
    means: 'Traitor takes Leaders and other Morale cards, too',
    edits: [
      [
        'guile.ts',
        "  if (!isTroop(card)) return no('R8.18'",
        "  if (!isFormationCard(card)) return no('R8.18'",
      ],
      ['guile.ts', '      if (!isTroop(card)) continue;\n', ''],
    ],
  },
  {
    ids: ['BL-E34'],
    rule: 'R8.19',
    means: 'the traitor only crosses to the other side of his flag',
    edits: [
      [
        'guile.ts',
        'return whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);',
        `const refusal = whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);
  return refusal ?? (to === from ? null : no('R8.19', 'side-full'));`,
      ],
      [
        'guile.ts',
        'for (const to of free) into.push',
        'for (const to of free) if (to === from) into.push',
      ],
    ],
  },
  {
    ids: ['BL-E34'],
    rule: 'R8.19',
    means: 'the traitor does not stay at his flag',
    edits: [
      [
        'guile.ts',
        'return whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);',
        `const refusal = whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);
  return refusal ?? (to === from ? no('R8.14', 'same-flag') : null);`,
      ],
      [
        'guile.ts',
        'for (const to of free) into.push',
        'for (const to of free) if (to !== from) into.push',
      ],
    ],
  },
  {
    ids: ['BL-E35'],
    rule: 'R8.19',
    means: 'the traitor is laid on top of a full side',
    edits: [
      [
        'guile.ts',
        'whyNotTarget(table, card, from) ?? whyNoSlot(table, seat, to);',
        'whyNotTarget(table, card, from) ?? whyNotAt(table, to);',
      ],
      [
        'guile.ts',
        'for (const to of free) into.push',
        'for (const to of openFlags(table)) into.push',
      ],
    ],
  },
];
