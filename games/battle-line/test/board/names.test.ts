import { LANGUAGES } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { cutSentence, flagName, nameOf, promptAfter, spell } from '../../board/names.ts';
import { BUTTONS, spotOfCard, spotOfDeck, spotOfFlag } from '../../board/pointing.ts';
import { wordsIn } from '../../board/words.ts';
import { CARDS, REDEPLOY, SCOUT, TRAITOR } from '../../rules/data.ts';
import { FLAGS, type Flag } from '../../rules/state.ts';

const SPOTS = [
  ...Array.from({ length: CARDS }, (_, card) => spotOfCard(card)),
  ...Array.from({ length: FLAGS }, (_, flag) => spotOfFlag(flag)),
  spotOfDeck('troop'),
  spotOfDeck('tactics'),
  ...Object.values(BUTTONS),
  'hand',
  'display:0',
];

const NAMES = ['Ada', 'Theodor'] as const;

describe('names', () => {
  test('tell every spot from every other, in every language', () => {
    for (const language of LANGUAGES) {
      const names = SPOTS.map((spot) => nameOf(spot, language));
      expect(names.every((name) => name !== '' && !name.includes(':'))).toBe(true);
      expect(new Set(names).size).toBe(SPOTS.length);
    }
  });

  test('tell what lies at a flag from where one sits', () => {
    const flag: Flag = { sides: [[7], []], environment: [[], [64]], owner: null, last: 0 };
    const words = wordsIn('en');
    expect(flagName(2, flag, 0, NAMES, words)).toBe(
      'Flag 3: open; your side: Red 8; side of Theodor: Fog',
    );
    expect(flagName(2, { ...flag, owner: 1 }, 1, NAMES, words)).toBe(
      'Flag 3: claimed by you; your side: Fog; side of Ada: Red 8',
    );
    expect(flagName(2, { ...flag, owner: 0 }, 'spectator', NAMES, words)).toBe(
      'Flag 3: claimed by Ada; side of Ada: Red 8; side of Theodor: Fog',
    );
  });
});

describe('sentences', () => {
  test('are cut at the notation of Troops, and nothing is lost', () => {
    const text = 'Ada lays g10 at flag 5, beside a1 and o7.';
    const pieces = cutSentence(text);
    expect(pieces.filter((piece) => typeof piece !== 'string')).toEqual([
      { card: 9 },
      { card: 30 },
      { card: 16 },
    ]);
    expect(pieces.filter((piece) => typeof piece === 'string').join('|')).toBe(
      'Ada lays | at flag 5, beside | and |.',
    );
  });

  test('keep words that only look like a Troop', () => {
    for (const text of ['g11 is none', 'R5.8', 'flag 5', 'Zug 3', 'v10x']) {
      expect(cutSentence(text)).toEqual([text]);
    }
  });

  test('are spelt to be heard', () => {
    expect(spell('Ada lays g10 at flag 5.', 'en')).toBe('Ada lays Red 10 at flag 5.');
    expect(spell('Ada legt s1 an Flagge 5.', 'de')).toBe('Ada legt Schwarz 1 an Flagge 5.');
  });
});

describe('what is asked next', () => {
  test('names the card that is picked', () => {
    const ask = (...picked: string[]) => promptAfter(picked, new Set(), 'en');
    expect(ask()).toBeNull();
    expect(ask(spotOfCard(9))).toBe('At which flag does Red 10 go?');
    expect(ask(spotOfCard(64))).toBe('Over which flag does Fog go?');
    expect(ask(spotOfCard(SCOUT))).toContain('three cards');
    expect(ask(spotOfCard(TRAITOR), spotOfCard(9))).toBe(
      'To which flag of yours does Red 10 come?',
    );
    expect(ask(spotOfCard(REDEPLOY), spotOfCard(9))).toContain('discard');
  });

  test('follows what can be done with it', () => {
    const card = [spotOfCard(9)];
    expect(promptAfter(card, new Set(['deck:troop']), 'en')).toContain('back on its deck');
    expect(promptAfter(card, new Set([BUTTONS.out]), 'en')).toContain('Give up');
  });
});
