import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const CATALOGUE = /\/src\/words\/[a-z]{2}\.json$/;

/**
 * Compiles the catalogues while they are bundled, so that no parser of plurals travels to the
 * reader. A sentence that cannot be read stops the build.
 */
export function compiledWords(): Plugin {
  return {
    name: 'compiled-words',
    enforce: 'pre',
    transform: {
      filter: { id: CATALOGUE },
      handler: (source) => ({ code: JSON.stringify(compileWords(source)), map: null }),
    },
  };
}

/** The text of a catalogue as Lingui wants it at run time. */
export function compileWords(source: string): Record<string, unknown> {
  const words = JSON.parse(source) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(words).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
}
