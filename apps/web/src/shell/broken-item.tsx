import type { ReactElement } from 'react';
import { Button } from '@bannerfield/ui';
import type { BrokenRecord } from '../keep/record.ts';
import { saveFile } from '../share/file.ts';
import { useSay } from '../words/words.tsx';

interface BrokenItemProps {
  readonly record: BrokenRecord;
  onRemove(): void;
}

/** What is stored and cannot be read; it can be saved as it is. */
export function BrokenItem({ record, onRemove }: BrokenItemProps): ReactElement {
  const say = useSay();
  return (
    <li className="game">
      <div className="game__text">
        <strong>{say('broken.title')}</strong>
        <span className="quiet">{say('fault.record')}</span>
      </div>
      <div className="actions">
        <Button icon="save" onClick={() => saveFile(`bannerfield-${record.id}.log`, record.text)}>
          {say('broken.save')}
        </Button>
        <Button icon="close" look="plain" aria-label={say('broken.remove')} onClick={onRemove} />
      </div>
    </li>
  );
}
