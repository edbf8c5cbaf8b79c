import type { Turned } from '../../../../tools/checks/turned-round.ts';

const COUNT_PICTURE = `slot < HERO; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (token && tileInfo(edition, token.tile).picture === picture)`;
const COUNT_IN = `slot < HERO; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (token && counts(`;

/** R6. */
export const powers: readonly Turned[] = [
  {
    ids: ['FDB-U34'],
    rule: 'R6.2',
    means: 'powers give dice to cards without attack',
    edits: [
      ['dice.ts', 'if (attack === null) return { base: 0, more: 0, powers: 0, defence: 0 };', ''],
      ['dice.ts', 'base: attack.dice', 'base: attack?.dice ?? 0'],
      ['3-activate.ts', 'if (attack === null) continue;', ''],
      ['3-activate.ts', 'colour: attack.colour', "colour: attack?.colour ?? 'yellow'"],
    ],
  },
  {
    ids: ['FDB-A08'],
    rule: 'R6.4',
    means: 'a die for each further unit',
    edits: [
      [
        'dice.ts',
        'more: countPicture(edition, side, battalion, own.picture) > 1 ? 1 : 0,',
        'more: Math.max(0, countPicture(edition, side, battalion, own.picture) - 1),',
      ],
    ],
  },
  {
    ids: ['FDB-A09'],
    rule: 'R6.4',
    means: 'the hero counts as a unit of his picture',
    edits: [['dice.ts', COUNT_PICTURE, COUNT_PICTURE.replace('< HERO', '<= HERO')]],
  },
  {
    ids: ['FDB-A10'],
    rule: 'R6.4',
    means: 'a hero card counts in all battalions',
    edits: [
      [
        'dice.ts',
        'more: countPicture(edition, side, battalion, own.picture) > 1 ? 1 : 0,',
        `more: (own.hero ? [0, 1, 2] : [battalion]).reduce(
      (sum, each) => sum + countPicture(edition, side, each, own.picture),
      0,
    ) > 1 ? 1 : 0,`,
      ],
    ],
  },
  {
    ids: ['FDB-U10'],
    rule: 'R6.6',
    means: 'only the strongest defence power counts',
    edits: [['dice.ts', 'dice += power.dice;', 'dice = Math.max(dice, power.dice);']],
  },
  {
    ids: ['FDB-A28'],
    rule: 'R6.7',
    means: 'there may be fewer than no dice',
    edits: [
      [
        'dice.ts',
        'return Math.max(0, base + more + powers - defence);',
        'return base + more + powers - defence;',
      ],
    ],
  },
  {
    ids: ['FDB-U13'],
    rule: 'R6.9',
    means: 'a hero token is a goblin',
    edits: [
      ['dice.ts', 'return goblin && !hero;', 'return goblin;'],
      ['dice.ts', COUNT_IN, COUNT_IN.replace('< HERO', '<= HERO')],
    ],
  },
  {
    ids: ['FDB-U13'],
    rule: 'R6.10',
    means: 'a hero token counts for Frenzy',
    edits: [
      ['dice.ts', 'return goblin && !hero;', 'return goblin;'],
      ['dice.ts', COUNT_IN, COUNT_IN.replace('< HERO', '<= HERO')],
    ],
  },
  {
    ids: ['FDB-A07'],
    rule: 'R6.10',
    means: 'Frenzy counts in all battalions',
    edits: [
      [
        'dice.ts',
        'return countIn(edition, side, battalion, counts) + countOff(edition, side, counts);',
        `return [0, 1, 2].reduce((sum, each) => sum + countIn(edition, side, each, counts), 0) +
        countOff(edition, side, counts);`,
      ],
    ],
  },
  {
    ids: [],
    rule: 'R6.11',
    means: 'serpents always count',
    option: ['frenzy', 'goblins'],
    edits: [
      [
        'dice.ts',
        "options.frenzy === 'serpentsToo' ? isGoblinOrSerpent : isGoblin",
        'options.frenzy ? isGoblinOrSerpent : isGoblin',
      ],
    ],
  },
  {
    ids: [],
    rule: 'R6.11',
    means: 'serpents never count',
    option: ['frenzy', 'serpentsToo'],
    edits: [
      [
        'dice.ts',
        "options.frenzy === 'serpentsToo' ? isGoblinOrSerpent : isGoblin",
        'options.frenzy ? isGoblin : isGoblinOrSerpent',
      ],
    ],
  },
  {
    ids: ['FDB-A02'],
    rule: 'R6.12',
    means: 'the Catapult takes two dice, as the list of powers has it',
    edits: [
      [
        'data/empire.ts',
        "defence: r([{ dice: 1, against: ['infantry', 'cavalry'] }])",
        "defence: r([{ dice: 2, against: ['infantry', 'cavalry'] }])",
      ],
    ],
  },
  {
    ids: ['FDB-A44'],
    rule: 'R6.12',
    means: 'Halberds take one die from cavalry',
    edits: [
      [
        'data/empire.ts',
        "defence: i([{ dice: 2, against: ['cavalry'] }])",
        "defence: i([{ dice: 1, against: ['cavalry'] }])",
      ],
    ],
  },
  {
    ids: ['FDB-A25'],
    rule: 'R6.13',
    means: 'the hero is not healed',
    edits: [
      [
        'dice.ts',
        'token !== null && battalionOf(space) === battalion',
        'token !== null && slotOf(space) !== HERO && battalionOf(space) === battalion',
      ],
    ],
  },
  {
    ids: ['FDB-A46'],
    rule: 'R6.16',
    means: 'Accuracy looks at the arrows of the own battalion',
    edits: [
      [
        '4-roll.ts',
        'const accuracy = hasAccuracy(table, roller, battalion);',
        'const accuracy = hasAccuracy(table, otherSeat(roller), battalion);',
      ],
    ],
  },
  {
    ids: ['FDB-A04'],
    rule: 'R6.17',
    means: 'No Fear comes too late for the count',
    edits: [['dice.ts', "enemy?.support.includes('no-fear') === true ? 0 : 1", '1']],
  },
  {
    ids: ['FDB-A24'],
    rule: 'R6.18',
    means: 'support powers reach all own battalions',
    edits: [['dice.ts', 'token !== null && battalionOf(space) === battalion', 'token !== null']],
  },
  {
    ids: ['FDB-A06'],
    rule: 'R6.18',
    means: 'healing always takes poison',
    option: ['healing', 'wounds'],
    edits: [
      [
        'dice.ts',
        "const poisonToo = table.options.healing === 'poisonToo';",
        'const poisonToo = true;',
      ],
    ],
  },
  {
    ids: ['FDB-A06'],
    rule: 'R6.18',
    means: 'healing never takes poison',
    option: ['healing', 'poisonToo'],
    edits: [
      [
        'dice.ts',
        "const poisonToo = table.options.healing === 'poisonToo';",
        'const poisonToo = false;',
      ],
    ],
  },
];
