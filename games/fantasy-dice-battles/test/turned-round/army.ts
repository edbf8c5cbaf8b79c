import type { Turned } from '../../../../tools/checks/turned-round.ts';

/** R12. */
export const army: readonly Turned[] = [
  {
    ids: ['FDB-A39'],
    rule: 'R12.4',
    means: 'gold costs three points',
    edits: [['house.ts', 'costs: [r(1), r(2), r(4)]', 'costs: [r(1), r(2), r(3)]']],
  },
  {
    ids: ['FDB-A01', 'FDB-U24'],
    rule: 'R12.5',
    means: 'eighteen units at most, as many as there are spaces',
    edits: [['filling.ts', 'let units = edition.units[1];', 'let units = edition.units[1] - 1;']],
  },
  {
    ids: ['FDB-U25'],
    rule: 'R12.6',
    means: 'as many copies as one likes',
    edits: [
      [
        '0-muster.ts',
        'if (countOf([...army.spaces, ...army.reserve], tile) >= copies) {',
        'if (copies < 0) {',
      ],
    ],
  },
  {
    ids: ['FDB-A40'],
    rule: 'R12.7',
    means: 'at setup units may stand anywhere',
    edits: [
      ['0-muster.ts', 'if (!mayStand(edition, tile, slotOf(to))) {', 'if (slotOf(to) < 0) {'],
    ],
  },
  {
    ids: ['FDB-U25'],
    rule: 'R12.8',
    means: 'whether an army can be finished is not looked at',
    edits: [
      [
        '0-muster.ts',
        'const found = makeShortfallAfter(lackOf(edition, musterOf(hand)))(tile, slot);',
        'const found = null;',
      ],
    ],
  },
];
