import type { Language } from '@bannerfield/kernel';

/** Where the words of one thing come from. */
export type WordFiles<W> = Readonly<Record<Language, () => Promise<W>>>;

type Fetch = (language: Language) => Promise<void>;

const fetches = new Set<Fetch>();
const wanted = new Set<Language>();

/**
 * Words in the languages that are spoken. They are there once `fetchWords` has been waited for
 * after this call.
 */
export function byLanguage<W>(files: WordFiles<W>): (language: Language) => W {
  const here = new Map<Language, W>();
  fetches.add(async (language) => {
    if (!here.has(language)) here.set(language, await files[language]());
  });
  return (language) => {
    const words = here.get(language);
    if (words === undefined) throw new Error(`the words in “${language}” were not waited for`);
    return words;
  };
}

/** From now on `fetchWords` brings this language too. */
export function wantLanguage(language: Language): void {
  wanted.add(language);
}

/** Brings all words that are still missing in the languages wanted so far. */
export async function fetchWords(): Promise<void> {
  const all = [...fetches].flatMap((fetch) => [...wanted].map((language) => fetch(language)));
  await Promise.all(all);
}
