import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R1 to R4, R13.1. */
export const orders: readonly Turned[] = [
  {
    ids: ['FDB-U30'],
    rule: 'R1.8',
    means: 'there are ten dice',
    edits: [
      [
        '3-activate.ts',
        'table.sides[seat].dice[battalion] = dice;',
        'table.sides[seat].dice[battalion] = Math.min(10, dice);',
      ],
    ],
  },
  {
    ids: ['FDB-A29'],
    rule: 'R2.2',
    means: 'units in Reinforcements bring no card',
    edits: [
      [
        'setup.ts',
        'return [...side.army];',
        'return side.army.filter((tile) => !reserve.includes(tile));',
      ],
    ],
  },
  {
    ids: [],
    rule: 'R2.1',
    means: 'armies are dealt out',
    option: ['armies', 'choose'],
    edits: [
      [
        'army.ts',
        "if (option === 'choose') return [null, null];",
        `if (option === 'choose') {
    return [readyArmy(edition, edition.armies[0].id), readyArmy(edition, edition.armies[0].id)];
  }`,
      ],
    ],
  },
  {
    ids: [],
    rule: 'R2.5',
    means: 'armies that are fixed are chosen all the same',
    option: ['armies', 'empire-line:orcs-horde'],
    edits: [
      ['setup.ts', 'if (one !== null && other !== null) showArmies', 'if (false) showArmies'],
    ],
  },
  {
    ids: ['FDB-A43'],
    rule: 'R3.4',
    means: 'orders may be withheld',
    edits: [
      [
        '1-orders.ts',
        'return BATTALIONS.filter((each) => hand.orders[each] === null && isActive(table, each));',
        'return BATTALIONS.filter((each) => false && hand.orders[each] === null && isActive(table, each));',
      ],
    ],
  },
  {
    ids: ['FDB-U22'],
    rule: 'R3.5',
    means: 'no card is laid where both heroes have fallen',
    edits: [
      [
        '1-orders.ts',
        'if (hand.orders[at] !== null) continue;',
        `if (hand.orders[at] !== null) continue;
      if (at < 3 && known.table.sides.every(({ spaces }) => spaces[at * 6 + 5] === null)) continue;`,
      ],
      [
        '1-orders.ts',
        'return laid === null ? null :',
        `if (at < 3 && table.sides.every(({ spaces }) => spaces[at * 6 + 5] === null)) return no('R3.5', 'x');
  return laid === null ? null :`,
      ],
    ],
  },
  {
    ids: ['FDB-A26'],
    rule: 'R3.7',
    means: 'a hero card is no regrouping order',
    edits: [
      [
        '1-orders.ts',
        "for (const card of cards) actions.push({ type: 'order', card, at });",
        `for (const card of cards) {
        if (at < 3 || !known.table.edition.tiles[card].hero) actions.push({ type: 'order', card, at });
      }`,
      ],
      [
        '1-orders.ts',
        'return laid === null ? null :',
        "if (at === 3 && table.edition.tiles[card].hero) return no('R3.7', 'x');\n  return laid === null ? null :",
      ],
    ],
  },
  {
    ids: ['FDB-A22'],
    rule: 'R4.5',
    means: 'a battalion without its hero may be reinforced',
    edits: [
      [
        '2-reinforce.ts',
        "if (heroAt(side, battalion) === null) return no('R4.5', 'no-hero', at);",
        '',
      ],
      [
        '2-reinforce.ts',
        'if ((used >> battalion) & 1 || heroAt(side, battalion) === null) continue;',
        'if ((used >> battalion) & 1) continue;',
      ],
    ],
  },
  {
    ids: ['FDB-A23'],
    rule: 'R4.6',
    means: 'who is ready first reinforces first',
    option: ['readiness', 'said'],
    edits: [
      [
        '1-orders.ts',
        "if (options.readiness === 'said') return last;",
        "if (options.readiness === 'said') return last === 0 ? 1 : 0;",
      ],
    ],
  },
  {
    ids: ['FDB-A23'],
    rule: 'R4.6',
    means: 'ready at once, more heroes reinforce first',
    option: ['readiness', 'equal'],
    edits: [['1-orders.ts', 'return one < other ? 0 : 1;', 'return one > other ? 0 : 1;']],
  },
  {
    ids: ['FDB-U17'],
    rule: 'R4.6',
    means: 'ready at once, seat 0 always reinforces first',
    edits: [['1-orders.ts', 'return round % 2 === 1 ? 0 : 1;', 'return 0;']],
  },
  {
    ids: ['FDB-A23'],
    rule: 'R4.6',
    means: 'both send at once in any case',
    option: ['reinforcing', 'inTurn'],
    edits: [
      [
        '2-reinforce.ts',
        "if (table.options.reinforcing === 'blind') {\n    const seats",
        'if (true) {\n    const seats',
      ],
    ],
  },
  {
    ids: ['FDB-A23'],
    rule: 'R4.7',
    means: 'one after the other in any case',
    option: ['reinforcing', 'blind'],
    edits: [
      [
        '2-reinforce.ts',
        "if (table.options.reinforcing === 'blind') {\n    const seats",
        'if (false) {\n    const seats',
      ],
    ],
  },
  {
    ids: ['FDB-U27'],
    rule: 'R13.1',
    means: 'nobody sees where cards have been laid',
    edits: [['1-orders.ts', "side.orders[at] = 'down';", '']],
  },
];
