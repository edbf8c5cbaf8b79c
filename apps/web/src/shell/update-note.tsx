import { useSyncExternalStore, type ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import { useSay } from '../words/words.tsx';
import { isUpdateReady, letUpdateIn, subscribeToUpdate } from './update.ts';

/** Offers a new version; never at a table, where it would interrupt. */
export function UpdateNote(): ReactElement | null {
  const say = useSay();
  const isReady = useSyncExternalStore(subscribeToUpdate, isUpdateReady);
  if (!isReady) return null;
  return (
    <aside className="update" role="status">
      <span>{say('update.ready')}</span>
      <Button look="main" onClick={letUpdateIn}>
        {say('update.use')}
      </Button>
    </aside>
  );
}
