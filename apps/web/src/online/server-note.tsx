import { useEffect, useState, type ReactElement } from 'react';
import { useLanguage } from '../words/words.tsx';
import { findServer } from './api.ts';
import { onlineWords } from './words.ts';

type Found = Awaited<ReturnType<typeof findServer>>;

/** Whether a match can be opened from here, and what it takes. */
export function ServerNote(): ReactElement {
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
      {found === null ? words.looking : null}
      {found === 'here' ? words.serverHere : null}
      {found === 'no-server' ? `${words.noServer}. ${words.noServerText}` : null}
      {found === 'no-net' ? `${words.noNet}. ${words.noNetText}` : null}
    </p>
  );
}
