import { lazy, Suspense, useState, type ReactElement } from 'react';
import type { GameTypes } from '@bannerfield/kernel';
import type { BoardProps, Spot } from '@bannerfield/ui';
import type { TableGame } from '../games/source.ts';

/** What is asked about: a place on the board, or a rule. */
export type Question =
  { readonly kind: 'spot'; readonly spot: Spot } | { readonly kind: 'rule'; readonly rule: string };

export interface ExplainProps {
  readonly parts: TableGame;
  readonly board: BoardProps<GameTypes>;
  readonly question: Question | null;
  onClose(): void;
}

// Asked for now and then only, so it comes when it is.
const Late = lazy(async () => ({ default: (await import('./explain.tsx')).Explain }));

/** What there is to see at a spot and the rules that explain it, once somebody has asked. */
export function Explain(props: ExplainProps): ReactElement | null {
  const [wasAsked, setAsked] = useState(false);
  if (props.question !== null && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  return (
    <Suspense fallback={null}>
      <Late {...props} />
    </Suspense>
  );
}
