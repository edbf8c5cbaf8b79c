import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R5 and R7. */
export const cards: readonly Turned[] = [
  {
    ids: ['FDB-A27', 'FDB-U09'],
    rule: 'R5.2',
    means: 'a card that is not activated stays where it lies, and defends',
    edits: [['3-activate.ts', 'side.orders[at] = null;\n    insert(side.discard, card);', '']],
  },
  {
    ids: ['FDB-U01', 'FDB-A09'],
    rule: 'R5.4',
    means: 'hero tokens activate nothing',
    edits: [
      [
        '3-activate.ts',
        'if (token && tileInfo(edition, token.tile).picture === picture) return true;',
        `if (token && !tileInfo(edition, token.tile).hero && tileInfo(edition, token.tile).picture === picture) return true;`,
      ],
    ],
  },
  {
    ids: ['FDB-A03', 'FDB-A11'],
    rule: 'R5.5',
    means: 'a hero card looks into all battalions',
    edits: [
      [
        '3-activate.ts',
        'const near = hero ? [at - 1, at, at + 1] : [at];',
        'const near = hero ? [0, 1, 2] : [at];',
      ],
    ],
  },
  {
    ids: ['FDB-U08'],
    rule: 'R5.6',
    means: 'without an opponent a hero card needs its picture',
    edits: [
      [
        '3-activate.ts',
        "if (!hero) return 'no-hero-card';",
        `if (!hero) return 'no-hero-card';
    if (![at - 1, at, at + 1].some((each) => isPictured(table, side, each, card))) return 'no-picture';`,
      ],
    ],
  },
  {
    ids: ['FDB-A05'],
    rule: 'R5.8',
    means: 'regrouping always needs a token',
    option: ['regrouping', 'always'],
    edits: [['3-activate.ts', "if (options.regrouping === 'always') return true;", '']],
  },
  {
    ids: ['FDB-A05'],
    rule: 'R5.8',
    means: 'regrouping never needs a token',
    option: ['regrouping', 'needsToken'],
    edits: [
      [
        '3-activate.ts',
        "if (options.regrouping === 'always') return true;",
        'if (options.regrouping) return true;',
      ],
    ],
  },
  {
    ids: ['FDB-U12'],
    rule: 'R5.8',
    means: 'only regrouping orders need a token',
    edits: [
      [
        '3-activate.ts',
        "if (!hero) return 'no-hero-card';\n    return hasToken(table, side, card) ? null : 'no-token';",
        "return hero ? null : 'no-hero-card';",
      ],
    ],
  },
  {
    ids: ['FDB-A47', 'FDB-U06'],
    rule: 'R5.9',
    means: 'redeploying comes before regrouping',
    edits: [
      [
        '3-activate.ts',
        "table.stack.push({ phase: 'regroup', seats: [seat], left });",
        "table.stack.unshift({ phase: 'regroup', seats: [seat], left });",
      ],
    ],
  },
  {
    ids: ['FDB-U05'],
    rule: 'R7.3',
    means: 'pictures are used in the order in which they are printed',
    edits: [
      [
        '3-regroup.ts',
        'tile !== null && left.includes(tileInfo(table.edition, tile).picture) ? [from] : [],',
        'tile !== null && left[0] === tileInfo(table.edition, tile).picture ? [from] : [],',
      ],
    ],
  },
  {
    ids: ['FDB-U24'],
    rule: 'R7.4',
    means: 'the fourth unit of a setup takes no room',
    edits: [
      [
        '3-regroup.ts',
        'if (side.reinforcements.length >= ROOM) return [];',
        'if (side.reinforcements.length === ROOM) return [];',
      ],
    ],
  },
  {
    ids: ['FDB-U03'],
    rule: 'R7.5',
    means: 'the lane closes up',
    edits: [
      [
        '3-regroup.ts',
        'side.fleeing[from] = null;',
        'side.fleeing.splice(from, 1);\n  side.fleeing.push(null);',
      ],
    ],
  },
  {
    ids: ['FDB-A09', 'FDB-U05'],
    rule: 'R7.8',
    means: 'the hero goes with the units of his picture',
    edits: [['3-regroup.ts', 'slot < HERO', 'slot <= HERO']],
  },
  {
    ids: ['FDB-U01'],
    rule: 'R5.4',
    means: 'a hero bears his picture for hero cards only',
    option: ['reading_hero_token', 'every_card'],
    edits: [
      [
        '3-activate.ts',
        "hero || options.reading_hero_token === 'every_card' ? WIDTH",
        'hero ? WIDTH',
      ],
    ],
  },
  {
    ids: ['FDB-U01'],
    rule: 'R5.4',
    means: 'by the other reading, too, he bears it for every card',
    option: ['reading_hero_token', 'hero_cards_only'],
    edits: [
      [
        '3-activate.ts',
        "hero || options.reading_hero_token === 'every_card' ? WIDTH",
        'true ? WIDTH',
      ],
    ],
  },
  {
    ids: ['FDB-U05'],
    rule: 'R7.3',
    means: 'the owner may stop',
    option: ['reading_regroup', 'must'],
    edits: [['3-regroup.ts', "options.reading_regroup === 'may' ? [{", 'options ? [{']],
  },
  {
    ids: ['FDB-U05'],
    rule: 'R7.3',
    means: 'by the other reading, too, he may not stop',
    option: ['reading_regroup', 'may'],
    edits: [
      ['3-regroup.ts', "options.reading_regroup === 'may' ? [{", 'options.roundCap < 0 ? [{'],
    ],
  },
];
