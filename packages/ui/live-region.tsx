import { useSyncExternalStore, type ReactElement } from 'react';
import type { Announcer, Urgency } from './announcer.ts';

const URGENCIES: readonly Urgency[] = ['polite', 'assertive'];

/** What an announcer says, unseen. It stands once on the page and is never taken away. */
export function LiveRegion({ announcer }: { readonly announcer: Announcer }): ReactElement {
  const said = useSyncExternalStore(announcer.subscribe, announcer.now);
  return (
    <>
      {URGENCIES.map((urgency) => (
        <div key={urgency} className="bf-hidden" aria-live={urgency} aria-atomic="false">
          {said
            .filter((utterance) => utterance.urgency === urgency)
            .map(({ id, text }) => (
              <p key={id}>{text}</p>
            ))}
        </div>
      ))}
    </>
  );
}
