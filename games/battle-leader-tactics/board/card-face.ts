import type { Language } from '@bannerfield/kernel';
import type { CardFace, MarkOf, Tincture } from '@bannerfield/ui';
import { CARD_NAMES } from '../names.ts';
import { CARD_KEYS, LEADERS, type Arm, type Card, type Leader } from '../rules/data.ts';
import type { EditionTable } from '../rules/edition.ts';
import MARKS from './marks.json' with { type: 'json' };
import sheet from './marks.svg?no-inline';

/** Each arm has a tincture, and so a hatching and a charge. */
export const TINCTURE_OF: Readonly<Record<Arm, Tincture>> = {
  militia: 'vert',
  infantry: 'gules',
  cavalry: 'azure',
  guard: 'purpure',
  artillery: 'or',
};

export function markNamed(name: string): MarkOf {
  return { sheet, name };
}

export function markOfLeader(leader: Leader): MarkOf {
  return markNamed(MARKS[CARD_KEYS.length + LEADERS.indexOf(leader)] ?? '');
}

const FACES = new WeakMap<EditionTable, Map<string, CardFace>>();

/** The front of a card; the same object at every call, so that cards need not be drawn anew. */
export function faceOf(edition: EditionTable, card: Card, language: Language): CardFace {
  const faces = FACES.get(edition) ?? new Map<string, CardFace>();
  FACES.set(edition, faces);
  const key = `${language} ${String(card)}`;
  const face = faces.get(key) ?? makeFace(edition, card, language);
  faces.set(key, face);
  return face;
}

function makeFace(edition: EditionTable, card: Card, language: Language): CardFace {
  const { value, arms } = edition.cards[CARD_KEYS[card] ?? 'militia'];
  const [first, second] = arms;
  return {
    value: String(value),
    tincture: first === undefined ? null : TINCTURE_OF[first],
    ...(second === undefined ? {} : { second: TINCTURE_OF[second] }),
    mark: markNamed(MARKS[card] ?? ''),
    title: CARD_NAMES[language][card] ?? '',
  };
}
