import type { Language } from '@bannerfield/kernel';

/**
 * As it is written where the reader lives, in the language that is spoken here.
 * @param tags the reader's languages as his browser lists them; some browsers list odd ones.
 */
export function formatTime(
  time: number,
  language: Language,
  tags: readonly string[] = navigator.languages,
): string {
  const locale = tags.find((tag) => tag.startsWith(language) && isKnown(tag)) ?? language;
  return new Date(time).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
}

function isKnown(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}
