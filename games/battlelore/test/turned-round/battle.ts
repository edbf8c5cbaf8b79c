import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** Battles: R7 to R15. */
export const battle: readonly Turned[] = [
  {
    ids: ['LORE-U10'],
    rule: 'R7.8',
    means: 'who is driven off by a first strike attacks all the same',
    edits: [
      [
        'clash.ts',
        'unitOf(table, clash.attacker).hex !== clash.from',
        'unitOf(table, clash.attacker).figures === 0',
      ],
    ],
  },
  {
    ids: ['LORE-U34'],
    rule: 'R8.1',
    means: 'nobody is attacked in melee where entering bars from battle',
    edits: [
      [
        'attacks.ts',
        'return isAdjacent(from, at) ? whyNotMelee',
        "return isAdjacent(from, at) && table.field.overlay.charAt(at) === '.' ? whyNotMelee",
      ],
    ],
  },
  {
    ids: ['LORE-U5'],
    rule: 'R10.1',
    means: 'tokens come after the hits, and none if these end the game',
    edits: [
      [
        'clash.ts',
        'if (!clash.fuelled) gainTokens(table, attacker.seat, clash.faces[LORE] ?? 0, emit);\n',
        '',
      ],
      [
        'clash.ts',
        "loseFigures(table, clash.target, hits, 'hits', emit);",
        `loseFigures(table, clash.target, hits, 'hits', emit);
  if (!clash.fuelled && table.result === null) {
    gainTokens(table, attacker.seat, clash.faces[LORE] ?? 0, emit);
  }`,
      ],
    ],
  },
  {
    ids: [],
    rule: 'R10.10',
    means: 'a crossbow never loses a die',
    option: ['crossbowMovePenalty', true],
    edits: [['dice.ts', "(unsteady === 'optional' && options.crossbowMovePenalty)", 'false']],
  },
  {
    ids: [],
    rule: 'R10.10',
    means: 'a crossbow always loses a die',
    option: ['crossbowMovePenalty', false],
    edits: [
      [
        'dice.ts',
        "(unsteady === 'optional' && options.crossbowMovePenalty)",
        "unsteady === 'optional'",
      ],
    ],
  },
  {
    ids: ['LORE-U24'],
    rule: 'R11.8',
    means: 'with one step open a figure is lost instead',
    edits: [['clash.ts', 'if (only === undefined) {', 'if (more.length === 0) {']],
  },
  {
    ids: [],
    rule: 'R11.9',
    means: 'dead ends are never allowed',
    option: ['retreatDeadEndAllowed', true],
    edits: [
      ['clash.ts', 'table.options.retreatDeadEndAllowed || open.length < 2', 'open.length < 2'],
    ],
  },
  {
    ids: [],
    rule: 'R11.9',
    means: 'dead ends are always allowed',
    option: ['retreatDeadEndAllowed', false],
    edits: [
      [
        'clash.ts',
        'if (table.options.retreatDeadEndAllowed || open.length < 2) return open;',
        'if (open.length >= 0) return open;',
      ],
    ],
  },
  {
    ids: ['LORE-U6'],
    rule: 'R12.3',
    means: 'who has left his support takes the flag that he ignored',
    edits: [
      [
        'clash.ts',
        'putOn(table, clash.target, to, emit);',
        `putOn(table, clash.target, to, emit);
  const isBold = boldOf(table, unitOf(table, clash.target), clash) > 0;
  if (clash.crossed === 1 && !isBold) clash.hexes = clash.flags * clash.fright - 1;`,
      ],
    ],
  },
  {
    ids: ['LORE-U4'],
    rule: 'R12.9',
    means: 'landmarks do not make Bold',
    edits: [
      [
        'data.ts',
        "id: 'landmark',    enter: 'stop',  battle: false, attacker: 2,      target: 2,      blocks: true,  bold: true",
        "id: 'landmark',    enter: 'stop',  battle: false, attacker: 2,      target: 2,      blocks: true,  bold: false",
      ],
    ],
  },
  {
    ids: ['LORE-U32'],
    rule: 'R13.1',
    means: 'follow-ons come before panic',
    edits: [
      ['clash.ts', "clash.step = 'panic';\n    return;", "clash.step = 'follow';\n    return;"],
      [
        'clash.ts',
        "clash.step = 'follow';\n    if (isPanicDue",
        "clash.step = 'end';\n    if (isPanicDue",
      ],
      [
        'clash.ts',
        "clash.step = 'end';\n    askForFollowOn",
        "clash.step = 'panic';\n    askForFollowOn",
      ],
    ],
  },
  {
    ids: ['LORE-U7'],
    rule: 'R13.7',
    means: 'a stop ends only the move that it happens in',
    option: ['stopEndsTurn', true],
    edits: [['clash.ts', 'if (unit.stopped && table.options.stopEndsTurn) return [];', '']],
  },
  {
    ids: [],
    rule: 'R13.7',
    means: 'a stop always ends all moves of the turn',
    option: ['stopEndsTurn', false],
    edits: [['clash.ts', 'unit.stopped && table.options.stopEndsTurn', 'unit.stopped']],
  },
  {
    ids: ['LORE-U8'],
    rule: 'R13.8',
    means: 'a ford ends follow-ons as wood does',
    edits: [['terrain.ts', "field.ground.charAt(hex) === 'f'", "field.ground.charAt(hex) === '?'"]],
  },
  {
    ids: ['LORE-U33'],
    rule: 'R14.5',
    means: 'it must have been Bold when it was attacked',
    option: ['boldCheck', 'atBattleBack'],
    edits: [['clash.ts', 'return isBold;', 'return clash.wasBold;']],
  },
  {
    ids: [],
    rule: 'R14.5',
    means: 'it must be Bold when it strikes',
    option: ['boldCheck', 'atAttack'],
    edits: [['clash.ts', 'return clash.wasBold;', 'return isBold;']],
  },
  {
    ids: [],
    rule: 'R14.5',
    means: 'either will do',
    option: ['boldCheck', 'both'],
    edits: [['clash.ts', 'isBold && clash.wasBold', 'isBold || clash.wasBold']],
  },
  {
    ids: [],
    rule: 'R15.7',
    means: 'landmarks are never there',
    option: ['landmarks', true],
    edits: [['terrain.ts', "letter === 'l' && !options.landmarks", "letter === 'l'"]],
  },
  {
    ids: [],
    rule: 'R15.7',
    means: 'landmarks are always there',
    option: ['landmarks', false],
    edits: [['terrain.ts', "letter === 'l' && !options.landmarks", 'letter === undefined']],
  },
  {
    ids: ['LORE-U1'],
    rule: 'R15.8',
    means: 'it is enough that shooter and hill are connected',
    option: ['hillSight', 'between'],
    edits: [
      [
        'terrain.ts',
        "return options.hillSight === 'from' || field.ridges.charAt(to) === ridge;",
        'return true;',
      ],
    ],
  },
  {
    ids: [],
    rule: 'R15.8',
    means: 'the target must be up there too',
    option: ['hillSight', 'from'],
    edits: [['terrain.ts', "options.hillSight === 'from' ||", '']],
  },
  {
    ids: ['LORE-U21'],
    rule: 'R15.9',
    means: 'of what lies on a hill, only the hill counts from another hill',
    edits: [
      [
        'terrain.ts',
        'high ? HILL_TO_HILL : groundOf(table, at).target,\n    overlayOf(table, at).target,',
        'high ? HILL_TO_HILL : Math.min(groundOf(table, at).target, overlayOf(table, at).target),',
      ],
    ],
  },
];
