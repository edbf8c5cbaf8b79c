import { LANGUAGES } from '@bannerfield/kernel';
import { HEX_DIRECTIONS, hexDistance, isSameHex } from '@bannerfield/ui/hex';
import { describe, expect, test } from 'vitest';
import { hexBeside, hexesInOrder, hexOfPlace, placeOf } from '../../board/layout.ts';
import {
  cutSentence,
  hexName,
  nameOf,
  neighboursText,
  spell,
  unitText,
  weaponText,
} from '../../board/names.ts';
import { BUTTONS, spotOfCard, spotOfDrawn, spotOfHex, spotOfLore } from '../../board/pointing.ts';
import { rulesOf } from '../../board/rules-of.ts';
import { cellName, infoText, reachText, standingText } from '../../board/tell.ts';
import { prospectNow } from '../../board/prospect.ts';
import { wordsIn } from '../../board/words.ts';
import { ALL_HEXES, distance, neighboursOf, parseHex, type Hex } from '../../rules/board.ts';
import {
  COMMANDS,
  GROUNDS,
  LORE_CARDS,
  OVERLAYS,
  WEAPONS,
  type WeaponId,
} from '../../rules/data.ts';
import { unitAt } from '../../rules/state.ts';
import { begin } from '../rules/position.ts';

const at = (name: string): Hex => parseHex(name) ?? -1;
const NAMES = ['Ada', 'Theodor'] as const;

describe('the layout', () => {
  test('R1.3 keeps neighbours and distances, for whoever looks', () => {
    for (const near of [0, 1] as const) {
      for (const hex of ALL_HEXES) {
        expect(hexOfPlace(placeOf(hex, near), near)).toBe(hex);
        const beside = HEX_DIRECTIONS.flatMap((way) => hexBeside(hex, way, near) ?? []);
        expect(beside.toSorted()).toEqual([...neighboursOf(hex)].sort());
        const other = ALL_HEXES[(hex * 31) % ALL_HEXES.length] ?? 0;
        expect(hexDistance(placeOf(hex, near), placeOf(other, near))).toBe(distance(hex, other));
      }
    }
  });

  test('has the own baseline below, and reads from above on the left', () => {
    expect(hexesInOrder(0)[0]).toBe(at('i1'));
    expect(hexesInOrder(1)[0]).toBe(at('a13'));
    expect(isSameHex(placeOf(at('a1'), 0), placeOf(at('i13'), 1))).toBe(true);
  });
});

describe('names', () => {
  test('tell every spot from every other, in every language', () => {
    const spots = [
      ...ALL_HEXES.map(spotOfHex),
      ...COMMANDS.map((_, card) => spotOfCard(card)),
      ...LORE_CARDS.map((_, card) => spotOfLore(card)),
      ...Object.values(BUTTONS),
      'hand',
      'board',
    ];
    for (const language of LANGUAGES) {
      const names = spots.map((spot) => nameOf(spot, language));
      expect(names.every((name) => name !== '' && !name.includes(':'))).toBe(true);
      expect(new Set(names).size).toBe(spots.length);
      expect(nameOf(spotOfDrawn(0), language)).toBe(nameOf(spotOfCard(0), language));
    }
  });

  test('every card, weapon and ground has words of its own in both languages', () => {
    for (const language of LANGUAGES) {
      const words = wordsIn(language);
      for (const { id } of COMMANDS) {
        const short = id.replace(/-(left|centre|right)$/, '');
        expect(words.command[id] ?? words.command[short], id).toBeTruthy();
      }
      for (const { id } of LORE_CARDS) expect(words.lore[id], id).toBeTruthy();
      for (const id of Object.keys(WEAPONS)) expect(words.weaponDoes[id], id).toBeTruthy();
      for (const { id } of [...Object.values(GROUNDS), ...Object.values(OVERLAYS)]) {
        expect(words.terrain[id], id).toBeDefined();
        if (words.terrain[id] !== '') expect(words.terrainDoes[id], id).toBeTruthy();
      }
    }
    expect(wordsIn('de').keys.length).toBe(wordsIn('en').keys.length);
  });

  test('R10.9 and R10.10 who loses a die after a move is told so, crossbows by the option', () => {
    const told = (crossbowMovePenalty: boolean): string[] => {
      const { table } = begin('', { options: { crossbowMovePenalty } }).state();
      const words = wordsIn('en');
      const weapons = Object.keys(WEAPONS) as WeaponId[];
      return weapons.filter((id) => weaponText(table, id, words).endsWith(words.unsteady));
    };
    expect(told(true)).toEqual(['common-bow', 'crossbow']);
    expect(told(false)).toEqual(['common-bow']);
  });

  test('sentences are cut at hexes, and nothing is lost', () => {
    const text = 'Archers on d5 shoot at f13, a card, b1 and i14.';
    expect(cutSentence(text).filter((piece) => typeof piece !== 'string')).toEqual([
      { hex: at('d5') },
      { hex: at('b1') },
    ]);
    expect(spell('Archers on d5 shoot.')).toBe('Archers on D5 shoot.');
  });

  test('every spot has rules that explain it', () => {
    const spots = [spotOfHex(0), ...Object.values(BUTTONS)];
    const cards = [...COMMANDS.keys()].map(spotOfCard);
    for (const spot of [...spots, ...cards, ...[...LORE_CARDS.keys()].map(spotOfLore)]) {
      expect(rulesOf(spot).length, spot).toBeGreaterThan(0);
    }
  });
});

