import { LANGUAGES, Match } from '@bannerfield/kernel';
import { describe, expect, test } from 'vitest';
import { cardLines, nameOf, promptAfter, tileNames, tokenName } from '../../board/names.ts';
import { BUTTONS, RESERVE, spotOfFleeing, spotOfTile } from '../../board/pointing.ts';
import { rulesOf } from '../../board/rules-of.ts';
import {
  spotOfLane,
  spotOfOrder,
  spotOfPile,
  spotOfReserve,
  spotOfSpace,
} from '../../board/spots-of.ts';
import { game } from '../../rules/index.ts';
import { atOrder, atSpace } from '../../rules/refusals.ts';
import { ORDER_PLACES, SPACES } from '../../rules/state.ts';
import { optionsSchema } from '../../schema.ts';

const { table } = new Match(game, optionsSchema.parse({})).state;
const { edition } = table;
const SPACE_LIST = Array.from({ length: SPACES }, (_, space) => space);

/** Own places; each has a name of its own. */
const OWN = [
  ...edition.tiles.map((_, tile) => spotOfTile('card', tile)),
  ...SPACE_LIST.map(atSpace),
  ...ORDER_PLACES.map(atOrder),
  ...[0, 1, 2].map(spotOfFleeing),
  ...edition.armies.map(({ id }) => `army:${id}`),
  ...edition.factions.map(({ id }) => `faction:${id}`),
  ...Object.values(BUTTONS),
  RESERVE,
  'hand',
];

/** What lies on either side, told by its seat. */
const SIDES = ([0, 1] as const).flatMap((seat) => [
  ...SPACE_LIST.map((space) => spotOfSpace(seat, space)),
  ...ORDER_PLACES.map((at) => spotOfOrder(seat, at)),
  spotOfLane(seat),
  spotOfReserve(seat),
  spotOfPile(seat),
]);

describe('names', () => {
  test('tell every place from every other, in every language', () => {
    for (const language of LANGUAGES) {
      const names = OWN.map((spot) => nameOf(spot, language, table));
      expect(names.filter((name) => name === '' || name.includes(':'))).toEqual([]);
      expect(new Set(names).size).toBe(OWN.length);
    }
  });

  test('are words for whatever lies on either side, and rules explain it', () => {
    for (const spot of [...SIDES, 'battalion:2', 'unit:3', 'waiting:4']) {
      for (const language of LANGUAGES) expect(nameOf(spot, language, table)).not.toBe(spot);
      expect(rulesOf(spot)[0]).toMatch(/^R\d+\.\d+$/);
    }
  });

  test('tell of dice, poison and armour what can be seen', () => {
    const token = { tile: 4, wounds: 1, poison: 1, blocked: 0 };
    expect(tokenName(edition, token, 'en')).toBe(
      'Swordmen, 1 of 3 morale spaces covered, poisoned, armour',
    );
    expect(tokenName(edition, token, 'de')).toBe(
      'Schwertträger, 1 von 3 Moral-Feldern belegt, vergiftet, Rüstung',
    );
    expect(tokenName(edition, null, 'en')).toBe('empty');
    expect(tileNames(edition, [4, 0, 4], 'en')).toBe('Swordmen ×2, Militia');
  });

  test('say all that is printed on a card', () => {
    const lines = (id: string) => {
      const info = edition.tiles.find((tile) => tile.id === id);
      return info === undefined ? [] : cardLines(edition, info, 'en');
    };
    expect(lines('catapult')).toEqual([
      '3 dice, red (smashing); artillery',
      'Fear: one more die, unless the enemy card has No Fear.',
      'Defence: 1 die fewer for infantry or cavalry.',
      'Brings nobody back',
    ]);
    expect(lines('healer')).toContain('Brings back: Swordmen, Halberds');
    expect(lines('shield-bearers')).toContain('Defence: 1 die fewer for any enemy.');
  });

  test('ask what follows from what is picked', () => {
    const ask = (...picked: string[]) => promptAfter(picked, new Set(), 'en', table);
    expect(ask()).toBeNull();
    expect(ask('card:6')).toContain('Where does the card Catapult go?');
    expect(ask('unit:6')).toContain('Reinforcements');
    expect(ask('waiting:0')).toContain('Militia');
  });

  test('R12.9 ask for a unit and its space once an army of one’s own is begun, and not before', () => {
    const ask = (...targets: string[]) => promptAfter([], new Set(targets), 'en', table);
    expect(ask('army:empire-line', 'faction:empire', 'faction:orcs')).toBeNull();
    expect(ask('unit:1', 'space:1fl')).toBe(
      'Pick a unit and then a space for it, or a space and then a unit.',
    );
    const fixed = optionsSchema.parse({ armies: 'empire-line:orcs-horde' });
    const ordering = game.setup(fixed).table;
    expect(promptAfter([], new Set(['card:1']), 'en', ordering)).toBeNull();
  });
});
