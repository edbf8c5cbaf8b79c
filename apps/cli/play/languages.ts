import type { Language } from '@bannerfield/kernel';
import { words as german } from './messages.de.ts';
import { words as english } from './messages.en.ts';
import type { PlayWords } from './words.ts';

const WORDS: Readonly<Record<Language, PlayWords>> = { en: english, de: german };

export function wordsOf(language: Language): PlayWords {
  return WORDS[language];
}
