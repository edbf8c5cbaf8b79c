import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R8. */
export const roll: readonly Turned[] = [
  {
    ids: ['FDB-A36'],
    rule: 'R8.1',
    means: 'poison rests where there is no opponent',
    edits: [
      [
        '4-roll.ts',
        'if (!token || token.poison === 0) continue;',
        `if (!token || token.poison === 0) continue;
      if (sides.some(({ spaces }) => spaces[Math.floor(at / 6) * 6 + 5] === null)) continue;`,
      ],
    ],
  },
  {
    ids: ['FDB-U02'],
    rule: 'R8.5',
    means: 'left and right are the attacker’s',
    edits: [['targets.ts', 'const printed = FACES[face];', 'const printed = FACES[5 - face];']],
  },
  {
    ids: ['FDB-A12'],
    rule: 'R8.6',
    means: 'with the front middle empty 3 goes to the hero',
    edits: [
      [
        'targets.ts',
        '{ front: FM, behind: SL, arrow: null }',
        '{ front: FM, behind: HERO, arrow: null }',
      ],
    ],
  },
  {
    ids: ['FDB-U32'],
    rule: 'R8.7',
    means: 'an arrow leads from the front middle to the left',
    edits: [
      [
        'targets.ts',
        '{ front: FM, behind: SL, arrow: null }',
        '{ front: FM, behind: SL, arrow: FL }',
      ],
    ],
  },
  {
    ids: ['FDB-A13'],
    rule: 'R8.8',
    means: 'an arrow that points at nobody loses the die',
    edits: [['targets.ts', '!accuracy && isHeld(arrow)', '!accuracy']],
  },
  {
    ids: ['FDB-A14'],
    rule: 'R8.8',
    means: 'under Accuracy a die at an arrow goes to the hero',
    edits: [
      [
        'targets.ts',
        'if (isHeld(behind)) return',
        'if (!(accuracy && arrow !== null) && isHeld(behind)) return',
      ],
    ],
  },
  {
    ids: ['FDB-A15'],
    rule: 'R8.10',
    means: 'dice beyond a full unit go on to the hero',
    edits: [
      [
        '4-roll.ts',
        'const hits: Hit[] = [];',
        `for (let slot = 0; slot < 5; slot++) {
    const token = side.spaces[spaceAt(battalion, slot)];
    if (!token) continue;
    const more = (dice[slot] ?? 0) - (tileInfo(table.edition, token.tile).morale - token.wounds);
    if (more > 0) [dice[slot], dice[5]] = [(dice[slot] ?? 0) - more, (dice[5] ?? 0) + more];
  }
  const hits: Hit[] = [];`,
      ],
    ],
  },
  {
    ids: ['FDB-A16'],
    rule: 'R8.11',
    means: 'dice beyond the morale spaces are lost',
    edits: [
      [
        '4-roll.ts',
        'suffer(token, toll);',
        `suffer(token, {
      ...toll,
      wounds: Math.min(toll.wounds, tileInfo(table.edition, tile).morale - token.wounds),
    });`,
      ],
    ],
  },
  {
    ids: ['FDB-A35'],
    rule: 'R8.14',
    means: 'normal armour stops the first green die',
    edits: [['wounds.ts', "return dice >= (colour === 'green' ? 2 : 1);", 'return dice >= 1;']],
  },
  {
    ids: ['FDB-A34'],
    rule: 'R8.18',
    means: 'a poisoned unit is poisoned again',
    edits: [['wounds.ts', '&& through > 0 && !isPoisoned ? 1 : 0', '&& through > 0 ? 1 : 0']],
  },
  {
    ids: ['FDB-U35'],
    rule: 'R8.21',
    means: 'wounds beyond the morale are not expected',
    edits: [
      [
        'odds.ts',
        'sum.wounds += ways * toll.wounds;',
        'sum.wounds += ways * Math.min(toll.wounds, morale - wounds);',
      ],
    ],
  },
];