describe('what is told to those who do not see the field', () => {
  const field =
    'bottom archers d5; bottom regular-infantry c5; bottom regular-infantry c6; top goblin-swords g5; wood f5; wood e5; top archers f8; hill e9';

  function lookAt(viewer: 0 | 1, ...ordered: string[]) {
    const game = begin(field, { figures: { d5: 3 } });
    if (ordered.length > 0) game.order(...ordered);
    return { table: game.state().table, viewer, names: NAMES, language: 'en' } as const;
  }

  test('a unit: whose it is, its banner, figures, morale and order', () => {
    const look = lookAt(0);
    const unit = unitAt(look.table, at('d5'));
    expect(unit === null ? '' : unitText(look, unit)).toBe(
      'Archers, yours, green, 3 of 4 figures left, Bold',
    );
    const goblins = unitAt(look.table, at('g5'));
    expect(goblins === null ? '' : unitText(look, goblins)).toBe(
      'Goblin Swords, of Theodor, blue, 4 figures, retreats two hexes a flag',
    );
  });

  test('neighbours by direction as the viewer sits, and where the field ends', () => {
    expect(neighboursText(lookAt(0), at('d5'))).toEqual([
      'Ahead left: E5 wood',
      'Ahead right: E6 open',
      'Right: D6 open',
      'Back right: C6 Regular Infantry, yours, blue, 4 figures',
      'Back left: C5 Regular Infantry, yours, blue, 4 figures',
      'Left: D4 open',
    ]);
    expect(neighboursText(lookAt(1), at('d5'))[3]).toBe('Back right: E5 wood');
    expect(neighboursText(lookAt(0), at('a13'))[2]).toBe('Right: the edge of the field');
  });

  test('what the unit in hand may reach and attack, with the odds and what is in the way', () => {
    const look = lookAt(0, 'd5', 'c5>c4');
    const held = { prospect: prospectNow(look.table, at('d5')), ordered: [] };
    expect(cellName(look, at('f8'), held)).toBe(
      'F8: Archers, of Theodor, green, 4 figures; 2 dice: hit 31 %, destroyed 0 %, driven back 31 %',
    );
    expect(cellName(look, at('g5'), held)).toMatch(/; not seen: E5 and F5 in the way$/);
    expect(cellName(look, at('d5'), held)).toMatch(
      /; in hand, may go to 0 hexes, may attack 1 enemy$/,
    );
    expect(cellName(look, at('e9'), held)).toBe('E9: hill');
  });

  test('what a unit could do if it were ordered, whoever it belongs to', () => {
    const look = lookAt(0);
    expect(reachText(look, at('d5'))).toMatch(
      /^Archers D5\. If ordered it may go to \d+ hexes\. Shoots up to 4 hexes\. From here it could attack Archers F8\./,
    );
    expect(reachText(look, at('f8'))).toContain('From here it could attack Archers D5');
    expect(reachText(look, at('e6'))).toBe('No unit stands here.');
  });

  test('sections as each player sees them, and how the sides stand', () => {
    expect(infoText(lookAt(0), at('d4'))).toBe('D4, left wing and centre.');
    expect(infoText(lookAt(1), at('d4'))).toBe('D4, centre and right wing.');
    expect(standingText(lookAt(1))).toMatch(
      /^Theodor: 0 of 4 banners, 6 units, 24 figures\. Ada: /,
    );
    expect(hexName(at('a1'))).toBe('A1');
  });
});
