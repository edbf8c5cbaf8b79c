import type { ReactElement } from 'react';
import type { EditionFault, EditionKind } from '@bannerfield/editions';
import { useLanguage, useSay } from '../words/words.tsx';
import { cellOf } from './cells.ts';
import { placeName } from './table.tsx';

interface EditionFaultsProps {
  readonly kind: EditionKind<object>;
  readonly faults: readonly EditionFault[];
}

/** As many as can be read at a time. */
const MOST = 8;

/** What stands against an edition, each with its cell. */
export function EditionFaults({ kind, faults }: EditionFaultsProps): ReactElement | null {
  const say = useSay();
  const language = useLanguage();
  if (faults.length === 0) return null;
  const more = faults.length - MOST;
  return (
    <ul>
      {faults.slice(0, MOST).map(({ path, words, reason }) => {
        const cell = cellOf(kind.house.values, path);
        return (
          <li key={words.en}>
            {cell === null
              ? words[language]
              : `${placeName(kind, cell, language)}: ${reason[language]}`}
          </li>
        );
      })}
      {more > 0 ? <li>{say('editions.more', { count: more })}</li> : null}
    </ul>
  );
}
