import { lazy, Suspense, type ReactElement } from 'react';
import type { BoardProps, DetailsProps } from '@bannerfield/ui';
import type { Fdb } from '../rules/fdb.ts';

const LazyDetails = lazy(async () => ({ default: (await import('./details.tsx')).Details }));
const LazyReference = lazy(async () => ({ default: (await import('./reference.tsx')).Reference }));

/** What lies behind a dialog comes when it is opened for the first time. */
export function Details(props: DetailsProps<Fdb>): ReactElement {
  return (
    <Suspense fallback={null}>
      <LazyDetails {...props} />
    </Suspense>
  );
}

export function Reference(props: BoardProps<Fdb>): ReactElement {
  return (
    <Suspense fallback={null}>
      <LazyReference {...props} />
    </Suspense>
  );
}
