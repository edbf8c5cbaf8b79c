import type { ReactElement } from 'react';
import { useLanguage } from '../words/words.tsx';
import type { Following } from './follow.ts';
import { analysisWords, percent } from './words.ts';

/** How far an analysis is; nothing, once it is done. */
export function Running({ following }: { readonly following: Following }): ReactElement | null {
  const words = analysisWords(useLanguage());
  if (following.kind === 'done') return null;
  if (following.kind === 'failed') {
    return (
      <p role="alert" className="refusal">
        {words.failed}
      </p>
    );
  }
  const share = following.kind === 'running' ? following.done / Math.max(1, following.total) : 0;
  const text = words.running(percent(share));
  return (
    <div className="analysis__running">
      <progress value={share} aria-label={text} />
      <span aria-hidden="true">{text}</span>
    </div>
  );
}
