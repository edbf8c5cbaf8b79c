import { setupI18n, type Messages } from '@lingui/core';
import { I18nProvider, useLingui } from '@lingui/react';
import { useMemo, type ReactElement, type ReactNode } from 'react';
import type { Language } from '@bannerfield/kernel';
import { fetchWords, wantLanguage } from './by-language.ts';
import type english from './en.json';

/** Every sentence of the program has one. */
export type WordId = keyof typeof english;

/** What a sentence fills in. */
export type Values = Readonly<Record<string, string | number>>;

/** Says a sentence in the reader's language. */
export type Say = (id: WordId, values?: Values) => string;

const CATALOGUES: Readonly<Record<Language, () => Promise<{ default: object }>>> = {
  en: () => import('./en.json'),
  de: () => import('./de.json'),
};

const i18n = setupI18n();

/** Goes over to a language; what is on the page follows at once. */
export async function speak(language: Language): Promise<void> {
  wantLanguage(language);
  const [{ default: words }] = await Promise.all([CATALOGUES[language](), fetchWords()]);
  i18n.loadAndActivate({ locale: language, messages: words as Messages });
  document.documentElement.lang = language;
}

export function useSay(): Say {
  const context = useLingui();
  // The context is a new one when the language changes, and only then.
  return useMemo(() => (id, values) => context.i18n._(id, values), [context]);
}

/** The language that is spoken now; it follows the setting as soon as its words are here. */
export function useLanguage(): Language {
  return useLingui().i18n.locale === 'de' ? 'de' : 'en';
}

export function WordsProvider({ children }: { readonly children: ReactNode }): ReactElement {
  return <I18nProvider i18n={i18n}>{children}</I18nProvider>;
}
