import { describe, expect, test } from 'vitest';
import { isUnknown, mayBeInTechDeck } from '../../board/whereabouts.ts';
import { after, cards, position } from '../rules/position.ts';

const ALL = cards(
  'band chariots spartans elephants mechanized panzers helicopters jets missiles wmd',
);

describe('the Tech Deck', () => {
  test('R3.5 may have every special card that is neither seen nor in a hand that one sees', () => {
    const { table, hands } = position({
      tech: ['jets', 'wmd spartans'],
      casualties: ['', 'wmd'],
    }).state;
    const without = (...gone: string[]) =>
      ALL.filter((card) => !cards(gone.join(' ')).includes(card));
    expect(mayBeInTechDeck(table, [hands[0], null])).toEqual(without('wmd', 'jets'));
    expect(mayBeInTechDeck(table, [null, hands[1]])).toEqual(without('wmd', 'spartans'));
    expect(mayBeInTechDeck(table, [null, null])).toEqual(without('wmd'));
  });

  test('R3.5 nor one that is committed', () => {
    const from = position({ tech: ['jets', ''] });
    const { table, hands } = after(
      from,
      ...['0:keep', '1:keep', 'attack', '0:t2', '1:t2', 'commit:C.jets'],
    ).state;
    expect(mayBeInTechDeck(table, [hands[0], null])).not.toContain(cards('jets')[0]);
  });
});

describe('what the other side holds', () => {
  test('R24.1 cannot be told while Casualty Piles lie face down', () => {
    const blind = position({ options: { blindDraw: true } }).state;
    expect(isUnknown(blind.table, null)).toBe(true);
    expect(isUnknown(blind.table, blind.hands[0])).toBe(false);
    expect(isUnknown(position().state.table, null)).toBe(false);
  });
});
