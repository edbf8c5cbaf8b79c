import type { About, Language } from '@bannerfield/kernel';

const ENGLISH = import.meta.glob<string>('../../../../games/[a-z]*/RULES.md', {
  query: '?raw',
  import: 'default',
});
const GERMAN = import.meta.glob<string>('../../../../games/[a-z]*/RULES.de.md', {
  query: '?raw',
  import: 'default',
});

const ABOUT = import.meta.glob<About>('../../../../games/[a-z]*/about.ts', { import: 'about' });

/** What a game is about, its options among it, or null if there is no such game. */
export async function loadAbout(id: string): Promise<About | null> {
  const path = `../../../../games/${id}/about.ts`;
  return Object.hasOwn(ABOUT, path) ? ((await ABOUT[path]?.()) ?? null) : null;
}

/** The text of a game's numbered rules, or null if there is no such game. */
export async function loadRulebook(id: string, language: Language): Promise<string | null> {
  const [files, name] = language === 'de' ? [GERMAN, 'RULES.de.md'] : [ENGLISH, 'RULES.md'];
  const path = `../../../../games/${id}/${name}`;
  return Object.hasOwn(files, path) ? ((await files[path]?.()) ?? null) : null;
}
