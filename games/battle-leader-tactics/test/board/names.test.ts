import { LANGUAGES } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { nameOf, promptAfter } from '../../board/names.ts';
import { cellAt, cellText, cellsAgainst, litIn, tollSign } from '../../board/outcomes.ts';
import {
  BUTTON_NAMES,
  spotOfButton,
  spotOfCard,
  spotOfLeader,
  spotOfLeaderOf,
  spotOfPile,
  spotOfSetTactic,
  spotOfTactic,
} from '../../board/pointing.ts';
import { rulesOf } from '../../board/rules-of.ts';
import { wordsIn } from '../../board/words.ts';
import { KINDS, LEADERS } from '../../rules/data.ts';
import { game } from '../../rules/index.ts';
import { DEFAULTS } from '../../rules/options.ts';

const SPOTS = [
  ...Array.from({ length: KINDS }, (_, card) => spotOfCard(card)),
  ...Array.from({ length: 12 }, (_, n) => spotOfTactic(n + 1)),
  ...LEADERS.map(spotOfLeader),
  ...BUTTON_NAMES.map(spotOfButton),
  ...[spotOfLeaderOf(0), spotOfPile(0), spotOfSetTactic(0), 'reserves'],
  ...['deck:leaders', 'deck:tech', 'kia-pile', 'battlefield:0'],
];

const { table, hands } = game.setup(DEFAULTS);

describe('names', () => {
  test('tell every spot from every other, in every language', () => {
    for (const language of LANGUAGES) {
      const names = SPOTS.map((spot) => nameOf(spot, language));
      expect(names.every((name) => name !== '' && !name.includes(':'))).toBe(true);
      // “Withdraw” is a button and, behind its number, a Tactics Card.
      expect(new Set(names).size, names.join()).toBe(SPOTS.length);
    }
  });

  test('every spot is explained by rules', () => {
    for (const spot of [...SPOTS, 'not:card:I', 'field:1.jets', 'loss:G', 'back:C', 'lost:M']) {
      expect(rulesOf(spot), spot).not.toEqual([]);
    }
  });

  test('the same card lies under one name wherever it lies', () => {
    for (const spot of ['field:1.A', 'loss:A', 'back:A', 'lost:A']) {
      expect(nameOf(spot, 'en')).toBe('Artillery');
    }
    expect(nameOf('not:card:A', 'de')).toBe('Artillerie, gewählt');
  });
});

describe('what is asked next', () => {
  test('says what is picked', () => {
    const ask = (...picked: string[]) => promptAfter(picked, new Set(), 'en');
    expect(ask()).toBeNull();
    expect(ask('card:C', 'card:I', 'card:C')).toBe('Infantry, 2 Cavalry. More, or commit them?');
    expect(ask('button:withdraw')).toBe('Which of your cards do you take back?');
    expect(ask('button:discard')).toBe('Who takes over?');
    expect(ask('loss:M')).toBe('Militia will be lost. Which more?');
    expect(ask('lost:M')).toBe('Militia will come back. Which more?');
    expect(ask('tactic:4')).toBeNull();
    const inGerman = (...picked: string[]) => promptAfter(picked, new Set(), 'de');
    expect(inGerman('loss:M', 'loss:C')).toBe('Verloren: Miliz, Kavallerie. Was noch?');
    expect(inGerman('lost:M', 'lost:C')).toBe('Zurückgenommen: Miliz, Kavallerie. Was noch?');
  });
});

describe('the chart', () => {
  test('R14.1 has the attacker in rows and the defender in columns, whoever looks', () => {
    const [mine] = hands;
    const battle = { ...table.battle, attacker: 1 as const };
    const set = [{ ...mine, tactic: 7 }, null] as const;
    expect(litIn({ ...table, battle }, set, 0, null)).toEqual({ row: null, column: 7 });
    expect(litIn({ ...table, battle }, set, 0, 3)).toEqual({ row: null, column: 3 });
    const open = { ...battle, tactics: [7, 8] as [number, number] };
    expect(litIn({ ...table, battle: open }, [null, null], 0, null)).toEqual({ row: 8, column: 7 });
    expect(litIn(table, set, 0, null)).toEqual({ row: 7, column: null });
  });

  test('R14.1 tells a cell in words and in signs', () => {
    const words = wordsIn('en');
    const charge = cellAt(table.edition, 3, 1);
    expect(cellText(charge, words)).toBe(
      'The attacker loses the leader, the defender loses 3 cards.',
    );
    expect(cellText(charge, words, ['you', { name: 'Ben' }])).toBe(
      'You lose your leader, Ben loses 3 cards.',
    );
    expect(cellText(cellAt(table.edition, 2, 4), words)).toBe(
      'The attacker loses nothing, the defender loses nothing; nobody wins.',
    );
    expect(cellText(charge, wordsIn('de'), ['you', 'defender'])).toBe(
      'Du verlierst deinen Anführer, der Verteidiger verliert 3 Karten.',
    );
    expect([charge.attacker, charge.defender].map(tollSign)).toEqual(['†0', '3']);
    expect(tollSign({ losses: Infinity, kia: true })).toBe('†∞');
  });

  test('R14.1 a line of it is the row in attack and the column in defence', () => {
    const { chart } = table.edition;
    expect(cellsAgainst(table.edition, 3, true)[0]).toEqual(cellAt(table.edition, 3, 1));
    expect(cellsAgainst(table.edition, 3, false)[0]).toEqual(cellAt(table.edition, 1, 3));
    expect(cellsAgainst(table.edition, 3, true)).toHaveLength(chart.length);
  });
});
