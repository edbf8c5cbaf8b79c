import type { CardFace } from '../card.tsx';
import type { MarkOf } from '../mark.tsx';
import type { MarkWords } from '../spot.tsx';
import { TINCTURES, type Tincture } from '../tinctures.ts';
import sheet from './marks.svg?no-inline';

export const MARK_WORDS: MarkWords = {
  picked: 'chosen',
  target: 'can be chosen',
  cause: 'here is the reason',
  confirm: 'once more to confirm',
  changed: 'has just changed',
};

export const drawing = (name: string): MarkOf => ({ sheet, name });

const DRAWINGS = ['spartan-helmet', 'horse-head', 'elephant', 'chariot', 'lion', 'fog'] as const;

export function sampleFace(tincture: Tincture, value: number): CardFace {
  const name = DRAWINGS[TINCTURES.indexOf(tincture)] ?? 'lion';
  return { value: String(value), tincture, mark: drawing(name), title: 'Heavy Cavalry' };
}

export const WILD: CardFace = {
  value: '1–3',
  tincture: 'any',
  mark: drawing('lion'),
  title: 'Shield Bearers',
};

export const LEADER: CardFace = { ...WILD, value: '', title: 'Alexander' };

export const PLAIN: CardFace = {
  value: '',
  tincture: null,
  mark: drawing('fog'),
  title: 'Fog',
};

/** The marks a spot can bear, each alone. */
export const MARKS = ['', 'target', 'picked', 'confirm', 'cause', 'changed', 'disabled'] as const;

export const nothing = (): void => undefined;
