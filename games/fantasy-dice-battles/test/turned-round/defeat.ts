import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R9 to R11. */
export const defeat: readonly Turned[] = [
  {
    ids: ['FDB-A17'],
    rule: 'R9.2',
    means: 'poison covers a morale space',
    edits: [
      [
        '5-defeat.ts',
        '{ tile, wounds }: Token): boolean {',
        '{ tile, wounds, poison }: Token): boolean {',
      ],
      [
        '5-defeat.ts',
        'return wounds >= tileInfo(edition, tile).morale;',
        'return wounds + poison >= tileInfo(edition, tile).morale;',
      ],
    ],
  },
  {
    ids: ['FDB-A17'],
    rule: 'R9.5',
    means: 'poison is no wound',
    edits: [
      ['5-defeat.ts', 'isLast || wounds + poison >= DESTROYED', 'isLast || wounds >= DESTROYED'],
    ],
  },
  {
    ids: ['FDB-U15'],
    rule: 'R9.3',
    means: 'heroes are looked at before units',
    edits: [
      [
        'flow.ts',
        'const seats = SEATS.filter((seat) => mustFlee(table, seat).length > 0);',
        `if (fellHeroes(table, emit)) return false;
  const seats = SEATS.filter((seat) => mustFlee(table, seat).length > 0);`,
      ],
    ],
  },
  {
    ids: ['FDB-A20'],
    rule: 'R9.6',
    means: 'a battalion whose hero is full is no longer active',
    edits: [
      [
        '5-defeat.ts',
        'const isLast = countActive(table) === 1;',
        `const isLast = BATTALIONS.filter((each) =>
    table.sides.every((side) => {
      const hero = heroAt(side, each);
      return hero !== null && !isFull(table.edition, hero);
    }),
  ).length === 1;`,
      ],
    ],
  },
  {
    ids: ['FDB-U20'],
    rule: 'R9.6',
    means: 'only units of the last active battalion are destroyed',
    edits: [
      [
        '5-defeat.ts',
        'if (isLast || wounds',
        'if ((isLast && table.sides.every((each) => heroAt(each, battalionOf(space)) !== null)) || wounds',
      ],
    ],
  },
  {
    ids: ['FDB-A21'],
    rule: 'R9.6',
    means: 'the units of a hero who falls in the last active battalion are destroyed',
    edits: [
      [
        '5-defeat.ts',
        'side.spaces[spaceAt(battalion, HERO)] = null;',
        `for (let slot = 0; slot < HERO; slot++) {
        const space = spaceAt(battalion, slot);
        if (countActive(table) === 1 && side.spaces[space]) destroy(table, seat, space, emit);
      }
      side.spaces[spaceAt(battalion, HERO)] = null;`,
      ],
    ],
  },
  {
    ids: ['FDB-A33'],
    rule: 'R9.7',
    means: 'when both heroes fall the units stay',
    edits: [
      [
        '5-defeat.ts',
        '(space) => heroAt(side, battalionOf(space)) === null',
        `(space) => heroAt(side, battalionOf(space)) === null &&
    heroAt(table.sides[seat === 0 ? 1 : 0], battalionOf(space)) !== null`,
      ],
    ],
  },
  {
    ids: ['FDB-U03'],
    rule: 'R9.8',
    means: 'only units that are in the way move on',
    option: ['reading_lane', 'literal'],
    edits: [
      [
        '5-defeat.ts',
        "const gap = reading === 'fill_gap' ? lane.indexOf(null) : -1;",
        'const gap = lane.indexOf(null);',
      ],
    ],
  },
  {
    ids: ['FDB-A19', 'FDB-U16'],
    rule: 'R9.10',
    means: 'units always flee by themselves',
    option: ['fleeing', 'owner'],
    edits: [
      [
        '5-defeat.ts',
        "if (table.options.fleeing === 'automatic' || isDecided(table)) return false;",
        'if (table.options.fleeing) return false;',
      ],
    ],
  },
  {
    ids: ['FDB-A19'],
    rule: 'R9.12',
    means: 'the owner always says who flees first',
    option: ['fleeing', 'automatic'],
    edits: [
      [
        '5-defeat.ts',
        "if (table.options.fleeing === 'automatic' || isDecided(table)) return false;",
        'if (isDecided(table)) return false;',
      ],
    ],
  },
  {
    ids: ['FDB-U16'],
    rule: 'R9.12',
    means: 'the highest level flees first',
    edits: [['5-defeat.ts', 'level(a) - level(b) || a - b', 'level(b) - level(a) || a - b']],
  },
  {
    ids: ['FDB-A30'],
    rule: 'R9.13',
    means: 'the card of a destroyed unit leaves the game',
    edits: [
      [
        '5-defeat.ts',
        "emit({ type: 'destroyed',",
        "side.army.splice(side.army.indexOf(tile), 1);\n  emit({ type: 'destroyed',",
      ],
    ],
  },
  {
    ids: ['FDB-U14'],
    rule: 'R10.3',
    means: 'the discard pile is shuffled as soon as the draw pile is empty',
    option: ['reading_reshuffle', 'when_needed'],
    edits: [
      [
        '6-draw.ts',
        "if (table.options.reading_reshuffle === 'eager') reshuffleEmpty(state, seat, emit);",
        'reshuffleEmpty(state, seat, emit);',
      ],
    ],
  },
  {
    ids: ['FDB-A38'],
    rule: 'R10.4',
    means: 'nobody goes on before he holds seven cards',
    edits: [
      [
        '6-draw.ts',
        'return held < HAND_SIZE && pile + discard.length > 0;',
        'return held < HAND_SIZE && pile + discard.length >= 0;',
      ],
    ],
  },
  {
    ids: ['FDB-A31', 'FDB-U31'],
    rule: 'R11.1',
    means: 'cards are drawn before the end is looked for',
    edits: [
      ['flow.ts', 'if (endByHeroes(table, emit)) return;\n', ''],
      ['end.ts', 'table.round += 1;', 'if (endByHeroes(table, emit)) return;\n  table.round += 1;'],
    ],
  },
  {
    ids: ['FDB-A32'],
    rule: 'R11.2',
    means: 'only heroes with an opponent count, of whom both have as many',
    edits: [
      [
        'end.ts',
        'const [one, other] = [countHeroes(sides[0]), countHeroes(sides[1])];',
        'const [one, other] = [0 * countHeroes(sides[0]), 0 * countHeroes(sides[1])];',
      ],
    ],
  },
  {
    ids: ['FDB-A45'],
    rule: 'R11.5',
    means: 'without a cap the game ends after the first round',
    option: ['roundCap', 0],
    edits: [
      [
        'end.ts',
        'if (roundCap === 0 || table.round < roundCap) return false;',
        'if (table.round < roundCap) return false;',
      ],
    ],
  },
  {
    ids: ['FDB-A45'],
    rule: 'R11.5',
    means: 'the cap is one round later',
    option: ['roundCap', 30],
    edits: [['end.ts', 'table.round < roundCap', 'table.round <= roundCap']],
  },
  {
    ids: ['FDB-U23'],
    rule: 'R11.5',
    means: 'the game is drawn at the cap',
    edits: [
      [
        'end.ts',
        "end(table, 'R11.5', 'round-cap', emit);",
        "table.result = { winner: 'draw', rule: 'R11.5', reason: 'round-cap' };",
      ],
    ],
  },
  {
    ids: ['FDB-U03'],
    rule: 'R9.8',
    means: 'by the other reading, too, everybody moves on',
    option: ['reading_lane', 'fill_gap'],
    edits: [
      [
        '5-defeat.ts',
        "const gap = reading === 'fill_gap' ? lane.indexOf(null) : -1;",
        'const gap: number = -1;',
      ],
    ],
  },
  {
    ids: ['FDB-U14'],
    rule: 'R10.3',
    means: 'by the other reading, too, the pile waits until a card is needed',
    option: ['reading_reshuffle', 'eager'],
    edits: [
      [
        '6-draw.ts',
        "if (table.options.reading_reshuffle === 'eager') reshuffleEmpty(state, seat, emit);",
        '',
      ],
    ],
  },
];
