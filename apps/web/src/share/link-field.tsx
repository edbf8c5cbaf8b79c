import { useState, type ReactElement, type ReactNode } from 'react';
import { Button } from '@bannerfield/ui';
import { useSay } from '../words/words.tsx';

interface LinkFieldProps {
  readonly label: string;
  /** Empty: it is not ready yet. */
  readonly link: string;
  /** What one should know about it. */
  readonly text: string;
  /** What else can be done with it. */
  readonly children?: ReactNode;
}

/** A link to be handed on: to be seen, marked and copied. */
export function LinkField({ label, link, text, children }: LinkFieldProps): ReactElement {
  const say = useSay();
  const [copying, setCopying] = useState<'waiting' | 'copied' | 'failed'>('waiting');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      setCopying('copied');
    } catch {
      // The browser does not let the page: the link stands in the field to be copied by hand.
      setCopying('failed');
    }
  };
  return (
    <div className="share">
      <label className="share__link">
        {label}
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className="actions">
        <Button disabled={link === ''} onClick={() => void copy()}>
          {say(copying === 'copied' ? 'share.copied' : 'share.copy')}
        </Button>
        {children}
      </div>
      <p role="alert" className="refusal">
        {copying === 'failed' ? say('share.not-copied') : null}
      </p>
      <p className="quiet">{text}</p>
    </div>
  );
}
