import type { Language } from '@bannerfield/kernel';
import type { BoardWords } from './board-words.ts';
import { words as german } from './words.de.ts';
import { words as english } from './words.en.ts';

const WORDS: Readonly<Record<Language, BoardWords>> = { en: english, de: german };

export function wordsIn(language: Language): BoardWords {
  return WORDS[language];
}
