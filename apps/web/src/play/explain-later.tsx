import { useState, type ReactElement } from 'react';
import { later } from '@bannerfield/ui';
import type { ExplainProps } from './question.ts';

// Asked for now and then only, so it comes when it is.
const Late = later(async () => (await import('./explain.tsx')).Explain);

/** What there is to see at a spot and the rules that explain it, once somebody has asked. */
export function Explain(props: ExplainProps): ReactElement | null {
  const [wasAsked, setAsked] = useState(false);
  if (props.question !== null && !wasAsked) setAsked(true);
  if (!wasAsked) return null;
  return <Late {...props} />;
}
