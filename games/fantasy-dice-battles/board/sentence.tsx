import type { ReactElement } from 'react';
import type { SentenceProps } from '@bannerfield/ui';

/** Units are told by name, so that sentences need no signs. */
export function Sentence({ text }: SentenceProps): ReactElement {
  return <>{text}</>;
}
