import { useSyncExternalStore, type ReactElement } from 'react';
import { useSay } from '../words/words.tsx';

/** Says that the net is gone, and that it is not missed. */
export function OfflineNote(): ReactElement | null {
  const say = useSay();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : (
    <aside className="offline" role="status" aria-label={say('offline')}>
      {say('offline')}
    </aside>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
