import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import { pathOf } from '../routes.ts';
import { useSay } from '../words/words.tsx';
import { fileName, saveFile } from './file.ts';
import { isLoopback } from './loopback.ts';
import { packLog } from './link.ts';

interface ShareBoxProps {
  readonly game: string;
  readonly log: string;
  readonly begun: number;
}

/** A finished game as a link that carries it, and as a file. */
export function ShareBox({ game, log, begun }: ShareBoxProps): ReactElement {
  const say = useSay();
  const link = useLink(log);
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
        {say('share.link')}
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>
      <div className="actions">
        <Button disabled={link === ''} onClick={() => void copy()}>
          {say(copying === 'copied' ? 'share.copied' : 'share.copy')}
        </Button>
        <Button icon="save" onClick={() => saveFile(fileName(game, begun), log)}>
          {say('share.file')}
        </Button>
      </div>
      <p role="alert" className="refusal">
        {copying === 'failed' ? say('share.not-copied') : null}
      </p>
      <p className="quiet">
        {say(isLoopback(window.location.hostname) ? 'share.loopback' : 'share.text')}
      </p>
    </div>
  );
}

function useLink(log: string): string {
  const [link, setLink] = useState('');
  useEffect(() => {
    let isWanted = true;
    void packLog(log).then((packed) => {
      const address = `${window.location.origin}${pathOf({ page: 'replay', id: null })}#${packed}`;
      if (isWanted) setLink(address);
    });
    return () => {
      isWanted = false;
    };
  }, [log]);
  return link;
}
