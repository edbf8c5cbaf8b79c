import type { Spot } from '@bannerfield/ui';
import { COMMANDS, LORE_CARDS } from '../rules/data.ts';
import { BUTTONS, cardAtSpot, hexAtSpot, ignoredAt, loreAtSpot } from './pointing.ts';

/** Of a hex and whoever stands there, whatever it is: the spot alone does not say. */
const FIELD = ['R2.4', 'R6.4', 'R8.1', 'R8.4', 'R9.4', 'R12.7', 'R15.2', 'R15.3', 'R15.6'];

const OF_COMMAND: Readonly<Record<string, readonly string[]>> = {
  scout: ['R4.3', 'R4.4'],
  'green-banners': ['R4.5', 'R5.9'],
  'blue-banners': ['R4.5', 'R5.9'],
  'red-banners': ['R4.5', 'R5.9'],
  'mounted-charge': ['R4.6', 'R6.12', 'R5.9'],
  'foot-onslaught': ['R4.12', 'R6.13', 'R5.6', 'R5.9'],
  'darken-the-sky': ['R4.7', 'R5.9'],
  leadership: ['R4.11'],
  'counter-attack': ['R4.10'],
  'battle-lore': ['R4.8', 'R18.2'],
};

const OF_LORE: Readonly<Record<string, readonly string[]>> = {
  'call-to-arms': ['R17.10', 'R5.11'],
  'second-wind': ['R17.11'],
  'forced-march': ['R17.10'],
  'war-cry': ['R17.12'],
  unease: ['R17.12', 'R12.5'],
  dread: ['R17.12', 'R12.5'],
  'fated-blow': ['R17.13'],
  ambush: ['R17.14', 'R7.8'],
  'hold-fast': ['R17.15', 'R12.6'],
  'last-stand': ['R17.15', 'R12.6'],
};

/** The rules that explain a spot. */
export function rulesOf(spot: Spot): readonly string[] {
  if (hexAtSpot(spot) !== null) return FIELD;
  const lore = loreAtSpot(spot);
  if (lore !== null) return [...(OF_LORE[LORE_CARDS[lore]?.id ?? ''] ?? []), 'R17.6', 'R17.7'];
  const card = cardAtSpot(spot);
  if (card !== null) return rulesOfCommand(COMMANDS[card]?.id ?? '');
  return ignoredAt(spot) === null ? rulesOfButton(spot) : ['R12.2', 'R12.3'];
}

function rulesOfButton(spot: Spot): readonly string[] {
  switch (spot) {
    case BUTTONS.back:
      return ['R14.1', 'R14.2', 'R14.6'];
    case BUTTONS.cards:
    case BUTTONS.both:
    case BUTTONS.tokens:
      return ['R17.4', 'R17.5'];
    default:
      return ['R3.2'];
  }
}

function rulesOfCommand(id: string): readonly string[] {
  const own = OF_COMMAND[id.replace(/-(left|centre|right)$/, '')] ?? ['R4.3', 'R5.4'];
  return [...own, 'R4.2'];
}
