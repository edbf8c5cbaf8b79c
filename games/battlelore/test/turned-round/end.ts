import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** A number that an option may be: without it, the option has no effect. */
const without = (
  option: string,
  rule: string,
  file: string,
  text: string,
  values: readonly (readonly [number, string])[],
): Turned[] =>
  values.map(([value, by]) => ({
    ids: [],
    rule,
    means: value === 0 ? 'the scenario does not decide' : `${String(value)} counts as 0`,
    option: [option, value],
    edits: [[file, text, by]],
  }));

/** Lore, the end of a turn and of the game, scenarios: R17 to R20. */
export const end: readonly Turned[] = [
  {
    ids: [],
    rule: 'R17.1',
    means: 'every scenario is a Lore Adventure',
    option: ['loreMode', 'scenario'],
    edits: [['setup.ts', "(loreMode === 'scenario' && lore)", "loreMode === 'scenario'"]],
  },
  {
    ids: [],
    rule: 'R17.1',
    means: 'the scenario decides also where Lore is switched off',
    option: ['loreMode', 'none'],
    edits: [['setup.ts', "(loreMode === 'scenario' && lore)", 'lore']],
  },
  {
    ids: [],
    rule: 'R17.1',
    means: 'the scenario decides also where Lore is switched on',
    option: ['loreMode', 'medieval'],
    edits: [['setup.ts', "loreMode === 'medieval' ||", '']],
  },
  {
    ids: ['LORE-U35'],
    rule: 'R17.3',
    means: 'nobody has more than twelve tokens',
    edits: [
      [
        'tokens.ts',
        'table.lore.tokens[seat] += gained;',
        'table.lore.tokens[seat] = Math.min(12, table.lore.tokens[seat] + gained);',
      ],
    ],
  },
  {
    ids: ['LORE-U22'],
    rule: 'R18.4',
    means: 'the discards become the deck as soon as its last card is drawn',
    edits: [
      [
        'turn.ts',
        'if (top.left > 0 && state.table.deckSize === 0)',
        'if (state.table.deckSize === 0)',
      ],
    ],
  },
  {
    ids: ['LORE-U23'],
    rule: 'R19.3',
    means: 'a marked hex alone ends no game',
    edits: [
      ['losses.ts', 'if (table.field.banners.includes(hex)) endIfWon(table, unit.seat, emit);', ''],
    ],
  },
  {
    ids: ['LORE-U31'],
    rule: 'R19.4',
    means: 'the roll that wins is read to its end',
    edits: [
      [
        'turn.ts',
        'while (table.result === null) {',
        'while (table.result === null || table.clashes.length > 0) {',
      ],
    ],
  },
  {
    ids: ['LORE-U27'],
    rule: 'R20.6',
    means: 'a unit stands alone, as in the draft',
    edits: [
      [
        'scenarios.ts',
        'bottom heavy-cavalry b3 b10\n      bottom archers b7',
        'bottom heavy-cavalry b2 b11\n      bottom archers b7',
      ],
    ],
  },
  {
    ids: [],
    rule: 'R20.1',
    means: 'a named scenario is not found',
    option: ['scenario', 'agincourt'],
    edits: [['scenario.ts', 'id === text', 'id === undefined']],
  },
  ...without('turnLimit', 'R19.7', 'turn.ts', 'options.turnLimit > 0 &&', [
    [0, '(options.turnLimit === 0 && table.turn > 400) ||'],
    ...[30, 60, 100].map(
      (value) =>
        [value, `options.turnLimit > 0 && options.turnLimit !== ${String(value)} &&`] as const,
    ),
  ]),
  ...without('victoryBanners', 'R20.4', 'losses.ts', 'options.victoryBanners > 0 ?', [
    [0, 'options.victoryBanners >= 0 ?'],
    ...[3, 4, 5, 6, 7].map(
      (value) =>
        [
          value,
          `options.victoryBanners > 0 && options.victoryBanners !== ${String(value)} ?`,
        ] as const,
    ),
  ]),
  ...(['handBottom', 'handTop'] as const).flatMap((hand) =>
    without(hand, 'R20.5', 'setup.ts', `options.${hand}${hand === 'handTop' ? ';' : ' :'}`, [
      [0, `(options.${hand} || 5)${hand === 'handTop' ? ';' : ' :'}`],
      ...[3, 4, 5, 6].map(
        (value) =>
          [
            value,
            `(options.${hand} === ${String(value)} ? 0 : options.${hand})${hand === 'handTop' ? ';' : ' :'}`,
          ] as const,
      ),
    ]),
  ),
];
