import { useEffect, useState, type ReactElement } from 'react';
import { useSay } from '../words/words.tsx';

/** Says, once it is so, that everything is kept on this device. */
export function OfflineReady(): ReactElement {
  const say = useSay();
  const isReady = useKept();
  return (
    <p className="quiet" role="status">
      {isReady ? say('offline.ready') : null}
    </p>
  );
}

/** A service worker becomes active when all that it keeps has been fetched. */
function useKept(): boolean {
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return undefined;
    let isWanted = true;
    // Without a service worker it is never answered, and nothing is said.
    void navigator.serviceWorker.ready.then(() => {
      if (isWanted) setKept(true);
    });
    return () => {
      isWanted = false;
    };
  }, []);
  return isKept;
}
