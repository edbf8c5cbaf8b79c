import { TINCTURES, type BackKind, type CardFace } from '@bannerfield/ui';
import {
  TACTICS,
  TROOPS,
  colourOf,
  isMorale,
  isTroop,
  valueOf,
  type Card,
  type CardKind,
} from '../rules/data.ts';
import MARKS from './marks.json' with { type: 'json' };
import sheet from './marks.svg?no-inline';
import { cardTitle } from './names.ts';
import type { BoardWords } from './board-words.ts';

export const BACKS: Readonly<Record<CardKind, BackKind>> = { troop: 'first', tactics: 'second' };

const FACES = new Map<BoardWords, CardFace[]>();

/** The front of a card; the same object at every call, so that cards need not be drawn anew. */
export function faceOf(card: Card, words: BoardWords): CardFace {
  const faces = FACES.get(words) ?? [];
  FACES.set(words, faces);
  return (faces[card] ??= makeFace(card, words));
}

function makeFace(card: Card, words: BoardWords): CardFace {
  const title = cardTitle(card, words);
  if (isTroop(card)) {
    const value = valueOf(card);
    return {
      value: String(value),
      tincture: TINCTURES[colourOf(card)] ?? 'sable',
      mark: { sheet, name: MARKS[value - 1] ?? '' },
      title,
    };
  }
  const mark = { sheet, name: MARKS[10 + card - TROOPS] ?? '' };
  if (!isMorale(card)) return { value: '', tincture: null, mark, title };
  return { value: wildValue(card), tincture: 'any', mark, title };
}

/** `8`, `1–3`; a Leader's are too many to be written: he is known by his mark. */
function wildValue(card: Card): string {
  const row = TACTICS[card - TROOPS];
  if (row === undefined || !('values' in row)) return '';
  const [low, high] = row.values;
  if (low === high) return String(low);
  return high - low > 5 ? '' : `${low}–${high}`;
}
