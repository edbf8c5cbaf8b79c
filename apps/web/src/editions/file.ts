import {
  checkEdition,
  formatEdition,
  type EditionFault,
  type EditionKind,
} from '@bannerfield/editions';
import type { Edition } from '@bannerfield/kernel';
import { saveFile } from '../share/file.ts';

/** What came of a file. */
export type ReadEdition =
  | { readonly kind: 'sound'; readonly edition: Edition }
  | { readonly kind: 'faulty'; readonly faults: readonly EditionFault[] }
  | { readonly kind: 'not-json' }
  | { readonly kind: 'other-game'; readonly game: string };

/** The longest file that may be an edition; that of the house has some 20,000 letters. */
const LONGEST = 1_000_000;

/** An edition as `bannerfield edition` and this page write it. */
export async function readEditionFile(
  kind: EditionKind<object>,
  file: Pick<File, 'size' | 'text'>,
): Promise<ReadEdition> {
  const value = file.size > LONGEST ? undefined : parsed(await file.text());
  if (value === undefined) return { kind: 'not-json' };
  const game = gameNamed(value);
  if (game !== null && game !== kind.house.game) return { kind: 'other-game', game };
  return checkEdition(kind, value);
}

/** Undefined: it is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function gameNamed(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('game' in value)) return null;
  return typeof value.game === 'string' ? value.game : null;
}

export function saveEditionFile(edition: Edition): void {
  saveFile(`${edition.game}-${edition.id}.json`, formatEdition(edition));
}

/**
 * The id, or one like it that is not taken, so that no edition takes the place of another.
 * @param id empty: any.
 */
export function freeId(id: string, taken: readonly string[]): string {
  const stem = id === '' ? 'own' : id.slice(0, 36).replace(/-+$/, '');
  for (let count = 1; ; count++) {
    const next = count === 1 ? stem : `${stem}-${String(count)}`;
    if (!taken.includes(next)) return next;
  }
}
