import type { Seat } from '@bannerfield/kernel';
import { colourOf, HIGHEST_VALUE, makeTroop, valueOf, type Card } from '../rules/data.ts';

/** North moves first. */
export const DIRECTIONS = ['north', 'south'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** The only names that every program of this protocol reads. */
export const COLOURS = ['color1', 'color2', 'color3', 'color4', 'color5', 'color6'] as const;

export function isDirection(word: string | undefined): word is Direction {
  return DIRECTIONS.some((each) => each === word);
}

/** `color1,10`; in the order of our own colours. */
export function formatEngineCard(card: Card, colours: readonly string[] = COLOURS): string {
  return `${colours[colourOf(card)] ?? ''},${valueOf(card)}`;
}

/** Null: this is no card. */
export function parseEngineCard(text: string, colours: readonly string[] = COLOURS): Card | null {
  const [, name = '', digits = ''] = /^([^,]+),(\d{1,2})$/.exec(text) ?? [];
  const colour = colours.indexOf(name);
  const value = Number(digits);
  if (colour === -1 || value < 1 || value > HIGHEST_VALUE) return null;
  return makeTroop(colour, value);
}

/** A line that lists cards; without any it ends after the words. */
export function withCards(words: string, cards: readonly Card[]): string {
  return [words, ...cards.map((card) => formatEngineCard(card))].join(' ');
}

/** What an owner is called; `north` is the seat that moves first. */
export function ownerWord(owner: Seat | null, north: Seat): string {
  if (owner === null) return 'unclaimed';
  return owner === north ? 'north' : 'south';
}
