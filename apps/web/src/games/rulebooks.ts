import type { Language } from '@bannerfield/kernel';

const ENGLISH = import.meta.glob<string>('../../../../games/[a-z]*/RULES.md', {
  query: '?raw',
  import: 'default',
});
const GERMAN = import.meta.glob<string>('../../../../games/[a-z]*/RULES.de.md', {
  query: '?raw',
  import: 'default',
});

/** The text of a game's numbered rules, or null if there is no such game. */
export async function loadRulebook(id: string, language: Language): Promise<string | null> {
  const [files, name] = language === 'de' ? [GERMAN, 'RULES.de.md'] : [ENGLISH, 'RULES.md'];
  const path = `../../../../games/${id}/${name}`;
  return Object.hasOwn(files, path) ? ((await files[path]?.()) ?? null) : null;
}
