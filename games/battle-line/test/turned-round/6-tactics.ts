import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R6. */
export const tactics: readonly Turned[] = [
  {
    ids: ['BL-X5'],
    rule: 'R6.2',
    means: 'never more Tactics plays than the opponent has made',
    edits: [
      [
        'tactics.ts',
        'return played[seat] > played[otherSeat(seat)];',
        'return played[seat] >= played[otherSeat(seat)];',
      ],
    ],
  },
  {
    ids: ['BL-E39'],
    rule: 'R6.3',
    means: 'a Tactics card that is moved is played again',
    edits: [
      [
        '1-play.ts',
        "  emit({ type: 'redeploy', seat, card, from, to });",
        "  if (!isTroop(card)) table.played[seat] += 1;\n  emit({ type: 'redeploy', seat, card, from, to });",
      ],
    ],
  },
  {
    ids: ['BL-E39'],
    rule: 'R6.3',
    means: 'a Tactics card that is discarded no longer counts',
    edits: [
      [
        '1-play.ts',
        'table.displays[owner].push(card);',
        'table.displays[owner].push(card);\n  if (!isTroop(card)) table.played[owner] -= 1;',
      ],
    ],
  },
  {
    ids: ['BL-X6', 'BL-O3', 'BL-U18'],
    rule: 'R6.5',
    means: 'with perGame a second Leader may follow once the first has left the line',
    option: ['leaderLimit', 'perGame'],
    edits: [['tactics.ts', "table.options.leaderLimit === 'onBoard'", 'true']],
  },
  {
    ids: ['BL-O3'],
    rule: 'R6.6',
    means: 'with onBoard there is one Leader in the whole game',
    option: ['leaderLimit', 'onBoard'],
    edits: [['tactics.ts', "table.options.leaderLimit === 'onBoard'", 'false']],
  },
  {
    ids: ['BL-U8'],
    rule: 'R6.6',
    means: 'with onBoard a Leader at a claimed flag does not count',
    edits: [
      [
        'tactics.ts',
        'table.flags.flatMap(({ sides }) => sides[seat].filter(isLeader))',
        'table.flags.flatMap(({ sides, owner }) => (owner === null ? sides[seat].filter(isLeader) : []))',
      ],
    ],
  },
  {
    ids: ['BL-U8'],
    rule: 'R6.6',
    means: 'with onBoard a Leader in the display counts',
    edits: [
      [
        'tactics.ts',
        'table.flags.flatMap(({ sides }) => sides[seat].filter(isLeader))',
        '[...table.displays[seat], ...table.flags.flatMap(({ sides }) => sides[seat])].filter(isLeader)',
      ],
    ],
  },
  {
    ids: ['BL-X7'],
    rule: 'R6.7',
    means: 'an 8 beside a Leader becomes a Leader',
    edits: [
      [
        'line.ts',
        'addToLine(line, card);',
        `{
    const isLed = cards.includes(60) || cards.includes(61);
    addToLine(line, isLed && isTroop(card) && valueOf(card) === 8 ? 60 : card);
  }`,
      ],
    ],
  },
  {
    ids: ['BL-U13'],
    rule: 'R6.10',
    means: 'the Troop that a Leader of a complete side stands for counts as seen',
    edits: [
      [
        'proof.ts',
        '  return makeUnseen(faceUp(table));',
        `  const seen = faceUp(table);
  for (const flag of table.flags) {
    for (const seat of [0, 1]) {
      const leader = flag.sides[seat].find((card) => card === 60 || card === 61);
      if (leader === undefined || !isComplete(flag, seat)) continue;
      for (let troop = 0; troop < 60; troop++) {
        const side = flag.sides[seat].map((card) => (card === leader ? troop : card));
        const strength = strongestStrength(side, slotsAt(flag), hasFog(flag), NOTHING);
        if (strength === strengthAt(flag, seat)) seen.push(troop);
      }
    }
  }
  return makeUnseen(seen);`,
      ],
    ],
  },
  {
    ids: ['BL-E29'],
    rule: 'R6.11',
    means: 'in a Wedge a Leader stands for unseen Troops only',
    edits: [
      [
        'formations.ts',
        'if (canFillRun(line, run, unseen[colour] ?? 0)) return colour;',
        `if (line.leaders > 0 && unseen.length > 0) {
      if ((run & ~line.values & ~(unseen[colour] ?? 0)) !== 0) continue;
    }
    if (canFillRun(line, run, unseen[colour] ?? 0)) return colour;`,
      ],
    ],
  },
  {
    ids: ['BL-E30'],
    rule: 'R6.12',
    means: 'a side takes one Morale card',
    edits: [
      [
        '1-play.ts',
        'isEnvironment(card) ? whyNotAt(table, flag) : whyNoSlot(table, seat, flag);',
        `isEnvironment(card)
    ? whyNotAt(table, flag)
    : !isTroop(card) && flagAt(table, flag).sides[seat].some((other) => !isTroop(other))
      ? no('R6.12', 'side-full')
      : whyNoSlot(table, seat, flag);`,
      ],
      [
        'plays.ts',
        'else listPlaces(card, isEnvironment(card) ? openFlags(table) : free, into);',
        `else {
    const plain = free.filter((flag) => table.flags[flag].sides[seat].every(isTroop));
    listPlaces(card, isEnvironment(card) ? openFlags(table) : plain, into);
  }`,
      ],
    ],
  },
  {
    ids: ['BL-E30'],
    rule: 'R6.12',
    means: 'of several Morale cards each takes its highest value, and no Wedge',
    edits: [
      [
        'formations.ts',
        '  if (line.repeated || !isOneColour(line)) return NONE;',
        `  if (line.leaders + Number(line.companion) + Number(line.shields) > 1) return NONE;
  if (line.repeated || !isOneColour(line)) return NONE;`,
      ],
    ],
  },
  {
    ids: ['BL-E30'],
    rule: 'R6.12',
    means: 'Companion Cavalry and Shield Bearers may share a value',
    edits: [
      [
        'formations.ts',
        '(!line.companion || value === 8)',
        '(!line.companion || value === 8 || line.shields)',
      ],
    ],
  },
  {
    ids: ['BL-E31'],
    rule: 'R6.13',
    means: 'Morale cards without a Troop have no colour',
    edits: [
      [
        'formations.ts',
        'return (line.colours & (line.colours - 1)) === 0;',
        'if (line.colours === 0 && line.missing === 0) return false;\n  return (line.colours & (line.colours - 1)) === 0;',
      ],
    ],
  },
];
