import { useEffect, useState, type ReactElement } from 'react';
import { useLanguage } from '../words/words.tsx';
import { findServer } from './api.ts';
import { onlineWords } from './words.ts';

type Found = Awaited<ReturnType<typeof findServer>>;

interface ServerNoteProps {
  /** Says nothing while all is well. */
  readonly isQuiet?: boolean;
}

/** Whether a match can be opened from here, and what it takes. */
export function ServerNote({ isQuiet = false }: ServerNoteProps): ReactElement {
  const words = onlineWords(useLanguage());
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    let isWanted = true;
    void findServer().then((come) => {
      if (isWanted) setFound(come);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  const isMissing = found === 'no-server' || found === 'no-net';
  return (
    <p role="status" className={isMissing ? 'refusal' : 'quiet'}>
      {found === null && !isQuiet ? words.looking : null}
      {found === 'here' && !isQuiet ? words.serverHere : null}
      {found === 'no-server' ? `${words.noServer}. ${words.noServerText}` : null}
      {found === 'no-net' ? `${words.noNet}. ${words.noNetText}` : null}
    </p>
  );
}
