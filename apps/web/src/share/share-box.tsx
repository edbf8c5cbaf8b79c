import { useEffect, useState, type ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import { pathOf } from '../routes.ts';
import { useSay } from '../words/words.tsx';
import { fileName, saveFile } from './file.ts';
import { LinkField } from './link-field.tsx';
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
  return (
    <LinkField
      label={say('share.link')}
      link={useLink(log)}
      text={say(isLoopback(window.location.hostname) ? 'share.loopback' : 'share.text')}
    >
      <Button icon="save" onClick={() => saveFile(fileName(game, begun), log)}>
        {say('share.file')}
      </Button>
    </LinkField>
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
